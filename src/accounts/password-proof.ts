import { Injectable } from '@nestjs/common';
import { UserError } from '../common/errors/user-error.js';
import { Clock } from '../common/time/clock.js';
import type { Account } from './account.entity.js';
import { isRecentProof } from './recent-proof.js';
import type { Session } from './sessions.service.js';
import { problemOfLimit } from './sign-in-problem.js';
import { SignInService, type SignedInUser } from './sign-in.service.js';

/** The session of a request that requires a recent password entry. */
interface RequestSession extends Omit<SignedInUser, 'account'> {
  session: Session;
}

/** Why the page that asks for the password is shown. */
export interface PasswordNeeded {
  status: number;
  problem?: string;
  retryAfterSeconds?: number | undefined;
}

const WRONG_PASSWORD = 'The password is incorrect.';

/** Requires the password for sensitive actions. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly signIns: SignInService,
    private readonly clock: Clock,
  ) {}

  /** Returns the account with the hash that was verified; throws a `UserError` if the password is incorrect. */
  async require(user: SignedInUser, password: string, message = WRONG_PASSWORD): Promise<Account> {
    const verified = await this.signIns.confirm(user, password);
    if (!verified) throw new UserError(message, 'password');
    return verified;
  }

  /**
   * Verifies the password of a form if none was entered in the last five minutes (step-up); returns null if the action
   * can proceed.
   */
  async verify(
    { session, sessionId, address }: RequestSession,
    password: string,
  ): Promise<PasswordNeeded | null> {
    if (isRecentProof(session.confirmedAt, this.clock.now())) return null;
    if (password === '') return { status: 403 };
    try {
      const user = { account: session.account, sessionId, address };
      if (!(await this.signIns.confirm(user, password))) return { status: 403, problem: WRONG_PASSWORD };
      // Pages of this request must not ask for it again.
      session.confirmedAt = new Date(this.clock.now());
      return null;
    } catch (error) {
      return problemOfLimit(error);
    }
  }
}
