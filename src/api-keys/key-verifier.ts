import { Injectable } from '@nestjs/common';
import { BlockList, isIPv6 } from 'node:net';
import {
  PRINCIPAL_ACCOUNT_COLUMNS,
  toPrincipalAccount,
  type PrincipalAccountRow,
} from '../accounts/principal-account.js';
import { invalidCredential, type AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import type { Principal } from '../common/http/principal.js';
import type { Scope } from '../common/http/scopes.js';
import { digestInMemory } from '../common/crypto/secret-digest.js';
import { ChangeAwareCache, type Loaded } from '../database/change-aware-cache.js';
import { HotPool } from '../database/database.module.js';
import { Notifier } from '../database/notifier.js';
import { Metrics } from '../metrics/metrics.js';
import { LookupLimit } from '../rate-limit/lookup-limit.js';
import { PEPPER } from './key-maker.js';
import { digestKey, isWellFormedKey } from './key-format.js';
import { KeyUses } from './key-uses.js';

/** Authenticates a caller with an API key. A cached key costs one digest and no query. */
@Injectable()
export class KeyVerifier {
  private readonly cache: ChangeAwareCache<Principal>;

  constructor(
    private readonly pool: HotPool,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
    private readonly uses: KeyUses,
    private readonly metrics: Metrics,
    private readonly lookups: LookupLimit,
    notifier: Notifier,
  ) {
    this.cache = new ChangeAwareCache(notifier, ['k', 'u']);
  }

  /**
   * Throws `invalid_credential` for malformed, unknown, expired and revoked keys alike; only `errorContext`, which callers
   * do not see, distinguishes them. Suspension and addresses are checked later, with 403 instead of 401. Throws
   * `rate_limited` for unknown keys from an address over its limit.
   */
  async verify(secret: string, address: string): Promise<Principal> {
    if (!isWellFormedKey(secret)) throw invalidCredential({ rule: 'credential_malformed' });
    const digest = digestInMemory(secret);
    const known = this.cache.get(digest);
    this.metrics.countKeyLookUp(known ? 'hit' : 'miss');
    const principal = known ?? (await this.load(digest, secret, address));
    if (!principal) throw invalidCredential({ rule: 'key_unknown' });
    if (!this.use(principal, address)) throw ended('key_expired', principal);
    return principal;
  }

  private load(digest: string, secret: string, address: string): Promise<Principal | null> {
    return this.lookups.lookUp(digest, address, () => this.cache.load(digest, () => this.read(secret)));
  }

  /** Notes that a key was used; false for one that has expired. */
  private use({ credential }: Principal, address: string): boolean {
    const now = this.clock.now();
    if (credential.expiresAt !== null && credential.expiresAt <= now) return false;
    this.uses.note(credential.id, now, address);
    return true;
  }

  private async read(secret: string): Promise<Loaded<Principal> | null> {
    const digests = this.keyRing.all(PEPPER).map(({ bytes }) => digestKey(secret, bytes));
    const { rows } = await this.pool.query<KeyRow>({
      name: 'find-api-key',
      text: FIND_KEY_SQL,
      values: [digests],
    });
    const row = rows[0];
    if (!row) return null;
    const principal = toPrincipal(row);
    if (row.revoked_at) throw ended('key_revoked', principal);
    return { value: principal, tags: [`k:${row.id}`, `u:${row.account_id}`] };
  }
}

const FIND_KEY_SQL = `
  SELECT key.id, key.name, key.scopes, key.allowed_cidrs, key.requests_per_minute AS own_requests_per_minute,
         key.tokens_per_month::float8 AS own_tokens_per_month, key.spend_per_month::float8 AS spend_per_month,
         key.budget_id, key.expires_at, key.revoked_at, key.models AS own_models, ${PRINCIPAL_ACCOUNT_COLUMNS}
    FROM api_keys key
    JOIN accounts account ON account.id = key.account_id
    JOIN plans plan ON plan.id = account.plan
   WHERE key.digest = ANY($1)`;

interface KeyRow extends PrincipalAccountRow {
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

function ended(rule: 'key_expired' | 'key_revoked', { credential, account }: Principal): AppError {
  const credentialRef = {
    type: 'api_key',
    id: credential.id,
    clientId: null,
    accountId: account.id,
  } as const;
  return invalidCredential({ rule, credentialRef });
}

function toPrincipal(row: KeyRow): Principal {
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
