import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from './app.js';
import { aBusyAccount, aClient, startOAuthApp, type TestClient } from './oauth-flow.js';

/** Two processes of the authorization server on one database, with an app and an account. */
export interface OAuthWorld {
  service: TestApp;
  second: TestApp;
  account: Account;
  client: TestClient;
  close(): Promise<void>;
}

/** Starts both processes; `close` stops them. */
export async function startOAuthWorld(): Promise<OAuthWorld> {
  const service = await startOAuthApp();
  const second = await startOAuthApp({ PUBLIC_URL: service.url }, service.database);
  const close = async () => {
    await second.close();
    await service.close();
  };
  return { service, second, account: await aBusyAccount(service), client: await aClient(service), close };
}
