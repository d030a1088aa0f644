import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/**
 * The one transaction of a token or revocation request: what it consumes and what it issues are committed
 * together, before it is answered. Opened by the first statement; a request that is refused earlier costs none.
 * The library issues statements side by side; here they run one after another.
 */
export class TokenTransaction {
  private client: PoolClient | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private readonly afterCommit: (() => void)[] = [];

  constructor(private readonly pool: Pool) {}

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.inOrder(async () => {
      this.client ??= await this.begin();
      return this.client.query<Row>(query);
    });
  }

  /** Runs something once the transaction is committed, and never otherwise. */
  onCommit(work: () => void) {
    this.afterCommit.push(work);
  }

  async commit(): Promise<void> {
    await this.end('COMMIT');
    for (const work of this.afterCommit) work();
  }

  /** Undoes everything; a connection that can't even do that is thrown away. */
  async rollback(): Promise<void> {
    await this.end('ROLLBACK').catch(() => undefined);
  }

  private async begin(): Promise<PoolClient> {
    const client = await this.pool.connect();
    client.on('error', ignore);
    try {
      await client.query('BEGIN');
      return client;
    } catch (error) {
      release(client, true);
      throw error;
    }
  }

  private end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    return this.inOrder(async () => {
      const { client } = this;
      if (!client) return;
      this.client = undefined;
      try {
        await client.query(statement);
        release(client);
      } catch (error) {
        release(client, true);
        throw error;
      }
    });
  }

  private inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }
}

// A connection that breaks tells so twice: by its statement, which is heard, and by an event, which nobody may ignore.
function ignore() {}

function release(client: PoolClient, isBroken = false) {
  client.off('error', ignore);
  client.release(isBroken);
}
