import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { normalizeIp } from '@nestjs/throttler';
import type { Repository } from 'typeorm';
import { currentAuditOrigin } from '../../audit/audit-origin.js';
import { Changes } from '../../database/changes.js';
import { RateLimitStorage } from '../../rate-limit/rate-limit-storage.js';
import { DOCUMENT_SCOPES, documentHost, isClientIdUrl } from '../clients/client-id-url.js';
import { ClientRegistry } from '../clients/client-registry.js';
import { OAuthClient } from '../clients/oauth-client.entity.js';
import { toRegistered, type ClientRow, type RegisteredClient } from '../clients/registered-client.js';
import { resemblesVerified } from '../clients/verification.js';
import { DocumentCache } from './document-cache.js';
import { DocumentError } from './document-error.js';

/** The most documents that requests from one address cause to be fetched in one window. */
const FETCHES_MAX = 20;

/**
 * Finds apps for authorization requests: registered ones, and unregistered ones, whose client id is the URL
 * of their metadata document. A row of such an app is stored when a user consents; it is what its tokens depend on from
 * then on, so they work while its host is down.
 */
@Injectable()
export class ClientDocuments {
  constructor(
    @InjectRepository(OAuthClient) private readonly clients: Repository<OAuthClient>,
    private readonly registry: ClientRegistry,
    private readonly cache: DocumentCache,
    private readonly storage: RateLimitStorage,
    private readonly changes: Changes,
  ) {}

  /** Returns null for unknown and suspended apps; throws a `DocumentError` if there is no usable document. */
  async find(id: string): Promise<RegisteredClient | null> {
    if (!isClientIdUrl(id)) return this.registry.find(id);
    // A suspended app causes no fetch.
    if ((await this.registry.findAny(id))?.isSuspended) return null;
    if (!this.cache.has(id)) await this.admitFetch();
    const { name, redirectUris } = await this.cache.get(id);
    return toRegistered(toRow(id, await this.nameOf(id, name), redirectUris), null, []);
  }

  /** Stores the row of an app that its document identifies, as the consent page described it. */
  async keep({ id, name, host, metadata }: RegisteredClient): Promise<void> {
    if (host === null) return;
    const { suspendedAt: _kept, ...row } = toRow(id, name, [...metadata.redirect_uris!]);
    await this.changes.commit('client', id, (manager) => manager.upsert(OAuthClient, row, ['id']));
  }

  /** The name in the document, or the host if the name could be mistaken for that of a verified app. */
  private async nameOf(id: string, name: string | null): Promise<string> {
    const isTaken =
      name === null || (await resemblesVerified(this.clients.manager, { id, accountId: null, name }));
    return isTaken ? documentHost(id)! : name;
  }

  /** Limits how often unauthenticated clients can make the service connect to hosts of their choice. */
  private async admitFetch(): Promise<void> {
    const id = normalizeIp(currentAuditOrigin().address ?? '', 64);
    const { isAdmitted } = await this.storage.hit([{ name: 'documents', id, limit: FETCHES_MAX }]);
    if (!isAdmitted) throw new DocumentError('cannot be fetched now; try again in a minute');
  }
}

function toRow(id: string, name: string, redirectUris: string[]): ClientRow {
  return {
    id,
    name,
    isPublic: true,
    isVerified: false,
    redirectUris,
    postLogoutRedirectUris: [],
    scopes: [...DOCUMENT_SCOPES],
    suspendedAt: null,
  };
}
