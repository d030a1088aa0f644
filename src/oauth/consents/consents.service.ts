import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { countFromNow } from '../../budgets/recounts.js';
import { Clock } from '../../common/time/clock.js';
import { Changes } from '../../database/changes.js';
import type { RegisteredClient } from '../clients/registered-client.js';
import { OAuthConsent } from './oauth-consent.entity.js';

/** Reads and records consents. A consent outlives its grants, so that the user is not asked again. */
@Injectable()
export class ConsentsService {
  constructor(
    @InjectRepository(OAuthConsent) private readonly consents: Repository<OAuthConsent>,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns the scopes that an account has granted to an app. */
  async scopesOf(accountId: string, clientId: string): Promise<string[]> {
    const consent = await this.consents.findOneBy({ accountId, clientId });
    return consent?.scopes ?? [];
  }

  /** Returns the monthly spending limit that an account has set for an app, in nano-units; null without one. */
  async spendingLimitOf(accountId: string, clientId: string): Promise<number | null> {
    const consent = await this.consents.findOneBy({ accountId, clientId });
    return consent?.spendPerMonth ?? null;
  }

  /** Counts the accounts that have authorized an app, up to `max`. */
  async countAccounts(clientId: string, max: number): Promise<number> {
    const consents = await this.consents.find({
      select: { accountId: true },
      where: { clientId },
      take: max,
    });
    return consents.length;
  }

  /**
   * Adds scopes to a consent and sets its spending limit, unless that is undefined; appends to the audit log. The limit
   * is in effect in this process when it resolves, and counts what the app has spent this month.
   */
  async record(
    accountId: string,
    { id, name }: RequestingApp,
    scopes: readonly string[],
    spendPerMonth: number | null | undefined,
  ): Promise<void> {
    await this.changes.commit('account', accountId, async (manager) => {
      const where = { accountId, clientId: id };
      const before = await manager.findOne(OAuthConsent, { where, lock: { mode: 'pessimistic_write' } });
      const values = [accountId, id, scopes, spendPerMonth ?? null, spendPerMonth !== undefined];
      await manager.query(RECORD_SQL, values);
      if (spendPerMonth && !before?.spendPerMonth)
        await countFromNow(manager, { accountId, credentialId: id, now: this.clock.now() });
      const target = { type: 'app', id, name };
      const after = { scopes, ...(spendPerMonth && { spendPerMonth }) };
      await this.audit.append(manager, { action: 'grant.given', accountId, target, after });
    });
  }

  /** Records a denial in the audit log. It is not stored elsewhere. */
  async recordDenial(accountId: string, { id, name }: RequestingApp): Promise<void> {
    await this.audit.note({ action: 'grant.refused', accountId, target: { type: 'app', id, name } });
  }
}

/** The app that requests consent. */
type RequestingApp = Pick<RegisteredClient, 'id' | 'name'>;

// One statement, so that of concurrent consents none loses the scopes of another.
const RECORD_SQL = `
  INSERT INTO oauth_consents AS consent (account_id, client_id, scopes, spend_per_month) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account_id, client_id) DO UPDATE
    SET scopes = ARRAY(SELECT DISTINCT unnest(consent.scopes || excluded.scopes)), granted_at = now(),
        spend_per_month = CASE WHEN $5 THEN excluded.spend_per_month ELSE consent.spend_per_month END`;
