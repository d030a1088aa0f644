import { Injectable } from '@nestjs/common';
import { errors } from 'oidc-provider';
import { BatchWriter } from '../database/batch-writer.js';
import { ARTIFACT_KINDS } from './artifact-kinds.js';
import { OAuthDatabase } from './oauth-database.js';
import { explainRefusal, hashOf } from './stored-adapter.js';
import { exchangeQuery, FIND_TOKENS_SQL, repeatQuery, type FoundToken } from './token-sql.js';
import type { Consumption, TokenExchange, TokenWrites } from './token-writes.js';

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
   * Writes what a token request has come to and returns the refresh token to answer with. A refresh token that was
   * used moments ago is answered with the same successor again. Throws `InvalidGrant` where its grant has ended, and
   * where a code or refresh token is reused otherwise: that ends its grant (RFC 6749 section 4.1.2, RFC 9700
   * section 4.14.2).
   */
  async issue({ exchange }: TokenWrites): Promise<string | undefined> {
    if (!exchange) return undefined;
    const { consumption } = exchange;
    try {
      if (await this.exchanges.add(exchange)) return consumption.successors[0];
      // Used, or about to be: waiting for the row's lock tells which.
      const { rowCount } = await this.database.query(exchangeQuery([exchange], 'wait'));
      if (rowCount === 1) return consumption.successors[0];
      if (consumption.kind === ARTIFACT_KINDS.RefreshToken) return await this.repeat(exchange);
    } catch (error) {
      throw explainRefusal(error);
    }
    return this.refuseReuse(consumption);
  }

  private async repeat(exchange: TokenExchange): Promise<string> {
    const { consumption } = exchange;
    const { rows } = await this.database.query<{ successor_hash: Buffer | null }>(repeatQuery(exchange));
    if (!rows[0]) return this.refuseReuse(consumption);
    const known = rows[0].successor_hash;
    const successor = consumption.successors.find((token) => known?.equals(hashOf(token)));
    // Derived with a key of SECRET_KEY that this process does not have: refused, but no sign of theft.
    if (!successor) throw new errors.InvalidGrant('already used');
    return successor;
  }

  private async refuseReuse({ grantId }: Consumption): Promise<never> {
    await this.database.endGrant(grantId);
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
