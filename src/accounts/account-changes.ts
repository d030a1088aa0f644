import type { EntityManager } from 'typeorm';
import type { AuditEvent } from '../audit/audit-event.js';
import { checkPersonName, defaultDisplayName } from '../common/validation/display-name.js';

/** The fields of a new account. The name defaults to the local part of the email address. */
export interface NewAccount {
  email: string;
  password: string;
  name?: string;
  isAdmin?: boolean;
  /** The default plan if missing. */
  plan?: string;
}

/** The stored fields of a new account, without its password. Throws for an invalid name. */
export function profileOf({ email: typed, name, isAdmin = false, plan }: NewAccount) {
  const email = typed.trim();
  return {
    email,
    name: name === undefined ? defaultDisplayName(email) : checkPersonName(name),
    isAdmin,
    ...(plan !== undefined && { plan }),
  };
}

/** Checks the new name of an account. One from before today's rules is kept until it is changed. */
export function checkAccountName(name: string, account: { name: string }): string {
  return name === account.name ? name : checkPersonName(name);
}

/** The changes of `setLimits`: null applies the plan's or operator's limit, undefined keeps a limit. */
export interface LimitChanges {
  plan?: string;
  requestsPerMinute?: number | null;
  concurrency?: number | null;
  tokensPerMonth?: number | null;
  /** The age in days at which texts are deleted. */
  retentionDays?: number | null;
}

/** Runs in the transaction of a change; the events it returns are audited with it. */
type TransactionStep = (manager: EntityManager) => Promise<AuditEvent[]>;

/** What runs in the transaction of a change besides it. */
export interface ChangeSteps {
  /** Runs before the account is locked; throws to reject the change. */
  first?: (manager: EntityManager, account: { id: string; email: string }) => Promise<void>;
  also?: TransactionStep;
  /** The hash that the account must still have: that of a password that was verified. Otherwise, the change is rejected. */
  verifiedHash?: string;
}
