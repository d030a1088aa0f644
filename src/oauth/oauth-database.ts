import { Injectable } from '@nestjs/common';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { currentAuditOrigin } from '../audit/audit-origin.js';
import { Notifier, NOTIFY_SQL, notifyParameters } from '../database/notifier.js';
import { currentOAuthRequest } from './oauth-request.js';

/** The statements of the authorization server. Each is a transaction of its own. */
@Injectable()
export class OAuthDatabase {
  private readonly endings = new Map<string, Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
  ) {}

  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return this.pool.query<Row>(query);
  }

  /**
   * Ends a grant, and with it every code and token that hangs on it: here when this resolves, and in every other
   * process by notification of the same commit. One that has ended already changes nothing. The library asks for it
   * once for each kind of token, side by side: all of them share one transaction.
   */
  endGrant(grantId: string): Promise<void> {
    const underWay = this.endings.get(grantId);
    if (underWay) return underWay;
    const ending = this.dataSource
      .transaction((manager) => this.deleteGrant(manager, grantId))
      .then(() => this.notifier.applyHere('g', grantId))
      .finally(() => this.endings.delete(grantId));
    this.endings.set(grantId, ending);
    return ending;
  }

  private async deleteGrant(manager: EntityManager, grantId: string): Promise<void> {
    const [[ended]]: [EndedGrant[]] = await manager.query(END_GRANT_SQL, [grantId]);
    if (!ended) return;
    const { accountId, ...app } = ended;
    await manager.query(NOTIFY_SQL, notifyParameters('g', grantId));
    // A request for tokens ends a grant for one reason alone: what it was to be exchanged for was exchanged before.
    const action = currentOAuthRequest()?.writes ? 'grant.reuse_detected' : 'grant.ended';
    const origin = { ...currentAuditOrigin(), actor: { type: 'app' as const, ...app } };
    await this.audit.append(manager, { action, accountId, target: { type: 'app', ...app } }, origin);
  }

  // TypeORM's own pool: it is wide enough that commits made side by side share their way to the disk.
  private get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }
}

interface EndedGrant {
  accountId: string;
  id: string;
  name: string;
}

const END_GRANT_SQL = `
  DELETE FROM oauth_grants ended USING oauth_clients client
   WHERE ended.id = $1 AND client.id = ended.client_id
  RETURNING ended.account_id AS "accountId", client.id, client.name`;
