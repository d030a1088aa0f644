import type { AuditAction } from '../audit/audit-event.js';
import type { Account } from './account.entity.js';

/** Builds the audit event of an action on an account. */
export function accountEvent(action: AuditAction, { id, email }: Account) {
  return { action, accountId: id, target: { type: 'account', id, name: email } };
}

/** The fields of an account that the audit log records; never its password. */
export function settingsOf(account: Account) {
  const { email, name, plan, isAdmin, suspendedAt, storesInputs, retentionDays } = account;
  const { requestsPerMinute, concurrency, tokensPerMonth } = account;
  const limits = { requestsPerMinute, concurrency, tokensPerMonth };
  return { email, name, plan, isAdmin, suspendedAt, ...limits, storesInputs, retentionDays };
}
