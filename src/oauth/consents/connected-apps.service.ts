import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { countFromNow } from '../../budgets/recounts.js';
import { Clock } from '../../common/time/clock.js';
import { AccountQueries } from '../../database/account-queries.js';
import { Changes } from '../../database/changes.js';
import { documentHost } from '../clients/client-id-url.js';
import { OAuthClient } from '../clients/oauth-client.entity.js';
import { OAuthConsent } from './oauth-consent.entity.js';
import { ARTIFACT_KINDS } from '../storage/artifact-kinds.js';
import { OAuthGrant } from '../storage/oauth-grant.entity.js';
import { scopesInForce } from './scopes-in-force.js';

/** An app that an account has authorized. */
export interface ConnectedApp {
  clientId: string;
  name: string;
  /** The host of the metadata document that identifies the app; null for a registered app. */
  host: string | null;
  isVerified: boolean;
  isSuspended: boolean;
  /** Whether it has a grant with a valid token. A change of the password and the app itself end grants; the consent remains. */
  hasAccess: boolean;
  /** The granted scopes that the app still has. */
  scopes: string[];
  /** The most that it may spend in a calendar month, in nano-units; null for no limit. */
  spendPerMonth: number | null;
  grantedAt: Date;
  /** null before the first use; up to 30 seconds late. */
  lastUsedAt: Date | null;
}

/** Lists and disconnects the apps that an account has authorized. */
@Injectable()
export class ConnectedAppsService {
  constructor(
    @InjectRepository(OAuthConsent) private readonly consents: Repository<OAuthConsent>,
    private readonly queries: AccountQueries,
    private readonly changes: Changes,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Returns the apps, the last authorized first; all of them without a limit. */
  list(accountId: string, limit?: number): Promise<ConnectedApp[]> {
    return this.read(accountId, this.appsOf(accountId).limit(limit));
  }

  async find(accountId: string, clientId: string): Promise<ConnectedApp | null> {
    const query = this.appsOf(accountId).andWhere('client.id = :clientId', { clientId });
    return (await this.read(accountId, query))[0] ?? null;
  }

  /** Finds apps whose names contain all words, and the one with that id. */
  search(accountId: string, words: string, limit: number): Promise<ConnectedApp[]> {
    const parameters = { words: words.toLowerCase().split(/\s+/), id: words };
    const query = this.appsOf(accountId).andWhere(`(client.id = :id OR ${HAS_ALL_WORDS})`, parameters);
    return this.read(accountId, query.limit(limit));
  }

  /**
   * Ends an app's access to an account: deletes the consent and every grant with its tokens, in one transaction.
   * Returns false if there was no access.
   */
  withdraw(accountId: string, clientId: string): Promise<boolean> {
    return this.changes.commit('account', accountId, async (manager) => {
      // The consent first: a grant that is being stored is then deleted too, or is not stored.
      const consents = await manager.delete(OAuthConsent, { accountId, clientId });
      const grants = await manager.delete(OAuthGrant, { accountId, clientId });
      if (!grants.affected && !consents.affected) return false;
      const client = await manager.findOneBy(OAuthClient, { id: clientId });
      const target = { type: 'app', id: clientId, name: client?.name ?? null };
      await this.audit.append(manager, { action: 'grant.withdrawn', accountId, target });
      return true;
    });
  }

  /**
   * Sets the monthly spending limit of an app, in nano-units; null for no limit. It is in effect in this process when it
   * resolves, and counts what the app has spent this month.
   */
  async setSpendingLimit(accountId: string, app: ConnectedApp, spendPerMonth: number | null): Promise<void> {
    await this.changes.commit('account', accountId, async (manager) => {
      const consent = { accountId, clientId: app.clientId };
      const current = await manager.findOne(OAuthConsent, {
        where: consent,
        lock: { mode: 'pessimistic_write' },
      });
      if (!current) return;
      await manager.update(OAuthConsent, consent, { spendPerMonth });
      if (spendPerMonth !== null && current.spendPerMonth === null)
        await countFromNow(manager, { accountId, credentialId: app.clientId, now: this.clock.now() });
      const target = { type: 'app', id: app.clientId, name: app.name };
      const [before, after] = [{ spendPerMonth: current.spendPerMonth }, { spendPerMonth }];
      await this.audit.append(manager, { action: 'grant.changed', accountId, target, before, after });
    });
  }

  private appsOf(accountId: string): SelectQueryBuilder<OAuthConsent> {
    return this.consents
      .createQueryBuilder('consent')
      .innerJoinAndMapOne('consent.client', OAuthClient, 'client', 'client.id = consent.clientId')
      .where({ accountId })
      .orderBy({ 'consent.grantedAt': 'DESC', 'client.id': 'ASC' });
  }

  private async read(accountId: string, query: SelectQueryBuilder<OAuthConsent>): Promise<ConnectedApp[]> {
    const grants = query.subQuery().select('1').from(OAuthGrant, 'held').where(IS_LIVE).getQuery();
    query.addSelect(`EXISTS ${grants}`, 'hasAccess').setParameter('now', new Date(this.clock.now()));
    const found = await this.queries.run(accountId, () => query.getRawAndEntities<{ hasAccess: boolean }>());
    const consents = found.entities as ConsentWithClient[];
    return consents.map((consent, index) => toConnectedApp(consent, found.raw[index]!.hasAccess));
  }
}

const IS_LIVE = `
  held.accountId = consent.accountId AND held.clientId = consent.clientId AND held.expiresAt > :now AND (
    EXISTS (SELECT FROM oauth_access_tokens AS token WHERE token.grant_id = held.id AND token.expires_at > :now)
    OR EXISTS (SELECT FROM oauth_artifacts AS token WHERE token.grant_id = held.id AND token.expires_at > :now
                  AND token.consumed_at IS NULL
                  AND token.kind IN (${ARTIFACT_KINDS.AuthorizationCode}, ${ARTIFACT_KINDS.RefreshToken})))`;

const HAS_ALL_WORDS =
  'NOT EXISTS (SELECT FROM unnest(CAST(:words AS text[])) AS word WHERE strpos(lower(client.name), word) = 0)';

type ConsentWithClient = OAuthConsent & { client: OAuthClient };

function toConnectedApp(consent: ConsentWithClient, hasAccess: boolean): ConnectedApp {
  const { client, scopes, spendPerMonth, grantedAt, lastUsedAt } = consent;
  return {
    clientId: client.id,
    name: client.name,
    host: documentHost(client.id),
    isVerified: client.isVerified,
    isSuspended: client.suspendedAt !== null,
    hasAccess,
    scopes: scopesInForce(scopes, client.scopes),
    spendPerMonth,
    grantedAt,
    lastUsedAt,
  };
}
