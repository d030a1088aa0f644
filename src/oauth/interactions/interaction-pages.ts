import { Injectable } from '@nestjs/common';
import type { PasswordNeeded } from '../../accounts/password-proof.js';
import type { SignInProblem } from '../../accounts/sign-in-problem.js';
import type { Session } from '../../accounts/sessions.service.js';
import type { UserError } from '../../common/errors/user-error.js';
import type { Reply, Request } from '../../common/http/request.js';
import { formatAmount } from '../../common/money/amount.js';
import { Config } from '../../config/config.js';
import { Csrf } from '../../web/csrf.js';
import { view } from '../../web/page-result.js';
import { fieldErrorsOf } from '../../web/rerender-on-error.js';
import { SignInPage } from '../../web/sign-in-page.js';
import { InteractionsService } from './interactions.service.js';
import { ConfirmConsentPage } from './confirm-consent-page.js';
import { ConsentPage } from './consent-page.js';
import type { PendingInteraction } from './pending-interaction.js';
import { canSpend } from '../consents/spending-limit.js';

/** Renders the pages of an interaction. Their forms may redirect to the app's redirect URI. */
@Injectable()
export class InteractionPages {
  constructor(
    private readonly interactions: InteractionsService,
    private readonly csrf: Csrf,
    private readonly config: Config,
  ) {}

  /**
   * The consent page; `hasChanged` if the app has changed since the page was shown before. With an `error`, the status is
   * 422 and the page shows what was entered.
   */
  async consentPage(
    request: Request,
    reply: Reply,
    pending: PendingInteraction,
    { account }: Session,
    { hasChanged = false, error, spendingLimit }: ConsentPageState = {},
  ) {
    const grantedScopes = await this.interactions.grantedScopes(pending, account.id);
    const newScopes = pending.scopes.filter((scope) => !grantedScopes.includes(scope));
    const page = ConsentPage({
      action: pathOf(pending),
      csrf: this.csrf.token(request, reply),
      shown: await this.interactions.fixConsent(request, reply, pending),
      problem: hasChanged
        ? 'This app has changed since you opened this page. Check it again.'
        : error?.message,
      spending: canSpend(pending.scopes)
        ? {
            value: spendingLimit ?? (await this.proposedLimit(pending, account.id)),
            currency: this.config.currency,
            requested: pending.requestedLimit === null ? null : formatAmount(pending.requestedLimit),
          }
        : null,
      app: pending.app,
      email: account.email,
      // With `prompt=consent` and nothing new, the page shows the granted scopes as requested ones.
      scopes: newScopes.length > 0 ? newScopes : pending.scopes,
      grantedScopes: newScopes.length > 0 ? grantedScopes : [],
      redirectHost: pending.redirectUri.host,
    });
    return view(page, {
      status: hasChanged ? 409 : error ? 422 : 200,
      formsLeadAway: true,
      fieldErrors: error && fieldErrorsOf(error),
    });
  }

  /** The password page before a consent; `shown` identifies the consent page that precedes it. */
  passwordPage(
    request: Request,
    reply: Reply,
    pending: PendingInteraction,
    { account }: Session,
    {
      shown,
      spendingLimit,
      status,
      problem,
    }: PasswordNeeded & { shown: string; spendingLimit: string | null },
  ) {
    const page = ConfirmConsentPage({
      action: pathOf(pending),
      csrf: this.csrf.token(request, reply),
      shown,
      spendingLimit,
      currency: this.config.currency,
      appName: labelOf(pending),
      email: account.email,
      problem,
    });
    return view(page, { status, formsLeadAway: true });
  }

  /** The limit in effect or the requested one, whichever is lower. */
  private async proposedLimit(pending: PendingInteraction, accountId: string): Promise<string> {
    const limits = [await this.interactions.spendingLimit(pending, accountId), pending.requestedLimit];
    const known = limits.filter((limit) => limit !== null);
    return known.length === 0 ? '' : formatAmount(Math.min(...known));
  }

  /** The sign-in page; with the status of the problem if there is one. */
  signInPage(
    request: Request,
    reply: Reply,
    pending: PendingInteraction,
    { email, result }: { email?: string | undefined; result?: SignInProblem },
  ) {
    const here = pathOf(pending);
    const page = SignInPage({
      action: `${here}/sign-in`,
      csrf: this.csrf.token(request, reply),
      appName: labelOf(pending),
      email,
      problem: result?.problem,
      signUpPath:
        this.config.signup === 'open' ? `/sign-up?return_to=${encodeURIComponent(here)}` : undefined,
    });
    return view(page, { ...result, formsLeadAway: true });
  }
}

interface ConsentPageState {
  hasChanged?: boolean;
  error?: UserError;
  /** The spending limit that was entered; by default the one in effect. */
  spendingLimit?: string;
}

/** The name of an app, with its host if it is not registered. */
function labelOf({ app: { name, host } }: PendingInteraction): string {
  return host === null || host === name ? name : `${name} (${host})`;
}

function pathOf({ uid }: PendingInteraction): string {
  return `/oauth/interaction/${uid}`;
}
