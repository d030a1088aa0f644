import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import type { AppError } from '../../common/errors/app-error.js';
import type { Request } from '../../common/http/request.js';
import type { OidcWrites } from '../storage/oidc-writes.js';
import type { TokenContext } from '../storage/stored-rows.js';

/** What the middleware and the adapters share while oidc-provider handles one request; kept in Koa's `ctx.state`. */
export interface OidcRequest {
  /** The request as Fastify received it. */
  request: Request;
  /** Whether the endpoint is called by apps rather than by browsers. */
  isAppCall: boolean;
  /** The account signed in to our own pages; null on endpoints that apps call. */
  signedIn: { id: string; email: string } | null;
  /** The id of that session; null on endpoints that apps call. */
  sessionId: string | null;
  /** The app that has authenticated with its secret. */
  authenticatedClientId: string | null;
  /** The grant and the account that were read together with the code or refresh token. */
  tokenContext: TokenContext | null;
  /** The changes that the middleware commits before it responds. */
  writes: OidcWrites;
  /** The `rate_limited` error of an access token that was not looked up: its address is over its limit. */
  rejectedLookup?: AppError;
  /** The internal error that turns the response into a 500 or 503. */
  failure?: unknown;
  /** The value of the `Retry-After` header. */
  retryAfterSeconds?: number | undefined;
}

/** Stores the shared state of a request in its Koa context. */
export function setOidcRequest(ctx: KoaContextWithOIDC, oidc: OidcRequest) {
  ctx.state.oauth = oidc;
}

/** Returns the shared state of a request from its Koa context. */
export function oidcRequestOf(ctx: KoaContextWithOIDC): OidcRequest {
  return ctx.state.oauth as OidcRequest;
}

/**
 * Returns the shared state of the current request, for code that oidc-provider calls without a context. Undefined
 * outside of its routes: on the interaction pages and inside `provider.use` itself.
 */
export function currentOidcRequest(): OidcRequest | undefined {
  return Provider.ctx && oidcRequestOf(Provider.ctx);
}

/** Returns the writes of the current request; throws outside of oidc-provider's routes. */
export function currentWrites(): OidcWrites {
  const oidc = currentOidcRequest();
  if (!oidc) throw new Error('only the routes of oidc-provider collect writes');
  return oidc.writes;
}

/** Reports whether oidc-provider is handling the route of this name: `token`, `userinfo`, `introspection`. */
export function isOidcRoute(name: string): boolean {
  return Provider.ctx?.oidc.route === name;
}
