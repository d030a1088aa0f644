import { Injectable } from '@nestjs/common';
import {
  PRINCIPAL_ACCOUNT_COLUMNS,
  toPrincipalAccount,
  type PrincipalAccountRow,
} from '../accounts/principal-account.js';
import { invalidCredential, type AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import type { Principal } from '../common/http/principal.js';
import { isScope } from '../common/http/scopes.js';
import { digestInMemory } from '../common/crypto/secret-digest.js';
import { Config } from '../config/config.js';
import { ChangeAwareCache, type Loaded } from '../database/change-aware-cache.js';
import { HotPool } from '../database/database.module.js';
import { Notifier } from '../database/notifier.js';
import { LookupLimit } from '../rate-limit/lookup-limit.js';
import { ConsentUses } from './consent-uses.js';
import { scopesInForce } from './scopes-in-force.js';
import { hashOf } from './stored-adapter.js';
import { isWellFormedAccessToken } from './token-format.js';

/** Verifies access tokens. A cached token costs one digest and no query. */
@Injectable()
export class AccessTokensService {
  private readonly cache: ChangeAwareCache<Principal>;
  private readonly audience: string;

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly uses: ConsentUses,
    private readonly lookups: LookupLimit,
    config: Config,
    notifier: Notifier,
  ) {
    this.cache = new ChangeAwareCache(notifier, ['g', 'u', 'c']);
    this.audience = `${config.publicUrl}/v1`;
  }

  /**
   * Throws `invalid_credential` for malformed, unknown, expired and revoked tokens and for tokens of another audience
   * alike; only the logged cause tells them apart. Throws `rate_limited` for unknown tokens from an address over its
   * limit. The address is not recorded: it is the app's, not the user's.
   */
  async verify(token: string, address: string): Promise<Principal> {
    if (!isWellFormedAccessToken(token)) throw invalidCredential({ rule: 'credential_malformed' });
    const digest = digestInMemory(token);
    const principal = this.cache.get(digest) ?? (await this.load(digest, token, address));
    if (!principal) throw invalidCredential({ rule: 'token_unknown' });
    if (!this.use(principal)) throw expired(principal);
    return principal;
  }

  private load(digest: string, token: string, address: string): Promise<Principal | null> {
    const read = () => this.cache.load(digest, () => this.read(hashOf(token)));
    return this.lookups.lookUp(digest, address, read);
  }

  /** Records that an app acted for an account; returns false if its token has expired. */
  private use({ account, credential }: Principal): boolean {
    const now = this.clock.now();
    if (credential.expiresAt! <= now) return false;
    this.uses.note(account.id, credential.clientId!, now);
    return true;
  }

  private async read(hash: Buffer): Promise<Loaded<Principal> | null> {
    const { rows } = await this.pool.query<TokenRow>({
      name: 'find-access-token',
      text: FIND_TOKEN_SQL,
      values: [hash, this.audience],
    });
    const row = rows[0];
    if (!row) return null;
    const tags = [`g:${row.grant_id}`, `u:${row.account_id}`, `c:${row.client_id}`, `u:${row.owner_id}`];
    return { value: toPrincipal(row), tags };
  }
}

interface TokenRow extends PrincipalAccountRow {
  grant_id: string;
  scope: string;
  expires_at: Date;
  client_id: string;
  client_name: string;
  client_scopes: string[];
  client_suspended: boolean;
  own_requests_per_minute: number | null;
  spend_per_month: number | null;
  owner_id: string;
}

function expired({ credential, account }: Principal): AppError {
  const { id, clientId } = credential;
  const credentialRef = { type: 'oauth_token', id, clientId, accountId: account.id } as const;
  return invalidCredential({ rule: 'token_expired', credentialRef });
}

function toPrincipal(row: TokenRow): Principal {
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

const FIND_TOKEN_SQL = `
  SELECT token.grant_id, token.scope, least(token.expires_at, granted.expires_at) AS expires_at,
         token.client_id, client.name AS client_name, client.scopes AS client_scopes,
         client.suspended_at IS NOT NULL OR owner.suspended_at IS NOT NULL AS client_suspended,
         client.requests_per_minute AS own_requests_per_minute, client.account_id AS owner_id,
         consent.spend_per_month::float8 AS spend_per_month,
         ${PRINCIPAL_ACCOUNT_COLUMNS}
    FROM oauth_access_tokens token
    JOIN oauth_grants granted ON granted.id = token.grant_id
    JOIN oauth_clients client ON client.id = token.client_id
    JOIN accounts owner ON owner.id = client.account_id
    JOIN accounts account ON account.id = token.account_id
    JOIN plans plan ON plan.id = account.plan
    LEFT JOIN oauth_consents consent ON consent.account_id = account.id AND consent.client_id = client.id
   WHERE token.id_hash = $1 AND token.audience = $2`;
