import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { about, settingsOf } from '../accounts/about-account.js';
import { Account } from '../accounts/account.entity.js';
import { AccountRefusal } from '../accounts/accounts.service.js';
import { AuditLog } from '../audit/audit-log.js';
import { Clock } from '../common/time/clock.js';
import { HotPool } from '../database/database.module.js';
import { Changes } from '../database/changes.js';

/** What goes with an account, for whoever decides about it. */
export interface DeletionImpact {
  keys: number;
  apps: number;
  /** Apps of others that may act for it. */
  connections: number;
}

/** Deletes accounts for good. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly pool: HotPool,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Counts what would go with an account. */
  async impactOf(accountId: string): Promise<DeletionImpact> {
    const { rows } = await this.pool.query<DeletionImpact>(IMPACT_SQL, [accountId]);
    return rows[0]!;
  }

  /**
   * Ends an account with its keys, sessions, apps, consents, grants, tokens and usage, in one transaction; from then
   * on nothing opens it, in any process. Its texts can't be reached any more and are deleted soon after. What the
   * audit log tells of it stays. Refuses the last administrator who can sign in.
   */
  async delete({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    await this.changes.commit('u', id, async (manager) => {
      // In one order for everybody: two administrators who delete each other wait here, and the second is the last.
      const administrators: { id: string }[] = await manager.query(LOCK_ADMINISTRATORS_SQL);
      // A stricter lock would hold up whoever adds a row of this account, with locks of theirs that we need.
      const account = await manager.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!account) throw new AccountRefusal(`there is no account ${email}`);
      if (administrators.length === 1 && administrators[0]!.id === id)
        throw new AccountRefusal(
          `${email} is the last administrator; nobody could look after the service any more`,
        );
      await this.remove(manager, account);
    });
  }

  private async remove(manager: EntityManager, account: Account): Promise<void> {
    const [impact] = await manager.query(IMPACT_SQL, [account.id]);
    await manager.query(REMEMBER_SQL, [account.id, new Date(this.clock.now())]);
    for (const sql of DELETE_IMPACT_SQL)
      while ((await manager.query(sql, [account.id, ROWS_AT_ONCE]))[1] === ROWS_AT_ONCE);
    await manager.delete(Account, account.id);
    const before = { ...settingsOf(account), ...impact };
    await this.audit.append(manager, { ...about('account.deleted', account), before });
  }
}

/** So many are deleted well within the time that one statement may take. */
const ROWS_AT_ONCE = 10_000;

// In the order in which texts are written down with their counts (`insertGenerations`), so that the two do not wait
// for each other; what is left goes with the account.
const DELETE_IMPACT_SQL = [
  'idempotency_keys',
  'usage_months',
  'usage_days',
  'generation_counts',
  'oauth_grants',
].map(
  (table) =>
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE account_id = $1 LIMIT $2))`,
);

const LOCK_ADMINISTRATORS_SQL =
  'SELECT id FROM accounts WHERE is_admin AND suspended_at IS NULL ORDER BY id FOR NO KEY UPDATE';

const REMEMBER_SQL = 'INSERT INTO deleted_accounts (id, deleted_at) VALUES ($1, $2)';

const IMPACT_SQL = `
  SELECT (SELECT count(*)::int FROM api_keys WHERE account_id = $1 AND revoked_at IS NULL) AS keys,
         (SELECT count(*)::int FROM oauth_clients WHERE account_id = $1) AS apps,
         (SELECT count(*)::int FROM oauth_consents WHERE account_id = $1) AS connections`;
