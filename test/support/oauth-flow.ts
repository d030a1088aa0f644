import { createHash, randomBytes } from 'node:crypto';
import type { Account } from '../../src/accounts/account.entity.js';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import type { NewOAuthClient } from '../../src/oauth/clients/oauth-client-settings.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { startApp, type Overrides, type TestApp } from './app.js';
import { Browser, type Page } from './browser.js';
import type { TestDatabase } from './database.js';
import { ALL_SCOPES, anAccount, PASSWORD } from './factories.js';
import { findFreePort } from './free-port.js';
import { call, type ApiResponse } from './http.js';

export const CALLBACK = 'https://app.example/callback';
/** The format of authorization codes. */
export const CODE = /^[\w-]{43}$/;

/** The service with `PUBLIC_URL` set to its `url`, so that its metadata is correct. */
export async function startOAuthApp(
  environment: Record<string, string> = {},
  database?: TestDatabase,
  overrides?: Overrides,
): Promise<TestApp> {
  const port = await findFreePort();
  const url = environment.PUBLIC_URL ?? `http://127.0.0.1:${port}`;
  const limits = { ADDRESS_REQUESTS_PER_MINUTE: '100000' };
  return startApp({ PORT: String(port), PUBLIC_URL: url, ...limits, ...environment }, database, overrides);
}

/** The credentials and settings of an app. */
export interface AppCredentials {
  id: string;
  /** null for a public app. */
  secret: string | null;
  redirectUri: string;
}

/** An app with its secret, as known to its developer. */
export interface TestClient extends AppCredentials {
  name: string;
}

/**
 * A confidential app that may request every scope, of a new account unless one is given. Its name is unique, because a
 * name that resembles a verified app's is rejected.
 */
export async function aClient(
  testApp: TestApp,
  { accountId, ...overrides }: Partial<NewOAuthClient> & { accountId?: string } = {},
): Promise<TestClient> {
  const owner = accountId ?? (await anAccount(testApp)).id;
  const name = `Test app ${randomBytes(6).toString('hex')}`;
  const input = { name, redirectUris: [CALLBACK], scopes: ALL_SCOPES, ...overrides };
  const { client, secret } = await testApp.app.get(OAuthClientsService).create(owner, input);
  return { id: client.id, name: client.name, secret, redirectUri: client.redirectUris[0]! };
}

/** What an app stores during the authorization. */
export interface Attempt {
  url: URL;
  verifier: string;
  state: string;
}

/** An authorization request; parameters with the value `undefined` are omitted. */
export function anAttempt(
  { url }: Pick<TestApp, 'url'>,
  client: AppCredentials,
  parameters: Record<string, string | undefined> = {},
): Attempt {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('base64url');
  const target = new URL('/oauth/authorize', url);
  const all = {
    client_id: client.id,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: ALL_SCOPES.join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  };
  for (const [name, value] of Object.entries(all))
    if (value !== undefined) target.searchParams.set(name, value);
  return { url: target, verifier, state };
}

/** Signs in if a page requires it. */
export async function signIn(
  browser: Browser,
  page: Page,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  return page.html.includes('name="password"') ? browser.submit(page, { email, password }) : page;
}

/** Completes an authorization request like a user; ends at the app's callback or at an error page. */
export async function authorize(
  browser: Browser,
  attempt: Attempt,
  { email }: Pick<Account, 'email'>,
  decision: 'approve' | 'deny' = 'approve',
): Promise<Page> {
  let page = await signIn(browser, await browser.open(attempt.url), email);
  if (page.html.includes('name="decision"')) page = await browser.submit(page, { decision });
  return page;
}

/** The response of the token endpoint. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
  expires_in: number;
  token_type: string;
  id_token?: string;
}

/** Posts a form to the authorization server as an app, with its secret in the body; `secret: null` sends none. */
export async function post(
  testApp: Pick<TestApp, 'url'>,
  path: string,
  client: Pick<TestClient, 'id' | 'secret'>,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const body = new URLSearchParams({
    client_id: client.id,
    ...(client.secret !== null && { client_secret: client.secret }),
    ...fields,
  });
  const response = await fetch(testApp.url + path, { method: 'POST', body, headers });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

export function exchange(
  testApp: Pick<TestApp, 'url'>,
  client: AppCredentials,
  code: string,
  verifier: string,
): Promise<ApiResponse> {
  const fields = { grant_type: 'authorization_code', code, code_verifier: verifier };
  return post(testApp, '/oauth/token', client, { ...fields, redirect_uri: client.redirectUri });
}

export function refresh(
  testApp: Pick<TestApp, 'url'>,
  client: AppCredentials,
  refreshToken: string,
  fields: Record<string, string> = {},
): Promise<ApiResponse> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken, ...fields };
  return post(testApp, '/oauth/token', client, body);
}

/** Returns a code for an app that the account has authorized. */
export async function aCode(
  testApp: TestApp,
  client: AppCredentials,
  account: Pick<Account, 'email'>,
  parameters: Record<string, string | undefined> = {},
): Promise<{ code: string; verifier: string }> {
  const attempt = anAttempt(testApp, client, parameters);
  const { url, html } = await authorize(new Browser(testApp.url), attempt, account);
  const code = url.searchParams.get('code');
  if (!code) throw new Error(`no code at ${url.href} ${html}`);
  return { code, verifier: attempt.verifier };
}

/** Returns tokens for an app that the account has authorized. */
export async function someTokens(
  testApp: TestApp,
  client: AppCredentials,
  account: Pick<Account, 'email'>,
  parameters: Record<string, string | undefined> = {},
): Promise<Tokens> {
  const { code, verifier } = await aCode(testApp, client, account, parameters);
  const response = await exchange(testApp, client, code, verifier);
  if (response.status !== 200) throw new Error(`no tokens: ${JSON.stringify(response.body)}`);
  return response.body;
}

/** Whether a process accepts an access token. Throws for any response other than 200 and 401. */
export async function isAlive(token: string, { url }: Pick<TestApp, 'url'>): Promise<boolean> {
  const { status } = await call(url, 'GET', '/v1/me', { key: token });
  if (status !== 200 && status !== 401) throw new Error(`GET /v1/me answered ${status}`);
  return status === 200;
}

/** An account with very high limits, because races send many requests. */
export async function aBusyAccount(testApp: TestApp): Promise<Account> {
  const account = await anAccount(testApp);
  return testApp.app.get(AccountsService).setLimits(account, { requestsPerMinute: 1_000_000 });
}
