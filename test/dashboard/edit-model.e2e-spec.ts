import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Changes } from '../../src/database/changes.js';
import { ModelConnections } from '../../src/model-setup/model-connections.js';
import { ModelKeys } from '../../src/models/model-keys.js';
import { MODELS_CHANGE } from '../../src/models/models-change.js';
import type { TestApp } from '../support/app.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { ProviderStub } from '../support/provider-stub.js';

const ID = 'openai:chat';

let stub: ProviderStub;
let service: TestApp;
let admin: Person;
let blocker: Client;
/** Called before the response to a request with the key `sk-held`. */
let whileHeld: () => Promise<unknown>;

beforeAll(async () => {
  stub = await ProviderStub.start({
    models: [{ id: 'listed', created: 1 }],
    answer: async ({ headers }) => {
      if (headers.authorization === 'Bearer sk-held') await whileHeld();
      return false;
    },
  });
  service = await startOAuthApp({ MODELS: '', OLLAMA_HOST: '127.0.0.1:9', LOG_LEVEL: 'error' });
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
  blocker = new Client({ connectionString: service.database.url });
  await blocker.connect();
}, 60_000);
beforeEach(async () => {
  await service.database.query('DELETE FROM models');
  await service.app.get(ModelConnections).connect({
    provider: 'openai',
    name: 'chat',
    baseUrl: `${stub.url}/v1`,
    apiKey: 'sk-stored',
    priceInput: '0.5',
    priceOutput: '1',
  });
});
afterEach(async () => void (await blocker.query('ROLLBACK')));
afterAll(async () => {
  await blocker?.end();
  await service?.close();
  await stub?.close();
});

const edit = (overrides: Record<string, string> = {}, path = '/admin/models/edit') =>
  admin.post(path, {
    id: ID,
    provider: 'openai',
    base_url: `${stub.url}/v1`,
    api_key: '',
    price_input: '0.5',
    price_output: '1',
    deadline: '',
    ...overrides,
  });
const stored = async () =>
  (
    await service.database.query(
      'SELECT price_input::float8 / 1e9 AS input, deadline_ms, currency FROM models',
    )
  )[0];

const reencrypt = async () => {
  const keys = service.app.get(ModelKeys);
  const reencrypted = service.app
    .get(Changes)
    .commit('models', MODELS_CHANGE, (one) => keys.reencryptFrom(one, 't1'));
  expect(await reencrypted).toEqual({ reencrypted: 1, failed: 0 });
};

describe('a change of a model', () => {
  it.each([
    ['price', { price_input: '0.75' }, { input: 0.75, deadline_ms: null, currency: 'USD' }],
    ['deadline', { deadline: '90' }, { input: 0.5, deadline_ms: 90_000, currency: 'USD' }],
  ])(
    'is rejected if the %s was changed during its test, and reverts nothing',
    async (_what, change, kept) => {
      whileHeld = () => edit(change);
      const rotated = await edit({ api_key: 'sk-held' });
      expect([rotated.status, textOf(rotated)]).toEqual([422, expect.stringContaining('was changed by')]);
      expect(await stored()).toEqual(kept);
      whileHeld = () => Promise.resolve();
      expect(textOf(await edit({ ...change, api_key: 'sk-held' }))).toContain('Model updated');
      expect(await stored()).toEqual(kept);
    },
  );

  // The blocker writes as an order of the models does: it locks the table, then each row.
  it.each([
    ['a change', () => service.app.get(ModelConnections).update(ID, { priceInput: '0.75' })],
    ['re-encryption', reencrypt],
  ])('waits for an order of the models without a deadlock: %s', async (_what, write) => {
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE models IN SHARE ROW EXCLUSIVE MODE');
    const written = write();
    written.catch(() => undefined);
    await eventually(async () =>
      expect(
        await service.database.query(
          "SELECT FROM pg_locks WHERE relation = 'models'::regclass AND NOT granted",
        ),
      ).toHaveLength(1),
    );
    await blocker.query('UPDATE models SET position = position + 1');
    await blocker.query('COMMIT');
    await written;
    expect(await service.database.query('SELECT position FROM models')).toEqual([{ position: 1 }]);
  });

  it('saves no price in another currency than it was entered in', async () => {
    await service.database.query("UPDATE models SET currency = 'EUR'");
    const form = await admin.open(`/admin/models/edit?id=${ID}`);
    expect(form.html).toContain('name="currency" value="USD"');
    expect(form.html).not.toContain('value="0.5"');
    const partial = await edit({ price_output: '' });
    expect([partial.status, textOf(partial)]).toEqual([
      422,
      expect.stringContaining('The output price must be'),
    ]);
    // The page was loaded before CURRENCY was changed.
    for (const path of ['/admin/models/edit', '/admin/models']) {
      const old = await edit({ currency: 'EUR', name: 'other' }, path);
      expect([old.status, textOf(old)]).toEqual([422, expect.stringContaining('Currency must be USD')]);
      expect(old.html).not.toContain('value="0.5"');
    }
    expect(await stored()).toEqual({ input: 0.5, deadline_ms: null, currency: 'EUR' });
    await edit({ currency: 'USD' });
    expect(await stored()).toEqual({ input: 0.5, deadline_ms: null, currency: 'USD' });
  });
});

describe('a new key', () => {
  const page = `/admin/models/edit?id=${encodeURIComponent(ID)}`;
  const keys = () => stub.requests.map(({ authorization }) => authorization);

  it.each([
    ['/admin/models/edit', page, 'Model updated'],
    ['/admin/models', '/admin/models', 'Model connected'],
    ['/admin/models/names', '/admin/models', 'The provider lists'],
  ])('is required again if the session ended before it was sent to %s', async (action, shown, done) => {
    const person = await Person.signIn(service, admin.account);
    const fields = {
      provider: 'openai',
      base_url: `${stub.url}/v1`,
      name: 'second',
      ...(shown === page && { id: ID }),
    };
    const body = new URLSearchParams({
      ...fields,
      api_key: 'sk-new',
      page: shown,
      page_account: person.account.id,
      csrf: await person.token(),
    });
    await person.browser.submit(await person.open('/sign-out'), {});
    const headers = { origin: service.url, 'sec-fetch-site': 'same-origin' };
    const ended = await person.browser.open(action, { method: 'POST', body, headers });
    const { email } = person.account;
    const back = await person.browser.submit(ended, { email, password: PASSWORD });
    expect([textOf(back), ended.html + back.html]).toEqual([
      expect.stringContaining('Enter the key again'),
      expect.not.stringContaining('sk-new'),
    ]);
    const [, mark] = /<input type="hidden" name="(key_left_out)" value="yes"/.exec(back.html)!;
    stub.requests.length = 0;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const refused = await person.post(action, { ...fields, [mark!]: 'yes', api_key: '' });
      expect([refused.status, textOf(refused)]).toEqual([
        422,
        expect.stringContaining('Enter the key again'),
      ]);
      expect(refused.html).toContain(`name="${mark}" value="yes"`);
    }
    expect(keys()).toEqual([]);
    const saved = await person.post(action, { ...fields, [mark!]: 'yes', api_key: 'sk-new' });
    expect(textOf(saved)).toContain(done);
    expect(keys()).toEqual(['Bearer sk-new']);
  });

  it('is required again after another field was rejected', async () => {
    const rejected = await edit({ api_key: 'sk-new', deadline: '0' });
    expect([rejected.status, textOf(rejected)]).toEqual([
      422,
      expect.stringContaining('Enter the key again'),
    ]);
    expect(rejected.html).toContain('name="key_left_out" value="yes"');
    expect((await edit({ key_left_out: 'yes' })).status).toBe(422);
    // A rejected change without a key does not require one.
    expect((await edit({ deadline: '0' })).html).not.toContain('key_left_out');
  });
});
