import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Account } from '../../src/accounts/account.entity.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, signIn, startOAuthApp } from '../support/oauth-flow.js';
import { ROOT, runNode } from '../support/run-node.js';
import { findFreePort } from '../support/free-port.js';

let service: TestApp;
let stopExample: (() => Promise<void>) | undefined;

beforeAll(async () => {
  service = await startOAuthApp({ MODELS: 'builtin', JOBS: 'on', WEBHOOKS_ALLOW_PRIVATE: 'true' });
  // The engine is loaded then, and writes in time on a busy machine too.
  const { secret: key } = await aKey(service);
  const written = () => call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'A bakery' } });
  await eventually(async () => expect((await written()).status).toBe(200));
});
afterEach(() => stopExample?.());
afterAll(() => service.close());

/** Starts an example as its README says; resolves once it says that it listens. */
async function startExample(path: string, environment: Record<string, string>): Promise<string> {
  const port = String(await findFreePort());
  const child = spawn(process.execPath, [join(ROOT, 'examples', path)], {
    env: { PATH: process.env.PATH, COPYDESK_URL: service.url, PORT: port, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  stopExample = async () => {
    child.kill();
    await ended;
  };
  await Promise.race([once(child.stdout, 'data'), ended]);
  return `http://localhost:${port}`;
}

describe('examples/server-integration', () => {
  it('generates a product description', async () => {
    const { secret } = await aKey(service);
    const url = await startExample('server-integration/server.mjs', { COPYDESK_API_KEY: secret });
    const response = await fetch(`${url.replace('localhost', '127.0.0.1')}/products/description`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Walnut table', features: ['Solid wood', 'Seats six'] }),
    });
    const body = (await response.json()) as { description: string; tokens: number };
    expect({ status: response.status, body }).toMatchObject({ status: 200, body: { name: 'Walnut table' } });
    expect(body.description).toMatch(/table/i);
    expect(body.tokens).toBeGreaterThan(0);
  });

  it('reports errors to its caller without revealing the key', async () => {
    const { secret } = await aKey(service);
    const url = await startExample('server-integration/server.mjs', { COPYDESK_API_KEY: secret });
    const post = (body: string) =>
      fetch(`${url.replace('localhost', '127.0.0.1')}/products/description`, { method: 'POST', body });
    expect((await post('{')).status).toBe(400);
    const refused = await post(JSON.stringify({ name: 'Table', features: 'not a list' }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain(secret);
  });
});

describe('examples/batch-from-csv', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-batch-'));
  const input = join(folder, 'products.csv');
  const output = join(folder, 'descriptions.csv');
  const all = readFileSync(join(ROOT, 'examples/batch-from-csv/products.csv'), 'utf8');
  const rows = parse(all, { columns: true }) as Record<string, string>[];
  const products = rows.slice(0, process.env.COPYDESK_TEST_LONG ? 200 : 5);
  let account: Account;
  let key: string;

  beforeAll(async () => {
    account = await anAccount(service);
    await service.database.query("UPDATE accounts SET plan = 'scale' WHERE id = $1", [account.id]);
    key = (await aKey(service, { accountId: account.id, scopes: ['generate', 'webhooks'] })).secret;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function runBatch() {
    const environment = {
      COPYDESK_URL: service.url,
      COPYDESK_API_KEY: key,
      PORT: String(await findFreePort()),
    };
    return runNode(['examples/batch-from-csv/batch.mjs', input, output], { environment });
  }

  it('writes a description for each product, and none twice when it is started again', async () => {
    expect(rows).toHaveLength(200);
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(200);
    writeFileSync(input, stringify(products, { header: true }));
    for (let i = 0; i < 2; i += 1) {
      const { output: report } = await runBatch();
      expect(report).toContain(`${products.length} descriptions written to ${output}, 0 failed`);
      const written = parse(readFileSync(output, 'utf8'), { columns: true }) as Record<string, string>[];
      expect(written.map(({ sku, name, error }) => ({ sku, name, error }))).toEqual(
        products.map(({ sku, name }) => ({ sku, name, error: '' })),
      );
      for (const { name, description } of written) expect(description).toContain(name!.split(' ').at(-1));
    }
    const texts = await service.database.query('SELECT FROM generations WHERE account_id = $1', [account.id]);
    expect(texts).toHaveLength(products.length);
    const endpoints = await call(service.url, 'GET', '/v1/webhooks', { key });
    expect(endpoints.body.data).toEqual([]);
  });
});

describe('examples/web-app', () => {
  let account: Account;
  const port = findFreePort();

  async function startApp(): Promise<{ url: string; clientId: string }> {
    const url = `http://localhost:${await port}`;
    const redirectUris = [`${url}/callback`];
    const client = await aClient(service, { redirectUris, scopes: ['generate', 'refine'] });
    account = await anAccount(service);
    await startExample('web-app/app.mjs', {
      PORT: String(await port),
      CLIENT_ID: client.id,
      CLIENT_SECRET: client.secret!,
    });
    return { url, clientId: client.id };
  }

  /** Goes to the consent page and back as a person would; the app's own browser session goes along. */
  async function connect(url: string, app: AppBrowser, decision: 'approve' | 'deny') {
    const target = (await app.request(`${url}/connect`)).headers.get('location')!;
    const browser = new Browser(service.url);
    const page = await signIn(browser, await browser.open(new URL(target)), account.email);
    const { url: back } = await browser.submit(page, { decision });
    return app.request(back.href);
  }

  it('connects a user, generates for them, and deletes their tokens when they disconnect', async () => {
    const { url } = await startApp();
    const app = new AppBrowser();
    expect(await (await app.request(url)).text()).toContain('Connect Copydesk');
    expect((await connect(url, app, 'approve')).headers.get('location')).toBe('/');
    expect(await (await app.request(url)).text()).toContain('<button>Write</button>');
    const body = new URLSearchParams({ prompt: 'A post about our new bakery in Lisbon' });
    const written = await (await app.request(`${url}/write`, { method: 'POST', body })).text();
    expect(written).toMatch(/<pre>[^<]*bakery/i);
    await app.request(`${url}/disconnect`, { method: 'POST' });
    expect(await (await app.request(url)).text()).toContain('Connect Copydesk');
  });

  it('handles a denied consent', async () => {
    const { url } = await startApp();
    const app = new AppBrowser();
    expect(await (await connect(url, app, 'deny')).text()).toContain('Not connected, as you wish.');
  });
});

/** A browser's side of the app: its one cookie; redirects are the test's to follow. */
class AppBrowser {
  private cookie = '';

  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookie && { cookie: this.cookie }) };
    const response = await fetch(url.replace('//localhost', '//127.0.0.1'), {
      ...init,
      headers,
      redirect: 'manual',
    });
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    return response;
  }
}
