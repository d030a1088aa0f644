import { Get, Param, Post, Req, Res } from '@nestjs/common';
import { BrowserSession } from '../accounts/browser-session.js';
import { SessionsService, type Session } from '../accounts/sessions.service.js';
import { SignInService } from '../accounts/sign-in.service.js';
import type { Reply, Request } from '../common/http/request.js';
import { Clock } from '../common/time/clock.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { Csrf } from '../web/csrf.js';
import { fieldOf, readForm } from '../web/form-body.js';
import { PageController } from '../web/page-controller.js';
import { PageError } from '../web/page-error.js';
import { redirect, view } from '../web/page-result.js';
import { SignInPage } from '../web/sign-in-page.js';
import { InteractionsService } from './interactions.service.js';
import { ConsentPage } from './pages/consent-page.js';
import type { PendingInteraction } from './pending-interaction.js';
import { mustGivePassword } from './must-give-password.js';
import { isCurrent } from './shown-consent.js';

/**
 * The pages between an app's request and its answer. Their paths lie below the interaction's cookie's path, and
 * their forms may lead on to the app: browsers hold `form-action` against the whole chain of redirects.
 */
@PageController('oauth/interaction/:uid')
export class InteractionsController {
  constructor(
    private readonly interactions: InteractionsService,
    private readonly browser: BrowserSession,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly csrf: Csrf,
    private readonly addressLimit: AddressLimit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(@Req() request: Request, @Res({ passthrough: true }) reply: Reply, @Param('uid') uid: string) {
    const pending = await this.interactions.find(request, reply, uid);
    const session = await this.browser.find(request);
    if (pending.accountId !== null && pending.accountId !== session?.account.id)
      return redirect(pending.restartPath);
    if (pending.prompt === 'consent') return this.askForConsent(request, reply, pending, session!);
    if (session && !mustGivePassword(pending, session, this.clock.now()))
      return redirect(await this.interactions.signedIn(request, reply, session));
    return this.askToSignIn(request, reply, pending, { email: session?.account.email ?? pending.loginHint });
  }

  @Post('sign-in')
  async signIn(@Req() request: Request, @Res({ passthrough: true }) reply: Reply, @Param('uid') uid: string) {
    await this.addressLimit.consume(request);
    const form = await readForm(request);
    this.csrf.check(request, form);
    const pending = await this.interactions.find(request, reply, uid);
    const credentials = { email: fieldOf(form, 'email'), password: fieldOf(form, 'password') };
    const sessionId = await this.signIns.signIn(credentials, this.browser.originOf(request));
    const session = await this.sessions.find(sessionId ?? undefined);
    if (!sessionId || !session) {
      const problem = 'E-mail address or password are not right.';
      return this.askToSignIn(request, reply, pending, { email: credentials.email, problem });
    }
    await this.browser.start(request, reply, sessionId);
    // The request began for somebody else, who was asked for the password again.
    if (pending.accountId !== null && pending.accountId !== session.account.id)
      return redirect(pending.restartPath);
    return redirect(await this.interactions.signedIn(request, reply, session));
  }

  @Post()
  async decide(@Req() request: Request, @Res({ passthrough: true }) reply: Reply, @Param('uid') uid: string) {
    await this.addressLimit.consume(request);
    const form = await readForm(request);
    this.csrf.check(request, form);
    const pending = await this.interactions.find(request, reply, uid);
    const session = sameAccount(pending, await this.browser.find(request));
    const decision = form.getAll('decision').join(' ');
    if (decision === 'approve' && !isCurrent(pending.shown, pending.app, fieldOf(form, 'shown')))
      return this.askForConsent(request, reply, pending, session, { hasChanged: true });
    if (decision === 'approve')
      return redirect(await this.interactions.approve(request, reply, pending, session.account.id));
    if (decision === 'deny')
      return redirect(await this.interactions.deny(request, reply, pending, session.account.id));
    throw new PageError(400, 'No answer', 'Go back and choose whether to allow the app.');
  }

  private async askForConsent(
    request: Request,
    reply: Reply,
    pending: PendingInteraction,
    { account }: Session,
    { hasChanged = false } = {},
  ) {
    const grantedScopes = await this.interactions.grantedScopes(pending, account.id);
    const newScopes = pending.scopes.filter((scope) => !grantedScopes.includes(scope));
    const page = ConsentPage({
      action: `/oauth/interaction/${pending.uid}`,
      csrf: this.csrf.token(request, reply),
      shown: await this.interactions.fixConsent(request, reply, pending),
      hasChanged,
      app: pending.app,
      email: account.email,
      // Asked again for what was granted before (`prompt=consent`), the page shows all of it as asked for.
      scopes: newScopes.length > 0 ? newScopes : pending.scopes,
      grantedScopes: newScopes.length > 0 ? grantedScopes : [],
      leadsTo: pending.redirectUri.host,
    });
    return view(page, {
      status: hasChanged ? 409 : 200,
      formOrigins: [pending.redirectUri.origin],
    });
  }

  private askToSignIn(
    request: Request,
    reply: Reply,
    { uid, app, redirectUri }: PendingInteraction,
    { email, problem }: { email?: string | undefined; problem?: string },
  ) {
    const here = `/oauth/interaction/${uid}`;
    const page = SignInPage({
      action: `${here}/sign-in`,
      csrf: this.csrf.token(request, reply),
      appName: app.name,
      email,
      problem,
      signUpPath:
        this.config.signup === 'open' ? `/sign-up?return_to=${encodeURIComponent(here)}` : undefined,
    });
    return view(page, { status: problem ? 422 : 200, formOrigins: [redirectUri.origin] });
  }
}

/** Nobody answers for an account that this browser is not signed in to any more. */
function sameAccount({ accountId, prompt }: PendingInteraction, session: Session | null): Session {
  if (prompt === 'consent' && session && session.account.id === accountId) return session;
  throw new PageError(
    403,
    'You are not signed in as before',
    'Since this page was opened you signed out, or in to another account. Go back to the app and start again.',
  );
}
