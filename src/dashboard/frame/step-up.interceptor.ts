import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SignInService } from '../../accounts/sign-in.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import type { Request } from '../../common/http/request.js';
import { fieldOf } from '../../web/form-body.js';
import { isRecentProof } from '../../accounts/recent-proof.js';
import { StepUpNeeded } from './step-up-needed.js';
import type { SessionContext } from './session-context.js';

/** Exempts a form of the administration that changes nothing. */
export const WithoutStepUp = Reflector.createDecorator<true>({ transform: () => true });

/**
 * Accepts a form only if the password was entered in the last five minutes, including at sign-in. Otherwise throws
 * `StepUpNeeded`, whose page asks for the password and resubmits the form. Runs after the form interceptor.
 */
@Injectable()
export class StepUpInterceptor implements NestInterceptor {
  constructor(
    private readonly signIns: SignInService,
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  async intercept(host: ExecutionContext, next: CallHandler) {
    const { sessionContext, form } = host.switchToHttp().getRequest<Request>();
    const isExempt = this.reflector.get(WithoutStepUp, host.getHandler());
    if (sessionContext && form && !isExempt) await this.mustBeProven(sessionContext, form);
    return next.handle();
  }

  private async mustBeProven(context: SessionContext, form: URLSearchParams): Promise<void> {
    if (isRecentProof(context.session.confirmedAt, this.clock.now())) return;
    const password = fieldOf(form, 'password');
    if (password === '') throw new StepUpNeeded(context, form, { status: 403 });
    if (!(await this.confirm(context, form, password)))
      throw new StepUpNeeded(context, form, { status: 403, text: 'The password is not right.' });
  }

  private async confirm(context: SessionContext, form: URLSearchParams, password: string): Promise<boolean> {
    const { account, sessionId, address } = context;
    try {
      return await this.signIns.confirm(sessionId, { email: account.email, password }, address);
    } catch (error) {
      if (!(error instanceof AppError) || error.reason !== 'rate_limited') throw error;
      const { status, message: text, retryAfterSeconds } = error;
      throw new StepUpNeeded(context, form, { status, text, retryAfterSeconds });
    }
  }
}

/** Requires a recent password entry for the form of a route. */
export const StepUp = () => UseInterceptors(StepUpInterceptor);
