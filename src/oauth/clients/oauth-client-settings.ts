import type { OAuthClient } from './oauth-client.entity.js';

/** The settings of a new app. */
export interface NewOAuthClient {
  /** A UUID that no app has had, so that submitting a form twice creates one app. Random by default. */
  id?: string;
  name: string;
  redirectUris: readonly string[];
  postLogoutRedirectUris?: readonly string[];
  isPublic?: boolean;
  scopes?: readonly string[];
}

/** A created or rotated app with its secret, which is returned only once. A public app has no secret. */
export interface IssuedOAuthClient {
  client: OAuthClient;
  secret: string | null;
}

/** The settings that can be changed. Only an operator sets `isVerified` and `requestsPerMinute`. */
export type OAuthClientChanges = Partial<
  Pick<
    OAuthClient,
    'name' | 'redirectUris' | 'postLogoutRedirectUris' | 'scopes' | 'isVerified' | 'requestsPerMinute'
  >
>;
