import type { AuditAction, AuditEvent } from '../audit/audit-event.js';
import type { ApiKey } from './api-key.entity.js';

/** What the audit log keeps of a key: what it may do, never what it is. */
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
