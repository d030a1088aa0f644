import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import type { AuditAction } from '../../audit/audit-event.js';
import { AuditLog } from '../../audit/audit-log.js';
import { currentAuditOrigin } from '../../audit/audit-origin.js';
import { sha256 } from '../../common/crypto/sha256.js';
import { Notifier, NOTIFY_SQL, notifyParameters } from '../../database/notifier.js';
import { OAuthGrant } from './oauth-grant.entity.js';

/** Reads, saves and ends grants. */
@Injectable()
export class GrantStore {
  constructor(
    @InjectRepository(OAuthGrant) private readonly grants: Repository<OAuthGrant>,
    private readonly dataSource: DataSource,
    private readonly notifier: Notifier,
    private readonly audit: AuditLog,
  ) {}

  find(id: string): Promise<OAuthGrant | null> {
    return this.grants.findOneBy({ id });
  }

  /**
   * Inserts or updates a grant; does nothing if the account has withdrawn its consent, or the session has ended, in the
   * meantime. Without a session, only the consent counts.
   */
  async save(grant: NewGrant, sessionId: string | null): Promise<void> {
    const { id, accountId, clientId, payload, expiresAt } = grant;
    const session = sessionId === null ? null : sha256(sessionId);
    await this.grants.query(SAVE_SQL, [id, accountId, clientId, payload, expiresAt, session]);
  }

  /**
   * Ends a grant in one transaction, which deletes its codes and tokens (foreign keys), notifies the other processes
   * and appends to the audit log. Effective in this process when it resolves. Does nothing for a grant that has ended.
   */
  async end(grantId: string, reason: EndReason): Promise<void> {
    await this.dataSource.transaction((manager) => this.delete(manager, grantId, reason));
    this.notifier.applyHere('grant', grantId);
  }

  private async delete(manager: EntityManager, grantId: string, action: EndReason): Promise<void> {
    const [[ended]]: [EndedGrant[]] = await manager.query(END_GRANT_SQL, [grantId]);
    if (!ended) return;
    const { accountId, ...app } = ended;
    await manager.query(NOTIFY_SQL, notifyParameters('grant', grantId));
    const origin = { ...currentAuditOrigin(), actor: { type: 'app' as const, ...app } };
    await this.audit.append(manager, { action, accountId, target: { type: 'app', ...app } }, origin);
  }
}

/** A grant to insert or to update. */
type NewGrant = Omit<OAuthGrant, 'createdAt' | 'payload'> & { payload: object };

type EndReason = Extract<AuditAction, 'grant.ended' | 'grant.reuse_detected'>;

interface EndedGrant {
  accountId: string;
  id: string;
  name: string;
}

// The locks on the consent and the session make a withdrawal and a change of the password wait, which then delete this
// grant too.
const SAVE_SQL = `
  INSERT INTO oauth_grants (id, account_id, client_id, payload, expires_at)
  SELECT $1, $2, $3, $4, $5 FROM oauth_consents
   WHERE account_id = $2 AND client_id = $3
     AND ($6::bytea IS NULL OR EXISTS (SELECT FROM sessions WHERE id_hash = $6 FOR KEY SHARE))
     FOR KEY SHARE
  ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`;

// One statement, so that of concurrent calls exactly one gets the row and audits it.
const END_GRANT_SQL = `
  DELETE FROM oauth_grants ended USING oauth_clients client
   WHERE ended.id = $1 AND client.id = ended.client_id
  RETURNING ended.account_id AS "accountId", client.id, client.name`;
