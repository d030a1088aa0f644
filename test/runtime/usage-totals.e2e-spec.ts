import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AccountDeletion } from '../../src/account-lifecycle/account-deletion.js';
import { KeyVerifier } from '../../src/api-keys/key-verifier.js';
import { DAY_MS } from '../../src/common/time/day-ms.js';
import { UsageFigures } from '../../src/dashboard/charts/usage-figures.js';
import { Janitor } from '../../src/database/janitor.js';
import { CREDENTIALS_MIN } from '../../src/usage/account-usage-totals.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';

let service: TestApp;

beforeAll(async () => {
  service = await startApp();
});
afterAll(() => service.close());
beforeEach(() => service.database.query('TRUNCATE usage_days, usage_totals, account_usage_totals'));

const cleanUp = () => service.app.get(Janitor).cleanUp();
const totals = () =>
  service.database.query('SELECT requests::int, tokens::int FROM usage_totals ORDER BY day');

/** Adds one request of ten tokens, so many days ago by the clock of the database. */
async function use(accountId: string, daysAgo: number) {
  await service.database.query(
    `INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests, output_tokens)
     VALUES ($1, (now() AT TIME ZONE 'UTC')::date - $2::int, 'api_key', $3, 'site', 1, 10)`,
    [accountId, daysAgo, randomUUID()],
  );
}

/** What the overview shows of the last five days, the oldest first, and how many of these days have a total. */
async function figuresOf(accountId: string) {
  const [database] = await service.database.query('SELECT extract(epoch FROM now()) * 1000 AS ms');
  service.clock.stop(Number(database!.ms));
  const figures = await service.app.get(UsageFigures).ofAccount(accountId, 5);
  const totaled = await service.database.query('SELECT FROM account_usage_totals WHERE account_id = $1', [
    accountId,
  ]);
  return { requests: figures.map(({ requests }) => requests), totaled: totaled.length };
}

const useMany = (accountId: string, daysAgo: number) =>
  Promise.all(Array.from({ length: CREDENTIALS_MIN }, () => use(accountId, daysAgo)));

/** Lets days go by: everything that is stored becomes so much older. */
async function passDays(days: number) {
  await service.database.query(`
    UPDATE usage_days SET day = day - ${days};
    UPDATE usage_totals SET day = day - ${days}, summed_at = summed_at - interval '${days} days'`);
}

describe('The total of a day', () => {
  it('is computed once the day is over', async () => {
    const { id } = await anAccount(service);
    for (const daysAgo of [0, 3, 3, 40]) await use(id, daysAgo);
    await cleanUp();
    expect(await totals()).toEqual([
      { requests: 1, tokens: 10 },
      { requests: 2, tokens: 20 },
    ]);
  });

  it('is correct if the clock of a process was ahead past midnight', async () => {
    const { id } = await anAccount(service);
    await use(id, 0);
    service.clock.advance(2 * DAY_MS);
    await cleanUp();
    service.clock.advance(-2 * DAY_MS);
    await use(id, 0);
    await passDays(3);
    await cleanUp();
    expect(await totals()).toEqual([{ requests: 2, tokens: 20 }]);
  });

  it('is correct once a database clock that was ahead is corrected', async () => {
    const { id } = await anAccount(service);
    await use(id, 0);
    await use(id, -30);
    // What a clock that is ahead by 31 days leaves behind.
    await service.database.query(`
      INSERT INTO usage_totals (day, requests, errors, rate_limited, tokens, summed_at)
      SELECT day, requests, 0, 0, output_tokens, now() + interval '31 days' FROM usage_days`);
    await use(id, 0);
    await cleanUp();
    expect(await totals()).toEqual([]);
    await passDays(2);
    await cleanUp();
    expect(await totals()).toEqual([{ requests: 2, tokens: 20 }]);
  });

  it('is correct if the service was stopped while the clock was ahead', async () => {
    const { id } = await anAccount(service);
    await use(id, 2);
    await service.database.query(`
      INSERT INTO usage_totals (day, requests, errors, rate_limited, tokens, summed_at)
      SELECT day, requests, 0, 0, output_tokens, now() + interval '1 hour' FROM usage_days`);
    await use(id, 2);
    await cleanUp();
    expect(await totals()).toEqual([{ requests: 2, tokens: 20 }]);
  });

  it('includes late counts', async () => {
    const { id } = await anAccount(service);
    await use(id, 2);
    await service.database.query(`
      INSERT INTO usage_totals (day, requests, errors, rate_limited, tokens, summed_at)
      SELECT day, requests, 0, 0, output_tokens, (day + 1)::timestamp AT TIME ZONE 'UTC' + interval '2 hours'
        FROM usage_days`);
    await use(id, 2);
    await cleanUp();
    expect(await totals()).toEqual([{ requests: 2, tokens: 20 }]);
  });

  it('is kept when accounts are deleted, even if it is recomputed', async () => {
    const account = await anAccount(service);
    const other = await anAccount(service);
    await use(account.id, 3);
    await use(other.id, 3);
    await cleanUp();
    await service.app.get(AccountDeletion).delete(account);
    await service.database.query('UPDATE usage_totals SET summed_at = NULL');
    await cleanUp();
    expect(await totals()).toEqual([{ requests: 2, tokens: 20 }]);
  });
});

describe('The total of a day of an account with many credentials', () => {
  it('is computed once no counts of the day can be late, and is shown', async () => {
    const { id } = await anAccount(service);
    for (const daysAgo of [0, 1, 2, 3]) await useMany(id, daysAgo);
    await cleanUp();
    const expected = { requests: [0, 100, 100, 100, 100], totaled: 2 };
    expect(await figuresOf(id)).toEqual(expected);
    // Shown from the total: later changes of the rows behind it are not.
    await service.database.query('UPDATE usage_days SET requests = 7');
    expect(await figuresOf(id)).toEqual({ ...expected, requests: [0, 100, 100, 700, 700] });
  });

  it('is given up for counts that are even later', async () => {
    const { secret, apiKey } = await aKey(service);
    const principal = await service.app.get(KeyVerifier).verify(secret, '127.0.0.1');
    await useMany(apiKey.accountId, 3);
    await cleanUp();
    const usage = service.app.get(UsageDays);
    service.clock.advance(-3 * DAY_MS);
    usage.note(principal, 'served');
    service.clock.advance(3 * DAY_MS);
    await usage.flush();
    await cleanUp();
    expect(await figuresOf(apiKey.accountId)).toEqual({ requests: [0, 101, 0, 0, 0], totaled: 0 });
  });

  it('is computed where an earlier version has computed the totals over all accounts', async () => {
    const { id } = await anAccount(service);
    await useMany(id, 3);
    await cleanUp();
    await service.database.query(
      'TRUNCATE account_usage_totals; UPDATE usage_totals SET accounts_summed_at = NULL',
    );
    await cleanUp();
    expect(await figuresOf(id)).toEqual({ requests: [0, 100, 0, 0, 0], totaled: 1 });
  });

  it('is not computed for accounts with few credentials', async () => {
    const { id } = await anAccount(service);
    for (const daysAgo of [0, 3, 3]) await use(id, daysAgo);
    await cleanUp();
    expect(await figuresOf(id)).toEqual({ requests: [0, 2, 0, 0, 1], totaled: 0 });
  });

  it('is correct once a database clock that was ahead is corrected', async () => {
    const { id } = await anAccount(service);
    await useMany(id, 0);
    await service.database.query(`
      INSERT INTO account_usage_totals (account_id, day, requests, errors, rate_limited, tokens)
      SELECT account_id, day, sum(requests), 0, 0, 0 FROM usage_days GROUP BY account_id, day`);
    await use(id, 0);
    await cleanUp();
    expect(await figuresOf(id)).toEqual({ requests: [0, 0, 0, 0, 101], totaled: 0 });
    await passDays(3);
    await cleanUp();
    expect(await figuresOf(id)).toEqual({ requests: [0, 101, 0, 0, 0], totaled: 1 });
  });

  it('is deleted with the account', async () => {
    const account = await anAccount(service);
    await useMany(account.id, 3);
    await cleanUp();
    await service.app.get(AccountDeletion).delete(account);
    expect(await figuresOf(account.id)).toEqual({ requests: [0, 0, 0, 0, 0], totaled: 0 });
  });
});
