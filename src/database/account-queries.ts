import { AppError } from '../common/errors/app-error.js';
import { FairQueries } from './fair-queries.js';
import type { ServicePool } from './service-pool.js';

/** Connections of TypeORM's pool for single generations. */
const SINGLE_ROWS = 2;
/** Connections of TypeORM's pool that are left for those, and for sign-in, changes and other short transactions. */
const RESERVED = SINGLE_ROWS + 2;

/** The account id for reads over all accounts, which only administrators can make. */
export const ALL_ACCOUNTS = 'all accounts';

/**
 * Runs the queries behind lists, searches and other reads of an account's history. They use TypeORM's pool, never the
 * hot pool, and an account runs two at a time: slow queries of one account leave connections for all others. A query
 * that waits too long fails with `concurrency_limited` if the account's own queries take so long.
 */
export class AccountQueries extends FairQueries {
  /** `connections` is the size of TypeORM's pool. */
  constructor(connections: number, pool: Pick<ServicePool, 'hasAnsweredSince'>) {
    super(Math.max(1, connections - RESERVED), pool);
  }

  protected override overdue(value: number, startedAt: number): AppError {
    if (value < this.perAccountMax) return super.overdue(value, startedAt);
    const message = `This account can read at most ${this.perAccountMax} lists at the same time. Try again in 1 second.`;
    const errorContext = { counter: 'lists', value, limit: this.perAccountMax };
    return new AppError('concurrency_limited', message, { retryAfterSeconds: 1, errorContext });
  }
}

/** Runs statements by primary key, which never wait behind lists. They are not limited in number. */
export class SingleRowQueries extends FairQueries {
  constructor(pool: Pick<ServicePool, 'hasAnsweredSince'>) {
    super(SINGLE_ROWS, pool);
  }
}
