import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_ROUTES } from '../../src/dashboard/requests/api-routes.js';
import { toGenerationId } from '../../src/generation/generation-id.js';
import { RequestLogReader, type FoundCall } from '../../src/request-log/request-log-reader.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import { startApp, type TestApp } from '../support/app.js';
import { decoded } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';

let service: TestApp;
let person: Person;
let other: Person;
let admin: Person;
let key: string;
let keyId: string;
beforeAll(async () => {
  service = await startApp({ LOG_LEVEL: 'error' });
  person = await Person.signIn(service);
  other = await Person.signIn(service);
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
  const issued = await aKey(service, { accountId: person.account.id });
  [key, keyId] = [issued.secret, issued.apiKey.id];
});
afterAll(() => service?.close());

/** Sends a request with an id of its own and waits until it is logged. */
async function ask(
  method: string,
  path: string,
  options: { body?: object; key?: string; id?: string } = {},
): Promise<FoundCall> {
  const id = options.id ?? `log-${randomUUID()}`;
  const headers = { 'x-request-id': id };
  await call(service.url, method, path, { key, ...options, headers });
  return eventually(async () => {
    await service.app.get(RequestLog).flush();
    const { items } = await service.app.get(RequestLogReader).page({ accountId: null, requestId: id }, 1);
    expect(items).toHaveLength(1);
    return items[0]!;
  });
}

/** The request ids on a page of the list, in its order. */
async function listed(by: Person, path: string): Promise<string[]> {
  const page = await by.open(path);
  expect(page.status).toBe(200);
  return [...page.html.matchAll(/data-label="Request id"[^>]*><span class="code[^>]*>([^<]*)/g)].map(
    ([, id]) => decoded(id!),
  );
}

const generate = (overrides: object = {}, id?: string) =>
  ask('POST', '/v1/generate', { body: { prompt: 'bread', ...overrides }, ...(id && { id }) });

describe('/requests', () => {
  it('shows a call with its record, to its account and to administrators only', async () => {
    const made = await generate({ end_user: 'user-1' });
    expect(await listed(person, '/requests')).toContain(made.requestId);
    const list = await person.open('/requests');
    expect(list.html).toContain(`href="/requests/${made.id}"`);
    const page = await person.open(`/requests/${made.id}`);
    const id = toGenerationId(made.generationId!);
    expect(page.html).toContain(`href="/history/${id}"`);
    expect(page.html).toContain(`href="/settings/api-keys/${keyId}"`);
    for (const text of ['POST /v1/generate', '200', made.requestId, 'user-1', 'test key', '127.0.0.1'])
      expect(textOf(page)).toContain(text);
    expect((await person.open(`/history/${id}`)).status).toBe(200);

    expect(await listed(other, '/requests')).toEqual([]);
    expect(await listed(other, `/requests?caller=key:${keyId}`)).toEqual([]);
    for (const path of [made.id, randomUUID(), 'none', '%00'])
      expect((await other.open(`/requests/${path}`)).status).toBe(404);
    // An account's own pages show its own calls only, an administrator's too.
    expect(await listed(admin, '/requests')).toEqual([]);
    for (const path of ['', `/${made.id}`, '/export', '/live'])
      expect((await person.open(`/admin/requests${path}`)).status).toBe(403);
    expect(await listed(admin, '/admin/requests')).toContain(made.requestId);
    expect(await listed(admin, `/admin/requests?account=${other.account.id}`)).toEqual([]);
    const all = await admin.open(`/admin/requests/${made.id}`);
    expect(textOf(all)).toContain(person.account.email);
    expect(all.html).not.toContain(`/history/${id}`);
  });

  it('explains invalid input by the failing fields, and a rejection by its rule', async () => {
    const invalid = await generate({ prompt: 7, hunter2: true, options: { tone: 'loud' } });
    const page = textOf(await person.open(`/requests/${invalid.id}`));
    for (const text of ['VALIDATION_ERROR', 'prompt', 'options.tone', '* stands for a name'])
      expect(page).toContain(text);
    expect(page).not.toContain('hunter2');
    expect(page).toContain('the details of the response');
    const missing = await ask('GET', '/v1/generations/gen_00000000000000000000000000000000');
    expect(textOf(await person.open(`/requests/${missing.id}`))).toContain('belongs to another account');
    const { secret } = await aKey(service, { accountId: person.account.id, scopes: [] });
    const forbidden = await ask('POST', '/v1/generate', { key: secret, body: { prompt: 'x' } });
    const why = textOf(await person.open(`/requests/${forbidden.id}`));
    expect(why).toContain('lacks the scope generate');
    expect(why).toContain('Create a key with that scope.');
  });

  it('is filtered by its URL, page after page, and offers the choices', async () => {
    const account = await anAccount(service);
    await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
    const reading = await Person.signIn(service, account);
    const [one, two] = [
      await aKey(service, { accountId: account.id, name: 'site' }),
      await aKey(service, { accountId: account.id, name: 'blog' }),
    ];
    const texts: string[] = [];
    const send = async (...request: Parameters<typeof ask>) =>
      texts.unshift((await ask(...request)).requestId);
    await send('POST', '/v1/generate', { key: one.secret, body: { prompt: 'a', end_user: 'ann' } });
    await send('POST', '/v1/generate', { key: two.secret, body: { prompt: 'a', end_user: 'bob' } });
    await send('POST', '/v1/generate', { key: two.secret, body: {} });
    await send('GET', '/v1/me', { key: one.secret });
    const [me, invalid, bob, ann] = texts as [string, string, string, string];
    const cases: [string, string[]][] = [
      ['', [me, invalid, bob, ann]],
      ['status=2xx', [me, bob, ann]],
      ['status=errors', [invalid]],
      ['status=5xx', []],
      ['status=nonsense', [me, invalid, bob, ann]],
      [`caller=key:${two.apiKey.id}`, [invalid, bob]],
      [`caller=key:${two.apiKey.id}&status=2xx&route=POST+/v1/generate`, [bob]],
      [`caller=app:${randomUUID()}`, []],
      ['route=GET+/v1/me', [me]],
      ['model=fixed', [bob, ann]],
      ['end_user=ann', [ann]],
      [`id=${bob.slice(0, 20)}`, [bob]],
      ['since=2000-01-01T00:00&until=2001-01-01T00:00', []],
      ['since=2000-01-01T00:00&status=4xx', [invalid]],
      ['since=yesterday', [me, invalid, bob, ann]],
    ];
    for (const [query, expected] of cases)
      expect([query, await listed(reading, `/requests?${query}`)]).toEqual([query, expected]);
    const form = await reading.open(`/requests?end_user=ann&caller=key:${one.apiKey.id}`);
    expect(form.html).toMatch(/<option value="key:[^"]+" selected>site \(….{4}\)</);
    expect(form.html).toContain('value="ann"');
    expect(form.html).toMatch(/>blog \(….{4}\)</);
    expect(textOf(await reading.open('/requests?status=5xx'))).toContain('Nothing matches');

    for (let count = 0; count < 25; count += 1)
      await call(service.url, 'GET', '/v1/usage', { key: one.secret });
    await send('GET', '/v1/usage', { key: one.secret });
    const first = await reading.open('/requests?route=GET+/v1/usage');
    const next = decoded(/href="(\/requests\?[^"]*from=[^"]+)"/.exec(first.html)![1]!);
    const path = '/requests?route=GET+/v1/usage';
    const [newer, older] = [await listed(reading, path), await listed(reading, next)];
    expect([newer.length, older.length, new Set([...newer, ...older]).size]).toEqual([20, 6, 26]);
  });

  it('offers the routes of the API', () => {
    const routes = service.routes.filter((route) =>
      /^(?!HEAD|OPTIONS).* \/v1\/(?!oauth)|^POST \/mcp$/.test(route),
    );
    expect([...API_ROUTES].sort()).toEqual([...new Set(routes)].sort());
  });

  it('leads from the former page, with the id', async () => {
    const { headers } = await person.browser.request('/settings/refused-requests?id=a%26b');
    expect(headers.get('location')).toBe('/requests?id=a%26b');
    const all = await admin.browser.request('/admin/refused-requests');
    expect(all.headers.get('location')).toBe('/admin/requests');
  });
});

describe('/requests/export', () => {
  // Prevents a caller's text from running as a formula in a spreadsheet.
  it('is CSV of the matching calls, without formulas', async () => {
    for (const endUser of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', ' =1', 'a "quoted", one'])
      await generate({ end_user: endUser }, `csv-${randomUUID()}`);
    const { status, headers, html } = await person.open('/requests/export?id=csv-');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    const [head, ...lines] = html.trimEnd().split('\r\n');
    expect(head).toMatch(/^time,status,reason,method,route,/);
    expect(lines).toHaveLength(7);
    for (const cell of [
      `"'=1+1"`,
      `"'+1"`,
      `"'-1"`,
      `"'@SUM(A1)"`,
      `"'＝1+1"`,
      `"' =1"`,
      '"a ""quoted"", one"',
    ])
      expect(html).toContain(cell);
    expect(html).not.toMatch(/(?:^|,)"?[=+@-]/m);
    expect((await other.open('/requests/export')).html).toBe(`${head}\r\n`);
    expect((await admin.open('/admin/requests/export?id=csv-')).html).toContain(person.account.email);
  });
});

describe('/requests/live', () => {
  it('sends new calls of the account as rows, until the session ends', async () => {
    const watching = await Person.signIn(service, person.account);
    const response = await watching.browser.request('/requests/live?route=GET+/v1/models');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const chunks = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const { secret } = await aKey(service, { accountId: other.account.id });
    const foreign = await ask('GET', '/v1/models', { key: secret });
    const unmatched = await ask('GET', '/v1/me');
    const matched = await ask('GET', '/v1/models');
    let text = '';
    while (!text.includes(matched.requestId)) text += (await chunks.read()).value;
    expect(text).toMatch(/^event: rows\ndata: \["<tr /m);
    for (const { requestId } of [foreign, unmatched]) expect(text).not.toContain(requestId);
    await service.database.query('DELETE FROM sessions WHERE account_id = $1', [person.account.id]);
    for (let done = false; !done;) ({ done } = await chunks.read());
  });

  it('allows five open pages per session', async () => {
    const watching = await Person.signIn(service, person.account);
    const closing = new AbortController();
    const { signal } = closing;
    const open = () => watching.browser.request('/requests/live', { signal });
    const pages = await Promise.all(Array.from({ length: 5 }, open));
    for (const { body } of pages) expect((await body!.getReader().read()).done).toBe(false);
    const refused = await watching.open('/requests/live');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(textOf(refused)).toContain('Close other pages with live requests.');
    closing.abort();
  });

  // Prevents an open page from showing the calls of other accounts to someone who is no administrator any more.
  it('ends for the calls of all accounts when the role of administrator does', async () => {
    const account = await anAccount(service, { isAdmin: true });
    const watching = await Person.signIn(service, account);
    const response = await watching.browser.request('/admin/requests/live');
    const chunks = response.body!.getReader();
    expect((await chunks.read()).done).toBe(false);
    await service.database.query('UPDATE accounts SET is_admin = false WHERE id = $1', [account.id]);
    for (let done = false; !done;) ({ done } = await chunks.read());
    expect((await watching.open('/requests')).status).toBe(200);
  });
});
