import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import type { AuditAction } from '../../audit/audit-event.js';
import { Clock } from '../../common/time/clock.js';
import { KeyRing } from '../../common/crypto/key-ring.js';
import { UserError } from '../../common/errors/user-error.js';
import { DEFAULT_SCOPES } from '../../common/http/scopes.js';
import { Changes } from '../../database/changes.js';
import { insertOnce } from '../../database/insert-once.js';
import { appEvent, settingsOf } from './app-audit-event.js';
import { checkClientSettings } from './check-client-settings.js';
import { makeClientSecret } from './client-secret.js';
import { rejectFormerId } from './former-id.js';
import { OAuthClient, OAuthClientSecret } from './oauth-client.entity.js';
import type { IssuedOAuthClient, NewOAuthClient, OAuthClientChanges } from './oauth-client-settings.js';
import { lockDeveloper, rejectConfusableName, requireUnchanged, settleVerification } from './verification.js';

/** Manages apps. A change is in effect in this process when its method resolves. */
@Injectable()
export class OAuthClientsService {
  constructor(
    @InjectRepository(OAuthClient) private readonly clients: Repository<OAuthClient>,
    @InjectRepository(OAuthClientSecret) private readonly secrets: Repository<OAuthClientSecret>,
    private readonly changes: Changes,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Registers an app; a confidential one gets a secret. Rejects invalid names, redirect URIs and scopes. */
  async create(
    accountId: string,
    { id = randomUUID(), ...input }: NewOAuthClient,
  ): Promise<IssuedOAuthClient> {
    const isPublic = input.isPublic ?? false;
    const settings = checkClientSettings({ scopes: [...DEFAULT_SCOPES], ...input });
    const issued = isPublic ? null : makeClientSecret(id, this.keyRing);
    const client = await this.changes.commit('client', id, async (manager) => {
      await rejectConfusableName(manager, { id, accountId, name: settings.name });
      await insertOnce(
        () => manager.insert(OAuthClient, { id, accountId, isPublic, ...settings }),
        'oauth_clients_pkey',
        () => new UserError('this app is already registered; see the list'),
      );
      await rejectFormerId(manager, id);
      if (issued) await manager.insert(OAuthClientSecret, issued.row);
      const created = await manager.findOneByOrFail(OAuthClient, { id });
      await this.audit.append(manager, {
        ...appEvent('app.created', created),
        after: settingsOf(created),
      });
      return created;
    });
    return { client, secret: issued?.secret ?? null };
  }

  list(accountId?: string): Promise<OAuthClient[]> {
    return this.clients.find({
      where: accountId ? { accountId } : {},
      order: { createdAt: 'DESC', id: 'ASC' },
    });
  }

  find(id: string): Promise<OAuthClient | null> {
    return this.clients.findOneBy({ id });
  }

  /** Returns the secrets of an app, newest first, without their digests. */
  secretsOf(clientId: string): Promise<OAuthClientSecret[]> {
    return this.secrets.find({ where: { clientId }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /**
   * Changes the settings that are present. Removed scopes are in effect at once; added scopes need a new consent. A new
   * name or redirect URI ends the verification.
   */
  async update(id: string, changes: OAuthClientChanges): Promise<OAuthClient> {
    const settings = checkClientSettings(changes);
    return this.changeLocked(id, 'app.changed', async (manager, client) => {
      await manager.update(OAuthClient, id, await settleVerification(manager, client, settings));
    });
  }

  /** Verifies an app; throws `AppChangedError` if it is not the app that `seenDigest` (`identityDigest`) identifies. */
  async verify(id: string, seenDigest: string): Promise<OAuthClient> {
    return this.changeLocked(id, 'app.changed', async (manager, client) => {
      await requireUnchanged(manager, client, seenDigest);
      await manager.update(OAuthClient, id, await settleVerification(manager, client, { isVerified: true }));
    });
  }

  /**
   * Issues a new secret for a confidential app; the current one, `replacedId` if given, expires after `overlapMs`. At most
   * two are valid: an older one is deleted at once.
   */
  async rotateSecret(id: string, overlapMs: number, replacedId?: string): Promise<IssuedOAuthClient> {
    const { secret, row } = makeClientSecret(id, this.keyRing);
    const client = await this.changeLocked(id, 'app.secret_rotated', async (manager, { isPublic, name }) => {
      if (isPublic) throw new UserError('a public app has no secret');
      const current = { clientId: id, expiresAt: IsNull() };
      if (replacedId && !(await manager.existsBy(OAuthClientSecret, { ...current, id: replacedId })))
        throw new UserError(`the secret of ${name} has already been rotated`);
      await manager.delete(OAuthClientSecret, { clientId: id, expiresAt: Not(IsNull()) });
      const expiresAt = new Date(this.clock.now() + overlapMs);
      await manager.update(OAuthClientSecret, current, { expiresAt });
      await manager.insert(OAuthClientSecret, row);
    });
    return { client, secret };
  }

  /** Suspends (tokens get 403) or resumes an app; throws a `UserError` if that was done since it was read as `seen`. */
  setSuspended(id: string, isSuspended: boolean, seen?: OAuthClient): Promise<OAuthClient> {
    const suspendedAt = isSuspended ? new Date(this.clock.now()) : null;
    const action = isSuspended ? 'app.suspended' : 'app.resumed';
    return this.changeLocked(id, action, async (manager, client) => {
      if (seen && client.suspendedAt?.getTime() !== seen.suspendedAt?.getTime())
        throw new UserError(`${client.name} was suspended or resumed in the meantime. Reload its page.`);
      await manager.update(OAuthClient, id, { suspendedAt });
    });
  }

  /** Deletes an app with its secrets, consents, grants and tokens. */
  async delete(id: string): Promise<void> {
    await this.changeLocked(id, 'app.deleted', (manager) => manager.delete(OAuthClient, id));
  }

  private changeLocked(
    id: string,
    action: AuditAction,
    work: (manager: EntityManager, client: OAuthClient) => Promise<unknown>,
  ): Promise<OAuthClient> {
    return this.changes.commit('client', id, async (manager) => {
      await lockDeveloper(manager, id);
      const client = await manager.findOne(OAuthClient, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!client) throw new UserError(`app ${id} not found`);
      await work(manager, client);
      const changed = await manager.findOneBy(OAuthClient, { id });
      const states = { before: settingsOf(client), after: changed && settingsOf(changed) };
      await this.audit.append(manager, { ...appEvent(action, client), ...states });
      return changed ?? client;
    });
  }
}
