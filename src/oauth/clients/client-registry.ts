import { hash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { Clock } from '../../common/time/clock.js';
import { KeyRing } from '../../common/crypto/key-ring.js';
import type { Scope } from '../../common/http/scopes.js';
import { ChangeAwareCache, type ChangeTag, type Loaded } from '../../database/change-aware-cache.js';
import { Notifier } from '../../database/notifier.js';
import { DOCUMENT_SCOPES, isClientIdUrl } from './client-id-url.js';
import { secretDigests } from './client-secret.js';
import { OAuthClient, OAuthClientSecret } from './oauth-client.entity.js';
import { toRegistered, type RegisteredClient, type StoredSecret } from './registered-client.js';

const CLIENT_ID = /^[\w.-]{1,64}$/;

/**
 * Finds stored apps by id, through a cache that every change invalidates. An app that its metadata document identifies is
 * stored once a user has consented (`ClientDocuments`).
 */
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
    this.cache = new ChangeAwareCache(notifier, ['client', 'account'], 5_000);
  }

  /** Returns null for unknown and suspended apps, and for those of a suspended developer. */
  async find(id: string): Promise<RegisteredClient | null> {
    const client = await this.findAny(id);
    return client?.isSuspended ? null : client;
  }

  /** Like `find`, but also returns suspended apps. */
  async findAny(id: string): Promise<RegisteredClient | null> {
    if (!CLIENT_ID.test(id) && !isClientIdUrl(id)) return null;
    return this.cache.get(id) ?? this.cache.load(id, () => this.read(id));
  }

  /** Returns the scopes that an app may request; none for unknown and suspended apps. */
  async allowedScopes(id: string): Promise<readonly Scope[]> {
    const client = await this.findAny(id);
    if (client) return client.isSuspended ? [] : client.scopes;
    return isClientIdUrl(id) ? DOCUMENT_SCOPES : [];
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
    if (!client) return null;
    const owner = client.accountId === null ? null : await this.accounts.findOneBy({ id: client.accountId });
    if (client.accountId !== null && !owner) return null;
    const secrets = await this.secrets.find({
      select: { id: true, digest: true, expiresAt: true },
      where: { clientId: id },
    });
    const tags: ChangeTag[] = [`client:${id}`];
    if (owner) tags.push(`account:${owner.id}`);
    return { value: toRegistered(client, owner, secrets), tags };
  }
}

function isSame(one: Buffer | undefined, other: Buffer): boolean {
  return one !== undefined && timingSafeEqual(one, other);
}
