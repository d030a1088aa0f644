import { Injectable } from '@nestjs/common';
import { errors } from 'oidc-provider';
import { BatchWriter } from '../../database/batch-writer.js';
import { ARTIFACT_KINDS } from '../storage/artifact-kinds.js';
import { GrantStore } from '../storage/grant-store.js';
import { OAuthDatabase } from '../storage/oauth-database.js';
import type { Consumption, TokenExchange } from '../storage/oidc-writes.js';
import { sha256 } from '../../common/crypto/sha256.js';
import { toProtocolError } from '../storage/protocol-error.js';
import { exchangeQuery, FIND_TOKENS_SQL, repeatQuery, type FoundToken } from './token-sql.js';

interface TokenKey {
  kind: number;
  idHash: Buffer;
}

/**
 * Reads and exchanges codes and refresh tokens. A token request runs two statements: one reads the token with its grant
 * and account, one commits the exchange. Concurrent requests share both statements and their commit.
 */
@Injectable()
export class TokenStore {
  private readonly lookUps = new BatchWriter<TokenKey, FoundToken | null>((keys) => this.read(keys));
  private readonly exchanges = new BatchWriter<TokenExchange, boolean>((rows) => this.write(rows));

  constructor(
    private readonly database: OAuthDatabase,
    private readonly grants: GrantStore,
  ) {}

  /** Finds a code or refresh token; null for unknown and expired ones. */
  find(kind: number, idHash: Buffer): Promise<FoundToken | null> {
    return this.lookUps.add({ kind, idHash });
  }

  /**
   * Consumes a code or refresh token and inserts the tokens issued for it, in one statement: all of it is committed or
   * none, and of concurrent exchanges of one token exactly one succeeds. Returns the refresh token of the response
   * where it is derived from the consumed one. A refresh token that was used a moment ago returns the same successor.
   * Throws `InvalidGrant` where the grant has ended; any other reuse also ends the grant (RFC 6749 section 4.1.2,
   * RFC 9700 section 4.14.2).
   */
  async exchange(exchange: TokenExchange): Promise<string | undefined> {
    const { consumption } = exchange;
    try {
      if (await this.exchanges.add(exchange)) return consumption.successors[0];
      // The token is used or locked by a concurrent request; waiting for the lock shows which.
      const { rowCount } = await this.database.query(exchangeQuery([exchange], 'wait'));
      if (rowCount === 1) return consumption.successors[0];
      if (consumption.kind === ARTIFACT_KINDS.RefreshToken) return await this.repeat(exchange);
    } catch (error) {
      throw toProtocolError(error);
    }
    return this.rejectReuse(consumption);
  }

  /**
   * Repeats a refresh whose response was lost: inserts another access token and returns the same successor. One
   * statement, under a lock on the grant; it inserts nothing once the successor has been used.
   */
  private async repeat(exchange: TokenExchange): Promise<string> {
    const { consumption } = exchange;
    const { rows } = await this.database.query<{ successor_hash: Buffer | null }>(repeatQuery(exchange));
    if (!rows[0]) return this.rejectReuse(consumption);
    const known = rows[0].successor_hash;
    const successor = consumption.successors.find((token) => known?.equals(sha256(token)));
    // Derived with a key of SECRET_KEY that this process does not have: rejected, but not a sign of theft.
    if (!successor) throw new errors.InvalidGrant('already used');
    return successor;
  }

  private async rejectReuse({ grantId }: Consumption): Promise<never> {
    await this.grants.end(grantId, 'grant.reuse_detected');
    throw new errors.InvalidGrant('already used');
  }

  private async read(keys: TokenKey[]): Promise<(FoundToken | null)[]> {
    const { rows } = await this.database.query<FoundToken & { ordinal: number }>({
      name: 'oauth-find-tokens',
      text: FIND_TOKENS_SQL,
      values: [keys.map(({ kind }) => kind), keys.map(({ idHash }) => idHash)],
    });
    const found = new Map(rows.map((row) => [row.ordinal, row]));
    return keys.map((_key, index) => found.get(index + 1) ?? null);
  }

  private async write(exchanges: TokenExchange[]): Promise<boolean[]> {
    const query = exchangeQuery(exchanges, 'skip');
    const { rows } = await this.database.query<{ ordinal: number }>(query);
    const made = new Set(rows.map(({ ordinal }) => ordinal));
    return exchanges.map((_exchange, index) => made.has(index + 1));
  }
}
