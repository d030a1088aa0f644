import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PasswordProof } from '../../accounts/password-proof.js';
import { requestOf } from '../../common/http/request.js';
import { fieldOf } from '../../web/form-body.js';
import { StepUpNeeded } from './step-up-needed.js';

/** Exempts a form of the administration that changes nothing. */
export const WithoutStepUp = Reflector.createDecorator<true>({ transform: () => true });

/**
 * Accepts a form only if the password was entered in the last five minutes, including at sign-in. Otherwise throws
 * `StepUpNeeded`, whose page asks for the password and resubmits the form. Runs after the form interceptor.
 */
@Injectable()
export class StepUpInterceptor implements NestInterceptor {
  constructor(
    private readonly passwordProof: PasswordProof,
    private readonly reflector: Reflector,
  ) {}

  async intercept(host: ExecutionContext, next: CallHandler) {
    const { sessionContext, form } = requestOf(host);
    const isExempt = this.reflector.get(WithoutStepUp, host.getHandler());
    if (sessionContext && form && !isExempt) {
      const needed = await this.passwordProof.verify(sessionContext, fieldOf(form, 'password'));
      if (needed) throw new StepUpNeeded(sessionContext, form, needed);
    }
    return next.handle();
  }
}

/** Requires a recent password entry for the form of a route. */
export const StepUp = () => UseInterceptors(StepUpInterceptor);
