import type { AuditAction, AuditEvent } from '../audit/audit-event.js';
import type { ApiKey } from './api-key.entity.js';

/** The fields of a key that the audit log records: its permissions, never the secret. */
export function aboutKey(action: AuditAction, apiKey: ApiKey): AuditEvent {
  const {
    id,
    accountId,
    name,
    lastFour,
    scopes,
    expiresAt,
    allowedCidrs,
    requestsPerMinute,
    models,
    rotatedFrom,
  } = apiKey;
  const isNew = action === 'key.created';
  return {
    action,
    accountId,
    target: { type: 'key', id, name: `${name} (…${lastFour})` },
    ...(isNew && { after: { scopes, expiresAt, allowedCidrs, requestsPerMinute, models, rotatedFrom } }),
  };
}
