import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { KeyVerifier } from '../../src/api-keys/key-verifier.js';
import { ClaimStore } from '../../src/generation/claim-store.js';
import type { KeyOwner } from '../../src/generation/idempotency-claim.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { LOCK_WAIT_MS } from '../../src/database/limited-wait.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount, someAccounts } from '../support/factories.js';
import { call } from '../support/http.js';
import { hearStatements, type Statement } from '../support/statements.js';
import { aRow } from '../support/stored-generation.js';

let service: TestApp;
let blocker: Client;

beforeAll(async () => {
  service = await startApp();
  blocker = new Client({ connectionString: service.database.url });
  await blocker.connect();
});
afterEach(async () => void (await blocker.query('ROLLBACK')));
afterAll(async () => {
  await blocker?.end();
  await service?.close();
});

/** How long a statement waits for locked rows, in milliseconds; 0 without a limit of its own. */
function lockWaitOf({ text, values }: Statement): number {
  const position = /set_config\('lock_timeout', \$(\d+)/.exec(text)?.[1];
  return position === undefined ? 0 : Number(values[Number(position) - 1]);
}

// An attack, where it can be made to last: one account's lock costs every other account its requests.
describe('a row that another transaction keeps locked', () => {
  it('delays the claims of its own account only', async () => {
    const slow = await anAccount(service);
    const others = await someAccounts(service, 10);
    const claims = service.app.get(ClaimStore);
    const claim = ({ id }: { id: string }) => {
      const owner: KeyOwner = [id, '', randomUUID()];
      return claims.claim(owner, Buffer.alloc(32), randomUUID());
    };
    // A claim refers to its account: the insert waits for transactions that change it.
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [slow.id]);
    let isSettled = false;
    const held = claim(slow).finally(() => (isSettled = true));
    for (let round = 0; round < 3; round += 1) {
      const made = await Promise.all(others.map(claim));
      for (const each of made) {
        expect(each).not.toBeNull();
        each!.settle();
      }
    }
    expect(isSettled).toBe(false);
    await blocker.query('ROLLBACK');
    const own = await held;
    expect(own).not.toBeNull();
    own!.settle();
    expect(claims.depth).toBe(0);
  });

  it('delays the others only briefly if many accounts in a batch have one', async () => {
    const locked = await someAccounts(service, 40);
    const other = await anAccount(service);
    const store = service.app.get(GenerationStore);
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM accounts WHERE id = ANY($1) FOR UPDATE', [locked.map(({ id }) => id)]);
    const statements = hearStatements();
    const held = Promise.allSettled(locked.map(({ id }) => store.save(aRow(id))));
    expect(await store.save(aRow(other.id))).toBe(true);
    // The statement of a batch waits in full once; those that then find its locked rows, one by one, wait shortly.
    const fullWaits = statements.take().filter((statement) => lockWaitOf(statement) >= LOCK_WAIT_MS);
    statements.stop();
    expect(fullWaits.length).toBeLessThan(locked.length / 4);
    await blocker.query('ROLLBACK');
    await held;
  });

  it('delays the reservations of its own account only', async () => {
    const accounts = service.app.get(AccountsService);
    const keys = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const account = await anAccount(service);
        await accounts.setLimits(account, { tokensPerMonth: 1_000_000 });
        return { account, key: (await aKey(service, { accountId: account.id })).secret };
      }),
    );
    const generate = ({ key }: { key: string }) =>
      call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'x' } });
    const statusesOf = async (those: typeof keys) =>
      (await Promise.all(those.map(generate))).map(({ status }) => status);
    const [slow, ...others] = keys;
    expect(await statusesOf(keys)).toEqual(keys.map(() => 200));
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM usage_months WHERE account_id = $1 FOR UPDATE', [slow!.account.id]);
    let isSettled = false;
    const held = Promise.all([generate(slow!), generate(slow!)]).finally(() => (isSettled = true));
    for (let round = 0; round < 3; round += 1)
      expect(await statusesOf(others)).toEqual(others.map(() => 200));
    expect(isSettled).toBe(false);
    await blocker.query('ROLLBACK');
    expect((await held).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('delays the usage of its own account only, and loses none of it', async () => {
    const usage = service.app.get(UsageDays);
    const verifier = service.app.get(KeyVerifier);
    const issued = await Promise.all(Array.from({ length: 5 }, () => aKey(service)));
    const principals = await Promise.all(issued.map(({ secret }) => verifier.verify(secret, '127.0.0.1')));
    const ids = principals.map(({ account }) => account.id);
    const flush = async () => {
      for (const principal of principals) usage.note(principal, 'served');
      await usage.flush();
    };
    const counts = async () => {
      const rows = await service.database.query<{ account_id: string; requests: number }>(
        'SELECT account_id, requests::int FROM usage_days WHERE account_id = ANY($1)',
        [ids],
      );
      return ids.map((id) => rows.find(({ account_id }) => account_id === id)?.requests);
    };
    await flush();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM usage_days WHERE account_id = $1 FOR UPDATE', [ids[0]]);
    await flush();
    expect(await counts()).toEqual([1, 2, 2, 2, 2]);
    await blocker.query('ROLLBACK');
    await usage.flush();
    expect(await counts()).toEqual([2, 2, 2, 2, 2]);
  });
});
