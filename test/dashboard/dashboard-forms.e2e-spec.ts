import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { WebhookEndpoints } from '../../src/webhooks/webhook-endpoints.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import type { TestApp } from '../support/app.js';
import { decoded, formOf, type Page } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let admin: Person;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error', MODELS: 'builtin' });
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
});
afterAll(() => service?.close());

const endSessions = ({ account }: Person) =>
  service.database.query('DELETE FROM sessions WHERE account_id = $1', [account.id]);
/** What a browser says of a form that one of our own pages sent. */
const vouched = () => ({ origin: service.url, 'sec-fetch-site': 'same-origin' });

/** Sends a form as a browser does: hidden fields, the page's name, and where it comes from. */
async function send(person: Person, page: string, action: string, fields: Record<string, string>) {
  const hidden = { csrf: await person.token(), page, page_account: person.account.id };
  const body = new URLSearchParams({ ...hidden, ...fields });
  return () => person.browser.open(action, { method: 'POST', body, headers: vouched() });
}

const signInAgain = (person: Person, page: Page, password = PASSWORD) =>
  person.browser.submit(page, { email: person.account.email, password });

// Scripts send the origin, which is `http://127.0.0.1:3000` where `PUBLIC_URL` is `http://localhost:3000`.
it('is accepted from a script of a page that was opened under another name of the service', async () => {
  const person = await Person.signIn(service);
  const body = new URLSearchParams({ csrf: await person.token(), prompt: 'Dear Sam', page: '/playground' });
  const origin = `http://another-name:${new URL(service.url).port}`;
  const headers = { origin, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream' };
  const { status, html } = await person.browser.open('/playground', { method: 'POST', body, headers });
  expect([status, html]).toEqual([200, expect.stringContaining('event: done')]);
});

describe('a form submitted after its session has ended', () => {
  it.each([
    ['/settings/api-keys/new', '/settings/api-keys', { id: randomUUID(), name: 'my <b>site</b>', scope: 'refine', lifetime: '90d', cidrs: '10.0.0.0/8', limit: '7' }], // prettier-ignore
    ['/settings/profile', '/settings/profile', { name: 'Ada <b>L</b>', email: 'ada@example.com' }],
    ['/developer/apps/new', '/developer/apps', { id: randomUUID(), name: 'My app', redirect_uris: 'https://a.example/', scope: 'refine' }], // prettier-ignore
    ['/playground', '/playground', { id: randomUUID(), prompt: 'a long <i>prompt</i>', template: 'email', tone: 'formal', length: 'long' }], // prettier-ignore
    ['/admin/models', '/admin/models', { provider: 'mistral', name: 'a-model', base_url: 'https://models.example/v1', price_input: '1.5', price_output: '2.5' }], // prettier-ignore
    ['/admin/plans', '/admin/plans/pro', { plan: 'pro', requests_per_minute: '301', concurrency: '51', tokens_per_month: '7777' }], // prettier-ignore
  ])('is restored on %s after sign-in, and not submitted automatically', async (page, action, fields) => {
    const person = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const sendIt = await send(person, page, action, { ...fields, password: 'not to be kept' });
    await endSessions(person);
    const ended = await sendIt();
    expect([ended.status, textOf(ended)]).toEqual([401, expect.stringContaining('The form was not sent')]);
    expect(ended.html).not.toContain('not to be kept');
    // A slip of the keyboard loses nothing either.
    const wrong = await signInAgain(person, ended, 'wrong password');
    expect(wrong.status).toBe(422);
    const back = await signInAgain(person, wrong);
    expect([back.url.pathname, textOf(back)]).toEqual([
      page,
      expect.stringContaining('it has not been submitted yet'),
    ]);
    const { id: _id, scope, ...typed } = fields as Record<string, string>;
    for (const value of Object.values(typed)) expect(decoded(back.html)).toContain(value);
    if (scope) expect(back.html).toMatch(new RegExp(`value="${scope}" checked`));
    expect(await service.app.get(ApiKeysService).list(person.account.id)).toEqual([]);
    expect(await service.app.get(OAuthClientsService).list(person.account.id)).toEqual([]);
    // Sent now, it is forgotten.
    await (
      await send(person, page, action, fields as Record<string, string>)
    )();
    expect(textOf(await person.open(page))).not.toContain('it has not been submitted yet');
  });

  it('is kept even if the user signed in again in another tab', async () => {
    const person = await Person.signIn(service);
    const sendIt = await send(person, '/playground', '/playground', { prompt: 'dear to me' });
    await person.browser.submit(await person.open('/sign-out'), {});
    await signInAgain(person, await person.open('/sign-in'));
    const page = await sendIt();
    expect([page.url.pathname, page.html.includes('dear to me')]).toEqual(['/playground', true]);
    expect(textOf(page)).toContain('it has not been submitted yet');
  });

  it('is kept for an hour, and shown only to its user', async () => {
    const [person, other] = [await Person.signIn(service), await Person.signIn(service)];
    const sendIt = await send(person, '/playground', '/playground', { prompt: 'dear to me' });
    await endSessions(person);
    await signInAgain(person, await sendIt());
    expect((await other.open('/playground')).html).not.toContain('dear to me');
    expect((await person.open('/playground')).html).toContain('dear to me');
    service.clock.advance(3_600_001);
    expect((await person.open('/playground')).html).not.toContain('dear to me');
  });

  it('is not shown to another user who signs in on the page, nor readable there', async () => {
    const [person, other] = [await Person.signIn(service), await Person.signIn(service)];
    const sendIt = await send(person, '/playground', '/playground', { prompt: 'dear to me' });
    await endSessions(person);
    const ended = await sendIt();
    expect(ended.html).not.toContain('dear');
    const { email } = other.account;
    const page = await person.browser.submit(ended, { email, password: PASSWORD });
    expect([page.status, page.url.pathname, page.html.includes('dear to me')]).toEqual([
      200,
      '/playground',
      false,
    ]);
  });

  it('is not shown to another user who signed in in another tab', async () => {
    const [person, other] = [await Person.signIn(service), await Person.signIn(service)];
    const sendIt = await send(person, '/playground', '/playground', { prompt: 'dear to me' });
    await person.browser.submit(await person.open('/sign-out'), {});
    const { email } = other.account;
    await person.browser.submit(await person.open('/sign-in'), { email, password: PASSWORD });
    expect((await sendIt()).status).toBe(403);
    expect((await person.open('/playground')).html).not.toContain('dear to me');
  });

  // Prevents another site from pre-filling a form that the user then submits.
  it.each([
    ['another site sent it', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['its origin is unknown', {}],
  ])('is not kept if %s', async (_what, headers) => {
    const person = await Person.signIn(service);
    await endSessions(person);
    const hidden = { page: '/playground', page_account: person.account.id };
    const body = new URLSearchParams({ ...hidden, prompt: 'planted' });
    const page = await person.browser.open('/playground', { method: 'POST', body, headers });
    expect([page.url.pathname, page.html.includes('planted')]).toEqual(['/sign-in', false]);
    const back = await signInAgain(person, page);
    expect(back.html).not.toContain('planted');
    expect((await person.open('/playground')).html).not.toContain('planted');
  });

  // Prevents an open redirect through the page field.
  it.each(['//evil.example/', '/.//evil.example/'])(
    'returns only to our own pages, not to %s',
    async (page) => {
      const person = await Person.signIn(service);
      const sendIt = await send(person, page, '/playground', { prompt: 'x' });
      await endSessions(person);
      expect((await sendIt()).url.pathname).toBe('/sign-in');
    },
  );
});

const KEY = /cdk_live_[0-9A-Za-z]{46}/;

describe('a form submitted twice at once', () => {
  it('rotates a key once', async () => {
    const person = await Person.signIn(service);
    const { apiKey } = await aKey(service, { accountId: person.account.id });
    const path = `/settings/api-keys/${apiKey.id}/rotate`;
    const pages = await Promise.all([1, 2, 3].map(() => person.post(path, { overlap: '24h' })));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pages.filter(({ html }) => KEY.test(html))).toHaveLength(1);
    const keys = await service.app.get(ApiKeysService).list(person.account.id);
    expect(keys.filter(({ rotatedFrom }) => rotatedFrom === apiKey.id)).toHaveLength(1);
    expect(keys).toHaveLength(2);
  });

  it('creates one key, and registers one app', async () => {
    const person = await Person.signIn(service);
    const key = { id: randomUUID(), name: 'k', scope: 'generate', lifetime: 'never', cidrs: '', limit: '' };
    const app = { id: randomUUID(), name: 'a', redirect_uris: 'https://a.example/', scope: 'refine', kind: 'confidential' }; // prettier-ignore
    for (const [path, fields] of [
      ['/settings/api-keys', key],
      ['/developer/apps', app],
    ] as const) {
      const pages = await Promise.all([1, 2].map(() => person.post(path, fields)));
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await service.app.get(ApiKeysService).list(person.account.id)).toHaveLength(1);
    expect(await service.app.get(OAuthClientsService).list(person.account.id)).toHaveLength(1);
  });

  it('creates one webhook endpoint, and shows its secret once', async () => {
    const person = await Person.signIn(service);
    const path = '/settings/webhooks';
    const id = /name="id" value="([^"]*)"/.exec((await person.open(`${path}/new`)).html)?.[1] ?? '';
    const fields = { id, url: 'https://example.com/hook', event: 'job.failed' };
    const pages = await Promise.all([1, 2].map(() => person.post(path, fields)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    expect(pages.filter(({ html }) => html.includes('whsec_'))).toHaveLength(1);
    const again = await person.post(path, fields);
    expect(again.url.pathname).toBe(`${path}/${id}`);
    expect(textOf(again)).toContain('If you have not copied its secret, rotate it');
    expect(await service.app.get(WebhookEndpoints).listAll(person.account.id)).toHaveLength(1);
    const stranger = await Person.signIn(service);
    expect((await stranger.post(path, fields)).status).toBe(422);
  });
});

describe('a list', () => {
  const namesOf = (page: Page) => [...page.html.matchAll(/<td data-label="Name"><span><a [^>]*>([^<]*)</g)].map(([, name]) => name); // prettier-ignore

  it('can be sorted by its headings, in both directions, and marks the current one', async () => {
    const person = await Person.signIn(service);
    for (const name of ['bravo', 'Alpha', 'charlie'])
      await aKey(service, { accountId: person.account.id, name });
    const rising = await person.open('/settings/api-keys?sort=name');
    expect(namesOf(rising)).toEqual(['Alpha', 'bravo', 'charlie']);
    expect(rising.html.match(/aria-sort="[a-z]*"/g)).toEqual(['aria-sort="ascending"']);
    const link = /href="([^"]*)" class="sort">Name/.exec(rising.html)![1]!;
    const falling = await person.open(decoded(link));
    expect(namesOf(falling)).toEqual(['charlie', 'bravo', 'Alpha']);
    expect(falling.html).toContain('aria-sort="descending"');
    expect((await person.open('/settings/api-keys?sort=toString')).status).toBe(200);
  });

  it.each(
    ['/settings/connected-apps', '/developer/apps', '/settings/activity', '/settings/security', '/'].concat([
      '/history',
      '/admin/accounts',
      '/admin/keys',
      '/admin/apps',
      '/admin/audit',
      '/admin/usage',
    ]),
  )(
    // prettier-ignore
    'of %s supports every order that its headings offer',
    async (path) => {
      const page = await admin.open(path);
      const links = [...page.html.matchAll(/href="([^"]*)" class="sort"/g)].map(([, href]) => href!);
      for (const href of links) {
        const sorted = await admin.open(decoded(href));
        expect([href, sorted.status]).toEqual([href, 200]);
        expect(sorted.html).toContain('aria-sort=');
      }
    },
  );

  it('with many rows is paged', async () => {
    const person = await Person.signIn(service);
    await service.database.query(
      `INSERT INTO api_keys (id, account_id, name, digest, pepper_id, last_four, scopes)
       SELECT gen_random_uuid(), $1::uuid, 'key ' || lpad(n::text, 3, '0'), sha256(($1::text || n)::bytea), 'x', 'abcd', '{generate}'
         FROM generate_series(1, 45) AS n`,
      [person.account.id],
    );
    const seen: (string | undefined)[] = [];
    let page = await person.open('/settings/api-keys?sort=name');
    for (let turns = 0; turns < 5; turns += 1) {
      seen.push(...namesOf(page));
      const next = /href="([^"]*)">Next/.exec(page.html)?.[1];
      if (!next) break;
      page = await person.open(decoded(next));
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `key ${String(n + 1).padStart(3, '0')}`));
  });
});

describe('an invalid field', () => {
  const key = { name: 'a key', scope: 'refine', lifetime: 'never' };
  let person: Person;
  let keyId: string;
  let appId: string;
  beforeAll(async () => {
    person = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    keyId = (await aKey(service, { accountId: person.account.id })).apiKey.id;
    appId = (await aClient(service, { accountId: person.account.id })).id;
  });
  const app = { name: 'an app', redirect_uris: 'https://a.example/', scope: 'refine' };

  it.each([
    ['/settings/api-keys', 'name', { ...key, name: ' ' }],
    ['/settings/api-keys', 'scope', { ...key, scope: 'none' }],
    ['/settings/api-keys', 'cidrs', { ...key, cidrs: '10.0.0.0/8 nowhere' }],
    ['/settings/api-keys', 'limit', { ...key, limit: '0' }],
    ['/settings/api-keys', 'tokens', { ...key, tokens: '-1' }],
    ['/settings/api-keys', 'spend', { ...key, spend: 'much' }],
    ['/settings/api-keys', 'lifetime', { ...key, lifetime: 'long' }],
    ['/settings/api-keys/KEY/rename', 'name', { name: ' ' }],
    ['/settings/api-keys/KEY/access', 'scope', { scope: 'none' }],
    ['/settings/api-keys/KEY/access', 'cidrs', { scope: 'generate', cidrs: 'nowhere' }],
    ['/settings/api-keys/KEY/access', 'expires', { scope: 'generate', expires: '2027-02-31' }],
    ['/settings/api-keys/KEY/access', 'expires', { scope: 'generate', expires: '2020-01-01' }],
    ['/settings/api-keys/KEY/limits', 'tokens', { tokens: 'many' }],
    ['/settings/api-keys/KEY/rotate', 'overlap', { overlap: '1y' }],
    ['/settings/api-keys/KEY/reveal', 'password', { password: 'wrong' }],
    ['/developer/apps/APP/rotate', 'overlap', { overlap: '1y' }],
    ['/settings/data/erase?from=2026-13-01', 'from', {}],
    ['/settings/data/erase?from=2026-02-02&to=2026-02-01', 'to', {}],
    ['/settings/data/erase', 'password', { confirmation: 'EMAIL', password: 'wrong' }],
    ['/settings/data/retention', 'retention_days', { retention_days: 'long' }],
    ['/admin/keys/KEY/revoke', 'reason', { reason: ' ' }],
    ['/admin/accounts/OWN/limits', 'plan', { plan: 'none' }],
    ['/developer/apps', 'name', { ...app, name: 'Copydesk' }],
    ['/developer/apps', 'redirect_uris', { ...app, redirect_uris: 'http://a.example/' }],
    ['/developer/apps', 'post_logout_redirect_uris', { ...app, post_logout_redirect_uris: 'https://a.example/*' }], // prettier-ignore
    ['/developer/apps', 'scope', { ...app, scope: 'none' }],
    ['/settings/webhooks', 'url', { url: 'ftp://a.example/', event: 'job.failed' }],
    ['/settings/webhooks', 'event', { url: 'https://a.example/' }],
    ['/settings/profile', 'email', { name: 'Ada', email: 'nowhere' }],
    ['/settings/profile', 'name', { name: ' ', email: 'EMAIL' }],
    ['/settings/security/password', 'new_password', { password: PASSWORD, new_password: 'short' }],
    ['/settings/security/password', 'password', { password: 'wrong', new_password: 'a rather unusual horse 7' }], // prettier-ignore
    ['/settings/profile/delete', 'confirmation', { confirmation: 'no' }],
    ['/admin/accounts/new', 'email', { email: 'nowhere', plan: 'free', with: 'link' }],
    ['/admin/accounts/OWN/limits', 'concurrency', { plan: 'free', concurrency: 'many' }],
    ['/admin/plans/pro', 'requests_per_minute', { plan: 'pro', requests_per_minute: '', concurrency: '5' }],
    ['/admin/keys/find', 'key', { key: 'cdk_live_none' }],
    ['/admin/models', 'name', { provider: 'mistral', name: ' ', api_key: 'a-key' }],
    ['/admin/models', 'base_url', { provider: 'mistral', name: 'a-model', api_key: 'a-key', base_url: 'ftp://a' }], // prettier-ignore
  ])('of %s shows its error and has the focus: %s', async (action, field, fields) => {
    const { id, email } = person.account;
    const typed = Object.entries({ id: randomUUID(), ...fields } as Record<string, string>);
    const page = await person.post(
      action.replace('OWN', id).replace('KEY', keyId).replace('APP', appId),
      typed.map(([name, value]): [string, string] => [name, value.replace('EMAIL', email)]),
    );
    expect(page.status).toBe(action.endsWith('/reveal') ? 403 : 422);
    const errors = [...page.html.matchAll(/<small id="([^"]*)-error" class="field-error">([^<]+)</g)];
    expect(errors.map(([, name]) => name!.replace('pro-', ''))).toEqual([field]);
    const inputs = [...page.html.matchAll(/<(?:input|textarea|select)[^>]*>/g)].map(([html]) => html);
    const invalid = inputs.filter((html) => html.includes('aria-invalid="true"'));
    for (const html of invalid) {
      expect(html).toContain(`name="${field}"`);
      expect(html).toMatch(new RegExp(`aria-describedby="${errors[0]![1]}-error`));
    }
    const focused = inputs.filter((html) => / autofocus/.test(html));
    expect([focused.length, focused[0]]).toEqual([1, invalid[0]]);
  });

  it.each([
    ['/settings/api-keys', ['name', 'scope', 'cidrs', 'limit', 'tokens', 'spend'], { ...key, name: '', scope: '', cidrs: 'zzz', limit: 'zzz', tokens: 'zzz', spend: 'zzz' }], // prettier-ignore
    ['/settings/api-keys/KEY/access', ['scope', 'cidrs', 'expires'], { cidrs: 'zzz', expires: 'zzz' }],
    [
      '/settings/api-keys/KEY/limits',
      ['limit', 'tokens', 'spend'],
      { limit: '-1', tokens: '-1', spend: '-1' },
    ],
    ['/admin/plans/pro', ['requests_per_minute', 'concurrency', 'tokens_per_month'], { plan: 'pro', requests_per_minute: '', concurrency: '-1', tokens_per_month: '-1' }], // prettier-ignore
    ['/admin/accounts/OWN/limits', ['requests_per_minute', 'tokens_per_month'], { plan: 'free', requests_per_minute: '-1', tokens_per_month: '-1' }], // prettier-ignore
    ['/admin/models', ['base_url', 'name', 'price_input', 'price_output', 'deadline'], { provider: 'openai', name: ' ', base_url: 'zzz', api_key: 'a-key', price_input: 'abc', price_output: '-1', deadline: '1e9' }], // prettier-ignore
    ['/admin/models', ['api_key', 'name'], { provider: 'openai', name: ' ' }],
    ['/developer/apps', ['name', 'redirect_uris', 'post_logout_redirect_uris', 'scope'], { name: ' ', redirect_uris: 'zzz', post_logout_redirect_uris: 'zzz' }], // prettier-ignore
    ['/settings/webhooks', ['url', 'event'], { url: 'ftp://a.example/' }],
    ['/settings/profile', ['name', 'email'], { name: ' ', email: 'nowhere' }],
    ['/templates', ['id', 'name', 'variables', 'example_content'], { id: 'No slug', name: ' ', description: 'x', instructions: 'x', variables: '1 2: a\n3 4: b', example_prompt: 'x' }], // prettier-ignore
  ] as [string, string[], Record<string, string>][])(
    'does not hide the others of %s: each shows its error, and the first has the focus: %j',
    async (action, fields, typed) => {
      const { id } = person.account;
      const page = await person.post(action.replace('OWN', id).replace('KEY', keyId), {
        id: randomUUID(),
        ...typed,
      });
      expect(page.status).toBe(422);
      const errors = [
        ...page.html.matchAll(/<small id="(?:pro-)?([^"]*)-error" class="field-error">[^<]+</g),
      ];
      expect(errors.map(([, name]) => name)).toEqual(fields);
      const inputs = [...page.html.matchAll(/<(?:input|textarea|select)[^>]*>/g)].map(([html]) => html);
      const invalid = inputs.filter((html) => html.includes('aria-invalid="true"'));
      expect(inputs.filter((html) => / autofocus/.test(html))).toEqual([invalid[0]]);
      expect(invalid[0]).toContain(`name="${fields[0]}"`);
    },
  );
});

describe('a dangerous act', () => {
  it('is a link to a page that says what will happen and to whom, and asks once', async () => {
    const owner = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const other = await anAccount(service);
    const [suspended, app] = [await anAccount(service), await aClient(service, { accountId: owner.account.id, name: 'Mailer' })]; // prettier-ignore
    const paused = await aClient(service, { accountId: owner.account.id, name: 'Paused' });
    const { apiKey } = await aKey(service, { accountId: owner.account.id, name: 'my site' });
    for (const account of [owner.account, other]) await Person.signIn(service, account);
    await owner.post(`/admin/accounts/${suspended.id}/suspend`);
    await owner.post(`/developer/apps/${paused.id}/suspend`);
    await owner.post('/settings/webhooks', { id: randomUUID(), url: 'https://example.com/hook', event: 'job.failed' }); // prettier-ignore
    await owner.post('/admin/accounts/new', { email: 'guest@example.com', plan: 'free', with: 'link' });
    const linked = async (page: string, action: string) =>
      new RegExp(`href="([^"]*/${action})"`).exec((await owner.open(page)).html)![1]!;
    const webhook = await linked('/settings/webhooks', '[0-9a-f-]{36}');
    const account = (id: string) => `/admin/accounts/${id}`;
    for (const [page, action, whom] of [
      [account(other.id), 'suspend', other.email],
      [account(other.id), 'reset-password', other.email],
      [account(other.id), 'delete', other.email],
      [account(suspended.id), 'resume', suspended.email],
      ['/admin/accounts', 'withdraw', 'guest@example.com'],
      ['/admin/apps?search=Mailer', 'verify', 'Mailer'],
      ['/admin/apps?search=Mailer', 'suspend', 'Mailer'],
      ['/admin/apps?search=Paused', 'resume', 'Paused'],
      [`/developer/apps/${app.id}`, 'suspend', 'Mailer'],
      [`/developer/apps/${app.id}`, 'delete', 'Mailer'],
      [`/developer/apps/${paused.id}`, 'resume', 'Paused'],
      [`/developer/apps/${app.id}`, 'rotate', 'Mailer'],
      [`/settings/api-keys/${apiKey.id}`, 'rotate', 'my site'],
      [`/settings/api-keys/${apiKey.id}`, 'revoke', 'my site'],
      [account(other.id), 'sessions/[0-9a-f]{64}/end', other.email],
      ['/settings/security', 'sessions/[0-9a-f]{64}/end', owner.account.email],
      [webhook, 'disable', 'https://example.com/hook'],
      [webhook, 'rotate-secret', 'https://example.com/hook'],
      [webhook, 'delete', 'https://example.com/hook'],
      ['/settings/security', 'sign-out', owner.account.email],
    ] as const) {
      expect((await owner.open(page)).html).not.toMatch(new RegExp(`action="[^"]*/${action}"`));
      const path = await linked(page, action);
      const asked = await owner.open(path);
      expect(asked.html).toMatch(path === '/sign-out' ? /Sign out/ : /aria-label="Breadcrumbs"/);
      expect([path, formOf(asked).action, textOf(asked)]).toEqual([
        path,
        path,
        expect.stringContaining(whom),
      ]);
    }
  });
});

describe('the notice that an address names', () => {
  it('is shown if the page has it, and nothing for any other text', async () => {
    for (const [path, done] of [
      ['/settings/api-keys', 'revoked'],
      ['/settings/data', 'retention'],
      ['/admin/accounts', 'deleted'],
    ]) {
      expect((await admin.open(`${path}?done=${done}`)).html).toContain('data-toast');
      for (const other of ['constructor', '__proto__', 'toString', '<b>paid</b>'])
        expect((await admin.open(`${path}?done=${other}`)).html).not.toContain('data-toast');
    }
  });
});
