import type { AuditAction } from '../audit/audit-event.js';
import type { OAuthClient } from './oauth-client.entity.js';

/** What happened to an app, for the audit log. */
export function about(action: AuditAction, { id, accountId, name }: OAuthClient) {
  return { action, accountId, target: { type: 'app', id, name } };
}

/** What the audit log keeps of an app: never a secret. */
export function settingsOf(app: OAuthClient) {
  const { name, isPublic, redirectUris, postLogoutRedirectUris, scopes, isVerified, suspendedAt } = app;
  return { name, isPublic, redirectUris, postLogoutRedirectUris, scopes, isVerified, suspendedAt };
}
