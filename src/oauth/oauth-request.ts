import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from '../common/http/request.js';
import type { TokenContext } from './stored-rows.js';
import type { TokenWrites } from './token-writes.js';

/**
 * What we know of a request that the provider library is working on. The library hands its adapters nothing but
 * ids, so this reaches them beside it.
 */
export interface OAuthRequest {
  request: Request;
  /** Who is signed in to our own pages; set for the endpoints that browsers open. */
  signedIn: { id: string; email: string } | null;
  /** What a token request is about to change; null for other requests, which write as they go. */
  writes: TokenWrites | null;
  /** What was read along with the code or refresh token of a token request. */
  tokenContext?: TokenContext;
  /** Whether it is limited by who calls: the endpoints that apps call, rather than browsers. */
  isAppCall: boolean;
  /** Whether it asks if a token is active. */
  isIntrospection: boolean;
  /** Whether it reads claims about the person, for which an access token's identity scopes count. */
  isUserinfo: boolean;
  /** Whether it has been counted against a bucket. */
  isCounted: boolean;
  /** Set where a limit refused it. */
  retryAfterSeconds?: number | undefined;
  /** What went wrong on our side. */
  failure?: unknown;
}

const storage = new AsyncLocalStorage<OAuthRequest>();

export function withOAuthRequest<Result>(oauthRequest: OAuthRequest, work: () => Result): Result {
  return storage.run(oauthRequest, work);
}

/** The request under way; undefined where the library works for one of our pages. */
export function currentOAuthRequest(): OAuthRequest | undefined {
  return storage.getStore();
}
