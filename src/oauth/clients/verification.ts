import { hash } from 'node:crypto';
import { Not, type EntityManager } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import { lockAccount } from '../../accounts/lock-account.js';
import { isConfusable } from '../../common/validation/confusable-names.js';
import { UserError } from '../../common/errors/user-error.js';
import { OAuthClient } from './oauth-client.entity.js';

type NamedApp = Pick<OAuthClient, 'id' | 'accountId' | 'name'>;
type AppIdentity = Pick<OAuthClient, 'name' | 'redirectUris' | 'postLogoutRedirectUris'>;

/**
 * Adds to the changes of an app whether it is verified afterwards. An admin verifies the name and the redirect URIs; a
 * change of either ends the verification, unless the same change sets it again.
 */
export async function settleVerification(
  manager: EntityManager,
  app: OAuthClient,
  changes: Partial<OAuthClient>,
): Promise<Partial<OAuthClient>> {
  // Its document can change at any time, without a trace here.
  if (changes.isVerified && app.accountId === null)
    throw new UserError('only registered apps can be verified');
  const isVerified = changes.isVerified ?? (app.isVerified && !changesIdentity(app, changes));
  const next = { ...app, ...changes };
  if (next.name !== app.name || (isVerified && !app.isVerified)) await rejectConfusableName(manager, next);
  return { ...changes, isVerified };
}

/**
 * Throws a `UserError` if an app's name could be mistaken for that of another developer's verified app. Holds an
 * advisory lock, for which TypeORM has no API, until the transaction ends: of two concurrent apps with one name, one is
 * rejected.
 */
export async function rejectConfusableName(manager: EntityManager, app: NamedApp): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('oauth_clients.name'))`);
  if (await resemblesVerified(manager, app))
    throw new UserError(`the name ${app.name} looks like the name of a verified app`, 'name');
}

/** Reports whether an app's name could be mistaken for that of another developer's verified app. */
export async function resemblesVerified(
  manager: EntityManager,
  { id, accountId, name }: NamedApp,
): Promise<boolean> {
  const verified = await manager.find(OAuthClient, {
    select: { name: true },
    where: { isVerified: true, id: Not(id), ...(accountId !== null && { accountId: Not(accountId) }) },
  });
  return verified.some((other) => isConfusable(name, other.name));
}

/** An app has changed since the administrator who verifies it saw it. */
export class AppChangedError extends Error {}

/** Identifies what an administrator verifies: the name and the redirect URIs of an app, and the name of its developer. */
export function identityDigest(app: AppIdentity, developerName: string | null): string {
  return hash('sha256', JSON.stringify([identityOf(app), developerName]));
}

/** Locks the account of an app's developer. Call it before locking the app: changes of the account lock both in this order. */
export async function lockDeveloper(manager: EntityManager, id: string): Promise<void> {
  const app = await manager.findOneBy(OAuthClient, { id });
  if (app?.accountId) await lockAccount(manager, app.accountId);
}

/**
 * Throws `AppChangedError` where an app is not the one that `seenDigest` identifies. Its developer, locked before, can take
 * another name only after the transaction, which then ends the verification.
 */
export async function requireUnchanged(
  manager: EntityManager,
  app: OAuthClient,
  seenDigest: string,
): Promise<void> {
  const id = app.accountId;
  const developer = id === null ? null : await manager.findOneBy(Account, { id });
  if (identityDigest(app, developer?.name ?? null) === seenDigest) return;
  throw new AppChangedError(
    `${app.name} has changed since you loaded this page. Check its names and redirect URIs, then verify it again.`,
  );
}

function changesIdentity(app: AppIdentity, changes: Partial<AppIdentity>): boolean {
  return identityOf(app) !== identityOf({ ...app, ...changes });
}

function identityOf({ name, redirectUris, postLogoutRedirectUris }: AppIdentity): string {
  return JSON.stringify([name, redirectUris.toSorted(), postLogoutRedirectUris.toSorted()]);
}
