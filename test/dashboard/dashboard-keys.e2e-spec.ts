import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { KeyUses } from '../../src/api-keys/key-uses.js';
import { ScopeUses } from '../../src/api-keys/scope-uses.js';
import { Janitor } from '../../src/database/janitor.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import type { TestApp } from '../support/app.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { Person, textOf } from '../support/dashboard.js';
import { aCode, CALLBACK, exchange, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'info' });
});
afterAll(() => service?.close());

const PATH = '/settings/api-keys';
const KEY = /cdk_live_[0-9A-Za-z]{46}/;
const aForm = (overrides: Record<string, string> = {}) => ({
  id: randomUUID(),
  name: 'website',
  scope: 'generate',
  lifetime: 'never',
  cidrs: '',
  limit: '',
  ...overrides,
});
const me = (key: string) => call(service.url, 'GET', '/v1/me', { key });

// A browser cuts a pasted number at the maximum length without a word.
describe('a number with too many digits', () => {
  it('is rejected with the limit, and not cut by any form', async () => {
    const person = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const key = `${PATH}/${apiKey.id}`;
    const account = `/admin/accounts/${person.account.id}`;
    for (const path of [key, account, '/admin/plans', '/admin/models', '/settings/data']) {
      const inputs = (await person.open(path)).html.match(
        /<input[^>]*inputmode="(?:numeric|decimal)"[^>]*>/gi,
      )!;
      expect([path, inputs.filter((input) => /maxlength="\d\d?"/i.test(input))]).toEqual([path, []]);
    }
    const digits = '1'.repeat(20);
    const page = await person.post(`${key}/limits`, { limit: digits, tokens: digits, spend: digits });
    expect([page.status, page.html.match(/value="1{20}"/g)?.length]).toEqual([422, 3]);
    expect(textOf(page)).toContain('The monthly tokens must be a whole number from 1 to 999,999,999,999,999');
  });
});

describe('creating a key', () => {
  it('shows a working key once', async () => {
    const person = await Person.signIn(service);
    const form = aForm({ lifetime: '30d', limit: '7', cidrs: '127.0.0.1/32' });
    const page = await person.post(PATH, form);
    const [secret] = KEY.exec(page.html)!;
    expect(page.headers.get('cache-control')).toBe('no-store');
    const response = await me(secret!);
    expect(response.body.data).toMatchObject({
      credential: { id: form.id, name: 'website', scopes: ['generate'] },
      limits: { requests_per_minute: expect.any(Number) },
    });
    const list = await person.open(PATH);
    expect(list.html).not.toMatch(KEY);
    expect(textOf(list)).toContain(`website …${secret!.slice(-4)}`);
  });

  it('again by reloading its page leads to the key and creates no second one', async () => {
    const person = await Person.signIn(service);
    const form = aForm();
    await person.post(PATH, form);
    const again = await person.post(PATH, form);
    expect([again.url.pathname, again.status]).toEqual([`${PATH}/${form.id}`, 200]);
    expect(textOf(again)).toContain('No second key was created');
    expect(again.html).not.toMatch(KEY);
    expect(await service.app.get(ApiKeysService).list(person.account.id)).toHaveLength(1);
  });

  it('with the id of another account’s key leads nowhere and creates nothing', async () => {
    const [person, other] = [await Person.signIn(service), await Person.signIn(service)];
    const form = aForm();
    await other.post(PATH, form);
    const page = await person.post(PATH, form);
    expect([page.url.pathname, page.status]).toEqual([PATH, 422]);
    expect(await service.app.get(ApiKeysService).list(person.account.id)).toEqual([]);
  });

  it('by rotation, reloaded or opened again, leads to a page that exists', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const rotation = `${PATH}/${apiKey.id}/rotate`;
    await person.post(rotation, { overlap: '0' });
    const [successor] = (await service.app.get(ApiKeysService).list(person.account.id)).filter(
      ({ rotatedFrom }) => rotatedFrom === apiKey.id,
    );
    const again = await person.post(rotation, { overlap: '0' });
    expect([again.url.pathname, again.status]).toEqual([`${PATH}/${successor!.id}`, 200]);
    expect(textOf(again)).toContain('has already been rotated');
    const opened = await person.open(rotation);
    expect([opened.url.pathname, opened.status]).toEqual([`${PATH}/${apiKey.id}`, 200]);
  });

  it.each([
    [{ name: ' ' }, 'name of 1 to 100'],
    [{ scope: 'everything' }, 'at least one'],
    [{ cidrs: '10.0.0.0/99' }, '10.0.0.0/99'],
    [{ limit: '0' }, 'whole number'],
    [{ tokens: '1e3' }, 'The monthly tokens must be a whole number'],
    [{ spend: '5 EUR' }, 'The monthly budget must be an amount'],
    [{ lifetime: 'toString' }, 'when the key expires'],
  ])('with %j explains the error and keeps the form data', async (bad, words) => {
    const person = await Person.signIn(service);
    const page = await person.post(PATH, aForm({ name: 'my "website"', ...bad }));
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining(words)]);
    if (!('name' in bad)) expect(page.html).toContain('my &quot;website&quot;');
  });
});

describe('the monthly limits of a key', () => {
  it('can be set with the key, shown with what is used of them, changed and removed', async () => {
    const person = await Person.signIn(service);
    const form = aForm({ tokens: '5000', spend: '2.50' });
    const [secret] = KEY.exec((await person.post(PATH, form)).html)!;
    const path = `${PATH}/${form.id}`;
    await call(service.url, 'POST', '/v1/generate', { key: secret!, body: { prompt: 'Invite Sam' } });
    const page = textOf(await person.open(path));
    expect(page).toContain('138 of 5,000 used, 0 reserved');
    expect(page).toContain('0 of 2.5 USD used, 0 reserved');
    const changed = textOf(await person.post(`${path}/limits`, { tokens: '', spend: '0.75' }));
    expect(changed).toContain('Limits saved');
    expect(changed).toContain('0 of 0.75 USD used');
    expect((await me(secret!)).body.data.limits).toMatchObject({
      tokens_per_month: null,
      spend_per_month: { amount: '0.75', currency: 'USD' },
    });
    const events = await service.database.query(
      `SELECT before, after FROM audit_events WHERE action = 'key.limits_changed' AND target_id = $1`,
      [form.id],
    );
    expect(events.map(({ after }) => after)).toEqual([
      { requestsPerMinute: null, tokensPerMonth: null, spendPerMonth: 750_000_000 },
    ]);
  });

  it('does not ask to revoke a revoked key', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, {
      accountId: person.account.id,
      expiresAt: new Date(Date.now() + 9e7),
    });
    await person.post(`${PATH}/${apiKey.id}/revoke`);
    const page = await person.open(`${PATH}/${apiKey.id}/revoke`);
    expect(page.url.pathname).toBe(`${PATH}/${apiKey.id}`);
    expect(textOf(page)).not.toContain('Expires');
  });

  it('says what revoking a key changes: nothing for requests with an expired one', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, {
      accountId: person.account.id,
      name: 'website',
      expiresAt: new Date(service.clock.now() + 60_000),
    });
    const key = `“website” (…${apiKey.lastFour})`;
    const revocation = async () => textOf(await person.open(`${PATH}/${apiKey.id}/revoke`));
    expect(await revocation()).toContain(
      `After you revoke ${key}, requests with it are rejected. This cannot be undone.`,
    );
    service.clock.advance(60_000);
    expect(await revocation()).toContain(`${key} has expired. Revoking it cannot be undone.`);
    expect(await revocation()).not.toContain('rejected');
  });

  it('says that a lower limit of the account applies', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const { id, accountId } = apiKey;
    await service.database.query(
      'UPDATE accounts SET requests_per_minute = 60, tokens_per_month = 4000 WHERE id = $1',
      [accountId],
    );
    const page = textOf(await person.post(`${PATH}/${id}/limits`, { limit: '61', tokens: '5000' }));
    expect(page).toContain('Requests per minute 61 (the account’s limit of 60 applies)');
    expect(page).toContain('0 reserved (the account’s limit of 4,000 applies)');
    const lower = textOf(await person.post(`${PATH}/${id}/limits`, { limit: '60', tokens: '4000' }));
    expect(lower).not.toMatch(/the account’s limit of [\d,]+ applies/);
  });

  it.each(['0', '-1', '1e30', '0.0000000001', '$5'])(
    'rejects the budget %s and keeps it in the form',
    async (spend) => {
      const person = await Person.signIn(service);
      const { apiKey } = await aKey(service, { accountId: person.account.id });
      const page = await person.post(`${PATH}/${apiKey.id}/limits`, { tokens: '', spend });
      expect([page.status, textOf(page)]).toEqual([
        422,
        expect.stringContaining('The monthly budget must be'),
      ]);
      expect(page.html).toContain(`value="${spend}"`);
    },
  );

  it('of another account is not found', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service);
    const page = await person.post(`${PATH}/${apiKey.id}/limits`, { tokens: '1', spend: '' });
    expect(page.status).toBe(404);
    const found = await service.app.get(ApiKeysService).find(apiKey.id);
    expect(found!.tokensPerMonth).toBeNull();
  });
});

describe('the access of a key', () => {
  const auditOf = (id: string) =>
    service.database.query(
      `SELECT before, after FROM audit_events WHERE action = 'key.access_changed' AND target_id = $1 ORDER BY seq`,
      [id],
    );

  it('can be narrowed, which applies at once and is audited', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service, {
      accountId: person.account.id,
      scopes: ['generate', 'templates:read'],
    });
    const path = `${PATH}/${apiKey.id}`;
    const form = { scope: 'generate', cidrs: '127.0.0.0/8', expires: '2099-12-31' };
    expect(textOf(await person.post(`${path}/access`, form))).toContain('Access saved');
    const { body } = await me(secret);
    expect(body.data.credential).toMatchObject({
      scopes: ['generate'],
      expires_at: '2099-12-31T23:59:59.000Z',
    });
    expect((await call(service.url, 'GET', '/v1/templates', { key: secret })).status).toBe(403);
    await person.post(`${path}/access`, { ...form, cidrs: '192.0.2.1' });
    expect((await me(secret)).body.error.reason).toBe('address_not_allowed');
    const page = await person.open(path);
    expect(page.html).toContain('value="2099-12-31"');
    expect(page.html).toContain('>192.0.2.1</textarea>');
    await person.post(`${path}/access`, { scope: 'generate', cidrs: '', expires: '' });
    expect((await me(secret)).body.data.credential.expires_at).toBeNull();
    const [narrowed, ...others] = await auditOf(apiKey.id);
    expect(narrowed).toEqual({
      before: { scopes: ['generate', 'templates:read'], allowedCidrs: null, expiresAt: null },
      after: {
        scopes: ['generate'],
        allowedCidrs: ['127.0.0.0/8'],
        expiresAt: '2099-12-31T23:59:59.000Z',
      },
    });
    expect(others).toHaveLength(2);
  });

  it.each([
    [{ scope: 'refine' }, 'does not have the scope refine'],
    [{ scope: 'everything' }, 'at least one scope'],
    [{ cidrs: '10.0.0.0/99' }, '“10.0.0.0/99” is not an address range'],
    [{ expires: '2020-01-01' }, 'The expiry is in the past'],
    [{ expires: '2099-02-30' }, 'must be a date'],
  ])('stays as it is for %j, with the error and the input', async (bad, words) => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id, scopes: ['generate'] });
    const form = { scope: 'generate', cidrs: '192.0.2.77', expires: '2099-12-31', ...bad };
    const page = await person.post(`${PATH}/${apiKey.id}/access`, form);
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining(words)]);
    expect(page.html).toContain(`value="${form.expires}"`);
    expect(page.html).toContain(`>${form.cidrs}</textarea>`);
    expect(await auditOf(apiKey.id)).toEqual([]);
  });

  // Prevents a replaced key, which may have leaked, from being kept alive.
  it('of a replaced key does not last longer than the rotation said', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id, scopes: ['generate'] });
    await service.app.get(ApiKeysService).rotate(apiKey.id, 86_400_000);
    for (const expires of ['', '2099-12-31']) {
      const page = await person.post(`${PATH}/${apiKey.id}/access`, { scope: 'generate', expires });
      expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('cannot expire later')]);
    }
  });

  it('requires a recent password, and is not found for other accounts', async () => {
    const person = await Person.signIn(service);
    const [own, other] = [await aKey(service, { accountId: person.account.id }), await aKey(service)];
    const form = { scope: 'generate', cidrs: '', expires: '' };
    expect((await person.post(`${PATH}/${other.apiKey.id}/access`, form)).status).toBe(404);
    service.clock.advance(6 * 60_000);
    const page = await person.post(`${PATH}/${own.apiKey.id}/access`, form);
    expect(textOf(page)).toContain('Confirm with your password');
    expect(await auditOf(own.apiKey.id)).toEqual([]);
  });
});

describe('the page of a key', () => {
  it('shows how much it was used, how well it went, and its last requests', async () => {
    const person = await Person.signIn(service);
    const accountId = person.account.id;
    const [used, other] = [await aKey(service, { accountId }), await aKey(service, { accountId })];
    const path = `${PATH}/${used.apiKey.id}`;
    expect(textOf(await person.open(path))).toContain('No requests in the last 30 days');
    const ask = (key: string, prompt: string) =>
      call(service.url, 'POST', '/v1/generate', { key, body: { prompt } });
    for (const prompt of ['Invite Sam', 'Invite Kim', '']) await ask(used.secret, prompt);
    await ask(other.secret, 'Invite Joe');
    await settle();
    const page = await person.open(path);
    const text = textOf(page);
    expect(text).toContain('Success rate 66.67%');
    expect(text).toMatch(/Requests 3 Succeeded 2 Limit hits 0 Errors 1/);
    expect(text).toMatch(/Median duration \d+ ms|Median duration [\d.]+ s/);
    expect(page.html.match(/href="\/requests\/[0-9a-f-]{36}"/g)).toHaveLength(3);
    expect(page.html).toContain(`href="/requests?caller=key%3A${used.apiKey.id}"`);
    expect(text).toContain('just now from 127.0.0.1');
    const sorted = await person.open(`${path}?sort=-errors`);
    expect(sorted.html).toMatch(/<details open>\s*<summary>Daily figures/);
    const stranger = await Person.signIn(service);
    expect((await stranger.open(path)).status).toBe(404);
  });

  it('offers to remove the scopes that were not used for 30 days', async () => {
    const person = await Person.signIn(service);
    const accountId = person.account.id;
    const scopes = ['generate', 'refine', 'templates:read'] as const;
    const { apiKey, secret: key } = await aKey(service, { accountId, scopes });
    const path = `${PATH}/${apiKey.id}`;
    await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'Invite Sam' } });
    const request = { content: 'Come to my party', instructions: 'Make it shorter' };
    await call(service.url, 'POST', '/v1/jobs', { key, body: { operation: 'refine', request } });
    await settle();
    const fresh = textOf(await person.open(path));
    expect(fresh).toContain('templates:read no use recorded');
    expect(fresh).toMatch(/generate used just now.*refine used just now/);
    expect(fresh).not.toContain('Not used for 30 days');
    await service.database.query('UPDATE api_keys SET scope_uses_since = $2 WHERE id = $1', [
      apiKey.id,
      new Date(service.clock.now() - 31 * 86_400_000),
    ]);
    expect(textOf(await person.open(path))).toContain('Not used for 30 days: templates:read. Remove');
    expect(textOf(await person.open(`${path}/unused-scopes`))).toContain('cannot be added again');
    const removed = await person.post(`${path}/unused-scopes`);
    expect(textOf(removed)).toContain('Access saved');
    expect((await me(key)).body.data.credential.scopes).toEqual(['generate', 'refine']);
    const stranger = await Person.signIn(service);
    expect((await stranger.open(`${path}/unused-scopes`)).status).toBe(404);
    expect((await stranger.post(`${path}/unused-scopes`)).status).toBe(404);
  });

  it('does not remove scopes if all of them are used, or none', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service, { accountId: person.account.id });
    const path = `${PATH}/${apiKey.id}`;
    const scopes = (await me(secret)).body.data.credential.scopes;
    for (const isRecordedFor31Days of [false, true]) {
      if (isRecordedFor31Days)
        await service.database.query('UPDATE api_keys SET scope_uses_since = $2 WHERE id = $1', [
          apiKey.id,
          new Date(service.clock.now() - 31 * 86_400_000),
        ]);
      expect(textOf(await person.open(`${path}/unused-scopes`))).not.toContain('Remove unused scopes?');
      expect(textOf(await person.post(`${path}/unused-scopes`))).not.toContain('Access saved');
      expect((await me(secret)).body.data.credential.scopes).toEqual(scopes);
    }
  });

  it('shows for a rotated key and its successor whether the old one is still used', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service, { accountId: person.account.id });
    await me(secret);
    await settle();
    const successor = await service.app.get(ApiKeysService).rotate(apiKey.id, 86_400_000);
    // The database has a clock of its own.
    await service.database.query('UPDATE api_keys SET created_at = $2 WHERE id = $1', [
      successor.apiKey.id,
      new Date(service.clock.now()),
    ]);
    const paths = [apiKey.id, successor.apiKey.id].map((id) => `${PATH}/${id}`);
    const rotationOf = async (path: string) =>
      /old key.*?It stops working/.exec(textOf(await person.open(path)))![0];
    for (const path of paths) {
      expect(await rotationOf(path)).toContain('has not been used since the rotation');
      expect((await person.open(path)).html).toContain(`href="${paths[0]}/revoke"`);
    }
    service.clock.advance(60_000);
    await me(secret);
    await settle();
    service.clock.advance(3 * 60_000);
    for (const path of paths)
      expect(await rotationOf(path)).toContain('Old key last used 3 minutes ago from 127.0.0.1');
  });

  async function settle() {
    await service.accounted();
    for (const part of [KeyUses, ScopeUses, UsageDays, RequestLog])
      await service.app.get<{ flush(): unknown }>(part).flush();
  }
});

describe('one of the user’s keys', () => {
  it('can be renamed, rotated with an overlap and revoked', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service, { accountId: person.account.id });
    const path = `${PATH}/${apiKey.id}`;
    expect(textOf(await person.post(`${path}/rename`, { name: 'new name' }))).toContain('Key renamed');
    const rotated = await person.post(`${path}/rotate`, { overlap: '24h' });
    const successor = KEY.exec(rotated.html)![0];
    expect([(await me(secret)).status, (await me(successor)).status]).toEqual([200, 200]);
    expect(textOf(await person.open(path))).toContain('rotating');
    expect(textOf(await person.post(`${path}/rotate`, { overlap: '24h' }))).toContain('already been rotated');
    expect(textOf(await person.open(`${path}/revoke`))).toContain('cannot be undone');
    expect(textOf(await person.post(`${path}/revoke`))).toContain('Key revoked');
    expect([(await me(secret)).status, (await me(successor)).status]).toEqual([401, 200]);
  });

  it('has a warning where it applies', async () => {
    const person = await Person.signIn(service);
    const expiresAt = new Date(service.clock.now() + 3 * 86_400_000);
    const { apiKey } = await aKey(service, { accountId: person.account.id, expiresAt });
    const id = apiKey.id;
    await service.database.query(
      `UPDATE api_keys SET created_at = now() - interval '90 days 12 hours' WHERE id = $1`,
      [id],
    );
    const text = textOf(await person.open(`${PATH}/${id}`));
    for (const words of ['Not used for 90 days', 'Expires in 3 days', 'Has all scopes'])
      expect(text).toContain(words);
  });

  it.each([
    [30 * 60_000, 'Expires in 30 minutes'],
    [90 * 60_000, 'Expires in 2 hours'],
    [86_400_000, 'Expires in 1 day:'],
  ])('says how long it is still accepted: %d ms', async (ms, words) => {
    const person = await Person.signIn(service);
    const expiresAt = new Date(service.clock.now() + ms);
    const { apiKey } = await aKey(service, { accountId: person.account.id, expiresAt });
    expect(textOf(await person.open(`${PATH}/${apiKey.id}`))).toContain(words);
  });

  it('is found by its name, its last four characters and its id', async () => {
    const person = await Person.signIn(service);
    const accountId = person.account.id;
    const { apiKey } = await aKey(service, { accountId, name: 'the wanted one' });
    await aKey(service, { accountId, name: 'another' });
    for (const search of ['wanted', apiKey.lastFour, apiKey.id]) {
      const text = textOf(await person.open(`${PATH}?search=${search}`));
      expect(text).toContain('the wanted one');
      expect(text).not.toContain('another');
    }
    expect(textOf(await person.open(`${PATH}?search=%25`))).toContain('No key matches');
  });
});

describe('copying an existing key', () => {
  const reveal = (person: Person, id: string, password = '') =>
    person.post(`${PATH}/${id}/reveal`, { password });
  const audited = (accountId: string) =>
    service.database.query(
      `SELECT action, after->>'because' AS because FROM audit_events WHERE account_id = $1 AND action LIKE 'key.reveal%' ORDER BY seq`,
      [accountId],
    );

  // K9
  it('requires the password again, is valid for five minutes, and is audited', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service, { accountId: person.account.id });
    service.clock.advance(1_000);
    const unasked = await reveal(person, apiKey.id);
    expect([unasked.status, KEY.test(unasked.html)]).toEqual([403, false]);
    const wrong = await reveal(person, apiKey.id, 'wrong password');
    expect([wrong.status, textOf(wrong)]).toEqual([
      403,
      expect.stringContaining('The password is incorrect'),
    ]);
    const shown = await reveal(person, apiKey.id, PASSWORD);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown.html).toContain(secret);
    expect((await reveal(person, apiKey.id)).html).toContain(secret);
    service.clock.advance(5 * 60_000 + 1);
    expect((await reveal(person, apiKey.id)).status).toBe(403);
    expect(await audited(person.account.id)).toEqual([
      { action: 'key.reveal_refused', because: 'unconfirmed' },
      { action: 'key.reveal_refused', because: 'unconfirmed' },
      { action: 'key.revealed', because: null },
      { action: 'key.revealed', because: null },
      { action: 'key.reveal_refused', because: 'unconfirmed' },
    ]);
  });

  it('works five times per hour, even with parallel requests', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    service.clock.advance(1_000);
    expect((await reveal(person, apiKey.id, PASSWORD)).status).toBe(200);
    const pages = await Promise.all(Array.from({ length: 8 }, () => reveal(person, apiKey.id)));
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    service.clock.advance(30 * 60_000 + 500);
    const early = await reveal(person, apiKey.id, PASSWORD);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1800']);
    expect(textOf(early)).toContain('You can copy five keys per hour. Try again in 30 minutes.');
    service.clock.advance(1_800_000);
    expect((await reveal(person, apiKey.id, PASSWORD)).status).toBe(200);
  });

  // Prevents a day without copies after a brief clock error.
  it('ignores copies dated a day in the future', async () => {
    const account = await anAccount(service);
    const { apiKey } = await aKey(service, { accountId: account.id });
    const copy = async (times: number) => {
      const person = await Person.signIn(service, account);
      service.clock.advance(1_000);
      const statuses: number[] = [];
      for (let count = 0; count < times; count += 1)
        statuses.push((await reveal(person, apiKey.id, PASSWORD)).status);
      return statuses;
    };
    service.clock.advance(86_400_000);
    expect(await copy(6)).toEqual([200, 200, 200, 200, 200, 429]);
    service.clock.advance(-86_400_000);
    expect(await copy(6)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  // Prevents everyone but the owner, including administrators, from reading a key.
  it('works for the owner only, while the key is active', async () => {
    const person = await Person.signIn(service);
    const admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    service.clock.advance(1_000);
    expect((await reveal(admin, apiKey.id, PASSWORD)).status).toBe(404);
    await service.app.get(ApiKeysService).revoke(apiKey.id, 'test');
    expect((await reveal(person, apiKey.id, PASSWORD)).status).toBe(410);
  });

  // K8. Prevents reading a ciphertext by moving it to another account's row.
  it('fails if its row has the ciphertext of another key', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service);
    const own = await aKey(service, { accountId: person.account.id });
    await service.database.query(
      'UPDATE api_keys SET vault = other.vault FROM api_keys other WHERE api_keys.id = $1 AND other.id = $2',
      [own.apiKey.id, apiKey.id],
    );
    service.clock.advance(1_000);
    const page = await reveal(person, own.apiKey.id, PASSWORD);
    expect([page.status, page.html.includes(secret)]).toEqual([500, false]);
  });

  // K8. Prevents decrypting a ciphertext with a key of SECRET_KEY other than the one that encrypted it.
  it('fails if the row names another encryption key', async () => {
    const ring = ['t2', 't1'].map((id, index) => `${id}:${Buffer.alloc(32, 9 - index).toString('base64')}`);
    const rotated = await startOAuthApp({ SECRET_KEY: ring.join(',') });
    const person = await Person.signIn(rotated);
    const { apiKey, secret } = await aKey(rotated, { accountId: person.account.id });
    rotated.clock.advance(1_000);
    expect((await reveal(person, apiKey.id, PASSWORD)).html).toContain(secret);
    await rotated.database.query(`UPDATE api_keys SET vault_key_id = 't1' WHERE id = $1`, [apiKey.id]);
    const page = await reveal(person, apiKey.id);
    expect([page.status, page.html.includes(secret)]).toEqual([500, false]);
    await rotated.close();
  });

  // K10. Prevents a copy of the database from revealing ended keys.
  it('ends with the key: the ciphertext is deleted when it is revoked, rotated or expires', async () => {
    const keys = service.app.get(ApiKeysService);
    const expiresAt = new Date(service.clock.now() + 1_000);
    const { apiKey: expiring } = await aKey(service, { expiresAt });
    const { apiKey: revoked } = await aKey(service);
    const { apiKey: rotated } = await aKey(service);
    const { apiKey: lasting } = await aKey(service);
    await keys.revoke(revoked.id, 'test');
    await keys.rotate(rotated.id, 3_600_000);
    service.clock.advance(1_000);
    const cleaned = await service.app.get(Janitor).cleanUp();
    expect(cleaned!['ciphertexts of expired keys']).toBeGreaterThanOrEqual(1);
    const rows = await service.database.query(
      'SELECT id FROM api_keys WHERE id = ANY($1) AND (vault IS NOT NULL OR vault_key_id IS NOT NULL)',
      [[expiring.id, revoked.id, rotated.id, lasting.id]],
    );
    expect(rows).toEqual([{ id: lasting.id }]);
  });

  // K10
  it('is disabled if keys are shown once', async () => {
    const once = await startOAuthApp({ API_KEY_REVEAL: 'once' });
    const person = await Person.signIn(once);
    const { apiKey } = await aKey(once, { accountId: person.account.id });
    const [row] = await once.database.query<{ vault: null }>('SELECT vault FROM api_keys WHERE id = $1', [
      apiKey.id,
    ]);
    expect(row!.vault).toBeNull();
    expect(textOf(await person.open(`${PATH}/${apiKey.id}`))).not.toContain('Show the key');
    await expectNoRevealForm(person, apiKey.id, 'Rotate it or create a new one.');
    once.clock.advance(1_000);
    expect((await reveal(person, apiKey.id, PASSWORD)).status).toBe(410);
    await once.close();
  });

  it('is not offered for a key that has no ciphertext, such as one made while keys were shown once', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const { apiKey: revoked } = await aKey(service, { accountId: person.account.id });
    expect(textOf(await person.open(`${PATH}/${apiKey.id}`))).toContain('Show the key');
    await service.database.query('UPDATE api_keys SET vault = NULL, vault_key_id = NULL WHERE id = $1', [
      apiKey.id,
    ]);
    expect(textOf(await person.open(`${PATH}/${apiKey.id}`))).not.toContain('Show the key');
    await service.app.get(ApiKeysService).revoke(revoked.id, 'test');
    await expectNoRevealForm(person, apiKey.id, 'Rotate it or create a new one.');
    await expectNoRevealForm(person, revoked.id, 'Create a new key.');
  });

  it('is not offered for a key that is replaced or expired, and the page says what to do', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    await service.app.get(ApiKeysService).rotate(apiKey.id, 60_000);
    await expectNoRevealForm(person, apiKey.id, 'Use its successor.');
    service.clock.advance(60_001);
    await expectNoRevealForm(person, apiKey.id, 'Create a new key.');
    expect(textOf(await reveal(person, apiKey.id, PASSWORD))).toContain('Create a new key.');
  });

  async function expectNoRevealForm(person: Person, keyId: string, advice: string) {
    const page = await person.open(`${PATH}/${keyId}/reveal`);
    expect(page.status).toBe(410);
    expect(textOf(page)).toContain(`This key can no longer be shown. ${advice}`);
    expect(page.html).not.toContain('name="password"');
  }
});

describe('another account’s key', () => {
  // D5
  it.each([
    ['GET', ''],
    ['GET', '/revoke'],
    ['GET', '/reveal'],
    ['POST', '/rename'],
    ['POST', '/rotate'],
    ['POST', '/revoke'],
    ['POST', '/reveal'],
  ])('is not found: %s %s', async (method, action) => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service);
    const path = `${PATH}/${apiKey.id}${action}`;
    const fields = { name: 'mine', overlap: '0', password: PASSWORD };
    const page = method === 'GET' ? await person.open(path) : await person.post(path, fields);
    expect(page.status).toBe(404);
    expect(page.html).not.toContain(apiKey.name);
    expect((await me(secret)).status).toBe(200);
  });
});

describe('a page of keys', () => {
  // D7. Prevents stored XSS by names.
  it('shows a name exactly as typed', async () => {
    const person = await Person.signIn(service);
    const name = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    await person.post(PATH, aForm({ name }));
    const page = await person.open(PATH);
    expect(textOf(page)).toContain(name);
    expect(page.html).not.toContain('<script>');
    expect(page.html).not.toContain('<img');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  // Prevents a name that reverses the text beside it, such as the last characters of the key.
  it('accepts no name with invisible characters', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const path = `${PATH}/${apiKey.id}`;
    for (const name of ['\u202Egnp.exe', '\u200B', 'a\nb']) {
      for (const [action, fields] of [
        [PATH, aForm({ name })],
        [`${path}/rename`, { name }],
      ] as const) {
        const rejected = await person.post(action, fields);
        expect(rejected.status).toBe(422);
        expect(textOf(rejected)).toContain('must not contain invisible characters');
      }
    }
    expect(textOf(await person.open(PATH))).toContain('test key');
  });

  // K7. Prevents access with data from a copy of the database or a log.
  it('stores no secret in any table, nor in the log', async () => {
    const person = await Person.signIn(service);
    const fields = aForm({ name: 'to be copied' });
    const made = KEY.exec((await person.post(PATH, fields)).html)![0];
    const rotated = KEY.exec((await person.post(`${PATH}/${fields.id}/rotate`, { overlap: '24h' })).html)![0];
    const { apiKey, secret } = await aKey(service, { accountId: person.account.id });
    service.clock.advance(1_000);
    expect((await person.post(`${PATH}/${apiKey.id}/reveal`, { password: PASSWORD })).html).toContain(secret);
    const app = { id: randomUUID(), name: 'x', redirect_uris: CALLBACK, scope: 'generate', kind: 'confidential' }; // prettier-ignore
    const appSecret = /cds_[0-9A-Za-z]{40}/.exec((await person.post('/developer/apps', app)).html)![0];
    const client = { id: app.id, secret: appSecret, redirectUri: CALLBACK };
    const code = await aCode(service, client, person.account);
    const { body: tokens } = await exchange(service, client, code.code, code.verifier);
    for (const key of [made, rotated, secret, tokens.access_token]) await me(key);
    // A form that was typed while signed out, with a password in it.
    const body = new URLSearchParams({ csrf: await person.token(), page: '/settings/profile', page_account: person.account.id, name: 'kept words', password: PASSWORD }); // prettier-ignore
    const session = person.browser.cookie('copydesk_session')!;
    await service.database.query('DELETE FROM sessions WHERE account_id = $1', [person.account.id]);
    const headers = { origin: service.url };
    const ended = await person.browser.open('/settings/profile', { method: 'POST', body, headers });
    await person.browser.submit(ended, { email: person.account.email, password: PASSWORD });

    const secrets = [made, rotated, secret, appSecret, code.code, tokens.access_token, tokens.refresh_token, session, person.browser.cookie('copydesk_session')!, PASSWORD]; // prettier-ignore
    const dump = await everythingIn(service.database);
    expect(dump).toContain('kept+words');
    for (const text of [dump, service.logLines.join('\n')])
      for (const value of secrets)
        for (const form of [value, Buffer.from(value).toString('hex'), encodeURIComponent(value)])
          expect([value.slice(0, 4), text.includes(form)]).toEqual([value.slice(0, 4), false]);
    for (const text of [dump, service.logLines.join('\n')])
      expect(text).not.toMatch(/cd[kars]_[0-9A-Za-z]{30}|cdk_live_[0-9A-Za-z]{30}/);
  });
});

/** Every row of every table, as text; bytes as hex. */
async function everythingIn({ query }: TestApp['database']): Promise<string> {
  const tables = await query<{ name: string }>(
    `SELECT relname AS name FROM pg_class JOIN pg_namespace space ON space.oid = relnamespace
      WHERE relkind = 'r' AND nspname = 'public'`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) => query<{ text: string }>(`SELECT row::text AS text FROM "${name}" AS row`)),
  );
  return texts
    .flat()
    .map(({ text }) => text)
    .join('\n');
}
