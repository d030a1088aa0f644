import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Changes } from '../database/changes.js';
import { scopesInForce } from './scopes-in-force.js';

/** An app that an account has authorized. */
export interface ConnectedApp {
  clientId: string;
  name: string;
  isVerified: boolean;
  isSuspended: boolean;
  /** The granted scopes that the app still has. */
  scopes: string[];
  grantedAt: Date;
  /** null before the first use; up to 30 seconds late. */
  lastUsedAt: Date | null;
}

/** Lists and disconnects the apps that an account has authorized. */
@Injectable()
export class ConnectedAppsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
  ) {}

  async list(accountId: string): Promise<ConnectedApp[]> {
    const rows: ListedRow[] = await this.dataSource.query(LIST_SQL, [accountId]);
    return rows.map(({ appScopes, ...app }) => ({ ...app, scopes: scopesInForce(app.scopes, appScopes) }));
  }

  /**
   * Ends an app's access to an account: deletes the consent and every grant with its tokens, in one transaction.
   * Returns false where there was no access.
   */
  withdraw(accountId: string, clientId: string): Promise<boolean> {
    return this.changes.commit('u', accountId, async (manager) => {
      const ended: { name: string }[] = await manager.query(WITHDRAW_SQL, [accountId, clientId]);
      if (ended.length === 0) return false;
      const target = { type: 'app', id: clientId, name: ended[0]!.name };
      await this.audit.append(manager, { action: 'grant.withdrawn', accountId, target });
      return true;
    });
  }

  /** Ends the access of all apps to an account and deletes its consents. */
  async withdrawAll(accountId: string): Promise<void> {
    await this.changes.commit('u', accountId, async (manager) => {
      await manager.query('DELETE FROM oauth_grants WHERE account_id = $1', [accountId]);
      await manager.query('DELETE FROM oauth_consents WHERE account_id = $1', [accountId]);
      await this.audit.append(manager, { action: 'grant.withdrawn', accountId, target: null });
    });
  }
}

interface ListedRow extends ConnectedApp {
  appScopes: string[];
}

const LIST_SQL = `
  SELECT client.id AS "clientId", client.name, client.is_verified AS "isVerified",
         client.suspended_at IS NOT NULL AS "isSuspended", consent.scopes, client.scopes AS "appScopes",
         consent.granted_at AS "grantedAt", consent.last_used_at AS "lastUsedAt"
    FROM oauth_consents consent JOIN oauth_clients client ON client.id = consent.client_id
   WHERE consent.account_id = $1
   ORDER BY consent.granted_at DESC, client.id`;

const WITHDRAW_SQL = `
  WITH grants AS (DELETE FROM oauth_grants WHERE account_id = $1 AND client_id = $2 RETURNING id),
       consents AS (DELETE FROM oauth_consents WHERE account_id = $1 AND client_id = $2 RETURNING client_id AS id)
  SELECT client.name FROM oauth_clients client
   WHERE client.id = $2 AND (EXISTS (SELECT FROM grants) OR EXISTS (SELECT FROM consents))`;
