import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { DAY_MS } from '../../src/common/time/day-ms.js';
import type { TestApp } from '../support/app.js';
import { Browser, type Page } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { anAccount, PASSWORD } from '../support/factories.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { holdSignInWaits, passSignInWaits } from '../support/sign-in-waits.js';

const OTHER_PASSWORD = 'seven green umbrellas';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error', SIGNUP: 'open', TRUST_PROXY: '1' });
  await holdSignInWaits(service.database);
});
afterAll(() => service?.close());
beforeEach(() => service.database.query('TRUNCATE sign_in_attempts, sign_up_attempts'));

/** Signs in from an address, in a browser of its own unless one is given. */
async function signIn(
  email: string,
  password: string,
  address: string,
  browser = new Browser(service.url),
): Promise<Page> {
  return browser.submit(await browser.open('/sign-in'), { email, password }, { 'x-forwarded-for': address });
}

/** Fails to sign in until the account has to wait wherever one comes from; returns the statuses. */
async function attack(email: string, addresses: number, guesses: number): Promise<number[]> {
  const browser = new Browser(service.url);
  const page = await browser.open('/sign-in');
  const statuses: number[] = [];
  for (let guess = 0; guess < addresses * guesses; guess += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${Math.floor(guess / guesses)}` };
    const response = await browser.submit(page, { email, password: 'wrong password' }, headers);
    statuses.push(response.status);
  }
  return statuses;
}

const signOut = async (browser: Browser) => browser.submit(await browser.open('/sign-out'), {});

describe('wrong passwords for one account from many addresses', () => {
  // Prevents guessing from a botnet in which no single address fails often.
  it('are slowed down across all addresses', async () => {
    const { email } = await anAccount(service);
    const statuses = await attack(email, 20, 6);
    const looked = statuses.filter((status) => status === 422).length;
    // Twenty are free; after those the waits grow to a minute.
    expect(looked).toBeGreaterThanOrEqual(20);
    expect(looked).toBeLessThan(60);
    expect(statuses.at(-1)).toBe(429);
    const [row] = await service.database.query(
      `SELECT count(*)::int AS events FROM audit_events WHERE action = 'session.throttled' AND target_name = $1`,
      [email],
    );
    expect(row!.events).toBeGreaterThan(0);
  });

  // Prevents locking a user out by guessing their password.
  it('do not lock out a known browser, and delay new ones by at most a minute', async () => {
    const person = await Person.signIn(service);
    const { email } = person.account;
    await attack(email, 4, 6);
    const elsewhere = await signIn(email, PASSWORD, '198.51.100.1');
    expect([elsewhere.status, Number(elsewhere.headers.get('retry-after'))]).toEqual([
      429,
      expect.any(Number),
    ]);
    expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await signOut(person.browser);
    const known = await signIn(email, PASSWORD, '198.51.100.2', person.browser);
    expect([known.status, known.url.pathname]).toEqual([200, '/']);
    await passSignInWaits(service.database, '1 minute');
    expect((await signIn(email, PASSWORD, '198.51.100.3')).status).toBe(200);
  });

  it('do not lock out a signed-in user who confirms the password', async () => {
    const person = await Person.signIn(service);
    await attack(person.account.email, 4, 6);
    const page = await person.post('/settings/profile', {
      name: 'Ada',
      email: `new.${person.account.email}`,
      password: PASSWORD,
    });
    expect(page.status).toBe(200);
  });

  // Prevents a botnet from guessing with the device cookie of one browser.
  it('of a known browser are limited across all addresses', async () => {
    const { account, browser } = await Person.signIn(service);
    await signOut(browser);
    const statuses: number[] = [];
    for (let address = 0; address < 8; address += 1)
      statuses.push((await signIn(account.email, 'wrong', `203.0.113.${address}`, browser)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  });
});

describe('wrong passwords from the address of the account’s owner', () => {
  const address = '203.0.113.0';

  it('do not lock out a known browser', async () => {
    const person = await Person.signIn(service);
    await signOut(person.browser);
    expect((await attack(person.account.email, 1, 50)).at(-1)).toBe(429);
    expect((await signIn(person.account.email, PASSWORD, address)).status).toBe(429);
    const known = await signIn(person.account.email, PASSWORD, address, person.browser);
    expect([known.status, known.url.pathname]).toEqual([200, '/']);
  });

  it('do not keep a signed-in user from confirming the password', async () => {
    const person = await Person.signIn(service);
    await attack(person.account.email, 1, 50);
    const form = { name: 'Ada', email: `new.${person.account.email}`, password: PASSWORD };
    const headers = { 'x-forwarded-for': address };
    const page = await person.browser.submit(await person.browser.open('/settings/profile'), form, headers);
    expect(page.status).toBe(200);
  });
});

describe('another spelling of an account’s address', () => {
  // Prevents additional guesses with letters that the database folds but JavaScript does not.
  it.each([
    ['U+0130', (email: string) => email.replace('i', '\u0130')],
    ['U+212A', (email: string) => email.replace('k', '\u212a')],
    ['NUL', (email: string) => email.replace('k', 'k\0')],
    ['white space and NUL', (email: string) => ` \0 ${email}`],
  ])('with %s shares its counters', async (_what, respell) => {
    const { email } = await anAccount(service, { email: `kim-${randomUUID()}@example.com` });
    for (let guess = 0; guess < 5; guess += 1) await signIn(email, 'wrong password', '203.0.113.7');
    const respelt = await signIn(respell(email), PASSWORD, '203.0.113.7');
    expect([respelt.status, respelt.url.pathname]).toEqual([429, '/sign-in']);
    expect((await signIn(email, PASSWORD, '203.0.113.7')).status).toBe(429);
  });
});

describe('the device cookie', () => {
  const isLetThrough = async (email: string, browser: Browser, password = PASSWORD) =>
    (await signIn(email, password, '198.51.100.9', browser)).status === 200;

  it('is hashed at rest, hidden from scripts and different after each sign-in', async () => {
    const { account, browser } = await Person.signIn(service);
    const first = browser.cookie('copydesk_device')!;
    expect(browser.setCookies.find((text) => text.startsWith('copydesk_device='))).toMatch(
      /; HttpOnly; SameSite=Lax/,
    );
    await signOut(browser);
    await signIn(account.email, PASSWORD, '198.51.100.4', browser);
    const second = browser.cookie('copydesk_device')!;
    expect(second).not.toBe(first);
    const rows = await service.database.query(
      `SELECT token_hash = sha256($2::bytea) AS "isHash" FROM known_browsers WHERE account_id = $1`,
      [account.id, second],
    );
    expect(rows).toEqual([{ isHash: true }]);
  });

  it('is not valid for another account, nor if forged', async () => {
    const { browser } = await Person.signIn(service);
    await signOut(browser);
    const { email } = await anAccount(service);
    await attack(email, 4, 6);
    expect(await isLetThrough(email, browser)).toBe(false);
    const made = await fetch(`${service.url}/sign-in`, {
      headers: { cookie: `copydesk_device=${'x'.repeat(43)}` },
    });
    expect(made.status).toBe(200);
  });

  // Prevents unlimited guesses of the new password by someone who knew the old one.
  it('is invalidated by a password change', async () => {
    const { account, browser } = await Person.signIn(service);
    await service.app.get(AccountsService).resetPassword(account, OTHER_PASSWORD);
    await attack(account.email, 4, 6);
    expect(await isLetThrough(account.email, browser, OTHER_PASSWORD)).toBe(false);
  });

  it('works for all accounts that sign in with one browser', async () => {
    const [one, two] = [await anAccount(service), await anAccount(service)];
    const browser = new Browser(service.url);
    for (const { email } of [one, two]) {
      await signIn(email, PASSWORD, '198.51.100.5', browser);
      await signOut(browser);
    }
    for (const { email } of [one, two]) {
      await attack(email, 4, 6);
      expect(await isLetThrough(email, browser)).toBe(true);
      await signOut(browser);
    }
  });

  // Prevents a stolen cookie's count from being reset by signing in to another account.
  it('keeps its count of failures when another account signs in with it', async () => {
    const { account, browser } = await Person.signIn(service);
    await signOut(browser);
    const thief = await anAccount(service);
    const rowsOf = () =>
      service.database.query('SELECT * FROM known_browsers WHERE account_id = $1', [account.id]);
    const before = await rowsOf();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      statuses.push((await signIn(account.email, 'wrong', `203.0.113.${guess}`, browser)).status);
      expect((await signIn(thief.email, PASSWORD, `198.51.100.${guess}`, browser)).status).toBe(200);
      await signOut(browser);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    expect(await rowsOf()).toEqual(before);
  });

  it('contains tokens for at most the last ten accounts', async () => {
    const browser = new Browser(service.url);
    for (let count = 0; count < 12; count += 1) {
      const { email } = await anAccount(service);
      await signIn(email, PASSWORD, `198.51.100.${count}`, browser);
      await signOut(browser);
    }
    const tokens = browser.cookie('copydesk_device')!.split('.');
    expect(new Set(tokens).size).toBe(10);
    expect(tokens).toHaveLength(10);
  });
});

describe('delays', () => {
  // Prevents a day of 429 for an address after a brief clock error of one process.
  it('of an address end when a clock that jumped ahead is corrected', async () => {
    const { email } = await anAccount(service);
    service.clock.advance(DAY_MS);
    const ahead = await signIn(email, PASSWORD, '192.0.2.1');
    service.clock.advance(-DAY_MS);
    expect(ahead.status).toBe(200);
    const after = await signIn((await anAccount(service)).email, PASSWORD, '192.0.2.1');
    expect(after.status).toBe(200);
  });

  it('of zero are stored as none, and one that ends implausibly late is ignored', async () => {
    const { email } = await anAccount(service);
    await signIn(email, PASSWORD, '192.0.2.2');
    expect(await service.database.query(`SELECT DISTINCT retry_at FROM sign_in_attempts`)).toEqual([
      { retry_at: null },
    ]);
    await signIn(email, 'wrong password', '192.0.2.2');
    await service.database.query(`UPDATE sign_in_attempts SET retry_at = now() + interval '1 day'`);
    expect((await signIn(email, PASSWORD, '192.0.2.2')).status).toBe(200);
  });
});

describe('sign-up', () => {
  const signUp = async (email: string, address: string, password = PASSWORD) => {
    const browser = new Browser(service.url);
    return browser.submit(
      await browser.open('/sign-up'),
      { email, password },
      { 'x-forwarded-for': address },
    );
  };
  const fresh = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.com`;

  // Prevents mass registration and account enumeration.
  it('is limited to five attempts per hour and address, successful or not', async () => {
    const { email: taken } = await anAccount(service);
    const emails = [fresh('a'), taken, fresh('b'), taken, fresh('c'), fresh('d'), taken];
    const statuses: number[] = [];
    for (const email of emails) statuses.push((await signUp(email, '192.0.2.3')).status);
    expect(statuses).toEqual([200, 422, 200, 422, 200, 429, 429]);
    const refused = await signUp(fresh('e'), '192.0.2.3');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await signUp(fresh('f'), '192.0.2.4')).status).toBe(200);
    await service.database.query(`UPDATE sign_up_attempts SET expires_at = expires_at - interval '1 hour'`);
    expect((await signUp(fresh('g'), '192.0.2.3')).status).toBe(200);
  });

  it('counts an IPv6 /64 as one address, and counts parallel attempts', async () => {
    const pages = await Promise.all(
      Array.from({ length: 9 }, (_, host) => signUp(fresh('v6'), `2001:db8:1:2::${host + 1}`)),
    );
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(pages.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await signUp(fresh('v6'), '2001:db8:1:3::1')).status).toBe(200);
  });

  it('with a weak password shows an error and uses no attempt', async () => {
    for (let count = 0; count < 6; count += 1) {
      const page = await signUp(fresh('weak'), '192.0.2.5', 'password123');
      expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('too easy to guess')]);
    }
    expect((await signUp(fresh('strong'), '192.0.2.5')).status).toBe(200);
  });

  // Prevents account enumeration by a signed-in user.
  it('and changing the email address reveal existing accounts at most five times per hour', async () => {
    const person = await Person.signIn(service);
    const { email: taken } = await anAccount(service);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push(
        (await person.post('/settings/profile', { name: 'Eve', email: taken, password: PASSWORD })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});
