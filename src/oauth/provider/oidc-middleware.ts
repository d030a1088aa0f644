import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { BrowserSession } from '../../accounts/browser-session.js';
import { Log } from '../../common/logging/log.js';
import type { Request } from '../../common/http/request.js';
import { RESPONSE_HEADERS } from '../../common/openapi/response-headers.js';
import { Config } from '../../config/config.js';
import { AddressLimit } from '../../rate-limit/address-limit.js';
import { rateLimitHeaders } from '../../rate-limit/rate-limit-headers.js';
import { RateLimitStorage } from '../../rate-limit/rate-limit-storage.js';
import { transportSecurity } from '../../web/protective-headers.js';
import { AppCallLimit } from './app-call-limit.js';
import { completeResponse } from './complete-response.js';
import { isConfirmedLogout, isAutoSubmittedLogout, showLogoutPage } from '../logout/logout-pages.js';
import { isPagePath, respondWithFailure } from './oauth-errors.js';
import { OidcCommit } from './oidc-commit.js';
import { oidcRequestOf, setOidcRequest, type OidcRequest } from '../adapters/oidc-request.js';
import { OidcWrites } from '../storage/oidc-writes.js';

/** The policy of redirects and of pages that set no other. The response to an app may be a self-submitting form. */
const DEFAULT_CSP = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const EXPOSED = Object.keys(RESPONSE_HEADERS).join(', ');

/**
 * Runs around oidc-provider for each request: it finds who is signed in, lets oidc-provider prepare the response, counts
 * the request, commits its writes and completes the response. Koa sends the response after that, so a client never
 * receives a token that is not committed.
 */
@Injectable()
export class OidcMiddleware {
  private readonly received = new WeakMap<IncomingMessage, { request: Request; isAppCall: boolean }>();

  constructor(
    private readonly oidcCommit: OidcCommit,
    private readonly browser: BrowserSession,
    private readonly limit: AppCallLimit,
    private readonly addressLimit: AddressLimit,
    private readonly config: Config,
    private readonly storage: RateLimitStorage,
    private readonly log: Log,
  ) {}

  /** Announces a request that oidc-provider handles next: Koa's context only has Node's request. */
  receive(request: Request, isAppCall: boolean) {
    this.received.set(request.raw, { request, isAppCall });
  }

  /** Installs the middleware in a provider. */
  attach(provider: Provider) {
    provider.on('server_error', (ctx, error) => {
      oidcRequestOf(ctx).failure = error;
    });
    provider.use(async (context, next) => {
      const ctx = context as KoaContextWithOIDC;
      const received = this.received.get(ctx.req)!;
      const oidc = {
        ...received,
        signedIn: null,
        sessionId: null,
        authenticatedClientId: null,
        tokenContext: null,
        writes: new OidcWrites(),
      };
      setOidcRequest(ctx, oidc);
      await this.handle(ctx, oidc, next);
    });
  }

  private async handle(ctx: KoaContextWithOIDC, oidc: OidcRequest, next: () => Promise<unknown>) {
    try {
      await this.prepare(ctx, oidc);
      await next();
      const isAdmitted = !oidc.isAppCall || (await this.limit.admit(ctx, oidc));
      if (isAdmitted && oidc.failure === undefined) {
        await this.oidcCommit.commit(ctx, oidc);
        await this.signOut(ctx, oidc);
      }
      completeResponse(ctx);
    } catch (error) {
      oidc.failure = error;
    }
    if (oidc.failure !== undefined) {
      this.log.error({ requestId: oidc.request.id, err: oidc.failure }, 'authorization server failed');
      respondWithFailure(ctx, oidc);
    }
    this.setLimitHeaders(ctx, oidc);
  }

  private async prepare(ctx: KoaContextWithOIDC, oidc: OidcRequest) {
    if (isPagePath(ctx.path)) {
      // Pages are for people: HTML also for clients that send no `Accept`.
      ctx.req.headers.accept = 'text/html';
      ctx.set({
        'content-security-policy': DEFAULT_CSP,
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      oidc.signedIn = (await this.browser.find(oidc.request))?.account ?? null;
      oidc.sessionId = this.browser.idOf(oidc.request) ?? null;
    }
    ctx.set({ 'x-content-type-options': 'nosniff', ...transportSecurity(this.config.publicUrl) });
    // Metadata is public and may be cached.
    if (!/^\/(?:\.well-known\/|oauth\/jwks)/.test(ctx.path)) ctx.set('cache-control', 'no-store');
  }

  /**
   * Our own session decides who is signed in. A logout request without a session of oidc-provider also asks for
   * confirmation, and a confirmed logout ends both sessions.
   */
  private async signOut(ctx: KoaContextWithOIDC, { request, signedIn }: OidcRequest) {
    if (!signedIn) return;
    if (isAutoSubmittedLogout(ctx)) showLogoutPage(ctx);
    if (isConfirmedLogout(ctx)) {
      await this.browser.end(request, { header: (name, value) => ctx.append(name, value) }, false);
    }
  }

  private setLimitHeaders(ctx: KoaContextWithOIDC, { request, retryAfterSeconds }: OidcRequest) {
    const state = request.bucket ?? this.addressLimit.peek(request.ip);
    ctx.set(rateLimitHeaders(state, this.config.rateLimitWindowSeconds, this.storage.now()));
    if (retryAfterSeconds) ctx.set('retry-after', String(retryAfterSeconds));
    // oidc-provider exposes only its own to the scripts that it lets read a response.
    if (ctx.response.get('access-control-allow-origin') && ctx.method !== 'OPTIONS')
      ctx.set('access-control-expose-headers', EXPOSED);
  }
}
