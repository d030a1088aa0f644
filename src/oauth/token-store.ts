import { Injectable } from '@nestjs/common';
import { errors } from 'oidc-provider';
import { BatchWriter } from '../database/batch-writer.js';
import { ARTIFACT_KINDS } from './artifact-kinds.js';
import { OAuthDatabase } from './oauth-database.js';
import { explainRefusal } from './stored-adapter.js';
import { exchangeQuery, FIND_TOKENS_SQL, type FoundToken } from './token-sql.js';
import type { TokenExchange, TokenWrites } from './token-writes.js';

interface TokenKey {
  kind: number;
  idHash: Buffer;
}

/**
 * The two statements of a token request: one reads the code or refresh token with all that hangs on it, one writes.
 * Requests that arrive together share both, and their way to the disk.
 */
@Injectable()
export class TokenStore {
  private readonly lookUps = new BatchWriter<TokenKey, FoundToken | null>((keys) => this.read(keys));
  private readonly exchanges = new BatchWriter<TokenExchange, boolean>((rows) => this.write(rows));

  constructor(private readonly database: OAuthDatabase) {}

  /** Finds a code or refresh token; null for unknown and expired ones. */
  find(kind: number, idHash: Buffer): Promise<FoundToken | null> {
    return this.lookUps.add({ kind, idHash });
  }

  /**
   * Writes what a token request has come to. Throws `InvalidGrant` where its code or refresh token was used by another
   * request, or its grant has ended; a code that is sent twice ends its grant (RFC 6749 section 4.1.2).
   */
  async issue({ exchange }: TokenWrites): Promise<void> {
    if (!exchange) return;
    try {
      if (await this.exchanges.add(exchange)) return;
      // Used, or just being used: who waits for that learns which.
      const { rowCount } = await this.database.query(exchangeQuery([exchange], 'wait'));
      if (rowCount === 1) return;
    } catch (error) {
      throw explainRefusal(error);
    }
    const { kind, grantId } = exchange.consumption;
    if (kind === ARTIFACT_KINDS.AuthorizationCode) await this.database.endGrant(grantId);
    throw new errors.InvalidGrant('already used');
  }

  private async read(keys: TokenKey[]): Promise<(FoundToken | null)[]> {
    const { rows } = await this.database.query<FoundToken & { place: number }>({
      name: 'oauth-find-tokens',
      text: FIND_TOKENS_SQL,
      values: [keys.map(({ kind }) => kind), keys.map(({ idHash }) => idHash)],
    });
    const found = new Map(rows.map((row) => [row.place, row]));
    return keys.map((_key, index) => found.get(index + 1) ?? null);
  }

  private async write(exchanges: TokenExchange[]): Promise<boolean[]> {
    const query = exchangeQuery(exchanges, 'pass over');
    const { rows } = await this.database.query<{ place: number }>(query);
    const made = new Set(rows.map(({ place }) => place));
    return exchanges.map((_exchange, index) => made.has(index + 1));
  }
}
