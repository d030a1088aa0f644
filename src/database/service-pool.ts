import { once } from 'node:events';
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

/** How long the server may take to close the connections of a pool that ends. */
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * A pool that distinguishes a busy database from one that does not respond: a wait for a connection that takes too long
 * fails with `DatabaseBusy` if other connections have ended their work meanwhile. It has ended when its connections are
 * closed; node-postgres's has when it has begun to close them.
 */
export class ServicePool extends Pool {
  /** On the monotonic clock, in milliseconds. */
  private releasedAt = -Infinity;
  private openCount = 0;

  constructor(config?: PoolConfig) {
    super(config);
    this.on('connect', () => (this.openCount += 1));
    this.on('remove', () => (this.openCount -= 1));
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

  override end(): Promise<void>;
  override end(callback: (error?: Error) => void): void;
  override end(callback?: (error?: Error) => void): Promise<void> | void {
    const ended = super.end().then(() => this.connectionsClosed());
    if (!callback) return ended;
    ended.then(() => callback(), callback);
  }

  private async connectionsClosed(): Promise<void> {
    const timeout = AbortSignal.timeout(CLOSE_TIMEOUT_MS);
    while (this.openCount > 0 && !timeout.aborted)
      await once(this, 'remove', { signal: timeout }).catch(() => undefined);
  }
}

/** node-postgres with this pool, for TypeORM's option `driver`. */
export const SERVICE_DRIVER = { ...pg, Pool: ServicePool };
