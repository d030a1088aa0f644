import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Changes } from '../../database/changes.js';
import { OAuthClient } from '../clients/oauth-client.entity.js';
import { OAuthConsent } from './oauth-consent.entity.js';
import { OAuthGrant } from '../storage/oauth-grant.entity.js';
import { scopesInForce } from './scopes-in-force.js';

/** An app that an account has authorized. */
export interface ConnectedApp {
  clientId: string;
  name: string;
  isVerified: boolean;
  isSuspended: boolean;
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
    private readonly changes: Changes,
    private readonly audit: AuditLog,
  ) {}

  async list(accountId: string): Promise<ConnectedApp[]> {
    const rows = await this.consents
      .createQueryBuilder('consent')
      .innerJoinAndMapOne('consent.client', OAuthClient, 'client', 'client.id = consent.clientId')
      .where({ accountId })
      .orderBy({ 'consent.grantedAt': 'DESC', 'client.id': 'ASC' })
      .getMany();
    return (rows as ConsentWithClient[]).map(toConnectedApp);
  }

  /**
   * Ends an app's access to an account: deletes the consent and every grant with its tokens, in one transaction.
   * Returns false if there was no access.
   */
  withdraw(accountId: string, clientId: string): Promise<boolean> {
    return this.changes.commit('u', accountId, async (manager) => {
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
   * resolves.
   */
  async setSpendingLimit(accountId: string, app: ConnectedApp, spendPerMonth: number | null): Promise<void> {
    await this.changes.commit('u', accountId, async (manager) => {
      const consent = { accountId, clientId: app.clientId };
      const { affected } = await manager.update(OAuthConsent, consent, { spendPerMonth });
      if (!affected) return;
      const target = { type: 'app', id: app.clientId, name: app.name };
      const [before, after] = [{ spendPerMonth: app.spendPerMonth }, { spendPerMonth }];
      await this.audit.append(manager, { action: 'grant.changed', accountId, target, before, after });
    });
  }

  /** Ends the access of all apps to an account and deletes its consents. */
  async withdrawAll(accountId: string): Promise<void> {
    await this.changes.commit('u', accountId, async (manager) => {
      await manager.delete(OAuthConsent, { accountId });
      await manager.delete(OAuthGrant, { accountId });
      await this.audit.append(manager, { action: 'grant.withdrawn', accountId, target: null });
    });
  }
}

type ConsentWithClient = OAuthConsent & { client: OAuthClient };

function toConnectedApp({
  client,
  scopes,
  spendPerMonth,
  grantedAt,
  lastUsedAt,
}: ConsentWithClient): ConnectedApp {
  return {
    clientId: client.id,
    name: client.name,
    isVerified: client.isVerified,
    isSuspended: client.suspendedAt !== null,
    scopes: scopesInForce(scopes, client.scopes),
    spendPerMonth,
    grantedAt,
    lastUsedAt,
  };
}
