import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import type { Account } from '../../src/accounts/account.entity.js';
import { PlansService } from '../../src/accounts/plans.service.js';
import { Notifier } from '../../src/database/notifier.js';
import { NO_MODEL } from '../../src/models/available-model.js';
import { startApp, type TestApp } from '../support/app.js';
import { chromiumPath, launchChromium } from '../support/chromium.js';
import { idOf, Person, textOf } from '../support/dashboard.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { ProviderStub, STUB_TEXT } from '../support/provider-stub.js';

const PROVIDER_KEY = 'sk-typed-by-an-admin';

let stub: ProviderStub;
let database: TestDatabase;
let service: TestApp;
/** Two other processes of the same database. */
let others: TestApp[];
let account: Account;
let admin: Person;
let key: string;

beforeAll(async () => {
  stub = await ProviderStub.start({
    models: [
      { id: 'old-chat', created: 1, name: 'old-chat' },
      { id: 'new-chat', created: 2, name: 'new-chat' },
    ],
    answer: (request, response) => {
      const isRefused = request.headers.authorization === 'Bearer wrong';
      if (isRefused) response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}');
      return isRefused;
    },
  });
  database = await makeDatabase();
  const environment = { MODELS: '', OLLAMA_HOST: '127.0.0.1:9', LOG_LEVEL: 'error' };
  service = await startOAuthApp({ ...environment, OLLAMA_HOST: stub.url }, database);
  others = await Promise.all([startApp(environment, database), startApp(environment, database)]);
  account = await anAccount(service, { isAdmin: true });
  admin = await Person.signIn(service, account);
  key = (await aKey(service)).secret;
  await database.query('UPDATE plans SET requests_per_minute = 100000');
}, 60_000);
afterAll(async () => {
  await Promise.all([service, ...(others ?? [])].map((one) => one?.close()));
  await database?.drop();
  await stub?.close();
});

const fields = (overrides: Record<string, string> = {}) => ({
  provider: 'openai',
  name: 'new-chat',
  base_url: `${stub.url}/v1`,
  api_key: PROVIDER_KEY,
  price_input: '',
  price_output: '',
  ...overrides,
});
/** Makes the last entry of the password too old for sensitive forms. */
const passProof = () =>
  database.query("UPDATE sessions SET confirmed_at = confirmed_at - interval '10 minutes'");
/** Writes in the playground. */
const write = (person: Person, overrides: Record<string, string> = {}) => {
  const prompt = 'Email to Sam asking to move our Tuesday meeting to Thursday';
  return person.post('/playground', { id: randomUUID(), prompt, template: 'email', ...overrides });
};
const modelOf = async (one: TestApp) =>
  (await call(one.url, 'POST', '/v1/generate', { key, body: { prompt: 'Bread in Lisbon' } })).body.data;

describe('Administration → Models', () => {
  it('and the overview say that only the built-in engine writes', async () => {
    const overview = await admin.open('/');
    expect(textOf(overview)).toContain(NO_MODEL);
    expect(overview.html).toContain('href="/admin/models"');
    const someone = await Person.signIn(service);
    expect((await someone.open('/')).html).not.toContain('href="/admin/models"');
    expect(textOf(await admin.open('/admin/models'))).toMatch(/builtin Copydesk none needed/);
  });

  it('are for administrators only', async () => {
    const someone = await Person.signIn(service);
    for (const path of ['/admin/models', '/admin/models/remove?id=builtin', '/admin/models/edit?id=builtin'])
      expect((await someone.open(path)).status).toBe(403);
    for (const action of ['', '/names', '/test', '/order', '/remove', '/offers', '/edit'])
      expect((await someone.post(`/admin/models${action}`, fields())).status).toBe(403);
    const [anonymous, forged] = await Promise.all([
      fetch(`${service.url}/admin/models`, { redirect: 'manual' }),
      admin.browser.open('/admin/models', { method: 'POST', body: new URLSearchParams(fields()) }),
    ]);
    expect([anonymous.status, forged.status]).toEqual([303, 403]);
    expect(await database.query('SELECT FROM models')).toEqual([]);
  });

  it.each([
    [{ api_key: 'wrong' }, 'The key is rejected (status 401)'],
    [{ base_url: 'http://127.0.0.1:9/v1' }, 'refuses the connection'],
    [{ base_url: 'javascript:alert(1)' }, 'Base URL must be an http or https URL'],
    [{ name: '' }, 'Name must be the name of a model'],
    [{ provider: 'cohere' }, 'Provider must be one of'],
    [{ price_input: '-1', price_output: '1' }, 'The input price must be a price'],
    [{ base_url: '', api_key: '' }, 'API key is required for OpenAI'],
    [{ deadline: '0.5' }, 'Deadline must be a whole number of seconds'],
  ])(
    'reject invalid input with the reason, and keep the form data except the key: %j',
    async (overrides, reason) => {
      const page = await admin.post('/admin/models', fields(overrides));
      expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining(reason)]);
      expect(page.html).not.toContain(PROVIDER_KEY);
      expect(page.html).not.toContain('value="wrong"');
      // A form that is sent again without the key would connect, or list, something else.
      const isKeyAskedFor = textOf(page).includes('Enter the key again: it was not saved');
      expect(isKeyAskedFor).toBe(fields(overrides).api_key !== '');
      const typed = { price_input: '', ...overrides }.price_input;
      if (typed) expect(page.html).toContain(`value="${typed}"`);
      expect(await database.query('SELECT FROM models')).toEqual([]);
    },
  );

  it.each([
    ['api_key', { api_key: 'wrong' }],
    ['base_url', { base_url: 'http://127.0.0.1:9/v1' }],
  ])('show a failed test at the field to correct: %s', async (field, overrides) => {
    const { html } = await admin.post('/admin/models', fields(overrides));
    expect(html.match(/<small id="[^"]*-error"/g)).toEqual([`<small id="${field}-error"`]);
    expect(html).toMatch(new RegExp(`<input id="${field}"[^>]* aria-invalid="true"[^>]* autofocus`));
  });

  it('look for models at most every 30 seconds, however often the page is loaded', async () => {
    service.clock.advance(30_000);
    const looks = () => stub.requests.filter(({ path }) => path === '/api/tags').length;
    const before = looks();
    for (let count = 0; count < 3; count += 1)
      expect(textOf(await admin.open('/admin/models'))).toContain('Ollama answers at');
    expect(looks()).toBe(before + 1);
    service.clock.advance(30_000);
    await admin.open('/admin/models');
    expect(looks()).toBe(before + 2);
  });

  it('list the models of a provider, newest first', async () => {
    const page = await admin.post('/admin/models/names', fields({ name: '' }));
    expect(page.html).toMatch(/<option value="new-chat"><\/option><option value="old-chat">/);
    expect(page.html).not.toContain(PROVIDER_KEY);
    const none = await admin.post(
      '/admin/models/names',
      fields({ provider: 'ollama', base_url: 'http://127.0.0.1:9' }),
    );
    expect(textOf(none)).toContain('ollama pull');
  });

  it('connect, test, order and remove models without script', async () => {
    const connected = await admin.post('/admin/models', fields({ price_input: '0.5', price_output: '1' }));
    expect(textOf(connected)).toMatch(/Model connected.*openai:new-chat.*stored 0\.5 \/ 1 USD/);
    await admin.post('/admin/models', fields({ name: 'old-chat' }));
    const tested = await admin.post('/admin/models/test', { id: 'openai:old-chat' });
    expect(textOf(tested)).toContain('openai:old-chat answered in');
    await admin.post('/admin/models/order', { id: 'openai:old-chat', move: 'up' });
    for (const one of [service, ...others])
      await eventually(async () =>
        expect(await modelOf(one)).toMatchObject({ model: 'openai:old-chat', content: STUB_TEXT }),
      );
    expect((await admin.post('/admin/models/order', { ids: 'openai:none' })).status).toBe(422);
    expect((await admin.post('/admin/models/order', { id: 'openai:none', move: 'up' })).status).toBe(422);
    expect((await admin.post('/admin/models/test', { id: 'openai:none' })).status).toBe(422);
    expect((await admin.open('/admin/models/remove?id=openai:none')).status).toBe(404);
    const question = await admin.open('/admin/models/remove?id=openai:old-chat');
    expect(textOf(question)).toContain('its key is deleted');
    await admin.browser.submit(question, {});
    for (const one of others)
      await eventually(async () => expect((await modelOf(one)).model).toBe('openai:new-chat'));
    expect(textOf(await admin.open('/'))).not.toContain(NO_MODEL);
  });

  // Without the notification, a cached order would be valid for 30 seconds.
  it('apply in two other processes as soon as these are notified of a change', async () => {
    const first = async (one: TestApp) => (await modelOf(one)).model as string;
    await admin.post('/admin/models', fields({ name: 'old-chat' }));
    for (const one of others)
      await eventually(async () => {
        const { body } = await call(one.url, 'GET', '/v1/models', { key });
        expect(body.data[1]).toMatchObject({ id: 'openai:old-chat' });
      });
    expect(await Promise.all(others.map(first))).toEqual(['openai:new-chat', 'openai:new-chat']);
    const notified = Promise.all(
      others.map((one) => new Promise((done) => one.app.get(Notifier).onChange('models', done))),
    );
    await admin.post('/admin/models/order', { id: 'openai:old-chat', move: 'up' });
    expect(await first(service)).toBe('openai:old-chat');
    await notified;
    expect(await Promise.all(others.map(first))).toEqual(['openai:old-chat', 'openai:old-chat']);
    await admin.post('/admin/models/remove', { id: 'openai:old-chat' });
    for (const one of others) await eventually(async () => expect(await first(one)).toBe('openai:new-chat'));
  });

  it('can be chosen in the playground, to write and to refine', async () => {
    const form = await admin.open('/playground');
    expect(form.html).toMatch(/<option value selected>Default \(openai:new-chat\)<\/option>/);
    expect(textOf(await write(admin))).toContain('· openai:new-chat ·');
    const written = await write(admin, { model: 'builtin' });
    expect(textOf(written)).toContain('· builtin ·');
    const id = idOf(written);
    const change = { generation_id: id, instructions: 'Make it shorter' };
    const refined = await admin.post('/playground/refine', {
      id: randomUUID(),
      ...change,
      model: 'openai:new-chat',
    });
    expect(textOf(refined)).toContain('· openai:new-chat ·');
    const kept = { id: randomUUID(), ...change, instructions: 'paint it blue', model: 'builtin' };
    expect((await admin.post('/playground/refine', kept)).html).toContain(
      '<option value="builtin" selected>',
    );
    const failed = await write(admin, { model: 'builtin', tone: 'grumpy' });
    expect(failed.html).toContain('<option value="builtin" selected>');
  });

  it('are offered and accepted in the playground only if the plan allows them', async () => {
    const person = await Person.signIn(service);
    await database.query("UPDATE accounts SET plan = 'pro' WHERE id = $1", [person.account.id]);
    await service.app.get(PlansService).change('pro', { models: ['builtin'] });
    const page = await person.open('/playground');
    expect(page.html).toMatch(/<option value selected>Default \(builtin\)<\/option>/);
    expect(page.html).not.toContain('openai:new-chat');
    const refused = await write(person, { model: 'openai:new-chat' });
    expect([refused.status, textOf(refused)]).toEqual([
      404,
      expect.stringMatching(/no such model|not exist/),
    ]);
    expect(textOf(await write(person))).toContain('· builtin ·');
  });

  it('change price, deadline and key, and all processes use the change', async () => {
    const edit = (overrides: Record<string, string>) =>
      admin.post('/admin/models/edit', { id: 'openai:new-chat', ...fields({ api_key: '' }), ...overrides });
    const form = await admin.open('/admin/models/edit?id=openai:new-chat');
    expect(form.html).toContain('name="price_input" type="text" autocomplete="off" value="0.5"');
    const saved = await edit({ price_input: '0.75', price_output: '3', deadline: '90' });
    expect(textOf(saved)).toMatch(/Model updated.*openai:new-chat.*stored 0\.75 \/ 3 USD/);
    const requestsBefore = stub.requests.length;
    expect((await edit({ api_key: 'wrong' })).status).toBe(422);
    expect(textOf(await edit({ api_key: 'sk-newer' }))).toContain('Model updated');
    expect(stub.requests.slice(requestsBefore).map(({ authorization }) => authorization)).toEqual([
      'Bearer wrong',
      'Bearer sk-newer',
    ]);
    for (const one of [service, ...others])
      await eventually(async () => {
        await modelOf(one);
        expect(stub.requests.at(-1)!.authorization).toBe('Bearer sk-newer');
      });
    expect(await database.query("SELECT deadline_ms FROM models WHERE id = 'openai:new-chat'")).toEqual([
      { deadline_ms: null },
    ]);
  });

  // Attack: a key that is sent to an address of the attacker, by changing the address alone.
  it('never send a stored key to another address', async () => {
    const moved = { id: 'openai:new-chat', ...fields({ base_url: `${stub.url}/other/v1`, api_key: '' }) };
    const requestsBefore = stub.requests.length;
    const page = await admin.post('/admin/models/edit', moved);
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('API key is required')]);
    expect(page.html).toContain(`value="${stub.url}/other/v1"`);
    expect(stub.requests.length).toBe(requestsBefore);
    expect(textOf(await admin.post('/admin/models/edit', { ...moved, api_key: 'sk-other' }))).toContain(
      `${stub.url}/other/v1`,
    );
    expect(stub.requests.at(-1)).toMatchObject({
      path: '/other/v1/chat/completions',
      authorization: 'Bearer sk-other',
    });
    await admin.post('/admin/models/edit', { ...moved, ...fields() });
  });

  it('cannot be edited if they are unknown, set by MODELS or built in', async () => {
    for (const id of ['openai:none', 'builtin', '']) {
      expect((await admin.open(`/admin/models/edit?id=${id}`)).status).toBe(404);
      expect((await admin.post('/admin/models/edit', { ...fields(), id })).status).toBe(422);
    }
  });

  it('keep the new key if the password is required first, by asking for it again', async () => {
    await passProof();
    const edited = { id: 'openai:new-chat', ...fields({ api_key: 'sk-typed' }) };
    const promptPage = await admin.post('/admin/models/edit', edited);
    expect([promptPage.status, promptPage.html.includes('sk-typed')]).toEqual([403, false]);
    const page = await admin.browser.submit(promptPage, { password: PASSWORD });
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('Enter the key again')]);
    // The password was entered a moment ago.
    expect(page.html).not.toContain('name="password"');
    await passProof();
    const added = await admin.post('/admin/models', fields({ name: 'fourth' }));
    const refused = await admin.browser.submit(added, { password: PASSWORD });
    expect([refused.status, textOf(refused)]).toEqual([422, expect.stringContaining('Enter the key again')]);
    // Ollama needs no key: the page of a failed attempt with another provider connects it too.
    const local = { provider: 'ollama', base_url: 'http://127.0.0.1:9', api_key: '', key_left_out: 'yes' };
    const unreachable = await admin.post('/admin/models', fields(local));
    expect(textOf(unreachable)).toContain('127.0.0.1:9');
    expect(textOf(unreachable)).not.toContain('nothing was changed');
  });

  it('leave no key in the audit log, the log or a page', async () => {
    const events = await database.query(
      "SELECT action, before, after FROM audit_events WHERE target_id = 'openai:new-chat'",
    );
    expect(events.map(({ action }) => action)).toContain('model.changed');
    const texts = [
      events,
      service.logLines,
      await admin.open('/admin/audit'),
      await admin.open('/admin/models'),
    ];
    expect(JSON.stringify(texts)).not.toMatch(/sk-(?:typed|newer|other)/);
  });

  it('limit keys and plans to models', async () => {
    const plan = { plan: 'scale', requests_per_minute: '3000', concurrency: '200', tokens_per_month: '' };
    expect((await admin.post('/admin/plans/scale', { ...plan, model: 'openai:none' })).status).toBe(422);
    const saved = await admin.post('/admin/plans/scale', { ...plan, model: 'builtin' });
    expect(saved.html).toMatch(/value="builtin" checked/);
    expect(await database.query("SELECT models FROM plans WHERE id = 'scale'")).toEqual([
      { models: ['builtin'] },
    ]);
    await admin.post('/admin/plans/scale', plan);
    expect(await database.query("SELECT models FROM plans WHERE id = 'scale'")).toEqual([{ models: null }]);
    const form = {
      id: '0b2f9a52-6a35-4c51-9a39-3b6f5f3d7c11',
      name: 'limited',
      scope: 'generate',
      lifetime: 'never',
    };
    expect((await admin.post('/settings/api-keys', { ...form, model: 'none' })).status).toBe(422);
    await admin.post('/settings/api-keys', { ...form, model: 'builtin' });
    expect(textOf(await admin.open(`/settings/api-keys/${form.id}`))).toMatch(/Models builtin/);
  });

  // Attack: an administrator's stolen session that makes the service call an address of its own.
  it('call no address before the password is entered again', async () => {
    await passProof();
    stub.requests.length = 0;
    const promptPage = await admin.post('/admin/models/names', fields({ name: '' }));
    expect([promptPage.status, stub.requests]).toEqual([403, []]);
    expect(promptPage.html).not.toContain(PROVIDER_KEY);
    // The page with the password field has left the key out: without it, the provider would reject the request.
    const confirmed = await admin.browser.submit(promptPage, { password: PASSWORD });
    expect([confirmed.status, textOf(confirmed)]).toEqual([
      422,
      expect.stringContaining('Enter the key again'),
    ]);
    const lists = () => stub.requests.filter(({ path }) => path.endsWith('/v1/models'));
    expect(lists()).toEqual([]);
    expect(confirmed.html).toContain(`value="${stub.url}/v1"`);
    const listed = await admin.post('/admin/models/names', fields({ name: '', key_left_out: 'yes' }));
    expect(listed.html).toContain('<option value="new-chat">');
    expect(textOf(listed)).toContain('Enter the key again: it was not saved');
  });

  it('ask for the password again, without the key in the page', async () => {
    await passProof();
    expect((await admin.open('/admin/models')).html).toContain('name="password"');
    const page = await admin.post('/admin/models', fields({ name: 'third' }));
    expect([page.status, page.html.includes(PROVIDER_KEY)]).toEqual([403, false]);
    const confirmed = await admin.post('/admin/models', fields({ name: 'third', password: PASSWORD }));
    expect(textOf(confirmed)).toContain('openai:third');
    await admin.post('/admin/models/remove', { id: 'openai:third' });
  });
});

const inChromium = chromiumPath ? describe : describe.skip;

inChromium('in Chromium', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    await database.query('DELETE FROM models');
    browser = await launchChromium();
    page = await (await browser.newContext()).newPage();
    await page.goto(`${service.url}/sign-in`);
    await page.fill('#email', account.email);
    await page.fill('#password', PASSWORD);
    await page.click('main button');
    await page.waitForSelector('nav.places');
  }, 60_000);
  afterAll(() => browser?.close());

  const rows = () =>
    page.$$eval('tr[data-model]', (found) => found.map((row) => (row as HTMLElement).dataset.model));

  it('an admin connects a model in under a minute, and two other processes use it', async () => {
    const startedAt = performance.now();
    await page.click('nav.places >> text=Models');
    await page.fill('#base_url', `${stub.url}/v1`);
    await page.fill('#api_key', PROVIDER_KEY);
    await page.click('text=List models');
    await eventually(async () => expect(await page.inputValue('#name')).toBe('new-chat'));
    expect(await page.inputValue('#api_key')).toBe(PROVIDER_KEY);
    await page.click('text=Test and connect');
    await page.waitForSelector('.notice');
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect(await page.content()).not.toContain(PROVIDER_KEY);
    for (const one of others)
      await eventually(async () =>
        expect(await modelOf(one)).toMatchObject({ model: 'openai:new-chat', content: STUB_TEXT }),
      );
  }, 90_000);

  it('an admin whose password was entered long ago enters it on the page, and keeps the form data', async () => {
    await page.fill('#base_url', `${stub.url}/v1`);
    await page.fill('#api_key', PROVIDER_KEY);
    await passProof();
    await page.click('text=List models');
    await page.waitForSelector('text=Enter your password below');
    await page.fill('#password', PASSWORD);
    await page.click('text=List models');
    await eventually(async () => expect(await page.inputValue('#name')).toBe('new-chat'));
    expect(await page.inputValue('#api_key')).toBe(PROVIDER_KEY);
    expect(stub.requests).toContainEqual(
      expect.objectContaining({ path: '/v1/models', authorization: `Bearer ${PROVIDER_KEY}` }),
    );
    await page.goto(`${service.url}/admin/models`);
  }, 60_000);

  it('an admin edits the price of a model', async () => {
    await page.click('tr[data-model="openai:new-chat"] >> text=Edit');
    await page.click('text=Price and deadline');
    await page.fill('#price_input', '0.2');
    await page.fill('#price_output', '0.8');
    await page.fill('#deadline', '45');
    await page.click('main button:text-is("Save")');
    await page.waitForSelector('text=Model updated');
    expect(await page.textContent('tr[data-model="openai:new-chat"]')).toContain('0.2 / 0.8 USD');
    expect(await database.query('SELECT deadline_ms FROM models')).toEqual([{ deadline_ms: 45_000 }]);
  }, 60_000);

  it('an admin drags a model to the top', async () => {
    await page.fill('#base_url', `${stub.url}/v1`);
    await page.fill('#api_key', PROVIDER_KEY);
    await page.fill('#name', 'old-chat');
    await page.click('text=Test and connect');
    await page.waitForSelector('tr[data-model="openai:old-chat"]');
    expect(await rows()).toEqual(['openai:new-chat', 'openai:old-chat']);
    await page.dragAndDrop('tr[data-model="openai:old-chat"]', 'tr[data-model="openai:new-chat"]');
    await page.waitForSelector('text=called in this order.');
    expect(await rows()).toEqual(['openai:old-chat', 'openai:new-chat']);
    await eventually(async () => expect((await modelOf(others[0]!)).model).toBe('openai:old-chat'));
  }, 60_000);

  it('an admin writes with the model chosen in the playground', async () => {
    await page.goto(`${service.url}/playground`);
    expect(await page.inputValue('#model')).toBe('');
    expect(await page.textContent('#model option')).toBe('Default (openai:old-chat)');
    for (const model of ['openai:new-chat', 'builtin']) {
      await page.goto(`${service.url}/playground`);
      await page.fill('#prompt', 'Email to Sam asking to move our Tuesday meeting');
      await page.selectOption('#model', model);
      await page.click('text="Generate"');
      await page.waitForSelector(`text=· ${model} ·`);
    }
  }, 60_000);
});
