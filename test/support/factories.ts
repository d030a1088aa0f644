import { randomBytes } from 'node:crypto';
import type { Repository } from 'typeorm';
import { accountEvent, settingsOf } from '../../src/accounts/account-audit-event.js';
import { Account } from '../../src/accounts/account.entity.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import type { IssuedKey, NewApiKey } from '../../src/api-keys/issued-key.js';
import { AuditLog } from '../../src/audit/audit-log.js';
import { SCOPES, type Scope } from '../../src/common/http/scopes.js';
import { defaultDisplayName } from '../../src/common/validation/display-name.js';
import type { TestApp } from './app.js';
import { loadPackage } from './load-package.js';

const { hashSync } = loadPackage<typeof import('@node-rs/argon2')>('@node-rs/argon2');
const { getRepositoryToken } = loadPackage<typeof import('@nestjs/typeorm')>('@nestjs/typeorm');

export const PASSWORD = 'a long enough password';
export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/**
 * The hash of `PASSWORD` for all accounts, of the lowest cost: the service verifies a password at the cost that its hash
 * names, and the hundreds of sign-ins of the specs would otherwise take a minute of processor time.
 */
const PASSWORD_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** An account with a unique email address, as `AccountsService.create` creates it except for the cost of its hash. */
export function anAccount(
  { app }: TestApp,
  overrides: { email?: string; name?: string; isAdmin?: boolean } = {},
): Promise<Account> {
  const email = overrides.email ?? `${randomBytes(6).toString('hex')}@example.com`;
  const isAdmin = overrides.isAdmin ?? false;
  return app.get<Repository<Account>>(getRepositoryToken(Account)).manager.transaction(async (manager) => {
    const name = overrides.name ?? defaultDisplayName(email);
    const { id } = await manager.save(Account, { email, name, passwordHash: PASSWORD_HASH, isAdmin });
    const account = await manager.findOneByOrFail(Account, { id });
    await app
      .get(AuditLog)
      .append(manager, { ...accountEvent('account.opened', account), after: settingsOf(account) });
    return account;
  });
}

/** Several accounts, made one after another: each transaction waits for the audit log, and for a connection only so long. */
export async function someAccounts(testApp: TestApp, count: number): Promise<Account[]> {
  const accounts: Account[] = [];
  while (accounts.length < count) accounts.push(await anAccount(testApp));
  return accounts;
}

/** A key with every scope, of a new account unless one is given. */
export async function aKey(
  testApp: TestApp,
  { accountId, ...overrides }: Partial<NewApiKey> & { accountId?: string } = {},
): Promise<IssuedKey> {
  const owner = accountId ?? (await anAccount(testApp)).id;
  return testApp.app.get(ApiKeysService).issue(owner, { name: 'test key', scopes: ALL_SCOPES, ...overrides });
}
