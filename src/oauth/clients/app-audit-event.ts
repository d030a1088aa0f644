import type { AuditAction } from '../../audit/audit-event.js';
import type { OAuthClient } from './oauth-client.entity.js';

/** Builds the audit event of an action on an app. */
export function appEvent(action: AuditAction, { id, accountId, name }: OAuthClient) {
  return { action, accountId, target: { type: 'app', id, name } };
}

/** Returns the settings of an app that the audit log records, without secrets. */
export function settingsOf(app: OAuthClient) {
  const { name, isPublic, redirectUris, postLogoutRedirectUris, scopes, isVerified, suspendedAt } = app;
  return { name, isPublic, redirectUris, postLogoutRedirectUris, scopes, isVerified, suspendedAt };
}
