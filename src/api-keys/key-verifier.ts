import { Injectable } from '@nestjs/common';
import { invalidCredential, type AppError } from '../common/errors/app-error.js';
import { Clock } from '../common/time/clock.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import type { Principal } from '../common/http/principal.js';
import { digestInMemory } from '../common/crypto/secret-digest.js';
import { ChangeAwareCache, type ChangeTag, type Loaded } from '../database/change-aware-cache.js';
import { HotPool } from '../database/database.module.js';
import { Notifier } from '../database/notifier.js';
import { Metrics } from '../metrics/metrics.js';
import { LookupLimit } from '../rate-limit/lookup-limit.js';
import { PEPPER } from './key-maker.js';
import { digestKey, isWellFormedKey } from './key-format.js';
import { FIND_KEY_BY_ID_SQL, FIND_KEY_SQL, toPrincipal, type KeyRow } from './key-principal.js';
import { KeyUses } from './key-uses.js';

/** Authenticates a caller with an API key. A cached key costs one digest and no query. */
@Injectable()
export class KeyVerifier {
  /** By the digest of the key, and by its id. */
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
    this.cache = new ChangeAwareCache(notifier, ['apiKey', 'account']);
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

  /** Returns the principal of a key by its id; null for unknown, expired and revoked keys. */
  async find(id: string): Promise<Principal | null> {
    const principal = this.cache.get(id) ?? (await this.cache.load(id, () => this.readById(id)));
    return principal && !this.isExpired(principal) ? principal : null;
  }

  private load(digest: string, secret: string, address: string): Promise<Principal | null> {
    return this.lookups.lookUp(digest, address, () => this.cache.load(digest, () => this.read(secret)));
  }

  /** Notes that a key was used; false for one that has expired. */
  private use(principal: Principal, address: string): boolean {
    if (this.isExpired(principal)) return false;
    this.uses.note(principal.credential.id, this.clock.now(), address);
    return true;
  }

  private isExpired({ credential: { expiresAt } }: Principal): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
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
    return { value: principal, tags: tagsOf(row) };
  }

  private async readById(id: string): Promise<Loaded<Principal> | null> {
    const { rows } = await this.pool.query<KeyRow>(FIND_KEY_BY_ID_SQL, [id]);
    const row = rows[0];
    return row && !row.revoked_at ? { value: toPrincipal(row), tags: tagsOf(row) } : null;
  }
}

function tagsOf(row: KeyRow): ChangeTag[] {
  return [`apiKey:${row.id}`, `account:${row.account_id}`];
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
