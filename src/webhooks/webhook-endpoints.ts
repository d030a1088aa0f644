import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Config } from '../config/config.js';
import { insertOnce } from '../database/insert-once.js';
import { checkEndpoint, type EndpointSettings } from './check-endpoint.js';
import { ownedBy, type EndpointOwner } from './endpoint-owner.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { newSigningSecret } from './sign-message.js';
import { webhookEvent } from './webhook-audit-event.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookError } from './webhook-errors.js';
import { lockAccount } from '../accounts/lock-account.js';

const ENDPOINTS_MAX = 20;

/** An endpoint with its secret, which is returned only when the secret is made. */
export interface IssuedEndpoint {
  endpoint: WebhookEndpoint;
  secret: string;
}

/** Creates and finds the endpoints of accounts and apps. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    @InjectRepository(WebhookEndpoint) private readonly endpoints: Repository<WebhookEndpoint>,
    private readonly secrets: EndpointSecrets,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /**
   * Creates an endpoint. Throws a `WebhookError` for bad settings, if the account has 20 of them, and if the `id` is used.
   */
  async create(
    owner: EndpointOwner,
    settings: EndpointSettings,
    id: string = randomUUID(),
  ): Promise<IssuedEndpoint> {
    const { clientId } = owner;
    const checked = checkEndpoint(settings, { clientId, allowsPrivate: this.config.webhooksAllowPrivate });
    return this.endpoints.manager.transaction(async (manager) => {
      await lockAccount(manager, owner.accountId);
      if ((await manager.countBy(WebhookEndpoint, { accountId: owner.accountId })) >= ENDPOINTS_MAX)
        throw new WebhookError('', `The account has ${ENDPOINTS_MAX} webhook endpoints. Delete one first.`);
      const secret = newSigningSecret();
      const row = { id, ...owner, ...checked, ...this.secrets.first(secret, id) };
      await insertOnce(
        () => manager.insert(WebhookEndpoint, row),
        'webhook_endpoints_pkey',
        () => new WebhookError('', 'This endpoint has already been created. See the list.'),
      );
      const endpoint = await manager.findOneByOrFail(WebhookEndpoint, { id });
      await this.audit.append(manager, { ...webhookEvent('webhook.created', endpoint), after: checked });
      return { endpoint, secret };
    });
  }

  /** Returns one page, newest first, and the total. */
  async list(owner: EndpointOwner, { page, limit }: { page: number; limit: number }) {
    const [items, total] = await this.endpoints.findAndCount({
      where: ownedBy(owner),
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { items, total };
  }

  /** Returns all endpoints of an account, or of all accounts, newest first. */
  listAll(accountId?: string): Promise<WebhookEndpoint[]> {
    const where = accountId ? { accountId } : {};
    return this.endpoints.find({ where, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** Finds an endpoint; returns null for a missing one and for another owner's alike. */
  find(owner: EndpointOwner, id: string): Promise<WebhookEndpoint | null> {
    return this.endpoints.findOneBy({ ...ownedBy(owner), id });
  }

  /** Finds an endpoint of any account; throws a `WebhookError` if there is none. */
  async get(id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.endpoints.findOneBy({ id });
    if (!endpoint) throw new WebhookError('', `webhook endpoint ${id} not found`);
    return endpoint;
  }
}
