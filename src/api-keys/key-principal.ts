import { BlockList, isIPv6 } from 'node:net';
import {
  PRINCIPAL_ACCOUNT_COLUMNS,
  toPrincipalAccount,
  type PrincipalAccountRow,
} from '../accounts/principal-account.js';
import type { Principal } from '../common/http/principal.js';
import type { Scope } from '../common/http/scopes.js';

const SELECT_KEYS = `
  SELECT key.id, key.name, key.scopes, key.allowed_cidrs, key.requests_per_minute AS own_requests_per_minute,
         key.tokens_per_month::float8 AS own_tokens_per_month, key.spend_per_month::float8 AS spend_per_month,
         key.budget_id, key.expires_at, key.revoked_at, key.models AS own_models, ${PRINCIPAL_ACCOUNT_COLUMNS}
    FROM api_keys key
    JOIN accounts account ON account.id = key.account_id
    JOIN plans plan ON plan.id = account.plan`;

/** Finds keys by their digests. */
export const FIND_KEY_SQL = `${SELECT_KEYS} WHERE key.digest = ANY($1)`;
/** Finds a key by its id. */
export const FIND_KEY_BY_ID_SQL = `${SELECT_KEYS} WHERE key.id = $1`;

/** A key with its account, as these statements read it. */
export interface KeyRow extends PrincipalAccountRow {
  id: string;
  name: string;
  scopes: Scope[];
  allowed_cidrs: string[] | null;
  own_models: string[] | null;
  own_requests_per_minute: number | null;
  own_tokens_per_month: number | null;
  spend_per_month: number | null;
  budget_id: string | null;
  expires_at: Date | null;
  revoked_at: Date | null;
}

/** The principal of a key. */
export function toPrincipal(row: KeyRow): Principal {
  return {
    credential: {
      type: 'api_key',
      id: row.id,
      name: row.name,
      clientId: null,
      scopes: new Set(row.scopes),
      expiresAt: row.expires_at?.getTime() ?? null,
      requestsPerMinute: row.own_requests_per_minute,
      tokensPerMonth: row.own_tokens_per_month,
      spendPerMonth: row.spend_per_month,
      budgetId: row.budget_id ?? row.id,
      models: row.own_models,
      allowedAddresses: row.allowed_cidrs && toBlockList(row.allowed_cidrs),
      suspended: false,
    },
    account: toPrincipalAccount(row),
  };
}

function toBlockList(cidrs: string[]): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [address, prefix] = cidr.split('/') as [string, string?];
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}
