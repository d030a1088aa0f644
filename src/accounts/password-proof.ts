import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { isRecentProof } from './recent-proof.js';
import type { Session } from './sessions.service.js';
import { problemOfLimit } from './sign-in-problem.js';
import { SignInService } from './sign-in.service.js';

/** The session of a request that requires a recent password entry. */
interface RequestSession {
  session: Session;
  sessionId: string;
  address: string;
}

/** Why the page that asks for the password is shown. */
export interface PasswordNeeded {
  status: number;
  problem?: string;
  retryAfterSeconds?: number | undefined;
}

/** Requires the password for sensitive actions if it was entered more than five minutes ago (step-up). */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly signIns: SignInService,
    private readonly clock: Clock,
  ) {}

  /** Verifies the password of a form if one is needed; returns null if the action can proceed. */
  async verify(
    { session, sessionId, address }: RequestSession,
    password: string,
  ): Promise<PasswordNeeded | null> {
    if (isRecentProof(session.confirmedAt, this.clock.now())) return null;
    if (password === '') return { status: 403 };
    try {
      const credentials = { email: session.account.email, password };
      const isCorrect = await this.signIns.confirm(sessionId, credentials, address);
      if (!isCorrect) return { status: 403, problem: 'The password is incorrect.' };
      // Pages of this request must not ask for it again.
      session.confirmedAt = new Date(this.clock.now());
      return null;
    } catch (error) {
      return problemOfLimit(error);
    }
  }
}
