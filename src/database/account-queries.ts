import { AppError } from '../common/errors/app-error.js';
import { FairQueries } from './fair-queries.js';

/** Connections of TypeORM's pool for single generations. */
const SINGLE_ROWS = 2;
/** Connections of TypeORM's pool that are left for those, and for sign-in, changes and other short transactions. */
const RESERVED = SINGLE_ROWS + 2;

/** The account id for reads over all accounts, which only administrators can make. */
export const ALL_ACCOUNTS = 'all accounts';

/**
 * Runs the queries behind lists, searches and other reads of an account's history. They use TypeORM's pool, never the
 * hot pool, and an account runs two at a time: slow queries of one account leave connections for all others. A query
 * that waits too long fails with `concurrency_limited` if the account's own queries take so long, with
 * `storage_unavailable` if those of others do.
 */
export class AccountQueries extends FairQueries {
  /** `connections` is the size of TypeORM's pool. */
  constructor(connections: number) {
    super(Math.max(1, connections - RESERVED));
  }

  protected overdue(value: number): AppError {
    if (value < this.perAccountMax) return databaseBusy();
    const message = `This account can read at most ${this.perAccountMax} lists at the same time. Try again in 1 second.`;
    const errorContext = { counter: 'lists', value, limit: this.perAccountMax };
    return new AppError('concurrency_limited', message, { retryAfterSeconds: 1, errorContext });
  }
}

/**
 * Runs statements by primary key, which never wait behind lists. They are not limited in number, so the wait ends with
 * `storage_unavailable` only.
 */
export class SingleRowQueries extends FairQueries {
  constructor() {
    super(SINGLE_ROWS);
  }

  protected overdue(): AppError {
    return databaseBusy();
  }
}

function databaseBusy(): AppError {
  const message = 'The database is busy. Please try again shortly.';
  return new AppError('storage_unavailable', message, { retryAfterSeconds: 1 });
}
