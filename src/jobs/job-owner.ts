import type { Principal } from '../common/http/principal.js';
import type { Operation } from './job.entity.js';
import { OPERATIONS } from './job.entity.js';

/** Which jobs a caller sees: those of its account, for an app only its own, and only operations that it may use. */
export interface JobOwner {
  accountId: string;
  clientId?: string;
  operations: Operation[];
}

/** Returns the owner of the jobs that a principal may see. */
export function jobOwnerOf({ account, credential }: Principal): JobOwner {
  const { clientId, scopes } = credential;
  const operations = OPERATIONS.filter((operation) => scopes.has(operation));
  return { accountId: account.id, ...(clientId !== null && { clientId }), operations };
}
