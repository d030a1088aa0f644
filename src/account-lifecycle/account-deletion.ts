import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { accountEvent, settingsOf } from '../accounts/account-audit-event.js';
import { Account } from '../accounts/account.entity.js';
import { AccountError } from '../accounts/account-error.js';
import { isLastAdministrator, requireAnotherAdministrator } from '../accounts/last-administrator.js';
import { ApiKey } from '../api-keys/api-key.entity.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/time/clock.js';
import { Changes } from '../database/changes.js';
import { OAuthClient } from '../oauth/clients/oauth-client.entity.js';
import { OAuthConsent } from '../oauth/consents/oauth-consent.entity.js';
import { AccountTemplate } from '../template-library/account-template.entity.js';
import { DeletedAccount } from './deleted-account.entity.js';

/** What is deleted together with an account, shown before it is confirmed. */
export interface DeletionImpact {
  keys: number;
  apps: number;
  /** Apps that the account has authorized. */
  connections: number;
  webhooks: number;
  /** Templates that all accounts can use. */
  publishedTemplates: number;
}

/** Deletes accounts permanently. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Whether `delete` rejects an account as the last administrator. */
  isNeeded(accountId: string): Promise<boolean> {
    return isLastAdministrator(this.dataSource.manager, accountId);
  }

  /** Counts what would be deleted together with an account. */
  impactOf(accountId: string): Promise<DeletionImpact> {
    return countImpact(this.dataSource.manager, accountId);
  }

  /**
   * Deletes an account with its keys, sessions, apps, consents, grants, tokens and usage, in one transaction. From then
   * on, no credential of it works in any process. Its generations are inaccessible at once and deleted in batches later
   * (`deleteTextsOfDeletedAccounts`). Its audit events stay. Throws an `AccountError` for the last administrator who can
   * sign in.
   */
  async delete({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    await this.changes.commit('account', id, async (manager) => {
      await requireAnotherAdministrator(manager, { id, email });
      // A stricter lock would block inserts of rows that refer to this account, whose locks the deletion needs.
      const account = await manager.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!account) throw new AccountError(`account ${email} not found`);
      await this.remove(manager, account);
    });
  }

  private async remove(manager: EntityManager, account: Account): Promise<void> {
    const impact = await countImpact(manager, account.id);
    await manager.insert(DeletedAccount, { id: account.id, deletedAt: new Date(this.clock.now()) });
    await this.deleteInBatches(manager, account.id);
    await manager.delete(Account, account.id);
    const before = { ...settingsOf(account), ...impact };
    await this.audit.append(manager, { ...accountEvent('account.deleted', account), before });
  }

  /** Deletes what may be many rows, in statements that stay within the statement timeout. */
  private async deleteInBatches(manager: EntityManager, accountId: string) {
    for (const sql of DELETE_BATCH_SQL) {
      let deleted: number;
      do [, deleted] = await manager.query<[unknown, number]>(sql, [accountId, BATCH_ROWS]);
      while (deleted === BATCH_ROWS);
    }
  }
}

async function countImpact(manager: EntityManager, accountId: string): Promise<DeletionImpact> {
  return {
    keys: await manager.countBy(ApiKey, { accountId, revokedAt: IsNull() }),
    apps: await manager.countBy(OAuthClient, { accountId }),
    connections: await manager.countBy(OAuthConsent, { accountId }),
    webhooks: await countWebhooks(manager, accountId),
    publishedTemplates: await manager.countBy(AccountTemplate, { accountId, publishedAt: Not(IsNull()) }),
  };
}

async function countWebhooks(manager: EntityManager, accountId: string): Promise<number> {
  const sql = 'SELECT count(*)::int AS count FROM webhook_endpoints WHERE account_id = $1';
  const [row] = await manager.query<{ count: number }[]>(sql, [accountId]);
  return row!.count;
}

const BATCH_ROWS = 10_000;

// In the order in which `insertGenerations` locks these tables, so that the two cannot deadlock. Foreign keys delete the
// remaining tables with the account.
const DELETE_BATCH_SQL = [
  'events',
  'idempotency_keys',
  'usage_months',
  'credential_months',
  'usage_days',
  'generation_counts',
  'usage_entries',
  'usage_details',
  'account_export_chunks',
  'account_template_versions',
  // Before the account: a transaction that locks a session inserts rows that refer to the account.
  'sessions',
  'oauth_consents',
  'oauth_grants',
].map(
  (table) =>
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE account_id = $1 LIMIT $2))`,
);
