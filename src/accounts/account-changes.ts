import type { EntityManager } from 'typeorm';
import type { AuditEvent } from '../audit/audit-event.js';

/** What an account is opened with; the name is the local part of the address where it is left out. */
export interface NewAccount {
  email: string;
  password: string;
  name?: string;
  isAdmin?: boolean;
}

/** What `setLimits` changes; null applies the plan's limit, undefined leaves a limit as it is. */
export interface LimitChanges {
  plan?: string;
  requestsPerMinute?: number | null;
  concurrency?: number | null;
  tokensPerMonth?: number | null;
}

/** Runs in the transaction of a change; the events it returns are audited with it. */
export type TransactionStep = (manager: EntityManager) => Promise<AuditEvent[]>;

export const NOTHING_ELSE: TransactionStep = async () => [];
