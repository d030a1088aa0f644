import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, refresh, someTokens, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
});
afterAll(() => service?.close());

const NEW_PASSWORD = 'quite another password';
const isSignedIn = async ({ browser }: Person) =>
  (await browser.open('/settings/profile')).url.pathname !== '/sign-in';

describe('the profile', () => {
  it('changes the name, and the email address only with the password', async () => {
    const [person, other] = [await Person.signIn(service), await anAccount(service)];
    const elsewhere = await Person.signIn(service, person.account);
    const email = `new-${person.account.email}`;
    const saved = await person.post('/settings/profile', { name: 'Ada', email: person.account.email });
    expect(saved.html).toContain('value="Ada"');
    const refused = await person.post('/settings/profile', {
      name: 'Ada',
      email,
      password: 'wrong password',
    });
    expect([refused.status, refused.html.includes(email)]).toEqual([422, true]);
    const taken = await person.post('/settings/profile', {
      name: 'Ada',
      email: other.email,
      password: PASSWORD,
    });
    expect(taken.status).toBe(422);
    expect(
      (await person.post('/settings/profile', { name: 'Ada', email, password: PASSWORD })).html,
    ).toContain(email);
    // D10
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });
});

describe('stored inputs', () => {
  const isOn = (html: string) => /name="stores_inputs"[^>]* checked/.test(html);

  it('are on for a new account, and can be switched off and on, which is audited', async () => {
    const person = await Person.signIn(service);
    expect(isOn((await person.open('/settings/profile')).html)).toBe(true);
    const off = await person.post('/settings/profile/stored-inputs');
    expect([isOn(off.html), textOf(off)]).toEqual([false, expect.stringContaining('are not kept')]);
    const on = await person.post('/settings/profile/stored-inputs', { stores_inputs: 'yes' });
    expect([isOn(on.html), textOf(on)]).toEqual([true, expect.stringContaining('are kept')]);
    const events = await service.database.query(
      `SELECT actor_id, before->>'storesInputs' AS before, after->>'storesInputs' AS after
         FROM audit_events WHERE action = 'account.changed' AND account_id = $1 ORDER BY seq`,
      [person.account.id],
    );
    const actor_id = person.account.id;
    expect(events).toEqual([
      { actor_id, before: 'true', after: 'false' },
      { actor_id, before: 'false', after: 'true' },
    ]);
  });

  it('keep their setting when the name is saved', async () => {
    const person = await Person.signIn(service);
    await person.post('/settings/profile/stored-inputs');
    const { email } = person.account;
    expect(isOn((await person.post('/settings/profile', { name: 'Ada', email })).html)).toBe(false);
    expect(isOn((await person.post('/settings/profile', { name: 'Ada', email: 'x' })).html)).toBe(false);
  });

  // A form of another site changes nothing.
  it('require the token of the form', async () => {
    const person = await Person.signIn(service);
    const body = new URLSearchParams({ csrf: 'wrong' });
    const page = await person.browser.open('/settings/profile/stored-inputs', { method: 'POST', body });
    expect(page.status).toBe(403);
    expect(isOn((await person.open('/settings/profile')).html)).toBe(true);
  });
});

describe('security', () => {
  // D10
  it('changes the password: other browsers are signed out, this one gets a new session', async () => {
    const person = await Person.signIn(service);
    const elsewhere = await Person.signIn(service, person.account);
    const before = person.browser.cookie('copydesk_session');
    const fields = { password: PASSWORD, new_password: NEW_PASSWORD };
    expect(
      (await person.post('/settings/security/password', { ...fields, password: 'wrong password' })).status,
    ).toBe(422);
    expect(
      (await person.post('/settings/security/password', { ...fields, new_password: 'short' })).status,
    ).toBe(422);
    expect(textOf(await person.post('/settings/security/password', fields))).toContain('Password changed');
    expect(person.browser.cookie('copydesk_session')).not.toBe(before);
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
    const fresh = new Browser(service.url);
    const page = await fresh.submit(await fresh.open('/sign-in'), {
      email: person.account.email,
      password: PASSWORD,
    });
    expect(page.status).toBe(422);
  });

  it('changes the password once if two people who know it change it at the same time', async () => {
    const person = await Person.signIn(service);
    const elsewhere = await Person.signIn(service, person.account);
    const change = async (by: Person, newPassword: string) => {
      const fields = { password: PASSWORD, new_password: newPassword };
      return textOf(await by.post('/settings/security/password', fields));
    };
    const texts = await Promise.all([change(person, NEW_PASSWORD), change(elsewhere, `${NEW_PASSWORD} too`)]);
    expect(texts.filter((text) => text.includes('Password changed'))).toHaveLength(1);
  });

  it('lists sessions, and ends all of them', async () => {
    const person = await Person.signIn(service);
    const elsewhere = await Person.signIn(service, person.account);
    const page = await person.open('/settings/security');
    expect(page.html.match(/<tr>/g)).toHaveLength(3);
    await person.post('/sign-out', { everywhere: 'yes' });
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([false, false]);
  });
});

describe('one of several sessions', () => {
  const linksIn = (html: string) => [...html.matchAll(/href="([^"]*\/sessions\/[0-9a-f]{64}\/end)"/g)].map(([, path]) => path!); // prettier-ignore

  it('can be ended individually, only by its owner, and is audited', async () => {
    const person = await Person.signIn(service);
    const elsewhere = await Person.signIn(service, person.account);
    const other = await Person.signIn(service);
    const [path, ...more] = linksIn((await person.open('/settings/security')).html);
    expect(more).toEqual([]);
    expect(textOf(await other.post(path!))).not.toContain('Browser signed out');
    expect(await isSignedIn(elsewhere)).toBe(true);
    const page = await person.browser.submit(await person.open(path!), {});
    expect(textOf(page)).toContain('Browser signed out');
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(textOf(await person.open('/settings/activity'))).toContain('signed out another browser');
    // Again, or something that is no handle: nothing happens, and the page does not claim otherwise.
    for (const ended of [path!, '/settings/security/sessions/%00/end', '/settings/security/sessions/x/end'])
      for (const answer of [await person.open(ended), await person.post(ended)]) {
        expect([answer.url.pathname, answer.status]).toEqual(['/settings/security', 200]);
        expect(textOf(answer)).toContain('That session has already ended');
        expect(textOf(answer)).not.toContain('Browser signed out');
      }
  });
});

describe('connected apps', () => {
  const connect = async (person: Person, clientId: string) => {
    await service.database.query(
      'INSERT INTO oauth_consents (account_id, client_id, scopes) VALUES ($1, $2, $3)',
      [person.account.id, clientId, ['generate']],
    );
  };

  it('are listed with their scopes and disconnected only by their owner', async () => {
    const [person, other] = [await Person.signIn(service), await Person.signIn(service)];
    const { id } = await aClient(service, { name: 'Writer <b>app</b>' });
    await connect(person, id);
    const page = await person.open('/settings/connected-apps');
    expect(textOf(page)).toContain('Writer <b>app</b>');
    expect(textOf(page)).toContain('write new content');
    const path = `/settings/connected-apps/${id}/withdraw`;
    for (const response of [await other.open(path), await other.post(path)])
      expect(response.status).toBe(404);
    expect(textOf(await person.open(path))).toContain('Withdraw access?');
    expect(textOf(await person.post(path))).toContain('Access withdrawn');
    expect((await person.post(path)).status).toBe(404);
  });

  // D8. Prevents an app from using its tokens after its access was withdrawn.
  it('are rejected immediately after disconnection, and get no new tokens', async () => {
    const person = await Person.signIn(service);
    const client = await aClient(service, { name: 'Withdrawn app' });
    const tokens = await someTokens(service, client, person.account);
    const me = () => call(service.url, 'GET', '/v1/me', { key: tokens.access_token });
    expect((await me()).status).toBe(200);
    await person.post(`/settings/connected-apps/${client.id}/withdraw`);
    expect((await me()).status).toBe(401);
    const refused = await refresh(service, client, tokens.refresh_token);
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
    expect(textOf(await person.open('/settings/activity'))).toMatch(
      /withdrew the access of an app.*Withdrawn app/,
    );
  });
});

describe('apps of a developer', () => {
  const register = (person: Person, overrides: [string, string][] = []) =>
    person.post('/developer/apps', [
      ['id', randomUUID()],
      ['name', 'My app'],
      ['redirect_uris', 'https://app.example/callback\r\nhttp://127.0.0.1/callback'],
      ['scope', 'generate'],
      ['kind', 'confidential'],
      ...overrides,
    ]);
  const idOf = (html: string) => /\/developer\/apps\/([0-9a-f-]{36})/.exec(html)![1]!;

  // D9
  it('are registered with a secret that is shown once, edited, rotated, suspended and deleted', async () => {
    const person = await Person.signIn(service);
    const registered = await register(person);
    const secret = /cds_[0-9A-Za-z]{40}/;
    expect(registered.html).toMatch(secret);
    const id = idOf(registered.html);
    const path = `/developer/apps/${id}`;
    const page = await person.open(path);
    expect(page.html).not.toMatch(secret);
    expect(textOf(page)).toContain(`${service.url}/oauth/authorize?response_type=code&client_id=${id}`);
    const edited = await person.post(path, [
      ['name', 'Renamed'],
      ['redirect_uris', 'https://app.example/cb'],
      ['scope', 'refine'],
    ]);
    expect(textOf(edited)).toContain('Renamed');
    const bad = await person.post(path, [
      ['name', 'Renamed'],
      ['redirect_uris', 'http://app.example/cb'],
      ['scope', 'refine'],
    ]);
    expect([bad.status, textOf(bad)]).toEqual([422, expect.stringContaining('must be https')]);
    const rotation = await person.open(`${path}/rotate`);
    expect((await person.browser.submit(rotation, { overlap: '24h' })).html).toMatch(secret);
    const reloaded = await person.browser.submit(rotation, { overlap: '24h' });
    expect([reloaded.status, textOf(reloaded)]).toEqual([
      422,
      expect.stringContaining('has already been rotated'),
    ]);
    expect(await service.app.get(OAuthClientsService).secretsOf(id)).toHaveLength(2);
    expect((await person.browser.submit(reloaded, { overlap: '24h' })).html).toMatch(secret);
    expect(await service.app.get(OAuthClientsService).secretsOf(id)).toHaveLength(2);
    const asked = await person.open(`${path}/suspend`);
    expect(textOf(asked)).toMatch(/Suspend this app\?.*for all its users/);
    expect(await service.app.get(OAuthClientsService).find(id)).toMatchObject({ suspendedAt: null });
    expect(textOf(await person.browser.submit(asked, {}))).toContain('App suspended');
    expect(textOf(await person.post(`${path}/resume`))).toContain('App resumed');
    expect(textOf(await person.post(`${path}/delete`))).toContain('App deleted');
    expect((await person.open(path)).status).toBe(404);
  });

  it('have no secret if they are public', async () => {
    const person = await Person.signIn(service);
    const page = await register(person, [['kind', 'public']]);
    expect(page.status).toBe(200);
    const browserOnly = await person.post('/developer/apps', [
      ['id', randomUUID()],
      ['name', 'Public app'],
      ['redirect_uris', 'https://app.example/'],
      ['scope', 'generate'],
      ['kind', 'public'],
    ]);
    expect(browserOnly.html).not.toMatch(/cds_/);
    expect(textOf(browserOnly)).toContain('public: no secret');
  });

  it('say how many accounts have authorized them before they are suspended or deleted', async () => {
    const person = await Person.signIn(service);
    const { id } = await aClient(service, { accountId: person.account.id });
    const asked = async () => {
      const pages = [];
      for (const action of ['suspend', 'resume', 'delete'])
        pages.push(textOf(await person.open(`/developer/apps/${id}/${action}`)));
      return pages;
    };
    const authorize = (count: number) =>
      service.database.query(
        `WITH added AS (INSERT INTO accounts (email, name, password_hash)
           SELECT gen_random_uuid() || '@example.com', 'User', 'x' FROM generate_series(1, $2::int) RETURNING id)
         INSERT INTO oauth_consents (account_id, client_id, scopes) SELECT id, $1, '{generate}' FROM added`,
        [id, count],
      );
    for (const [count, text] of [
      [0, 'No account has authorized this app.'],
      [1, '1 account has authorized this app.'],
      [1, '2 accounts have authorized this app.'],
      [999, 'More than 1,000 accounts have authorized this app.'],
    ] as const) {
      await authorize(count);
      for (const page of await asked()) expect(page).toContain(text);
    }
  });

  // Prevents a developer from lifting the operator's suspension.
  it('stay suspended if the operator suspended them', async () => {
    const person = await Person.signIn(service);
    const { id } = await aClient(service, { accountId: person.account.id });
    await service.app.get(OAuthClientsService).setSuspended(id, true);
    const shown = await person.open(`/developer/apps/${id}`);
    expect(textOf(shown)).toContain('Contact the operator to resume it');
    expect(shown.html).not.toContain(`/developer/apps/${id}/resume`);
    const page = await person.post(`/developer/apps/${id}/resume`);
    expect([page.status, textOf(page)]).toEqual([
      403,
      expect.stringContaining('Contact the operator to resume it'),
    ]);
  });

  // Prevents a developer from posing as who suspended the app: the names of apps are in the audit log too.
  it('stay suspended by the operator if their developer suspends an app that is named like their id', async () => {
    const person = await Person.signIn(service);
    const clients = service.app.get(OAuthClientsService);
    const { id } = await aClient(service, { accountId: person.account.id });
    await clients.setSuspended(id, true);
    const decoy = await aClient(service, { accountId: person.account.id, name: id });
    await person.post(`/developer/apps/${decoy.id}/suspend`);
    expect((await person.post(`/developer/apps/${id}/resume`)).status).toBe(403);
    expect((await clients.find(id))!.suspendedAt).not.toBeNull();
  });

  // D5
  it('are visible to their owner only', async () => {
    const person = await Person.signIn(service);
    const { id } = await aClient(service);
    const path = `/developer/apps/${id}`;
    for (const action of ['', '/suspend', '/delete'])
      expect((await person.open(path + action)).status).toBe(404);
    for (const action of ['', '/rotate', '/suspend', '/resume', '/delete'])
      expect((await person.post(path + action, { overlap: '0' })).status).toBe(404);
    expect(await service.app.get(OAuthClientsService).find(id)).toMatchObject({ suspendedAt: null });
  });
});

describe('the activity', () => {
  it("shows the account's events, and no others", async () => {
    const [person, other] = [await Person.signIn(service), await Person.signIn(service)];
    await aKey(service, { accountId: person.account.id, name: '<i>mine</i>' });
    const text = textOf(await person.open('/settings/activity'));
    for (const words of ['signed in', 'created a key', '<i>mine</i>', 'you']) expect(text).toContain(words);
    expect(textOf(await other.open('/settings/activity'))).not.toContain('mine');
  });
});

describe('every page of the dashboard', () => {
  const PAGES = [
    '/',
    '/playground',
    '/history',
    '/settings/api-keys',
    '/settings/api-keys/new',
    '/settings/profile',
  ].concat([
    '/settings/security',
    '/settings/data',
    '/settings/connected-apps',
    '/settings/activity',
    '/developer/apps',
    '/developer/apps/new',
  ]);

  it.each(PAGES)('%s redirects to sign-in and back, and does not accept an API key', async (path) => {
    const { secret } = await aKey(service);
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(service.url + path, { redirect: 'manual', headers });
    const expected = path === '/' ? '/sign-in' : `/sign-in?return_to=${encodeURIComponent(path)}`;
    expect([response.status, response.headers.get('location')]).toEqual([303, expected]);
  });

  // D4. Prevents CSRF.
  it.each([
    '/playground',
    '/playground/refine',
    '/settings/api-keys',
    '/settings/profile',
    '/settings/security/password',
    '/developer/apps',
  ])('%s accepts only forms from our own pages', async (path) => {
    const person = await Person.signIn(service);
    const csrf = await person.token();
    const send = (body: Record<string, string>, headers: Record<string, string> = {}) =>
      person.browser.open(path, { method: 'POST', body: new URLSearchParams(body), headers });
    expect((await send({})).status).toBe(403);
    expect((await send({ csrf: 'x'.repeat(43) })).status).toBe(403);
    expect((await send({ csrf }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ csrf }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    // A form of another session.
    expect((await send({ csrf: await (await Person.signIn(service)).token() })).status).toBe(403);
  });
});

describe('the theme', () => {
  const themeOf = ({ html }: { html: string }) => /<html[^>]* data-theme="([^"]*)"/.exec(html)?.[1] ?? null;

  it('is rendered by the server on every page, the sign-in page and the API reference too', async () => {
    const person = await Person.signIn(service);
    const chosen = await person.post('/theme', { theme: 'dark', return_to: '/settings/profile' });
    expect([chosen.url.pathname, themeOf(chosen)]).toEqual(['/settings/profile', 'dark']);
    for (const path of ['/docs', '/settings/api-keys/none', '/sign-out', '/oauth/logout'])
      expect([path, themeOf(await person.open(path))]).toEqual([path, 'dark']);
    person.browser.forget('copydesk_session');
    expect(themeOf(await person.open('/sign-in'))).toBe('dark');
    expect(themeOf(await new Browser(service.url).open('/docs'))).toBeNull();
  });

  it('follows the system again, ignores unknown values, and returns to no other site', async () => {
    const person = await Person.signIn(service);
    await person.post('/theme', { theme: 'light', return_to: '/settings/profile' });
    const unknown = await person.post('/theme', { theme: 'pink"', return_to: '//example.com/' });
    expect([unknown.url.pathname, themeOf(unknown)]).toEqual(['/', 'light']);
    expect(themeOf(await person.post('/theme', { theme: 'system', return_to: '/' }))).toBeNull();
    const forged = await person.browser.request('/theme', {
      method: 'POST',
      body: new URLSearchParams({ theme: 'dark' }),
    });
    expect(forged.status).toBe(403);
  });
});
