import { Client, type ClientConfig } from 'pg';

/** As typed by node-postgres; there is no error if there is a result. */
type Callback = (error: Error, result: any) => void;

/**
 * A connection that is closed if the server does not answer a query in time; the query then fails with `Connection
 * terminated`. node-postgres's `query_timeout` would do the same, but every query and its result would then survive
 * all minor garbage collections (docs/decisions/bound-callbacks.md).
 */
export class WatchedClient extends Client {
  /** The query timeout. Requests get a response within 10 s, so the connection to a hung database is closed before. */
  static readonly answerMaxMs = 5_500;

  /** Whether this connection was closed because the server did not answer. */
  hasGivenUp = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    // Without a listener, a connection that breaks between two queries while checked out of its pool would end the
    // process. The next query on it fails, and the pool replaces it.
    this.on('error', () => undefined);
  }

  /** Takes a text or a `QueryConfig`, with a promise or callback. Submittables, such as cursors, are not watched. */
  override query(config: any, values?: any, callback?: Callback): any {
    if (typeof config?.submit === 'function') return super.query(config, values, callback!);
    if (typeof values === 'function') return this.query(config, undefined, values as Callback);
    if (!callback)
      return new Promise((resolve, reject) =>
        this.query(config, values, (error, result) => (error ? reject(error) : resolve(result))),
      );
    const silence = setTimeout(() => this.giveUp(), WatchedClient.answerMaxMs);
    return super.query(config, values, (error: Error, result: unknown) => {
      clearTimeout(silence);
      callback(error, result);
    });
  }

  private giveUp(): void {
    this.hasGivenUp = true;
    void this.end();
    // `end` would wait forever for a server that stops responding after an error.
    this.connection.stream.destroy();
  }
}
