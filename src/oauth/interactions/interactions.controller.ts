import { Get, Param, Post, Req, Res } from '@nestjs/common';
import { BrowserSession } from '../../accounts/browser-session.js';
import { PasswordProof } from '../../accounts/password-proof.js';
import { SessionsService, type Session } from '../../accounts/sessions.service.js';
import { SignInService } from '../../accounts/sign-in.service.js';
import { UserError } from '../../common/errors/user-error.js';
import type { Reply, Request } from '../../common/http/request.js';
import { Clock } from '../../common/time/clock.js';
import { LimitAddress } from '../../rate-limit/address-limit.guard.js';
import { CurrentForm } from '../../web/current-form.js';
import { fieldOf } from '../../web/form-body.js';
import { PageController } from '../../web/page-controller.js';
import { PageError } from '../../web/page-error.js';
import { redirect } from '../../web/page-result.js';
import { InteractionsService } from './interactions.service.js';
import { InteractionPages } from './interaction-pages.js';
import type { PendingInteraction } from './pending-interaction.js';
import { requiresPassword } from './requires-password.js';
import { isCurrent } from '../consents/consent-snapshot.js';
import { readLimitWithin, readSpendingLimit, SPENDING_LIMIT_FIELD } from '../consents/spending-limit.js';

/**
 * The pages of an authorization request: sign-in and consent. Their paths are below the path of the interaction's cookie.
 * Their forms may redirect to the app, because browsers apply `form-action` to the whole chain of redirects. The handlers
 * take `@Res()` because oidc-provider reads and sets its cookies on the raw response.
 */
@PageController('oauth/interaction/:uid')
export class InteractionsController {
  constructor(
    private readonly interactions: InteractionsService,
    private readonly pages: InteractionPages,
    private readonly browser: BrowserSession,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly passwordProof: PasswordProof,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res({ passthrough: true }) reply: Reply, @Param('uid') uid: string) {
    const pending = await this.interactions.find(request, reply, uid);
    const session = await this.browser.find(request);
    if (pending.accountId !== null && pending.accountId !== session?.account.id)
      return redirect(pending.restartPath);
    if (pending.prompt === 'consent') return this.pages.consentPage(request, reply, pending, session!);
    if (session && !requiresPassword(pending, session, this.clock.now()))
      return redirect(await this.interactions.signedIn(request, reply, session));
    return this.pages.signInPage(request, reply, pending, {
      email: session?.account.email ?? pending.loginHint,
    });
  }

  @Post('sign-in')
  @LimitAddress()
  async signIn(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
    @Param('uid') uid: string,
    @CurrentForm() form: URLSearchParams,
  ) {
    const pending = await this.interactions.find(request, reply, uid);
    const credentials = { email: fieldOf(form, 'email'), password: fieldOf(form, 'password') };
    const result = await this.signIns.signIn(credentials, this.browser.originOf(request));
    if ('problem' in result)
      return this.pages.signInPage(request, reply, pending, { email: credentials.email, result });
    const session = await this.sessions.find(result.sessionId);
    if (!session) return this.pages.signInPage(request, reply, pending, { email: credentials.email });
    await this.browser.start(request, reply, result.sessionId);
    // The request was started for another account, whose password was required.
    if (pending.accountId !== null && pending.accountId !== session.account.id)
      return redirect(pending.restartPathAfterSignIn);
    return redirect(await this.interactions.signedIn(request, reply, session));
  }

  @Post()
  @LimitAddress()
  async decide(
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
    @Param('uid') uid: string,
    @CurrentForm() form: URLSearchParams,
  ) {
    const current = await this.browser.find(request);
    const decision = form.getAll('decision').join(' ');
    if (current && (decision === 'approve' || decision === 'deny')) {
      const made = { accountId: current.account.id, isApproved: decision === 'approve' };
      const answeredUrl = await this.interactions.answeredUrl(uid, made);
      if (answeredUrl !== null) return redirect(answeredUrl);
    }
    const pending = await this.interactions.find(request, reply, uid);
    const session = sameAccount(pending, current);
    if (decision === 'approve' && !isCurrent(pending, fieldOf(form, 'shown')))
      return this.pages.consentPage(request, reply, pending, session, { hasChanged: true });
    if (decision === 'approve') return this.approve(request, reply, pending, session, form);
    if (decision === 'deny')
      return redirect(await this.interactions.deny(request, reply, pending, session.account.id));
    throw new PageError(400, 'No decision', 'Go back and choose whether to allow the app.');
  }

  /** Records the consent once the password is recent; asks for it otherwise. */
  private async approve(
    request: Request,
    reply: Reply,
    pending: PendingInteraction,
    session: Session,
    form: URLSearchParams,
  ) {
    const limit = readLimit(form, pending);
    if (limit instanceof UserError) {
      const spendingLimit = fieldOf(form, SPENDING_LIMIT_FIELD);
      return this.pages.consentPage(request, reply, pending, session, {
        error: limit,
        spendingLimit,
      });
    }
    const sessionId = this.browser.idOf(request)!;
    const password = fieldOf(form, 'password');
    const needed = await this.passwordProof.verify({ session, sessionId, address: request.ip }, password);
    if (!needed)
      return redirect(await this.interactions.approve(request, reply, pending, session.account.id, limit));
    if (needed.retryAfterSeconds) void reply.header('retry-after', String(needed.retryAfterSeconds));
    return this.pages.passwordPage(request, reply, pending, session, {
      shown: fieldOf(form, 'shown'),
      spendingLimit: form.get(SPENDING_LIMIT_FIELD),
      ...needed,
    });
  }
}

function readLimit(form: URLSearchParams, { requestedLimit }: PendingInteraction) {
  try {
    return requestedLimit === null ? readSpendingLimit(form) : readLimitWithin(form, requestedLimit);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Throws a `PageError` unless the browser is signed in to the account that the page was shown to. */
function sameAccount({ accountId, prompt }: PendingInteraction, session: Session | null): Session {
  if (prompt === 'consent' && session && session.account.id === accountId) return session;
  const [title, change] = session
    ? ['You are signed in to another account', 'you have signed in to another account']
    : ['You are not signed in', 'you have signed out, or your session has ended'];
  throw new PageError(
    403,
    title,
    `Since this page was opened, ${change}. Go back to the app and start again.`,
  );
}
