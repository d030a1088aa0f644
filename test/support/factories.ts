import { randomBytes } from 'node:crypto';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import type { IssuedKey, NewApiKey } from '../../src/api-keys/issued-key.js';
import { SCOPES, type Scope } from '../../src/common/http/scopes.js';
import type { TestApp } from './app.js';

export const PASSWORD = 'a long enough password';
export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];

/** An account with an e-mail address of its own. */
export function anAccount(
  { app }: TestApp,
  overrides: { email?: string; isAdmin?: boolean } = {},
): Promise<Account> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  return app.get(AccountsService).create({ email, password: PASSWORD, ...overrides });
}

/** A key with every scope, of an account of its own unless one is given. */
export async function aKey(
  testApp: TestApp,
  { accountId, ...overrides }: Partial<NewApiKey> & { accountId?: string } = {},
): Promise<IssuedKey> {
  const owner = accountId ?? (await anAccount(testApp)).id;
  return testApp.app.get(ApiKeysService).issue(owner, { name: 'test key', scopes: ALL_SCOPES, ...overrides });
}
