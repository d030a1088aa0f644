import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit-event.js';
import { currentAuditOrigin } from '../audit/audit-origin.js';
import { HotPool } from '../database/database.module.js';
import { hashPassword, isPassword, PASSWORD_LENGTH_MAX, randomPassword } from './password.js';
import { SessionsService, type SessionOrigin } from './sessions.service.js';
import { SignInThrottle } from './sign-in-throttle.js';

/** What a person types to sign in. */
export interface Credentials {
  email: string;
  password: string;
}

/** Signs people in. */
@Injectable()
export class SignInService {
  /** Stands in for the hash of an account that there is not, so that both take as long. */
  private decoyHash: Promise<string> | undefined;

  constructor(
    private readonly pool: HotPool,
    private readonly sessions: SessionsService,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens a session and returns its id. Returns null for an unknown account, a wrong password and a suspended
   * account alike, after the same time; throws `rate_limited` after too many attempts.
   */
  async signIn(credentials: Credentials, origin: SessionOrigin): Promise<string | null> {
    const { account, isRight } = await this.authenticate(credentials, origin.address);
    await this.note(isRight ? 'session.signed_in' : 'session.refused', account, isRight);
    return isRight && account ? this.sessions.open(account.id, origin) : null;
  }

  /** Says whether a signed-in person still knows the password; limited like signing in. */
  async confirm(sessionId: string, credentials: Credentials, address: string): Promise<boolean> {
    const { account, isRight } = await this.authenticate(credentials, address);
    await this.note(isRight ? 'session.confirmed' : 'session.confirm_refused', account, isRight);
    if (isRight) await this.sessions.confirm(sessionId);
    return isRight;
  }

  private async authenticate({ email, password }: Credentials, address: string): Promise<Attempt> {
    await this.throttle.admit(email, address);
    const decoyHash = await (this.decoyHash ??= hashPassword(randomPassword()));
    const { rows } = await this.pool.query<AccountRow>(FIND_SQL, [email.trim().replaceAll('\0', '')]);
    // Longer ones could not have been set, and would only cost time.
    const given = password.slice(0, PASSWORD_LENGTH_MAX + 1);
    const isRight = await isPassword(given, rows[0]?.password_hash ?? decoyHash);
    const account = rows[0] ?? null;
    if (!isRight || !account) return { account, isRight: false };
    await this.throttle.succeed(email, address);
    return { account, isRight };
  }

  // Of an attempt at an account that there is not, nothing that was typed is kept: it may be a password.
  private note(action: AuditAction, account: AccountRow | null, isRight: boolean): Promise<void> {
    const origin = currentAuditOrigin();
    const actor =
      account && isRight ? { type: 'account' as const, id: account.id, name: account.email } : null;
    const target = account && { type: 'account', id: account.id, name: account.email };
    return this.audit.note(
      { action, accountId: account?.id ?? null, target },
      actor ? { ...origin, actor } : origin,
    );
  }
}

interface AccountRow {
  id: string;
  email: string;
  password_hash: string;
}

interface Attempt {
  /** The account that was meant; null where there is none. */
  account: AccountRow | null;
  isRight: boolean;
}

const FIND_SQL =
  'SELECT id, email, password_hash FROM accounts WHERE lower(email) = lower($1) AND suspended_at IS NULL';
