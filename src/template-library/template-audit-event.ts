import type { AuditEvent } from '../audit/audit-event.js';
import type { AccountTemplateVersion } from './account-template-version.entity.js';

/** Creates the audit event of a template, without its texts: the audit log cannot be erased. */
export function templateEvent(
  action: Extract<AuditEvent['action'], `template.${string}`>,
  { templateId: id, accountId, name }: Pick<AccountTemplateVersion, 'templateId' | 'accountId' | 'name'>,
): AuditEvent {
  return { action, accountId, target: { type: 'template', id, name } };
}
