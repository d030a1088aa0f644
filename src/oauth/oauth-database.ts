import { Injectable } from '@nestjs/common';
import { errors } from 'oidc-provider';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { CHANNEL, Notifier } from '../database/notifier.js';
import { ARTIFACT_KINDS } from './artifact-kinds.js';
import { explainRefusal } from './stored-adapter.js';
import type { TokenWrites } from './token-writes.js';

/** The statements of the authorization server. Each is a transaction of its own. */
@Injectable()
export class OAuthDatabase {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: Notifier,
  ) {}

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.pool.query<Row>(query);
  }

  /**
   * Ends a grant, and with it every code and token that hangs on it: here when this resolves, and in every other
   * process by notification of the same commit. One that has ended already changes nothing.
   */
  async endGrant(grantId: string): Promise<void> {
    await this.query({ name: 'oauth-end-grant', text: END_GRANT_SQL, values: [grantId, CHANNEL] });
    this.notifier.applyHere('g', grantId);
  }

  /**
   * Writes what a token request has come to. Throws `InvalidGrant` where its code or refresh token was used by another
   * request, or its grant has ended; a code that is sent twice ends its grant (RFC 6749 section 4.1.2).
   */
  async issue(writes: TokenWrites): Promise<void> {
    const query = writes.toQuery();
    if (!query) return;
    let isOurs: boolean;
    try {
      isOurs = (await this.query(query)).rowCount === 1;
    } catch (error) {
      throw explainRefusal(error);
    }
    if (isOurs) return;
    const { kind, grantId } = writes.consumed!;
    if (kind === ARTIFACT_KINDS.AuthorizationCode) await this.endGrant(grantId);
    throw new errors.InvalidGrant('already used');
  }

  // TypeORM's own pool: it is wide enough that commits made side by side share their way to the disk.
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

const END_GRANT_SQL = `
  WITH ended AS (DELETE FROM oauth_grants WHERE id = $1 RETURNING id)
  SELECT pg_notify($2, 'g:' || id) FROM ended`;
