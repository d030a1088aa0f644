import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { KeyUses } from '../../src/api-keys/key-uses.js';
import { AuditVerifier } from '../../src/audit/audit-verifier.js';
import { OAuthClientsService } from '../../src/oauth/clients/oauth-clients.service.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import type { TestApp } from '../support/app.js';
import { Blocker } from '../support/blocker.js';
import { Browser, type Page } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let admin: Person;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
});
afterAll(() => service?.close());

const me = (key: string) => call(service.url, 'GET', '/v1/me', { key });
/** The address of the link to an action. */
const hrefOf = (page: Page, action: string) => new RegExp(`href="([^"]*/${action})"`).exec(page.html)![1]!;
const KEY = /cdk_live_[0-9A-Za-z]{46}/;

describe('accounts', () => {
  it('can be found, given a plan and limits with immediate effect, suspended and resumed', async () => {
    const { apiKey, secret } = await aKey(service);
    const { email } = await service.app.get(AccountsService).get(apiKey.accountId);
    const path = `/admin/accounts/${apiKey.accountId}`;
    expect(textOf(await admin.open(`/admin/accounts?search=${email}`))).toContain(email);
    const limits = { plan: 'pro', requests_per_minute: '70', concurrency: '', tokens_per_month: '5000' };
    expect(textOf(await admin.post(`${path}/limits`, limits))).toContain('apply immediately');
    const response = await me(secret);
    expect(response.headers.get('x-ratelimit-limit')).toBe('70');
    expect(response.body.data.limits).toMatchObject({ concurrency: 50, tokens_per_month: 5000 });
    const bad = await admin.post(`${path}/limits`, { ...limits, concurrency: '-1' });
    expect([bad.status, bad.html.includes('value="-1"')]).toEqual([422, true]);
    await admin.post(`${path}/suspend`);
    expect((await me(secret)).body.error.reason).toBe('account_suspended');
    await admin.post(`${path}/resume`);
    expect((await me(secret)).status).toBe(200);
  });

  it('get a new password that is shown once and ends all sessions', async () => {
    const person = await Person.signIn(service);
    const page = await admin.post(`/admin/accounts/${person.account.id}/reset-password`);
    const password = /value="([\w-]{20})"/.exec(page.html)![1]!;
    expect((await person.open('/settings/profile')).url.pathname).toBe('/sign-in');
    const browser = new Browser(service.url);
    const next = await browser.submit(await browser.open('/sign-in'), {
      email: person.account.email,
      password,
    });
    expect(next.url.pathname).toBe('/');
  });

  it('keep their new password when its page is reloaded', async () => {
    const account = await anAccount(service);
    const asked = await admin.open(`/admin/accounts/${account.id}/reset-password`);
    const password = /value="([\w-]{20})"/.exec((await admin.browser.submit(asked, {})).html)![1]!;
    const reloaded = await admin.browser.submit(asked, {});
    expect([reloaded.status, textOf(reloaded)]).toEqual([
      422,
      expect.stringContaining(
        `${account.email} has already been changed; if you have not seen the new one, reset it`,
      ),
    ]);
    const browser = new Browser(service.url);
    const signIn = await browser.open('/sign-in');
    expect((await browser.submit(signIn, { email: account.email, password })).url.pathname).toBe('/');
    expect((await admin.browser.submit(reloaded, {})).html).toMatch(/value="[\w-]{20}"/);
  });

  it('are suspended only after a page that says what happens', async () => {
    const { apiKey, secret } = await aKey(service);
    const { email } = await service.app.get(AccountsService).get(apiKey.accountId);
    const account = await admin.open(`/admin/accounts/${apiKey.accountId}`);
    expect(account.html).not.toMatch(/action="[^"]*suspend"/);
    const asked = await admin.open(hrefOf(account, 'suspend'));
    expect(textOf(asked)).toMatch(new RegExp(`all requests of ${email} .*Affected: 1 active key,`));
    expect((await me(secret)).status).toBe(200);
    await admin.browser.submit(asked, {});
    expect((await me(secret)).status).toBe(403);
    expect(textOf(await admin.open(`/admin/accounts/${apiKey.accountId}`))).toContain('suspended');
  });

  it('show their usage, the limits of their plan, their keys, apps and sessions', async () => {
    const person = await Person.signIn(service);
    const { account } = person;
    const { apiKey, secret } = await aKey(service, { accountId: account.id, name: 'web shop' });
    await aClient(service, { accountId: account.id, name: 'Its Own App' });
    const connected = await aClient(service, { name: 'Connected App' });
    await service.database.query(
      'INSERT INTO oauth_consents (account_id, client_id, scopes) VALUES ($1, $2, $3)',
      [account.id, connected.id, ['generate']],
    );
    await me(secret);
    await service.accounted();
    for (const part of [KeyUses, UsageDays]) await service.app.get<{ flush(): unknown }>(part).flush();
    const page = await admin.open(`/admin/accounts/${account.id}`);
    const text = textOf(page);
    for (const words of [
      'Requests 1 Succeeded 1',
      'Tokens this month: 0 (no cap)',
      'Requests per minute free: 60',
      'Tokens per month free: no cap',
      `web shop …${apiKey.lastFour} active just now 127.0.0.1`,
      'Its Own App registered',
      'Connected App authorized',
    ])
      expect(text).toContain(words);
    expect(page.html).toContain(`href="/admin/keys/${apiKey.id}"`);
    expect(page.html).toContain(`href="/admin/requests?account=${account.id}"`);
    expect((await person.open(`/admin/accounts/${account.id}`)).status).toBe(403);
  });

  it('have sessions that an administrator can end, which is audited', async () => {
    const person = await Person.signIn(service);
    const { id } = person.account;
    const linkIn = ({ html }: Page) => /href="([^"]*\/sessions\/[0-9a-f]{64}\/end)"/.exec(html)![1]!;
    const path = linkIn(await admin.open(`/admin/accounts/${id}`));
    const stranger = await anAccount(service);
    const missed = await admin.post(path.replace(id, stranger.id));
    expect(textOf(missed)).toContain('That session has already ended');
    expect((await person.open('/settings/profile')).url.pathname).toBe('/settings/profile');
    expect((await person.post(path)).status).toBe(403);
    const ended = await admin.browser.submit(await admin.open(path), {});
    expect(textOf(ended)).toMatch(/Browser signed out.*No open sessions/);
    expect((await person.open('/settings/profile')).url.pathname).toBe('/sign-in');
    const events = await service.database.query(
      `SELECT actor_id FROM audit_events WHERE action = 'session.ended_elsewhere' AND account_id = $1`,
      [id],
    );
    expect(events).toEqual([{ actor_id: admin.account.id }]);
  });

  it('cannot be suspended by their own user', async () => {
    expect((await admin.post(`/admin/accounts/${admin.account.id}/suspend`)).status).toBe(422);
    expect((await admin.open('/admin/accounts')).status).toBe(200);
  });
});

describe('keys', () => {
  it('can be found by pasting a leaked one, and revoked with a reason', async () => {
    const { apiKey, secret } = await aKey(service, { name: 'leaky' });
    const found = await admin.post('/admin/keys/find', { key: `  ${secret}\n` });
    expect([found.url.pathname, found.html.includes(secret)]).toEqual([`/admin/keys/${apiKey.id}`, false]);
    expect((await admin.post(`/admin/keys/${apiKey.id}/revoke`, { reason: ' ' })).status).toBe(422);
    expect(
      textOf(await admin.post(`/admin/keys/${apiKey.id}/revoke`, { reason: 'found on a forum' })),
    ).toContain('forum');
    expect((await me(secret)).status).toBe(401);
    expect((await admin.post('/admin/keys/find', { key: secret })).url.pathname).toBe(
      `/admin/keys/${apiKey.id}`,
    );
    expect((await admin.post('/admin/keys/find', { key: 'cdk_live_nonsense' })).status).toBe(422);
    const [row] = await service.database.query(
      `SELECT actor_id, account_id FROM audit_events WHERE action = 'key.revoked' AND target_id = $1`,
      [apiKey.id],
    );
    expect(row).toEqual({ actor_id: admin.account.id, account_id: apiKey.accountId });
  });

  // D6. Prevents administrators from using other accounts' keys.
  it('of other accounts are never shown, nor changeable in their owner’s pages', async () => {
    const { apiKey } = await aKey(service);
    expect((await admin.open(`/admin/keys/${apiKey.id}`)).html).not.toMatch(KEY);
    for (const action of ['reveal', 'rotate', 'rename'])
      expect(
        (await admin.post(`/settings/api-keys/${apiKey.id}/${action}`, { password: PASSWORD, overlap: '0' }))
          .status,
      ).toBe(404);
    expect((await admin.post(`/admin/keys/${apiKey.id}/reveal`, { password: PASSWORD })).status).toBe(404);
  });
});

/** Sends the form that verifies an app, as its page has it. */
async function verify(id: string) {
  return admin.browser.submit(await admin.open(`/admin/apps/${id}/verify`), {});
}

describe('apps, plans and usage', () => {
  // Prevents a developer from changing an app between the administrator's check and the verification.
  it.each([
    ['name', { name: 'Renamed Meanwhile' }],
    ['redirect URIs', { redirectUris: ['https://evil.example/callback'] }],
    ['post-logout redirect URIs', { postLogoutRedirectUris: ['https://evil.example/'] }],
  ])('an app is not verified where its %s changed after the page was loaded', async (_what, change) => {
    const apps = service.app.get(OAuthClientsService);
    const { id } = await aClient(service, { name: 'Seen Before' });
    const asked = await admin.open(`/admin/apps/${id}/verify`);
    await apps.update(id, change);
    const page = await admin.browser.submit(asked, {});
    expect([page.status, textOf(page)]).toEqual([
      409,
      expect.stringContaining('has changed since you loaded'),
    ]);
    expect((await admin.post(`/admin/apps/${id}/verify`)).status).toBe(409);
    expect((await apps.find(id))!.isVerified).toBe(false);
    await verify(id);
    expect((await apps.find(id))!.isVerified).toBe(true);
    await apps.delete(id);
  });

  // The consent page names the developer beside the verification.
  it('an app is not verified where the name of its developer changed after the page was loaded', async () => {
    const developer = await anAccount(service, { name: 'Jane Roe' });
    const { id } = await aClient(service, { accountId: developer.id });
    const asked = await admin.open(`/admin/apps/${id}/verify`);
    expect(textOf(asked)).toContain(`Developer Jane Roe, ${developer.email}`);
    const { email } = developer;
    await service.app.get(AccountsService).rename(developer, { name: 'Acme Corporation', email });
    const page = await admin.browser.submit(asked, {});
    expect([page.status, textOf(page)]).toEqual([
      409,
      expect.stringContaining('has changed since you loaded'),
    ]);
    expect((await service.app.get(OAuthClientsService).find(id))!.isVerified).toBe(false);
  });

  it('apps can be verified and suspended', async () => {
    const { id } = await aClient(service, { name: 'Vouched' });
    const state = () => service.app.get(OAuthClientsService).find(id);
    await verify(id);
    await admin.post(`/admin/apps/${id}/suspend`);
    expect(await state()).toMatchObject({ isVerified: true, suspendedAt: expect.any(Date) });
    await admin.post(`/admin/apps/${id}/unverify`);
    await admin.post(`/admin/apps/${id}/resume`);
    expect(await state()).toMatchObject({ isVerified: false, suspendedAt: null });
    expect((await admin.post(`/admin/apps/${randomUUID()}/verify`)).status).toBe(404);
  });

  it.each(['verify', 'suspend', 'unverify'])('to %s an app, an administrator confirms it', async (action) => {
    const apps = service.app.get(OAuthClientsService);
    const { id } = await aClient(service, { name: `To ${action}` });
    if (action === 'unverify') await apps.update(id, { isVerified: true });
    const list = await admin.open(`/admin/apps?search=To+${action}`);
    expect(list.html).not.toMatch(/action="\/admin\/apps\/[^"]/);
    const { isVerified, suspendedAt, redirectUris } = (await apps.find(id))!;
    const asked = await admin.open(hrefOf(list, action));
    for (const shown of [`To ${action}`, redirectUris[0]!]) expect(textOf(asked)).toContain(shown);
    expect(await apps.find(id)).toMatchObject({ isVerified, suspendedAt });
    await admin.browser.submit(asked, {});
    expect(await apps.find(id)).toMatchObject(
      action === 'suspend' ? { suspendedAt: expect.any(Date) } : { isVerified: action === 'verify' },
    );
    await apps.delete(id);
  });

  it('an unknown change of an app is not found', async () => {
    const { id } = await aClient(service);
    for (const path of [`${id}/toString`, `${randomUUID()}/verify`])
      expect((await admin.open(`/admin/apps/${path}`)).status).toBe(404);
  });

  it('an app that resembles a verified one cannot be verified, and the list gives the reason', async () => {
    const apps = service.app.get(OAuthClientsService);
    const { id: known } = await aClient(service, { name: 'Acme Mailer' });
    const { id } = await aClient(service, { name: 'Acme Mai1er' });
    await apps.update(known, { isVerified: true });
    const page = await verify(id);
    expect([page.status, page.html.includes('<h1>Apps</h1>'), textOf(page)]).toEqual([
      422,
      true,
      expect.stringContaining('The name Acme Mai1er looks like the name of a verified app'),
    ]);
    expect((await apps.find(id))!.isVerified).toBe(false);
  });

  // Prevents an internal error when two users act on one object at the same time.
  it('suspending an app that is being deleted causes no internal error', async () => {
    const developer = await Person.signIn(service);
    for (const [person, path, status] of [
      [admin, 'admin/apps', 422],
      [developer, 'developer/apps', 409],
    ] as const) {
      const { id } = await aClient(service, { accountId: person.account.id });
      const deletion = 'DELETE FROM oauth_clients WHERE id = $1';
      const blocker = await Blocker.hold(service.database, deletion, [id]);
      const response = person.post(`/${path}/${id}/suspend`);
      await blocker.areWaiting(1);
      await blocker.release();
      const page = await response;
      expect([page.status, textOf(page)]).toEqual([status, expect.stringContaining(`App ${id} not found`)]);
    }
  });

  it('a changed plan applies immediately to its accounts', async () => {
    const { secret, apiKey } = await aKey(service);
    const accounts = service.app.get(AccountsService);
    await accounts.setLimits(await accounts.get(apiKey.accountId), { plan: 'scale' });
    expect((await me(secret)).headers.get('x-ratelimit-limit')).toBe('3000');
    const plan = { requests_per_minute: '4000', concurrency: '200', tokens_per_month: '' };
    expect(textOf(await admin.post('/admin/plans/scale', plan))).toContain('applies immediately');
    expect((await me(secret)).headers.get('x-ratelimit-limit')).toBe('4000');
    expect((await admin.post('/admin/plans/scale', { ...plan, concurrency: '' })).status).toBe(422);
    expect((await admin.post('/admin/plans/none', plan)).status).toBe(404);
  });

  it('usage is shown for all accounts together', async () => {
    const page = await admin.open('/admin/usage');
    expect(page.html.match(/class="chart"/g)).toHaveLength(2);
    expect(textOf(page)).toContain('Accounts with the most tokens');
  });
});

describe('the audit log', () => {
  it('can be filtered by action, actor and target, and stays intact', async () => {
    const { apiKey } = await aKey(service, { name: 'audited <u>key</u>' });
    const { email } = await service.app.get(AccountsService).get(apiKey.accountId);
    const text = async (query: string) => textOf(await admin.open(`/admin/audit?${query}`));
    expect(await text(`target=${apiKey.id}`)).toContain('audited <u>key</u>');
    expect(await text('action=key.created')).toContain('audited');
    expect(await text('action=plan.changed')).not.toContain('audited');
    expect(await text(`account=${apiKey.accountId}`)).toContain(email);
    expect(await text(`actor=${admin.account.email}&action=session.signed_in`)).toContain('signed in');
    expect(await text('target=nothing')).toContain('Nothing matches');
    expect(await service.app.get(AuditVerifier).verify()).toMatchObject({ ok: true, first_bad: null });
  });
});

describe('users without the administrator role', () => {
  const paths = ['accounts', 'keys', 'apps', 'plans', 'usage', 'audit'].map((name) => `/admin/${name}`);

  // D6
  it.each(paths)('get an error page for %s, and no link to it', async (path) => {
    const person = await Person.signIn(service);
    const page = await person.open(path);
    expect([page.status, textOf(page)]).toEqual([403, expect.stringContaining('for administrators')]);
    expect((await person.open('/settings/profile')).html).not.toContain(path);
  });

  // D6
  it('cannot submit any administration form', async () => {
    const person = await Person.signIn(service);
    const { apiKey, secret } = await aKey(service);
    const forms = [
      `accounts/${apiKey.accountId}/limits`,
      `accounts/${apiKey.accountId}/suspend`,
      `accounts/${apiKey.accountId}/resume`,
      `accounts/${apiKey.accountId}/reset-password`,
      `keys/${apiKey.id}/revoke`,
      'keys/find',
      `apps/${randomUUID()}/verify`,
      'plans/free',
    ];
    for (const form of forms)
      expect((await person.post(`/admin/${form}`, { reason: 'x', key: secret, plan: 'scale' })).status).toBe(
        403,
      );
    expect((await me(secret)).body.data.account.plan).toBe('free');
  });

  it('lose access once the role is removed, in the same session', async () => {
    const former = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    expect((await former.open('/admin/keys')).status).toBe(200);
    await service.database.query('UPDATE accounts SET is_admin = false WHERE id = $1', [former.account.id]);
    expect((await former.open('/admin/keys')).status).toBe(403);
  });
});
