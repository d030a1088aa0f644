import { Get, HttpStatus, Param, Post } from '@nestjs/common';
import { SignInService } from '../../accounts/sign-in.service.js';
import type { ApiKey } from '../../api-keys/api-key.entity.js';
import {
  KeyRevealsService,
  KeyRevealError,
  type KeyRevealErrorReason,
} from '../../api-keys/key-reveals.service.js';
import { Clock } from '../../common/time/clock.js';
import { Config } from '../../config/config.js';
import { PageError } from '../../web/page-error.js';
import { fieldOf } from '../../web/form-body.js';
import { view } from '../../web/page-result.js';
import { ConfirmPasswordPage } from '../frame/confirm-password-page.js';
import { DashboardController } from '../frame/dashboard-controller.js';
import { isRecentProof } from '../../accounts/recent-proof.js';
import { CurrentForm } from '../../web/current-form.js';
import { CurrentSession, type SessionContext } from '../frame/session-context.js';
import { KeyShownPage } from './key-shown-page.js';
import { notFound } from '../frame/not-found.js';
import type { KeyState } from './key-state.js';
import { OwnedKeys } from './owned-keys.js';
import { KEYS_PATH, keyPath } from './key-paths.js';

const STATUS: Record<KeyRevealErrorReason, number> = {
  not_found: HttpStatus.NOT_FOUND,
  unconfirmed: HttpStatus.FORBIDDEN,
  gone: HttpStatus.GONE,
  too_often: HttpStatus.TOO_MANY_REQUESTS,
};

/** What the owner can do instead of copying a key. */
const INSTEAD: Record<KeyState, string> = {
  active: 'Rotate it or create a new one.',
  rotating: 'Use its successor.',
  expired: 'Create a new key.',
  revoked: 'Create a new key.',
};

/** Shows an existing key to its owner after a password check. */
@DashboardController(`${KEYS_PATH}/:id/reveal`)
export class KeyRevealController {
  constructor(
    private readonly reveals: KeyRevealsService,
    private readonly owned: OwnedKeys,
    private readonly signIns: SignInService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Get()
  async revealPage(@CurrentSession() context: SessionContext, @Param('id') id: string) {
    const apiKey = await this.owned.get(context, id);
    if (!(await this.reveals.canReveal(context.account.id, id)))
      throw await this.notShown(apiKey, new KeyRevealError('gone'));
    return this.revealForm(context, apiKey, this.isConfirmed(context));
  }

  @Post()
  async reveal(
    @CurrentSession() context: SessionContext,
    @CurrentForm() form: URLSearchParams,
    @Param('id') id: string,
  ) {
    const apiKey = await this.owned.get(context, id);
    const password = fieldOf(form, 'password');
    const isConfirmed =
      password === '' ? this.isConfirmed(context) : (await this.signIns.confirm(context, password)) !== null;
    try {
      const secret = await this.reveals.reveal(context.account.id, id, isConfirmed);
      const text = 'Store it safely. Showing it was recorded in your activity.';
      const { publicUrl } = this.config;
      return KeyShownPage({ context, title: 'Your key', text, apiKey, secret, publicUrl });
    } catch (error) {
      if (!(error instanceof KeyRevealError)) throw error;
      if (error.reason === 'unconfirmed') return this.rejectReveal(context, apiKey, password !== '');
      if (error.reason === 'not_found') throw notFound();
      throw await this.notShown(apiKey, error);
    }
  }

  // Signing in does not count as a password check, because the browser may have been left open since.
  private isConfirmed({ session: { confirmedAt, signedInAt } }: SessionContext): boolean {
    return confirmedAt > signedInAt && isRecentProof(confirmedAt, this.clock.now());
  }

  private rejectReveal(context: SessionContext, apiKey: ApiKey, wasGiven: boolean) {
    const problem = wasGiven ? 'The password is incorrect.' : 'Enter your password again to see the key.';
    return view(this.revealForm(context, apiKey, false, problem), {
      status: STATUS.unconfirmed,
      fieldErrors: [{ field: 'password', message: problem }],
    });
  }

  private async notShown(apiKey: ApiKey, error: KeyRevealError): Promise<PageError> {
    const { reason, message, retryAfterSeconds } = error;
    const text =
      reason === 'gone' ? `${message} ${INSTEAD[(await this.owned.lifecycleOf(apiKey)).state]}` : message;
    return new PageError(STATUS[reason], 'The key is not shown', text, retryAfterSeconds);
  }

  private revealForm(context: SessionContext, { id, name }: ApiKey, isConfirmed: boolean, problem?: string) {
    return ConfirmPasswordPage({
      context,
      subject: name,
      title: 'Show the key',
      text: isConfirmed ? 'You entered your password recently.' : 'Enter your password again to see the key.',
      action: `${keyPath(id)}/reveal`,
      verb: 'Show the key',
      back: keyPath(id),
      isConfirmed,
      problem,
    });
  }
}
