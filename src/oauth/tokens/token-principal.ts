import {
  PRINCIPAL_ACCOUNT_COLUMNS,
  toPrincipalAccount,
  type PrincipalAccountRow,
} from '../../accounts/principal-account.js';
import type { Principal } from '../../common/http/principal.js';
import { isScope } from '../../common/http/scopes.js';
import { scopesInForce } from '../consents/scopes-in-force.js';

/** A grant, or an access token of it, with its app and account, as these statements read it. */
export interface TokenRow extends PrincipalAccountRow {
  grant_id: string;
  /** The URL of the resource that it is for (RFC 8707). */
  audience: string;
  scope: string;
  expires_at: Date;
  client_id: string;
  client_name: string;
  client_scopes: string[];
  client_suspended: boolean;
  own_requests_per_minute: number | null;
  spend_per_month: number | null;
  /** null for an app that its metadata document identifies. */
  owner_id: string | null;
}

/** The principal of a grant, with the scopes that are in effect. */
export function toPrincipal(row: TokenRow): Principal {
  return {
    credential: {
      type: 'oauth_token',
      id: row.grant_id,
      name: row.client_name,
      clientId: row.client_id,
      scopes: new Set(scopesInForce(row.scope.split(' '), row.client_scopes).filter(isScope)),
      expiresAt: row.expires_at.getTime(),
      requestsPerMinute: row.own_requests_per_minute,
      tokensPerMonth: null,
      spendPerMonth: row.spend_per_month,
      budgetId: row.client_id,
      models: null,
      allowedAddresses: null,
      suspended: row.client_suspended,
    },
    account: toPrincipalAccount(row),
  };
}

const CLIENT_COLUMNS = `
         client.name AS client_name, client.scopes AS client_scopes,
         client.suspended_at IS NOT NULL OR owner.suspended_at IS NOT NULL AS client_suspended,
         client.requests_per_minute AS own_requests_per_minute, client.account_id AS owner_id,
         consent.spend_per_month::float8 AS spend_per_month,
         ${PRINCIPAL_ACCOUNT_COLUMNS}`;

const JOIN_CLIENT = `
    JOIN oauth_clients client ON client.id = granted.client_id
    LEFT JOIN accounts owner ON owner.id = client.account_id
    JOIN accounts account ON account.id = granted.account_id
    JOIN plans plan ON plan.id = account.plan
    LEFT JOIN oauth_consents consent ON consent.account_id = account.id AND consent.client_id = client.id`;

/** Finds an access token by its hash. Without an audience, it is for no resource of ours. */
export const FIND_TOKEN_SQL = `
  SELECT token.grant_id, token.audience, token.scope, least(token.expires_at, granted.expires_at) AS expires_at,
         token.client_id, ${CLIENT_COLUMNS}
    FROM oauth_access_tokens token
    JOIN oauth_grants granted ON granted.id = token.grant_id
    ${JOIN_CLIENT}
   WHERE token.id_hash = $1 AND token.audience IS NOT NULL`;

/** Finds a grant by its id, with its scopes for an audience. oidc-provider lists them in its payload. */
export const FIND_GRANT_SQL = `
  SELECT granted.id AS grant_id, $2::text AS audience, coalesce(granted.payload -> 'resources' ->> $2, '') AS scope, granted.expires_at,
         granted.client_id, ${CLIENT_COLUMNS}
    FROM oauth_grants granted
    ${JOIN_CLIENT}
   WHERE granted.id = $1`;
