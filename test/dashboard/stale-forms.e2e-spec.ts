import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModelConnections } from '../../src/model-setup/model-connections.js';
import type { TestApp } from '../support/app.js';
import { decoded, type Page } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';
import { ProviderStub } from '../support/provider-stub.js';

const CHANGED = 'This was changed since you opened the page. Save again to replace it';
const FIVE_MINUTES_MS = 5 * 60_000;

type Fields = Record<string, string>;

let stub: ProviderStub;
let service: TestApp;
beforeAll(async () => {
  stub = await ProviderStub.start({ models: [] });
  service = await startOAuthApp({ MODELS: '', OLLAMA_HOST: '127.0.0.1:9', LOG_LEVEL: 'error' });
}, 60_000);
afterAll(async () => {
  await service?.close();
  await stub?.close();
});

const anAdmin = async () => Person.signIn(service, await anAccount(service, { isAdmin: true }));

async function keyPath({ account }: Person): Promise<string> {
  const { apiKey } = await aKey(service, { accountId: account.id, scopes: ['refine'] });
  return `/settings/api-keys/${apiKey.id}`;
}

async function webhookPath(person: Person): Promise<string> {
  const id = randomUUID();
  await person.post('/settings/webhooks', { id, url: 'https://example.com/old', event: 'job.failed' });
  return `/settings/webhooks/${id}`;
}

async function appPath({ account }: Person): Promise<string> {
  const { id } = await aClient(service, { accountId: account.id, scopes: ['refine'] });
  return `/developer/apps/${id}`;
}

async function modelPath(): Promise<string> {
  const model = { provider: 'openai', name: 'chat', baseUrl: `${stub.url}/v1`, apiKey: 'sk-stored' };
  await service.app.get(ModelConnections).connect(model);
  return '/admin/models/edit?id=openai%3Achat';
}

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}[ >][^>]*>`, 'g')) ?? [];
const attribute = (tag: string, name: string) =>
  decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** What a browser submits of the form with an action: the values that the page shows and the hidden ones. */
function formWith(action: string, { html }: Page): Fields {
  const start = html.indexOf(`<form method="post" action="${action}"`);
  if (start < 0) throw new Error(`there is no form for ${action} in: ${html}`);
  const form = html.slice(start, html.indexOf('</form>', start));
  const inputs = tagsOf(form, 'input')
    .filter((tag) => !/type="(?:checkbox|radio)"/.test(tag) || / checked/.test(tag))
    .map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]);
  const texts = [...form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)/g)].map(([, name, text]) => [
    name!,
    decoded(text!).replaceAll('\n', '\r\n'),
  ]);
  const choices = [...form.matchAll(/<select[^>]* name="([^"]*)".*?(<option[^>]* selected[^>]*>)/gs)].map(
    ([, name, option]) => [name!, attribute(option!, 'value')],
  );
  return Object.fromEntries([...inputs, ...texts, ...choices]);
}

/** A form in a tab, and saving it with other values. */
async function tab(person: Person, path: string, action: string) {
  const fields = formWith(action, await person.open(path));
  const save = (changes: Fields, from = fields) =>
    person.browser.open(action, { method: 'POST', body: new URLSearchParams({ ...from, ...changes }) });
  return { fields, save };
}

const ofPath = (path: string) => path;
/** The form, its page, its action, and what two tabs change in it. */
const CASES: [string, (person: Person) => Promise<string>, (path: string) => string, Fields, Fields][] = [
  ['the access of a key', keyPath, (path) => `${path}/access`, { cidrs: '10.0.0.0/8\r\n192.0.2.0/24' }, { expires: '2099-01-31' }], // prettier-ignore
  ['the limits of a key', keyPath, (path) => `${path}/limits`, { spend: '5' }, { limit: '7' }],
  ['the limits of an account', async ({ account }) => `/admin/accounts/${account.id}`, (path) => `${path}/limits`, { tokens_per_month: '5' }, { concurrency: '3' }], // prettier-ignore
  ['a plan', async () => '/admin/plans', () => '/admin/plans/pro', { tokens_per_month: '7777' }, { model: 'builtin' }], // prettier-ignore
  ['a model', modelPath, () => '/admin/models/edit', { price_input: '0.5', price_output: '1' }, { deadline: '90' }], // prettier-ignore
  ['a webhook endpoint', webhookPath, ofPath, { url: 'https://example.com/new' }, { event: 'key.revoked' }],
  ['an app', appPath, ofPath, { redirect_uris: 'https://app.example/new' }, { name: 'Another name' }],
];

describe('a form that was opened before a change in another tab', () => {
  it.each(CASES)('of %s is shown again, and replaces the change if saved again', async (_form, make, actionOf, inA, inB) => { // prettier-ignore
    const person = await anAdmin();
    const path = await make(person);
    const action = actionOf(path);
    const [a, b] = [await tab(person, path, action), await tab(person, path, action)];
    const shown = async () => (await tab(person, path, action)).fields;
    expect((await a.save(inA)).status).toBe(200);
    expect(await shown()).toMatchObject(inA);

    const rejected = await b.save(inB);
    expect([rejected.status, textOf(rejected)]).toEqual([422, expect.stringContaining(CHANGED)]);
    const entered = { ...withoutSeen(b.fields), ...inB };
    expect(formWith(action, rejected)).toMatchObject(entered);
    expect(await shown()).toMatchObject(inA);

    expect((await b.save({}, formWith(action, rejected))).status).toBe(200);
    expect(withoutSeen(await shown())).toMatchObject(entered);
  }); // prettier-ignore

  it('is accepted if it is submitted twice, without the field, or with a password in between', async () => {
    const person = await anAdmin();
    const path = await keyPath(person);
    const first = await tab(person, path, `${path}/access`);
    const cidrs = '10.0.0.0/8\r\n192.0.2.0/24';
    expect((await first.save({ cidrs })).status).toBe(200);
    expect((await first.save({ cidrs })).status).toBe(200);
    expect((await first.save({ cidrs: '' }, withoutSeen(first.fields))).status).toBe(200);

    // The password page submits the form again, as it was filled in before.
    const stale = await tab(person, path, `${path}/access`);
    expect((await stale.save({ cidrs })).status).toBe(200);
    service.clock.advance(FIVE_MINUTES_MS + 1);
    const asked = await stale.save({ expires: '2099-01-31' });
    expect(asked.status).toBe(403);
    const confirmed = await person.browser.submit(asked, { password: PASSWORD });
    expect([confirmed.status, textOf(confirmed)]).toEqual([422, expect.stringContaining(CHANGED)]);
  });

  it('is still recognized when it is restored after a sign-in', async () => {
    const person = await anAdmin();
    const path = await keyPath(person);
    const stale = await tab(person, path, `${path}/limits`);
    expect((await stale.save({ spend: '5' })).status).toBe(200);
    await service.database.query('DELETE FROM sessions WHERE account_id = $1', [person.account.id]);
    const headers = { origin: service.url, 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams({ ...stale.fields, limit: '7' });
    const ended = await person.browser.open(`${path}/limits`, { method: 'POST', body, headers });
    const restored = await person.browser.submit(ended, { email: person.account.email, password: PASSWORD });
    const again = await stale.save({}, formWith(`${path}/limits`, restored));
    expect([again.status, textOf(again)]).toEqual([422, expect.stringContaining(CHANGED)]);
  });
});

/** Fields without the one that names the settings that the form was filled in with. */
function withoutSeen(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('seen_')));
}
