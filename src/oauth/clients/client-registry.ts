import { hash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AllClientMetadata } from 'oidc-provider';
import type { Repository } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { Clock } from '../../common/time/clock.js';
import { KeyRing } from '../../common/crypto/key-ring.js';
import type { Scope } from '../../common/http/scopes.js';
import { ChangeAwareCache, type Loaded } from '../../database/change-aware-cache.js';
import { Notifier } from '../../database/notifier.js';
import { secretDigests } from './client-secret.js';
import { OAuthClient, OAuthClientSecret } from './oauth-client.entity.js';
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
    @InjectRepository(OAuthClient) private readonly clients: Repository<OAuthClient>,
    @InjectRepository(OAuthClientSecret) private readonly secrets: Repository<OAuthClientSecret>,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
    notifier: Notifier,
  ) {
    this.cache = new ChangeAwareCache(notifier, ['c', 'u'], 5_000);
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
    const client = await this.clients.findOneBy({ id });
    const owner = client && (await this.accounts.findOneBy({ id: client.accountId }));
    if (!owner) return null;
    const secrets = await this.secrets.find({
      select: { id: true, digest: true, expiresAt: true },
      where: { clientId: id },
    });
    return { value: toRegistered(client, owner, secrets), tags: [`c:${id}`, `u:${owner.id}`] };
  }
}

function isSame(one: Buffer | undefined, other: Buffer): boolean {
  return one !== undefined && timingSafeEqual(one, other);
}

function toRegistered(client: OAuthClient, owner: Account, secrets: OAuthClientSecret[]): RegisteredClient {
  const { id, name, isPublic, isVerified, redirectUris, scopes } = client;
  return {
    id,
    name,
    owner: owner.name,
    isPublic,
    isVerified,
    isSuspended: client.suspendedAt !== null || owner.suspendedAt !== null,
    scopes,
    metadata: {
      client_id: id,
      client_name: name,
      application_type: isNative({ isPublic, redirectUris }) ? 'native' : 'web',
      redirect_uris: redirectUris,
      post_logout_redirect_uris: client.postLogoutRedirectUris,
      token_endpoint_auth_method: isPublic ? 'none' : 'client_secret_basic',
      // oidc-provider requires a value. `patchOidcModels` compares digests instead.
      ...(!isPublic && { client_secret: 'kept as a digest' }),
    },
    secrets: secrets.map(({ digest, expiresAt }) => ({ digest, expiresAt: expiresAt?.getTime() ?? null })),
  };
}
