import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import type { TestApp } from '../support/app.js';
import { Browser, type Page } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let admin: Person;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error' });
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
});
afterAll(() => service?.close());

let people = 0;
const anAddress = () => `person-${(people += 1)}@example.com`;
const accounts = () => service.app.get(AccountsService);

/** Invites a person and returns the path of the link. */
async function invite(by: Person, fields: Record<string, string>): Promise<string> {
  const page = await by.post('/admin/accounts/new', { with: 'link', plan: 'free', ...fields });
  expect(page.status).toBe(200);
  return linkIn(page);
}

/** The path of the link that a page shows. */
const linkIn = ({ html }: Page) =>
  new URL(/value="(http[^"]+\/invitation\/[\w-]{43})"/.exec(html)![1]!).pathname;

/** Opens a link as a new person and submits the form. */
async function accept(path: string, fields: Record<string, string> = {}) {
  const browser = new Browser(service.url);
  const page = await browser.open(path);
  if (page.status !== 200) return page;
  return browser.submit(page, { name: 'Kim Lee', password: PASSWORD, ...fields });
}

/** Withdraws the invitation of an address. */
async function withdraw(email: string) {
  const [row] = await service.database.query('SELECT id FROM account_invitations WHERE email = $1', [email]);
  const withdrawal = `/admin/accounts/invitations/${row!.id}/withdraw`;
  expect(textOf(await admin.post(withdrawal))).toContain('no longer works');
  expect((await admin.post(withdrawal)).status).toBe(404);
}

const openInvitations = () =>
  service.database.query('SELECT id FROM account_invitations WHERE expires_at > now() ORDER BY id');

describe('an invitation', () => {
  it('creates the account with the name and password that the person chose, and signs them in', async () => {
    const email = anAddress();
    const path = await invite(admin, { email, plan: 'pro' });
    expect(textOf(await admin.open('/admin/accounts'))).toContain(email);
    const home = await accept(path);
    expect([home.url.pathname, home.html.includes(email)]).toEqual(['/', true]);
    expect(await accounts().get(email)).toMatchObject({ name: 'Kim Lee', plan: 'pro', isAdmin: false });
    const rows = await service.database.query(
      `SELECT action, actor_id FROM audit_events WHERE target_name = $1 AND action LIKE 'account.%' ORDER BY seq`,
      [email],
    );
    expect(rows.map(({ action }) => action)).toEqual(['account.invited', 'account.opened']);
    expect(rows[0]!.actor_id).toBe(admin.account.id);
  });

  it('works once, even for parallel submissions', async () => {
    const path = await invite(admin, { email: anAddress(), is_admin: 'yes' });
    const pages = await Promise.all(Array.from({ length: 5 }, () => accept(path)));
    expect(pages.filter(({ url }) => url.pathname === '/')).toHaveLength(1);
    expect((await accept(path)).status).toBe(404);
  });

  it('keeps its link when the page of the link is reloaded', async () => {
    const form = await admin.open('/admin/accounts/new');
    const fields = { email: anAddress(), plan: 'free', with: 'link' };
    const path = linkIn(await admin.browser.submit(form, fields));
    const reloaded = await admin.browser.submit(form, fields);
    expect([reloaded.url.pathname, textOf(reloaded)]).toEqual([
      '/admin/accounts',
      expect.stringContaining('Its link was shown once'),
    ]);
    expect((await accept(path)).url.pathname).toBe('/');
  });

  it.each([
    ['accepted', (path: string) => accept(path)],
    ['replaced', (_path: string, email: string) => invite(admin, { email, plan: 'pro' })],
    ['withdrawn', (_path: string, email: string) => withdraw(email)],
  ])('is not created again by a reload after it was %s', async (_what, end) => {
    const form = await admin.open('/admin/accounts/new');
    const fields = { email: anAddress(), plan: 'free', with: 'link' };
    await end(linkIn(await admin.browser.submit(form, fields)), fields.email);
    const before = await openInvitations();
    const reloaded = await admin.browser.submit(form, fields);
    expect([reloaded.url.pathname, textOf(reloaded)]).toEqual([
      '/admin/accounts',
      expect.stringContaining('was used, replaced or withdrawn'),
    ]);
    expect(await openInvitations()).toEqual(before);
  });

  it('invites another person with a form that the browser has kept', async () => {
    const form = await admin.open('/admin/accounts/new');
    const fields = { email: anAddress(), plan: 'free', with: 'link', is_admin: 'yes' };
    const first = linkIn(await admin.browser.submit(form, fields));
    const other = linkIn(await admin.browser.submit(form, { ...fields, email: anAddress() }));
    expect((await accept(other)).url.pathname).toBe('/');
    // Without the rights of an administrator, it replaces the first.
    const { is_admin: _, ...asMember } = fields;
    const member = linkIn(await admin.browser.submit(form, asMember));
    expect((await accept(first)).status).toBe(404);
    expect((await accept(member)).url.pathname).toBe('/');
  });

  it('keeps the name after a weak password, and can then still be used', async () => {
    const path = await invite(admin, { email: anAddress() });
    const weak = await accept(path, { password: 'password123', name: 'Ada Vane' });
    expect([weak.status, weak.html.includes('value="Ada Vane"')]).toEqual([422, true]);
    expect((await accept(path)).url.pathname).toBe('/');
  });

  it.each([
    [
      'has expired',
      (email: string) =>
        service.database.query('UPDATE account_invitations SET expires_at = now() WHERE email = $1', [email]),
    ],
    ['was replaced', (email: string) => invite(admin, { email: email.toUpperCase() })],
    ['was withdrawn', withdraw],
  ])('cannot be used where it %s', async (_what, end) => {
    const email = anAddress();
    const path = await invite(admin, { email });
    await end(email);
    expect((await accept(path)).status).toBe(404);
    expect(await accounts().findByEmailOrId(email)).toBeNull();
  });

  it('cannot be used where the person who made it is no longer an active administrator', async () => {
    const other = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    const path = await invite(other, { email: anAddress(), is_admin: 'yes' });
    await accounts().setSuspended(other.account, true);
    expect((await accept(path)).status).toBe(404);
    await accounts().setSuspended(other.account, false);
    await service.database.query('UPDATE accounts SET is_admin = false WHERE id = $1', [other.account.id]);
    expect((await accept(path)).status).toBe(404);
  });

  it('is answered alike for an unknown link and for a used one', async () => {
    const path = await invite(admin, { email: anAddress() });
    await accept(path);
    const used = await new Browser(service.url).open(path);
    const unknown = await new Browser(service.url).open(`/invitation/${'a'.repeat(43)}`);
    const wordsOf = (page: Page) => textOf(page).replace(/req_\w+/, '');
    expect([used.status, wordsOf(used)]).toEqual([404, wordsOf(unknown)]);
  });
});

describe('adding a person', () => {
  it('with a password shows it once, and the person can sign in', async () => {
    const email = anAddress();
    const page = await admin.post('/admin/accounts/new', { email, plan: 'pro', with: 'password' });
    const password = /value="([\w-]{20})"/.exec(page.html)![1]!;
    const browser = new Browser(service.url);
    const home = await browser.submit(await browser.open('/sign-in'), { email, password });
    expect(home.url.pathname).toBe('/');
    expect((await accounts().get(email)).plan).toBe('pro');
  });

  it.each(['link', 'password'])(
    'by %s is refused for a bad address, one in use, and an unknown plan',
    async (by) => {
      const existing = await anAccount(service);
      const add = (fields: Record<string, string>) =>
        admin.post('/admin/accounts/new', { plan: 'free', email: anAddress(), with: by, ...fields });
      const refused: [Record<string, string>, string][] = [
        [{ email: 'nobody' }, 'valid email address'],
        [{ email: existing.email.toUpperCase() }, 'already has an account'],
        [{ plan: 'gold' }, 'Plan gold not found'],
      ];
      for (const [fields, reason] of refused) {
        const page = await add(fields);
        expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining(reason)]);
        if (fields.email) expect(page.html).toContain(`value="${fields.email}"`);
      }
    },
  );

  it('is only for administrators', async () => {
    const person = await Person.signIn(service);
    expect((await person.open('/admin/accounts/new')).status).toBe(403);
    const page = await person.post('/admin/accounts/new', { email: anAddress(), plan: 'free', with: 'link' });
    expect(page.status).toBe(403);
    const id = '00000000-0000-4000-8000-000000000000';
    expect((await person.post(`/admin/accounts/invitations/${id}/withdraw`)).status).toBe(403);
    expect((await admin.post(`/admin/accounts/invitations/${id}/withdraw`)).status).toBe(404);
  });
});
