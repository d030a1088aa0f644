import { Injectable } from '@nestjs/common';
import { errors, type KoaContextWithOIDC, type Provider } from 'oidc-provider';
import { BrowserSession } from '../accounts/browser-session.js';
import { toAppError } from '../common/errors/error-envelope.js';
import { Log } from '../common/logging/log.js';
import { SCOPES } from '../common/http/scopes.js';
import { Config } from '../config/config.js';
import { AddressLimit } from '../rate-limit/address-limit.js';
import { rateLimitHeaders } from '../rate-limit/rate-limit-headers.js';
import { RateLimitStorage } from '../rate-limit/rate-limit-storage.js';
import { transportSecurity } from '../web/protective-headers.js';
import { AppCallLimit, TooManyRequests } from './app-call-limit.js';
import { isConfirmedLogout, isUnaskedLogout, showLogoutPage } from './logout-pages.js';
import { isPagePath, restrictDescription, sendErrorPage } from './oauth-errors.js';
import { currentOAuthRequest, type OAuthRequest } from './oauth-request.js';
import { TokenStore } from './token-store.js';

/** Until a page of ours or an error page says otherwise. The answer to an app may be a form that posts itself. */
const DEFAULT_CSP = "default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * What surrounds the library's work on each request: who is signed in before it, and after it what a
 * token request has to write, the limits' headers, and answers for what the library leaves open. The answer is sent only when
 * what it tells of is committed.
 */
@Injectable()
export class RequestFrame {
  constructor(
    private readonly tokens: TokenStore,
    private readonly browser: BrowserSession,
    private readonly limit: AppCallLimit,
    private readonly addressLimit: AddressLimit,
    private readonly config: Config,
    private readonly storage: RateLimitStorage,
    private readonly log: Log,
  ) {}

  attach(provider: Provider, identityScopes: readonly string[]) {
    provider.on('server_error', (_ctx, error) => {
      const request = currentOAuthRequest();
      if (request) request.failure = error;
    });
    provider.use(async (ctx, next) => {
      await this.surround(ctx as KoaContextWithOIDC, currentOAuthRequest()!, next, identityScopes);
    });
  }

  private async surround(
    ctx: KoaContextWithOIDC,
    request: OAuthRequest,
    next: () => Promise<unknown>,
    identityScopes: readonly string[],
  ) {
    try {
      if (isPagePath(ctx.path)) {
        // A person reads the answer: a page, also for clients that name no type.
        ctx.req.headers.accept = 'text/html';
        ctx.set({
          'content-security-policy': DEFAULT_CSP,
          'referrer-policy': 'no-referrer',
          'x-frame-options': 'DENY',
        });
        request.signedIn = (await this.browser.find(request.request))?.account ?? null;
      }
      ctx.set({ 'x-content-type-options': 'nosniff', ...transportSecurity(this.config.publicUrl) });
      // Metadata is the same for everybody.
      if (!/^\/(?:\.well-known\/|oauth\/jwks)/.test(ctx.path)) ctx.set('cache-control', 'no-store');
      await next();
      if (request.failure === undefined) await this.write(ctx, request);
      if (request.failure === undefined) await this.signOut(ctx, request);
      await this.countLate(ctx, request);
      this.complete(ctx, identityScopes);
    } catch (error) {
      request.failure = error;
    }
    if (request.failure !== undefined) this.answerFailure(ctx, request);
    const state = request.request.bucket ?? this.addressLimit.peek(request.request.ip);
    ctx.set(rateLimitHeaders(state, this.config.rateLimitWindowSeconds, this.storage.now()));
    if (request.retryAfterSeconds) ctx.set('retry-after', String(request.retryAfterSeconds));
  }

  /** A call that failed before it named an app counts against its address too. */
  private async countLate(ctx: KoaContextWithOIDC, { isAppCall, isCounted }: OAuthRequest) {
    if (!isAppCall || isCounted) return;
    try {
      await this.limit.countAddress();
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      ctx.status = error.status;
      ctx.body = { error: error.error, error_description: error.error_description };
    }
  }

  private complete(ctx: KoaContextWithOIDC, identityScopes: readonly string[]) {
    // An empty answer breaks clients that read every answer as JSON.
    if (ctx.path === '/oauth/revoke' && ctx.status === 200 && !ctx.body) ctx.body = {};
    restrictDescription(ctx);
    // A preflight that asks for nothing, which the library takes for an unknown path.
    if (ctx.method === 'OPTIONS' && ctx.status === 404) ctx.status = 204;
    if (ctx.path.startsWith('/.well-known/') && ctx.status === 200) {
      Object.assign(ctx.body as object, {
        scopes_supported: [...Object.keys(SCOPES), ...identityScopes],
        resource_parameter_supported: undefined,
      });
    }
  }

  /** Our own pages' session is the truth: nobody is signed out of it unasked, and who confirms is signed out of both. */
  private async signOut(ctx: KoaContextWithOIDC, { request, signedIn }: OAuthRequest) {
    if (!signedIn) return;
    if (isUnaskedLogout(ctx)) showLogoutPage(ctx);
    if (isConfirmedLogout(ctx)) {
      await this.browser.end(request, { header: (name, value) => ctx.append(name, value) }, false);
    }
  }

  /** Writes what a token request has come to; another request may have been faster. */
  private async write(ctx: KoaContextWithOIDC, { writes }: OAuthRequest) {
    if (!writes || ctx.status !== 200) return;
    try {
      const refreshToken = await this.tokens.issue(writes);
      if (refreshToken) Object.assign(ctx.body as object, { refresh_token: refreshToken });
    } catch (error) {
      if (!(error instanceof errors.InvalidGrant)) throw error;
      ctx.status = error.status;
      ctx.body = { error: error.error, error_description: error.error_description };
    }
  }

  private answerFailure(ctx: KoaContextWithOIDC, request: OAuthRequest) {
    const { id } = request.request;
    const isOutage = toAppError(request.failure).reason === 'storage_unavailable';
    this.log.error({ requestId: id, err: request.failure }, 'authorization server failed');
    ctx.status = isOutage ? 503 : 500;
    if (isOutage) request.retryAfterSeconds = 1;
    const text = isOutage
      ? 'The database could not be reached. Please try again shortly.'
      : 'Something went wrong on our side. Please quote the request id.';
    ctx.remove('location');
    if (isPagePath(ctx.path)) sendErrorPage(ctx, 'Back in a moment', text, ['server_error', id]);
    else ctx.body = { error: 'server_error', error_description: text };
  }
}
