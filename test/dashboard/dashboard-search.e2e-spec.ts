import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountSearch } from '../../src/dashboard/search/account-search.js';
import { ConnectedAppSearch } from '../../src/dashboard/search/connected-app-search.js';
import { JobSearch } from '../../src/dashboard/search/job-search.js';
import type { SessionContext } from '../../src/dashboard/frame/session-context.js';
import { AccountQueries, ALL_ACCOUNTS } from '../../src/database/account-queries.js';
import { toGenerationId } from '../../src/generation/generation-id.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';
import { aRow } from '../support/stored-generation.js';
import { untilSearchable } from '../support/searchable.js';

interface Results {
  groups: { heading: string; results: { path: string; name: string; detail?: string }[] }[];
  failed: string[];
}

const URL_PART = 'hooks.example.com';
const REQUEST_ID = 'search-test:1';

let service: TestApp;
let person: Person;
let other: Person;
let admin: Person;
let secret: string;
/** The objects of `person`, by their headings: the id that is searched for, and the path of the page. */
let objects: Record<string, { id: string; path: string }>;

beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error', MODELS: 'builtin' });
  person = await Person.signIn(service);
  other = await Person.signIn(service);
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
  objects = await someObjects();
});
afterAll(() => service?.close());

async function someObjects() {
  const accountId = person.account.id;
  const issued = await aKey(service, { accountId, name: 'Newsletter <b>job</b>' });
  secret = issued.secret;
  const app = await aClient(service, { accountId, name: 'Newsletter app' });
  const connected = await aClient(service, { name: 'Calendar' });
  await service.database.query(
    'INSERT INTO oauth_consents (account_id, client_id, scopes) VALUES ($1, $2, $3)',
    [accountId, connected.id, ['generate']],
  );
  const row = aRow(accountId, null, { content: '# Otters\nWe saw an otter.', refinedFrom: null });
  await service.app.get(GenerationStore).save(row);
  const created = async (path: string, body: object) => {
    const response = await call(service.url, 'POST', path, { key: secret, body });
    return response.body.data.id as string;
  };
  const job = await created('/v1/jobs', { operation: 'generate', request: { prompt: 'bread' } });
  const webhook = await created('/v1/webhooks', { url: `https://${URL_PART}/in`, events: ['job.failed'] });
  await call(service.url, 'GET', '/v1/me', { key: secret, headers: { 'x-request-id': REQUEST_ID } });
  const request = await eventually(async () => {
    await untilSearchable(service);
    await service.app.get(RequestLog).flush();
    expect(await service.database.query('SELECT FROM generation_search_queue')).toEqual([]);
    const [logged] = await service.database.query('SELECT id FROM request_log WHERE request_id = $1', [
      REQUEST_ID,
    ]);
    expect(logged).toBeDefined();
    return logged!.id as string;
  });
  const text = toGenerationId(row.generation.id);
  const { id } = issued.apiKey;
  return {
    'API keys': { id, path: `/settings/api-keys/${id}` },
    Texts: { id: text, path: `/history/${text}` },
    Apps: { id: app.id, path: `/developer/apps/${app.id}` },
    Webhooks: { id: webhook, path: `/settings/webhooks/${webhook}` },
    Jobs: { id: job, path: `/jobs/${job}` },
    Requests: { id: REQUEST_ID, path: `/requests/${request}` },
  };
}

const pathOf = (words: string) => `/search?q=${encodeURIComponent(words)}`;

/** The results for the dialog, as paths by their headings. */
async function find(by: Person, words: string): Promise<Record<string, string[]>> {
  const response = await by.browser.request(`/search/results?q=${encodeURIComponent(words)}`);
  expect(response.status).toBe(200);
  const { groups } = (await response.json()) as Results;
  return Object.fromEntries(groups.map(({ heading, results }) => [heading, results.map(({ path }) => path)]));
}

describe('the search', () => {
  it('finds pages by their names and headings, those of the administration for administrators only', async () => {
    expect(await find(person, 'webh')).toMatchObject({ Pages: ['/settings/webhooks'] });
    expect(await find(person, 'apps developer')).toMatchObject({ Pages: ['/developer/apps'] });
    expect((await find(person, '')).Pages).toContain('/playground');
    expect(await find(person, 'audit')).toEqual({});
    expect(await find(admin, 'audit')).toEqual({ Pages: ['/admin/audit'] });
  });

  it('finds what belongs to the account by its name, its words or its URL', async () => {
    const { 'API keys': key, Texts: text, Apps: app, Webhooks: webhook } = objects;
    expect(await find(person, 'newsLETTER')).toEqual({ 'API keys': [key!.path], Apps: [app!.path] });
    expect(await find(person, 'otters')).toEqual({ Texts: [text!.path] });
    for (const words of ['calendar', 'DAR cal'])
      expect(await find(person, words)).toEqual({ 'Connected apps': ['/settings/connected-apps'] });
    expect(await find(person, URL_PART)).toEqual({ Webhooks: [webhook!.path] });
    expect(await find(person, REQUEST_ID.slice(0, -1))).toEqual({ Requests: [objects.Requests!.path] });
  });

  it('shows the results on a page, which works without script and escapes names', async () => {
    const page = await person.open(pathOf('newsletter'));
    expect(page.html).toContain('Newsletter &lt;b>job&lt;/b>');
    expect(page.html).toContain(`href="${objects.Apps!.path}"`);
    expect(textOf(await person.open(pathOf('zzzz')))).toContain('Nothing matches “zzzz”.');
    expect(textOf(await person.open('/search'))).toContain('Connected apps');
    expect((await person.open('/settings/profile')).html).toContain('href="/search"');
  });

  it('leads from an id to the page of the object', async () => {
    for (const { id, path } of Object.values(objects))
      expect([id, (await person.open(pathOf(id))).url.pathname]).toEqual([id, path]);
  });

  // Prevents access to the objects of others by their names, words and ids.
  it('finds no objects of other accounts', async () => {
    const names = ['newsletter', 'otter', 'calendar', URL_PART, `…${secret.slice(-4)}`, person.account.email];
    const ids = [...Object.values(objects).map(({ id }) => id), person.account.id];
    const found: Record<string, string[]>[] = [];
    for (const words of [...names, ...ids]) found.push(await find(other, words));
    expect(found.filter((groups) => Object.keys(groups).length > 0)).toEqual([]);
  });

  it('finds accounts, any key and any request for administrators', async () => {
    const { id, email } = person.account;
    const accounts = { Accounts: [`/admin/accounts/${id}`] };
    expect(await find(admin, email.slice(0, 8))).toMatchObject(accounts);
    expect(await find(admin, id)).toEqual(accounts);
    const { 'API keys': key, Requests: request } = objects;
    expect(await find(admin, key!.id)).toEqual({ 'API keys': [`/admin/keys/${key!.id}`] });
    expect(await find(admin, request!.id)).toEqual({ Requests: [`/admin${request!.path}`] });
    // Callers choose these ids, so they lead nobody else to the page of the call.
    expect((await admin.open(pathOf(request!.id))).url.pathname).toBe('/search');
    expect((await person.open(pathOf(request!.id))).url.pathname).toBe(request!.path);
    expect(await find(admin, 'otter')).toEqual({});
  });

  it('shows what it found although a part could not be searched, and which part', async () => {
    const { 'API keys': key, Apps: app } = objects;
    const rename = (from: string, to: string) =>
      service.database.query(`ALTER TABLE ${from} RENAME TO ${to}`);
    await rename('webhook_endpoints', 'away');
    try {
      const page = await person.open(pathOf('newsletter'));
      expect(page.status).toBe(200);
      expect(textOf(page)).toContain('Could not search: Webhooks. Try again in a moment.');
      const results = (await (
        await person.browser.request('/search/results?q=newsletter')
      ).json()) as Results;
      expect(results.failed).toEqual(['Webhooks']);
      expect(await find(person, 'newsletter')).toEqual({ 'API keys': [key!.path], Apps: [app!.path] });
      expect(textOf(await person.open(pathOf('zzzz')))).not.toContain('Nothing matches');
    } finally {
      await rename('away', 'webhook_endpoints');
    }
    expect(service.logLines.some((line) => line.includes('search failed'))).toBe(true);
  });

  // Prevents searches of one account from taking the connections that the lists of others need.
  it('counts as lists that the account reads, also for connected apps, jobs and accounts', async () => {
    const queries = service.app.get(AccountQueries);
    const lists = Promise.withResolvers<void>();
    const running = [person.account.id, ALL_ACCOUNTS].flatMap((id) =>
      Array.from({ length: 8 }, () => queries.run(id, () => lists.promise)),
    );
    const results = Promise.allSettled(running);
    const own = { account: person.account } as unknown as SessionContext;
    const ended: string[] = [];
    const searches = Promise.all([
      service.app
        .get(ConnectedAppSearch)
        .find(own, 'calendar')
        .then(() => ended.push('apps')),
      service.app
        .get(JobSearch)
        .find(own, objects.Jobs!.id)
        .then(() => ended.push('jobs')),
      service.app
        .get(AccountSearch)
        .find(own, person.account.id)
        .then(() => ended.push('accounts')),
    ]);
    // Searches that do not wait take two or three statements, so they would have ended by the end of these.
    for (let count = 0; count < 40; count += 1) await service.database.query('SELECT 1');
    ended.push('lists');
    lists.resolve();
    await Promise.all([results, searches]);
    expect(ended[0]).toBe('lists');
    expect(ended.toSorted()).toEqual(['accounts', 'apps', 'jobs', 'lists']);
  });

  // Prevents keys in pages: the address of the page is in the history of the browser.
  it('finds a key by its last four characters, and shows no key that is pasted', async () => {
    const key = { 'API keys': [objects['API keys']!.path] };
    for (const words of [secret.slice(-4), `…${secret.slice(-4)}`, secret])
      expect(await find(person, words)).toMatchObject(key);
    const page = await person.open(pathOf(secret));
    expect([page.html.includes(secret), page.url.href.includes(secret)]).toEqual([false, false]);
    expect(page.html).toContain(`value="…${secret.slice(-4)}"`);
  });

  it('requires a session', async () => {
    const stranger = new Browser(service.url);
    for (const path of [pathOf('newsletter'), '/search/results?q=newsletter']) {
      const response = await stranger.request(path);
      expect([response.status, await response.text()]).toEqual([303, '']);
      expect(response.headers.get('location')).toMatch(/^\/sign-in\?/);
    }
    const headers = { authorization: `Bearer ${secret}` };
    expect((await stranger.request('/search/results?q=newsletter', { headers })).status).toBe(303);
  });

  it('is not cached and not readable by other sites', async () => {
    const { headers } = await person.browser.request('/search/results?q=newsletter');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('finds nothing for odd input', async () => {
    const odd = [
      'z'.repeat(500),
      '😀'.repeat(250),
      '%',
      '_',
      '\\',
      `' OR 1=1 --`,
      '"unfinished phrase',
      '-----',
      '| & ! ( ) :*',
      '\u202Egnp.exe',
      '…',
      'gen_',
      `gen_${'0'.repeat(32)}`,
    ].map(encodeURIComponent);
    for (const query of [...odd, '%00', 'a%00b', '%ED%A0%80', '%FF', 'a&q=b', '%20', '+']) {
      const [page, results] = [`/search?q=${query}`, `/search/results?q=${query}`];
      expect([page, (await person.open(page)).status]).toEqual([page, 200]);
      const { status, headers } = await person.browser.request(results);
      expect([results, status, headers.get('content-type')]).toEqual([
        results,
        200,
        expect.stringContaining('application/json'),
      ]);
    }
    expect((await person.open('/search?q[a]=b')).status).toBe(200);
    expect(await find(person, '%')).toEqual({});
    expect(await find(person, '_')).toEqual({});
  });
});
