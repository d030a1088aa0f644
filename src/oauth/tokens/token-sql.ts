import type { AdapterPayload } from 'oidc-provider';
import { ARTIFACT_KINDS } from '../storage/artifact-kinds.js';
import type { TokenExchange } from '../storage/oidc-writes.js';
import { sha256 } from '../../common/crypto/sha256.js';

/** A code or refresh token with its grant and account. */
export interface FoundToken {
  grant_id: string;
  consumed_at: Date | null;
  expires_at: Date;
  payload: AdapterPayload;
  account_id: string;
  client_id: string;
  grant_payload: AdapterPayload;
  grant_expires_at: Date;
  name: string;
  email: string;
  is_suspended: boolean;
}

/**
 * Finds tokens by kind (`$1`) and hash (`$2`); returns `FoundToken`s with their position in the arrays. `OFFSET 0` keeps
 * the planner from using the index on `expires_at`, which would scan every live row.
 */
export const FIND_TOKENS_SQL = `
  SELECT asked.ordinal::int, found.*
    FROM unnest($1::smallint[], $2::bytea[]) WITH ORDINALITY AS asked (kind, id_hash, ordinal)
   CROSS JOIN LATERAL (
         SELECT token.grant_id, token.consumed_at,
                token.expires_at, token.payload,
                granted.account_id, granted.client_id, granted.payload AS grant_payload,
                granted.expires_at AS grant_expires_at,
                account.name, account.email, account.suspended_at IS NOT NULL AS is_suspended
           FROM oauth_artifacts token
           JOIN oauth_grants granted ON granted.id = token.grant_id
           JOIN accounts account ON account.id = granted.account_id
          WHERE token.kind = asked.kind AND token.id_hash = asked.id_hash
         OFFSET 0) found
   WHERE found.expires_at > now()`;

/**
 * Builds the statement that commits exchanges. Each consumes a code or refresh token and inserts the tokens issued for
 * it, or changes nothing. Returns the positions of the exchanges that succeeded.
 *
 * The row lock admits exactly one of several exchanges of the same token; the others find it consumed and insert
 * nothing. The grant is locked before its token: ending the grant waits for the exchange, or the exchange finds no
 * grant. A batch skips locked rows instead of waiting, so it cannot deadlock. A single exchange waits; it locks in the
 * same order as all other statements.
 */
export function exchangeQuery(exchanges: readonly TokenExchange[], onLocked: 'wait' | 'skip') {
  const each = <Value>(read: (exchange: TokenExchange) => Value) => exchanges.map(read);
  const values = [
    each(({ consumption }) => consumption.grantId),
    each(({ consumption }) => consumption.kind),
    each(({ consumption }) => consumption.idHash),
    each(({ refreshToken }) => refreshToken.idHash),
    each(({ refreshToken }) => refreshToken.expiresAt),
    each(({ refreshToken }) => JSON.stringify(refreshToken.payload)),
    each(({ accessToken }) => accessToken.idHash),
    each(({ accessToken }) => accessToken.clientId),
    each(({ accessToken }) => accessToken.accountId),
    each(({ accessToken }) => accessToken.scope),
    each(({ accessToken }) => accessToken.audience),
    each(({ accessToken }) => accessToken.expiresAt),
    each(({ accessToken }) => JSON.stringify(accessToken.payload)),
  ];
  return onLocked === 'wait'
    ? { name: 'oauth-exchange-token', text: exchangeSql(''), values }
    : { name: 'oauth-exchange-tokens', text: exchangeSql('SKIP LOCKED'), values };
}

const exchangeSql = (onLocked: string) => `
  WITH asked AS MATERIALIZED (
         SELECT * FROM unnest($1::text[], $2::smallint[], $3::bytea[], $4::bytea[], $5::timestamptz[], $6::text[],
                              $7::bytea[], $8::text[], $9::uuid[], $10::text[], $11::text[], $12::timestamptz[],
                              $13::text[])
           WITH ORDINALITY AS asked (
             grant_id, kind, id_hash, refresh_hash, refresh_expires_at, refresh_payload,
             access_hash, client_id, account_id, scope, audience, access_expires_at, access_payload, ordinal)),
       living AS MATERIALIZED (
         SELECT asked.ordinal, asked.kind, asked.id_hash, asked.refresh_hash FROM asked CROSS JOIN LATERAL (
           SELECT FROM oauth_grants WHERE id = asked.grant_id FOR KEY SHARE ${onLocked}) granted),
       taken AS MATERIALIZED (
         SELECT DISTINCT ON (living.kind, living.id_hash) living.*, token.ctid FROM living CROSS JOIN LATERAL (
           SELECT ctid FROM oauth_artifacts
            WHERE kind = living.kind AND id_hash = living.id_hash AND consumed_at IS NULL
              FOR UPDATE ${onLocked}) token),
       consumed AS (
         UPDATE oauth_artifacts used SET consumed_at = clock_timestamp(), successor_hash = taken.refresh_hash
           FROM taken
          WHERE used.ctid = ANY(ARRAY(SELECT ctid FROM taken)) AND used.ctid = taken.ctid AND used.consumed_at IS NULL
         RETURNING used.kind, used.id_hash),
       won AS MATERIALIZED (
         SELECT asked.* FROM consumed JOIN taken USING (kind, id_hash) JOIN asked USING (ordinal)),
       refresh_token AS (
         INSERT INTO oauth_artifacts (kind, id_hash, grant_id, expires_at, payload)
         SELECT ${ARTIFACT_KINDS.RefreshToken}, refresh_hash, grant_id, refresh_expires_at, refresh_payload::jsonb
           FROM won),
       access_token AS (
         INSERT INTO oauth_access_tokens
           (id_hash, grant_id, client_id, account_id, scope, audience, expires_at, payload)
         SELECT access_hash, grant_id, client_id, account_id, scope, audience, access_expires_at,
                access_payload::jsonb
           FROM won)
  SELECT ordinal::int FROM won`;

/**
 * Builds the statement that repeats a refresh: it inserts another access token for a refresh token that was used within
 * the last 30 seconds and whose successor is unused. Returns the successor's hash; no row where the token was used
 * earlier or the successor has been used. It inserts only where this process can derive the successor.
 */
export function repeatQuery({ consumption, accessToken }: TokenExchange) {
  const { kind, idHash, grantId, successors } = consumption;
  const { clientId, accountId, scope, audience, expiresAt, payload } = accessToken;
  const repeated = [grantId, kind, idHash, successors.map(sha256)];
  const issued = [accessToken.idHash, clientId, accountId, scope, audience, expiresAt, payload];
  const values = [...repeated, ...issued];
  return { name: 'oauth-repeat-refresh', text: REPEAT_SQL, values };
}

// A token that was consumed before the column existed has no successor_hash, so its refresh cannot be repeated.
const REPEAT_SQL = `
  WITH living AS MATERIALIZED (SELECT id FROM oauth_grants WHERE id = $1 FOR KEY SHARE),
       repeated AS MATERIALIZED (
         SELECT living.id AS grant_id, used.successor_hash
           FROM living JOIN oauth_artifacts used ON used.grant_id = living.id
          WHERE used.kind = $2 AND used.id_hash = $3
            AND used.consumed_at > clock_timestamp() - interval '30 seconds'
            AND NOT EXISTS (SELECT FROM oauth_artifacts successor
                             WHERE successor.kind = $2 AND successor.id_hash = used.successor_hash
                               AND successor.consumed_at IS NOT NULL)),
       access_token AS (
         INSERT INTO oauth_access_tokens
           (id_hash, grant_id, client_id, account_id, scope, audience, expires_at, payload)
         SELECT $5::bytea, grant_id, $6::text, $7::uuid, $8::text, $9::text, $10::timestamptz, $11::jsonb
           FROM repeated WHERE successor_hash = ANY($4::bytea[]))
  SELECT successor_hash FROM repeated`;
