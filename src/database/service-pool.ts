import pg, { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DatabaseBusy } from '../common/errors/database-failure.js';
import { WatchedClient } from './watched-client.js';

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: any) => void,
) => void;

/** node-postgres's errors for a wait for a connection, and for a new connection, that took too long. */
const TOO_LATE =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/**
 * A pool that distinguishes a busy database from one that does not respond: a wait for a connection that takes too long
 * fails with `DatabaseBusy` if other connections have ended their work meanwhile.
 */
export class ServicePool extends Pool {
  /** On the monotonic clock, in milliseconds. */
  private releasedAt = -Infinity;

  constructor(config?: PoolConfig) {
    super(config);
    this.on('release', (error, client) => {
      const hasGivenUp = client instanceof WatchedClient && client.hasGivenUp;
      if (!error && !hasGivenUp) this.releasedAt = performance.now();
    });
  }

  /** Whether a connection has ended its work without an error since that time, on the monotonic clock. */
  hasAnsweredSince(time: number): boolean {
    return this.releasedAt > time;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    if (!callback)
      return new Promise((resolve, reject) =>
        this.connect((error, client) => (error ? reject(error) : resolve(client!))),
      );
    const startedAt = performance.now();
    super.connect((error, client, done) => {
      const isBusy = error && TOO_LATE.test(error.message) && this.hasAnsweredSince(startedAt);
      callback(
        isBusy ? new DatabaseBusy('waited too long for a connection', { cause: error }) : error,
        client,
        done,
      );
    });
  }
}

/** node-postgres with this pool, for TypeORM's option `driver`. */
export const SERVICE_DRIVER = { ...pg, Pool: ServicePool };
