import type { IssuedOAuthClient } from '../../oauth/clients/oauth-client-settings.js';
import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import type { Row } from '../text-table.js';

/**
 * What commands show of an app, whose developer is named by email address; `account` is null for an unregistered app,
 * whose client id is the URL of its metadata document.
 */
export function toAppRow(app: OAuthClient, account: string | null): Row {
  return {
    client_id: app.id,
    account,
    name: app.name,
    type: app.isPublic ? 'public' : 'confidential',
    redirect_uris: app.redirectUris,
    post_logout_redirect_uris: app.postLogoutRedirectUris,
    scopes: app.scopes,
    verified: app.isVerified,
    requests_per_minute: app.requestsPerMinute,
    suspended_at: app.suspendedAt && app.suspendedAt.toISOString(),
    created_at: app.createdAt.toISOString(),
  };
}

/** What is shown of a new app, once: the secret, which a public app does not have. */
export function toNewAppRow({ client, secret }: IssuedOAuthClient, account: string): Row {
  const { client_id, ...rest } = toAppRow(client, account);
  return { client_id: client_id!, client_secret: secret, ...rest };
}
