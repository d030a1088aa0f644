import { Injectable } from '@nestjs/common';
import { sha256 } from '../../common/crypto/sha256.js';
import { invalidCredential, type AppError } from '../../common/errors/app-error.js';
import { Clock } from '../../common/time/clock.js';
import type { Principal } from '../../common/http/principal.js';
import { resourceUrl, type Resource } from '../../common/http/resources.js';
import { digestInMemory } from '../../common/crypto/secret-digest.js';
import { Config } from '../../config/config.js';
import { ChangeAwareCache, type ChangeTag, type Loaded } from '../../database/change-aware-cache.js';
import { HotPool } from '../../database/database.module.js';
import { Notifier } from '../../database/notifier.js';
import { LookupLimit } from '../../rate-limit/lookup-limit.js';
import { ConsentUses } from '../consents/consent-uses.js';
import { isWellFormedAccessToken } from './token-format.js';
import { FIND_GRANT_SQL, FIND_TOKEN_SQL, toPrincipal, type TokenRow } from './token-principal.js';

/** A token or a grant, with the resource that it is for. */
interface Verified {
  principal: Principal;
  audience: string;
}

/** Verifies access tokens. A cached token costs one digest and no query. */
@Injectable()
export class AccessTokensService {
  /** By the digest of the token, and by the id of the grant. */
  private readonly cache: ChangeAwareCache<Verified>;
  private readonly publicUrl: string;

  constructor(
    private readonly pool: HotPool,
    private readonly clock: Clock,
    private readonly uses: ConsentUses,
    private readonly lookups: LookupLimit,
    config: Config,
    notifier: Notifier,
  ) {
    this.cache = new ChangeAwareCache(notifier, ['grant', 'account', 'client']);
    this.publicUrl = config.publicUrl;
  }

  /**
   * Throws `invalid_credential` for malformed, unknown, expired and revoked tokens and for tokens of another resource
   * alike; only the logged cause distinguishes them. Throws `rate_limited` for unknown tokens from an address over its
   * limit. The address is not recorded: it is the app's, not the user's.
   */
  async verify(token: string, address: string, resource: Resource | 'any'): Promise<Principal> {
    if (!isWellFormedAccessToken(token)) throw invalidCredential({ rule: 'credential_malformed' });
    const digest = digestInMemory(token);
    const found = this.cache.get(digest) ?? (await this.load(digest, token, address));
    if (!found || (resource !== 'any' && found.audience !== resourceUrl(this.publicUrl, resource)))
      throw invalidCredential({ rule: 'token_unknown' });
    if (!this.use(found.principal)) throw expired(found.principal);
    return found.principal;
  }

  /** Returns the principal of a grant, with the scopes that the user granted for `/v1`; null once it has ended. */
  async findGrant(grantId: string): Promise<Principal | null> {
    const read = () => this.readGrant(grantId);
    const found = this.cache.get(grantId) ?? (await this.cache.load(grantId, read));
    return found && found.principal.credential.expiresAt! > this.clock.now() ? found.principal : null;
  }

  private load(digest: string, token: string, address: string): Promise<Verified | null> {
    const read = () => this.cache.load(digest, () => this.read(sha256(token)));
    return this.lookups.lookUp(digest, address, read);
  }

  /** Records that an app acted for an account; returns false if its token has expired. */
  private use({ account, credential }: Principal): boolean {
    const now = this.clock.now();
    if (credential.expiresAt! <= now) return false;
    this.uses.note(account.id, credential.clientId!, now);
    return true;
  }

  private async read(hash: Buffer): Promise<Loaded<Verified> | null> {
    const { rows } = await this.pool.query<TokenRow>({
      name: 'find-access-token',
      text: FIND_TOKEN_SQL,
      values: [hash],
    });
    return rows[0] ? toLoaded(rows[0]) : null;
  }

  private async readGrant(id: string): Promise<Loaded<Verified> | null> {
    const audience = resourceUrl(this.publicUrl, 'v1');
    const { rows } = await this.pool.query<TokenRow>(FIND_GRANT_SQL, [id, audience]);
    return rows[0] ? toLoaded(rows[0]) : null;
  }
}

function toLoaded(row: TokenRow): Loaded<Verified> {
  const tags: ChangeTag[] = [`grant:${row.grant_id}`, `account:${row.account_id}`, `client:${row.client_id}`];
  if (row.owner_id !== null) tags.push(`account:${row.owner_id}`);
  return { value: { principal: toPrincipal(row), audience: row.audience }, tags };
}

function expired({ credential, account }: Principal): AppError {
  const { id, clientId } = credential;
  const credentialRef = { type: 'oauth_token', id, clientId, accountId: account.id } as const;
  return invalidCredential({ rule: 'token_expired', credentialRef });
}
