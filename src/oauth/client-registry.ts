import { hash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AllClientMetadata } from 'oidc-provider';
import { Clock } from '../common/time/clock.js';
import { KeyRing } from '../common/crypto/key-ring.js';
import type { Scope } from '../common/http/scopes.js';
import { ChangeAwareCache, type Loaded } from '../database/change-aware-cache.js';
import { Notifier } from '../database/notifier.js';
import { secretDigests } from './client-secret.js';
import { OAuthDatabase } from './oauth-database.js';
import { isNative } from './redirect-uri.js';

/** The cached data of an app. Its requests share it, so it is never changed. */
export interface RegisteredClient {
  readonly id: string;
  readonly name: string;
  /** The developer's name, as the consent page shows it. */
  readonly owner: string;
  readonly isPublic: boolean;
  readonly isVerified: boolean;
  /** Whether the app or its developer is suspended. */
  readonly isSuspended: boolean;
  readonly scopes: readonly Scope[];
  /** The metadata for oidc-provider (RFC 7591). */
  readonly metadata: AllClientMetadata;
  readonly secrets: readonly StoredSecret[];
}

interface StoredSecret {
  digest: Buffer;
  expiresAt: number | null;
}

const CLIENT_ID = /^[\w.-]{1,64}$/;

/** Finds apps by id, through a cache that every change invalidates. */
@Injectable()
export class ClientRegistry {
  private readonly cache: ChangeAwareCache<RegisteredClient>;
  /** The SHA-256 of each secret that has been verified, so that the next request with it needs no HMACs. */
  private readonly proven = new WeakMap<StoredSecret, Buffer>();

  constructor(
    private readonly database: OAuthDatabase,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
    notifier: Notifier,
  ) {
    this.cache = new ChangeAwareCache(notifier, clock, ['c', 'u'], 5_000);
  }

  /** Returns null for unknown and suspended apps, and for those of a suspended developer. */
  async find(id: string): Promise<RegisteredClient | null> {
    const client = await this.findAny(id);
    return client?.isSuspended ? null : client;
  }

  /** Like `find`, but also returns suspended apps. */
  async findAny(id: string): Promise<RegisteredClient | null> {
    if (!CLIENT_ID.test(id)) return null;
    return this.cache.get(id) ?? this.cache.load(id, () => this.read(id));
  }

  /** Reports whether a secret belongs to an app and has not expired. */
  async isSecretOf(clientId: string, secret: string): Promise<boolean> {
    const client = await this.findAny(clientId);
    const now = this.clock.now();
    const live = client?.secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now) ?? [];
    const given = hash('sha256', secret, 'buffer');
    if (live.some((stored) => isSame(this.proven.get(stored), given))) return true;
    const digests = secretDigests(secret, this.keyRing);
    const found = live.find(({ digest }) => digests.some((own) => isSame(digest, own)));
    if (found) this.proven.set(found, given);
    return found !== undefined;
  }

  private async read(id: string): Promise<Loaded<RegisteredClient> | null> {
    const { rows } = await this.database.query<ClientRow>({
      name: 'oauth-find-client',
      text: FIND_SQL,
      values: [id],
    });
    const row = rows[0];
    return row ? { value: toClient(row), tags: [`c:${id}`, `u:${row.account_id}`] } : null;
  }
}

interface ClientRow {
  id: string;
  account_id: string;
  name: string;
  owner: string;
  is_public: boolean;
  is_verified: boolean;
  is_suspended: boolean;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  scopes: Scope[];
  digests: Buffer[];
  expiries: (Date | null)[];
}

function isSame(one: Buffer | undefined, other: Buffer): boolean {
  return one !== undefined && timingSafeEqual(one, other);
}

function toClient(row: ClientRow): RegisteredClient {
  const native = isNative({ isPublic: row.is_public, redirectUris: row.redirect_uris });
  return {
    id: row.id,
    name: row.name,
    owner: row.owner,
    isPublic: row.is_public,
    isVerified: row.is_verified,
    isSuspended: row.is_suspended,
    scopes: row.scopes,
    metadata: {
      client_id: row.id,
      client_name: row.name,
      application_type: native ? 'native' : 'web',
      redirect_uris: row.redirect_uris,
      post_logout_redirect_uris: row.post_logout_redirect_uris,
      token_endpoint_auth_method: row.is_public ? 'none' : 'client_secret_basic',
      // oidc-provider requires a value. `patchOidcModels` compares digests instead.
      ...(!row.is_public && { client_secret: 'kept as a digest' }),
    },
    secrets: row.digests.map((digest, index) => ({
      digest,
      expiresAt: row.expiries[index]?.getTime() ?? null,
    })),
  };
}

const FIND_SQL = `
  SELECT client.id, client.account_id, client.name, owner.name AS owner, client.is_public, client.is_verified,
         client.suspended_at IS NOT NULL OR owner.suspended_at IS NOT NULL AS is_suspended,
         client.redirect_uris, client.post_logout_redirect_uris, client.scopes,
         coalesce(array_agg(secret.digest ORDER BY secret.id) FILTER (WHERE secret.id IS NOT NULL), '{}') AS digests,
         coalesce(array_agg(secret.expires_at ORDER BY secret.id) FILTER (WHERE secret.id IS NOT NULL), '{}') AS expiries
    FROM oauth_clients client
    JOIN accounts owner ON owner.id = client.account_id
    LEFT JOIN oauth_client_secrets secret ON secret.client_id = client.id
   WHERE client.id = $1
   GROUP BY client.id, owner.id`;
