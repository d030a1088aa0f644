import type { AuditAction, AuditEvent } from '../audit/audit-event.js';
import type { ApiKey } from './api-key.entity.js';

/** Builds the audit event of an action on a key, with its permissions if it is new; never with the secret. */
export function keyEvent(action: AuditAction, apiKey: ApiKey): AuditEvent {
  const {
    id,
    accountId,
    name,
    lastFour,
    scopes,
    expiresAt,
    allowedCidrs,
    requestsPerMinute,
    tokensPerMonth,
    spendPerMonth,
    models,
    rotatedFrom,
  } = apiKey;
  const isNew = action === 'key.created';
  return {
    action,
    accountId,
    target: { type: 'key', id, name: `${name} (…${lastFour})` },
    ...(isNew && {
      after: {
        scopes,
        expiresAt,
        allowedCidrs,
        requestsPerMinute,
        tokensPerMonth,
        spendPerMonth,
        models,
        rotatedFrom,
      },
    }),
  };
}
