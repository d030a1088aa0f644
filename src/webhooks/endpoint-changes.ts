import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { UserError } from '../common/errors/user-error.js';
import { Clock } from '../common/time/clock.js';
import { Config } from '../config/config.js';
import { checkEndpoint, type EndpointSettings } from './check-endpoint.js';
import { ownedBy, type EndpointOwner } from './endpoint-owner.js';
import { EndpointSecrets, SECRET_COLUMNS, secretVersion } from './endpoint-secrets.js';
import { sendKeptMessages } from './kept-messages.js';
import { newSigningSecret } from './sign-message.js';
import { webhookEvent } from './webhook-audit-event.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import type { IssuedEndpoint } from './webhook-endpoints.js';

/** A change of an endpoint; what is missing stays. */
interface EndpointChange extends Partial<EndpointSettings> {
  enabled?: boolean;
}

/** Changes and deletes endpoints. Methods return null for a missing endpoint and for one of another owner. */
@Injectable()
export class EndpointChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: EndpointSecrets,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Changes an endpoint; throws a `WebhookError` for bad settings. One that is enabled again is sent everything that was
   * kept for it.
   */
  change(owner: EndpointOwner, id: string, change: EndpointChange): Promise<WebhookEndpoint | null> {
    const { enabled, ...settings } = change;
    const allowsPrivate = this.config.webhooksAllowPrivate;
    return this.locked(owner, id, async (manager, before) => {
      const checked = checkEndpoint(settings, { clientId: before.clientId, allowsPrivate });
      const wasEnabled = before.disabledAt === null;
      const isSwitched = enabled !== undefined && enabled !== wasEnabled;
      const changes = { ...checked, ...(isSwitched && this.switched(enabled)) };
      if (Object.keys(changes).length === 0) return before;
      await manager.update(WebhookEndpoint, id, changes);
      if (isSwitched && enabled) await sendKeptMessages(manager, id);
      const { url, events } = before;
      const audited = { before: { url, events, enabled: wasEnabled }, after: change };
      await this.audit.append(manager, { ...webhookEvent('webhook.changed', before), ...audited });
      return manager.findOneByOrFail(WebhookEndpoint, { id });
    });
  }

  /** Deletes an endpoint. What was not delivered is not sent. */
  delete(owner: EndpointOwner, id: string): Promise<WebhookEndpoint | null> {
    return this.locked(owner, id, async (manager, endpoint) => {
      await manager.delete(WebhookEndpoint, id);
      await this.audit.append(manager, webhookEvent('webhook.deleted', endpoint));
      return endpoint;
    });
  }

  /**
   * Replaces the secret. For 24 hours, messages are signed with the old one too. Throws a `UserError` if it has been replaced
   * since `seenVersion` was read.
   */
  rotateSecret(owner: EndpointOwner, id: string, seenVersion?: string): Promise<IssuedEndpoint | null> {
    return this.locked(owner, id, async (manager, endpoint) => {
      if (seenVersion && seenVersion !== secretVersion(endpoint))
        throw new UserError('the secret has already been rotated');
      const secret = newSigningSecret();
      const rotated = this.secrets.rotated(secret, endpoint, this.clock.now());
      await manager.update(WebhookEndpoint, id, rotated);
      await this.audit.append(manager, webhookEvent('webhook.secret_rotated', endpoint));
      return { endpoint: await manager.findOneByOrFail(WebhookEndpoint, { id }), secret };
    });
  }

  private switched(enabled: boolean) {
    if (enabled) return { disabledAt: null, disabledReason: null, isFailing: false };
    return { disabledAt: new Date(this.clock.now()), disabledReason: 'manual' as const };
  }

  private locked<Result>(
    owner: EndpointOwner,
    id: string,
    work: (manager: EntityManager, endpoint: WebhookEndpoint) => Promise<Result>,
  ): Promise<Result | null> {
    return this.dataSource.transaction(async (manager) => {
      const endpoint = await manager
        .createQueryBuilder(WebhookEndpoint, 'endpoint')
        .addSelect(SECRET_COLUMNS)
        .where({ ...ownedBy(owner), id })
        .setLock('for_no_key_update')
        .getOne();
      return endpoint && work(manager, endpoint);
    });
  }
}
