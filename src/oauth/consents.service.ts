import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { RegisteredClient } from './client-registry.js';
import { OAuthConsent } from './oauth-consent.entity.js';

/** Reads and records consents. A consent outlives its grants, so that the user is not asked again. */
@Injectable()
export class ConsentsService {
  constructor(
    @InjectRepository(OAuthConsent) private readonly consents: Repository<OAuthConsent>,
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Returns the scopes that an account has granted to an app. */
  async scopesOf(accountId: string, clientId: string): Promise<string[]> {
    const consent = await this.consents.findOneBy({ accountId, clientId });
    return consent?.scopes ?? [];
  }

  /** Adds scopes to a consent, and an event to the audit log. */
  async record(accountId: string, { id, name }: AskingApp, scopes: readonly string[]): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(RECORD_SQL, [accountId, id, scopes]);
      const target = { type: 'app', id, name };
      await this.audit.append(manager, { action: 'grant.given', accountId, target, after: { scopes } });
    });
  }

  /** Records a denial in the audit log. It is not stored elsewhere. */
  async refuse(accountId: string, { id, name }: AskingApp): Promise<void> {
    await this.audit.note({ action: 'grant.refused', accountId, target: { type: 'app', id, name } });
  }
}

/** The app that requests consent. */
type AskingApp = Pick<RegisteredClient, 'id' | 'name'>;

// One statement, so that of concurrent consents none loses the scopes of another.
const RECORD_SQL = `
  INSERT INTO oauth_consents AS consent (account_id, client_id, scopes) VALUES ($1, $2, $3)
  ON CONFLICT (account_id, client_id) DO UPDATE
    SET scopes = ARRAY(SELECT DISTINCT unnest(consent.scopes || excluded.scopes)), granted_at = now()`;
