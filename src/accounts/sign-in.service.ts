import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditAction, AuditEvent } from '../audit/audit-event.js';
import { currentAuditOrigin, type AuditOrigin } from '../audit/audit-origin.js';
import { sha256 } from '../common/crypto/sha256.js';
import { HotPool } from '../database/database.module.js';
import { Account } from './account.entity.js';
import { KnownBrowsers } from './known-browsers.js';
import { foldEmail } from './folded-email.js';
import { hashPassword, isPassword, randomPassword } from './password.js';
import { SessionsService, type SessionOrigin } from './sessions.service.js';
import type { PasswordAttempt } from './sign-in-counters.js';
import {
  ACCOUNT_SUSPENDED,
  problemOfLimit,
  WRONG_CREDENTIALS,
  type SignInProblem,
} from './sign-in-problem.js';
import { SignInThrottle } from './sign-in-throttle.js';

/** The credentials of a sign-in form. */
interface Credentials {
  email: string;
  password: string;
}

/** A signed-in user who enters the password again. */
export interface SignedInUser {
  account: Pick<Account, 'email'>;
  sessionId: string;
  address: string;
}

/** The outcome of a sign-in: the id of the new session, or why there is none. */
type SignInResult = { sessionId: string } | SignInProblem;

/** Signs people in. */
@Injectable()
export class SignInService {
  /** Verified if the account does not exist, so that the response takes equally long. */
  private decoyHash: Promise<string> | undefined;

  constructor(
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly pool: HotPool,
    private readonly sessions: SessionsService,
    private readonly browsers: KnownBrowsers,
    private readonly throttle: SignInThrottle,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Opens a session. The problem is the same for an unknown account and a wrong password, after the same time. Only
   * someone who knows the password learns that the account is suspended.
   */
  async signIn({ email: typed, password }: Credentials, origin: SessionOrigin): Promise<SignInResult> {
    const email = await foldEmail(this.pool, typed);
    const knownBrowser = await this.browsers.find(email, origin.deviceToken);
    const attempt = { email, address: origin.address, knownBrowser };
    const outcome = await this.authenticate(attempt, password).catch(problemOfLimit);
    if ('problem' in outcome) return outcome;
    const { account, isCorrect } = outcome;
    const mayOpen = isCorrect && account !== null && !account.suspendedAt;
    const sessionId = mayOpen ? await this.open(account, origin) : null;
    if (sessionId !== null) return { sessionId };
    await this.audit.note(...eventOf('session.refused', account, false));
    return {
      problem: isCorrect && account?.suspendedAt ? ACCOUNT_SUSPENDED : WRONG_CREDENTIALS,
      status: 422,
    };
  }

  /**
   * Opens a session; returns null if the password has changed since it was verified. A change that comes later waits for
   * the lock on the account, and then ends the session.
   */
  private open(account: Account, origin: SessionOrigin): Promise<string | null> {
    return this.accounts.manager.transaction(async (manager) => {
      const { id, passwordHash } = account;
      const lock = { mode: 'pessimistic_read' } as const;
      if (!(await manager.findOne(Account, { where: { id, passwordHash }, lock }))) return null;
      const sessionId = await this.sessions.open(id, origin, manager);
      await this.audit.append(manager, ...eventOf('session.signed_in', account, true));
      return sessionId;
    });
  }

  /**
   * Verifies the password of a signed-in user, with the limits of sign-in. Returns the account with the hash that was
   * verified; null if the password is wrong or the account is suspended.
   */
  async confirm(user: SignedInUser, password: string): Promise<Account | null> {
    const { sessionId, address } = user;
    const email = await foldEmail(this.pool, user.account.email);
    // The session shows that this browser has signed in before.
    const attempt = { email, address, knownBrowser: sha256(sessionId).toString('hex') };
    const { account, ...outcome } = await this.authenticate(attempt, password);
    const isCorrect = outcome.isCorrect && !account?.suspendedAt;
    const action = isCorrect ? 'session.confirmed' : 'session.confirm_refused';
    await this.audit.note(...eventOf(action, account, isCorrect));
    if (!isCorrect) return null;
    await this.sessions.confirm(sessionId);
    return account;
  }

  private async authenticate(attempt: PasswordAttempt, password: string): Promise<Outcome> {
    await this.throttle.admit(attempt);
    const decoyHash = await (this.decoyHash ??= hashPassword(randomPassword()));
    const account = await this.find(attempt.email);
    const isCorrect = await isPassword(password, account?.passwordHash ?? decoyHash);
    if (!isCorrect || !account) return { account, isCorrect: false };
    await this.throttle.succeed(attempt);
    return { account, isCorrect };
  }

  private find(foldedEmail: string): Promise<Account | null> {
    return this.accounts
      .createQueryBuilder('account')
      .addSelect('account.passwordHash')
      .where('lower(account.email) = :foldedEmail', { foldedEmail })
      .getOne();
  }
}

// The input is not stored for an unknown account, because it may be a password.
function eventOf(
  action: AuditAction,
  account: Account | null,
  isCorrect: boolean,
): [AuditEvent, AuditOrigin] {
  const origin = currentAuditOrigin();
  const actor =
    account && isCorrect ? { type: 'account' as const, id: account.id, name: account.email } : null;
  const target = account && { type: 'account', id: account.id, name: account.email };
  return [{ action, accountId: account?.id ?? null, target }, actor ? { ...origin, actor } : origin];
}

interface Outcome {
  /** The account of the email address; null if there is none. */
  account: Account | null;
  isCorrect: boolean;
}
