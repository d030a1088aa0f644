import type { AppError } from '../common/errors/app-error.js';
import { databaseError } from '../common/errors/database-error.js';
import { FairQueries, type Wait } from './fair-queries.js';
import type { ServicePool } from './service-pool.js';

/** Connections of TypeORM's pool for single generations. */
const SINGLE_ROWS = 2;
/** Connections of TypeORM's pool that are left for those, and for sign-in, changes and other short transactions. */
const RESERVED = SINGLE_ROWS + 2;

/** How long a query waits for others of its account; it then has a second left. */
const OWN_WAIT_MAX_MS = 8_000;

/** The account id for reads over all accounts, which only administrators can make. */
export const ALL_ACCOUNTS = 'all accounts';

/**
 * Runs the queries behind lists, searches and other reads of an account's history. They use TypeORM's pool, never the
 * hot pool, and an account runs two at a time: slow queries of one account leave connections for all others. Further
 * ones wait for those of their own account as long as a response may take.
 */
export class AccountQueries extends FairQueries {
  /** `connections` is the size of TypeORM's pool. */
  constructor(connections: number, pool: Pick<ServicePool, 'hasAnsweredSince'>) {
    super(Math.max(1, connections - RESERVED), pool);
  }

  protected override overdue(value: number, wait: Wait): AppError | null {
    if (value < this.perAccountMax) return super.overdue(value, wait);
    if (wait.waitedMs < OWN_WAIT_MAX_MS) return null;
    return databaseError(new Error('waited too long for the lists of the same account'));
  }
}

/** Runs statements by primary key, which never wait behind lists. They are not limited in number. */
export class SingleRowQueries extends FairQueries {
  constructor(pool: Pick<ServicePool, 'hasAnsweredSince'>) {
    super(SINGLE_ROWS, pool);
  }
}
