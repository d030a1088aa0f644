import { Injectable } from '@nestjs/common';
import { AuditReader } from '../../audit/audit-reader.js';
import type { OAuthClient } from '../../oauth/clients/oauth-client.entity.js';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import type { SessionContext } from '../frame/session-context.js';
import { isUuid } from '../../common/validation/uuid.js';
import { notFound } from '../frame/not-found.js';

/** The apps of the signed-in developer. Apps of other developers are not found. */
@Injectable()
export class OwnedApps {
  constructor(
    private readonly clients: OAuthClientsService,
    private readonly audit: AuditReader,
  ) {}

  /** Throws a `PageError` (404) if the app does not exist. */
  async get({ account }: SessionContext, id: string): Promise<OAuthClient> {
    const app = isUuid(id) ? await this.clients.find(id) : null;
    if (!app || app.accountId !== account.id) throw notFound();
    return app;
  }

  /** Returns whether the developer can resume the app: not if the operator suspended it. */
  async mayResume({ account }: SessionContext, app: OAuthClient): Promise<boolean> {
    const [last] = await this.audit.list({ action: 'app.suspended', targetId: app.id, limit: 1 });
    return account.isAdmin || last?.actorId === account.id;
  }
}
