import { Injectable } from '@nestjs/common';
import { BrowserSession } from '../accounts/browser-session.js';
import { isRecentProof } from '../accounts/recent-proof.js';
import type { Session } from '../accounts/sessions.service.js';
import { SignInService } from '../accounts/sign-in.service.js';
import { AppError } from '../common/errors/app-error.js';
import type { Request } from '../common/http/request.js';
import { Clock } from '../common/time/clock.js';

/** Why the page that asks for the password is shown. */
export interface PasswordNeeded {
  status: number;
  problem?: string;
  retryAfterSeconds?: number | undefined;
}

/** Requires the password for a consent if it was entered more than five minutes ago (step-up). */
@Injectable()
export class ConsentStepUp {
  constructor(
    private readonly browser: BrowserSession,
    private readonly signIns: SignInService,
    private readonly clock: Clock,
  ) {}

  /** Verifies the password of the form where one is needed; returns null once the consent can be recorded. */
  async verify(request: Request, session: Session, password: string): Promise<PasswordNeeded | null> {
    if (isRecentProof(session.confirmedAt, this.clock.now())) return null;
    if (password === '') return { status: 403 };
    try {
      const credentials = { email: session.account.email, password };
      const isRight = await this.signIns.confirm(this.browser.idOf(request)!, credentials, request.ip);
      return isRight ? null : { status: 403, problem: 'The password is not right.' };
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'rate_limited') throw error;
      const { status, message: problem, retryAfterSeconds } = error;
      return { status, problem, retryAfterSeconds };
    }
  }
}
