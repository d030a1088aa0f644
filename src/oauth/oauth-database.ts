import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { CHANNEL, Notifier } from '../database/notifier.js';
import { currentOAuthRequest } from './oauth-request.js';
import { TokenTransaction } from './token-transaction.js';

/** The statements of the authorization server, inside the transaction of the request where it has one. */
@Injectable()
export class OAuthDatabase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: Notifier,
  ) {}

  begin(): TokenTransaction {
    return new TokenTransaction(this.pool);
  }

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    const transaction = currentOAuthRequest()?.transaction;
    return transaction ? transaction.query<Row>(query) : this.pool.query<Row>(query);
  }

  /**
   * Ends a grant, and with it every code and token that hangs on it: here with the commit, and in every other
   * process by notification of the same commit. One that has ended already changes nothing.
   */
  async endGrant(grantId: string): Promise<void> {
    await this.query({ name: 'oauth-end-grant', text: END_GRANT_SQL, values: [grantId, CHANNEL] });
    const applyHere = () => this.notifier.applyHere('g', grantId);
    const transaction = currentOAuthRequest()?.transaction;
    if (transaction) transaction.onCommit(applyHere);
    else applyHere();
  }

  // TypeORM's own pool: its connections are meant for transactions, the hot pool's for single statements.
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

const END_GRANT_SQL = `
  WITH ended AS (DELETE FROM oauth_grants WHERE id = $1 RETURNING id)
  SELECT pg_notify($2, 'g:' || id) FROM ended`;
