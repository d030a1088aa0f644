import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { RegisteredClient } from './client-registry.js';
import { OAuthDatabase } from './oauth-database.js';

/** What people have let apps do. A consent outlives its grants: it spares the next question. */
@Injectable()
export class ConsentsService {
  constructor(
    private readonly database: OAuthDatabase,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** The scopes that an account has granted an app; empty where none. */
  async scopesOf(accountId: string, clientId: string): Promise<string[]> {
    const { rows } = await this.database.query<{ scopes: string[] }>({
      name: 'oauth-find-consent',
      text: 'SELECT scopes FROM oauth_consents WHERE account_id = $1 AND client_id = $2',
      values: [accountId, clientId],
    });
    return rows[0]?.scopes ?? [];
  }

  /** Notes what was granted, beside what was granted before. */
  async record(accountId: string, { id, name }: AskingApp, scopes: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(RECORD_SQL, [accountId, id, scopes]);
      const target = { type: 'app', id, name };
      await this.audit.append(manager, { action: 'grant.given', accountId, target, after: { scopes } });
    });
  }

  /** Tells the audit log that an account said no; nothing else remembers it. */
  async refuse(accountId: string, { id, name }: AskingApp): Promise<void> {
    await this.audit.note({ action: 'grant.refused', accountId, target: { type: 'app', id, name } });
  }
}

/** The app that asks for consent. */
type AskingApp = Pick<RegisteredClient, 'id' | 'name'>;

const RECORD_SQL = `
  INSERT INTO oauth_consents AS consent (account_id, client_id, scopes) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, client_id) DO UPDATE
    SET scopes = ARRAY(SELECT DISTINCT unnest(consent.scopes || excluded.scopes)), granted_at = now()`;
