import type { AllClientMetadata } from 'oidc-provider';
import type { Account } from '../../accounts/account.entity.js';
import type { Scope } from '../../common/http/scopes.js';
import { documentHost } from './client-id-url.js';
import type { OAuthClient, OAuthClientSecret } from './oauth-client.entity.js';
import { hasLoopback, isNative } from './redirect-uri.js';

/** The cached data of an app. Its requests share it, so it is never changed. */
export interface RegisteredClient {
  readonly id: string;
  readonly name: string;
  /** The developer's name, as the consent page shows it; null for an app that its document identifies. */
  readonly owner: string | null;
  /** The host of the document that identifies the app; null for a registered app. */
  readonly host: string | null;
  readonly isPublic: boolean;
  readonly isVerified: boolean;
  /** Whether the app or its developer is suspended. */
  readonly isSuspended: boolean;
  readonly scopes: readonly Scope[];
  /** The metadata for oidc-provider (RFC 7591). */
  readonly metadata: AllClientMetadata;
  readonly secrets: readonly StoredSecret[];
}

export interface StoredSecret {
  digest: Buffer;
  expiresAt: number | null;
}

/** The columns of an app that its requests depend on. */
export type ClientRow = Omit<OAuthClient, 'accountId' | 'requestsPerMinute' | 'createdAt'>;

/** `owner` is null for an app that its document identifies. */
export function toRegistered(
  client: ClientRow,
  owner: Account | null,
  secrets: OAuthClientSecret[],
): RegisteredClient {
  const { id, name, isPublic, isVerified, redirectUris, scopes } = client;
  const host = documentHost(id);
  return {
    id,
    name,
    owner: owner && owner.name,
    host,
    isPublic,
    isVerified,
    isSuspended: client.suspendedAt !== null || (owner?.suspendedAt ?? null) !== null,
    scopes,
    metadata: {
      client_id: id,
      client_name: name,
      // Native apps may add any port to a loopback redirect URI. Documents list them beside others.
      application_type:
        isNative({ isPublic, redirectUris }) || (host !== null && hasLoopback(redirectUris))
          ? 'native'
          : 'web',
      redirect_uris: redirectUris,
      post_logout_redirect_uris: client.postLogoutRedirectUris,
      token_endpoint_auth_method: isPublic ? 'none' : 'client_secret_basic',
      // oidc-provider requires a value. `patchOidcModels` compares digests instead.
      ...(!isPublic && { client_secret: 'kept as a digest' }),
    },
    secrets: secrets.map(({ digest, expiresAt }) => ({ digest, expiresAt: expiresAt?.getTime() ?? null })),
  };
}
