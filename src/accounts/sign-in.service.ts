import { Injectable } from '@nestjs/common';
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
  ) {}

  /**
   * Opens a session and returns its id. Returns null for an unknown account, a wrong password and a suspended
   * account alike, after the same time; throws `rate_limited` after too many attempts.
   */
  async signIn(credentials: Credentials, origin: SessionOrigin): Promise<string | null> {
    const accountId = await this.authenticate(credentials, origin.address);
    return accountId && this.sessions.open(accountId, origin);
  }

  /** Says whether a signed-in person still knows the password; limited like signing in. */
  async confirm(sessionId: string, credentials: Credentials, address: string): Promise<boolean> {
    if (!(await this.authenticate(credentials, address))) return false;
    await this.sessions.confirm(sessionId);
    return true;
  }

  private async authenticate({ email, password }: Credentials, address: string): Promise<string | null> {
    await this.throttle.admit(email, address);
    const decoyHash = await (this.decoyHash ??= hashPassword(randomPassword()));
    const { rows } = await this.pool.query<{ id: string; password_hash: string }>(FIND_SQL, [
      email.trim().replaceAll('\0', ''),
    ]);
    // Longer ones could not have been set, and would only cost time.
    const given = password.slice(0, PASSWORD_LENGTH_MAX + 1);
    const isRight = await isPassword(given, rows[0]?.password_hash ?? decoyHash);
    if (!isRight || !rows[0]) return null;
    await this.throttle.succeed(email, address);
    return rows[0].id;
  }
}

const FIND_SQL =
  'SELECT id, password_hash FROM accounts WHERE lower(email) = lower($1) AND suspended_at IS NULL';
