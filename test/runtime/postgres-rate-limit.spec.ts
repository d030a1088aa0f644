import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { Client, Pool } from 'pg';
import { Clock } from '../../src/common/time/clock.js';
import { MemoryRateLimitStorage } from '../../src/rate-limit/memory-rate-limit-storage.js';
import { PostgresRateLimitStorage } from '../../src/rate-limit/postgres-rate-limit-storage.js';
import type { Bucket, Decision } from '../../src/rate-limit/rate-limit-storage.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startTcpProxy, throughProxy } from '../support/tcp-proxy.js';

/** A window that no test sees the end of, but for one a day. */
const DAY_S = 86_400;

/** Counts the statements sent to the database; `onAnswer` runs before a result is returned. */
class CountingPool extends Pool {
  statements = 0;
  onAnswer: () => void = () => undefined;

  override query(...args: any[]): any {
    this.statements += 1;
    const result: unknown = (super.query as (...all: any[]) => any)(...args);
    return result instanceof Promise ? result.finally(this.onAnswer) : result;
  }
}

class SkewedClock extends Clock {
  constructor(public skewMs: number) {
    super();
  }

  override now(): number {
    return Date.now() + this.skewMs;
  }
}

/** Stands where it is put. */
class StandingClock extends Clock {
  ms = Date.now();

  override now(): number {
    return this.ms;
  }
}

describe('PostgresRateLimitStorage', () => {
  let database: TestDatabase;
  const pools: CountingPool[] = [];
  let buckets = 0;

  beforeAll(async () => {
    database = await makeDatabase();
  });

  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  });

  function aStorage({ clock = new Clock(), windowSeconds = DAY_S, url = database.url } = {}) {
    const pool = new CountingPool({ connectionString: url, max: 1 });
    // One test breaks the connections.
    pool.on('error', () => undefined);
    pools.push(pool);
    return { pool, storage: new PostgresRateLimitStorage(pool, clock, windowSeconds) };
  }

  function aBucket(overrides: Partial<Bucket> = {}): Bucket {
    return { name: 'account', id: `a${(buckets += 1)}`, limit: 10, ...overrides };
  }

  it('admits exactly the limit across four processes at ten times the load each', async () => {
    const storages = Array.from({ length: 4 }, () => aStorage().storage);
    const account = aBucket({ limit: 100 });
    const requests = Array.from({ length: 1_000 }, (_, index) => storages[index % 4]!.hit([account]));
    const decisions = await Promise.all(requests);
    expect(decisions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(100);
    const remaining = decisions
      .filter(({ isAdmitted }) => isAdmitted)
      .map(({ states }) => states[0]!.remaining);
    // Each of 99…0 once: it falls by exactly one per counted request, whichever process counts it.
    expect(remaining.toSorted((a, b) => b - a)).toEqual(
      Array.from({ length: 100 }, (_, index) => 99 - index),
    );
  });

  it('decides like the memory storage, whichever buckets a batch shares', async () => {
    const name = fc.constantFrom('account', 'key', 'app');
    const bucket = fc.record({
      name,
      id: fc.constantFrom('x', 'y', 'z'),
      limit: fc.integer({ min: 1, max: 6 }),
    });
    const request = fc.uniqueArray(bucket, {
      minLength: 1,
      maxLength: 3,
      selector: (given) => given.name + given.id,
    });
    const { storage } = aStorage();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 25 }), async (requests) => {
        run += 1;
        const memory = new MemoryRateLimitStorage(new Clock(), DAY_S);
        const own = requests.map((given) => given.map((one) => ({ ...one, id: `${run} ${one.id}` })));
        const decisions = await Promise.all(own.map((given) => storage.hit(given)));
        expect(decisions).toEqual(own.map((given) => memory.hit(given)));
      }),
      { numRuns: 150 },
    );
  });

  it('counts a rejected request in none of its buckets', async () => {
    const { storage } = aStorage();
    const [account, key] = [aBucket({ limit: 5 }), aBucket({ name: 'key', limit: 1 })];
    await storage.hit([account, key]);
    const { isAdmitted, states } = await aStorage().storage.hit([account, key]);
    expect(isAdmitted).toBe(false);
    expect(states.map(({ remaining }) => remaining)).toEqual([4, 0]);
    expect((await storage.hit([account])).states[0]!.remaining).toBe(3);
  });

  it('sends concurrent requests as one statement, and rejects full buckets without a query', async () => {
    const { pool, storage } = aStorage();
    const account = aBucket({ limit: 30 });
    await Promise.all(Array.from({ length: 200 }, () => storage.hit([account])));
    expect(pool.statements).toBe(1);
    const again = await Promise.all(Array.from({ length: 200 }, () => storage.hit([account])));
    expect(again.some(({ isAdmitted }) => isAdmitted)).toBe(false);
    expect(pool.statements).toBe(1);
    const raised = await storage.hit([{ ...account, limit: 31 }]);
    expect(raised.isAdmitted).toBe(true);
  });

  it('peeks at the last known state without a query', async () => {
    const { pool, storage } = aStorage();
    const account = aBucket();
    expect(storage.peek(account).remaining).toBe(10);
    const { states } = await storage.hit([account]);
    expect(storage.peek(account)).toEqual(states[0]);
    expect(pool.statements).toBe(1);
  });

  it('opens a new window by the clock of the database server', async () => {
    const account = aBucket({ limit: 1 });
    const anHourAhead = () => aStorage({ clock: new SkewedClock(3_600_000), windowSeconds: 3_600 }).storage;
    const first = anHourAhead();
    expect((await first.hit([account])).isAdmitted).toBe(true);
    const { isAdmitted, states } = await anHourAhead().hit([account]);
    expect(isAdmitted).toBe(false);
    expect(states[0]!.resetAtSeconds - Date.now() / 1000).toBeLessThanOrEqual(3_600);
    expect(Math.abs(first.now() - Date.now())).toBeLessThan(60_000);

    await database.query(
      'UPDATE rate_limit_buckets SET window_start = window_start - 3600 WHERE bucket = $1',
      [`account:${account.id}`],
    );
    expect((await anHourAhead().hit([account])).isAdmitted).toBe(true);
  });

  it('admits exactly the limit in each window for processes with different clocks that cross its end under load', async () => {
    const storages = [-30_000, 0, 400, 30_000].map(
      (skewMs) => aStorage({ clock: new SkewedClock(skewMs), windowSeconds: 1 }).storage,
    );
    const account = aBucket({ limit: 50 });
    const [counted, admitted] = [new Map<number, number>(), new Map<number, number>()];
    while (admitted.size < 4) {
      const hits = storages.flatMap((storage) => Array.from({ length: 60 }, () => storage.hit([account])));
      for (const { isAdmitted, states } of await Promise.all(hits)) {
        const { resetAtSeconds } = states[0]!;
        counted.set(resetAtSeconds, (counted.get(resetAtSeconds) ?? 0) + 1);
        if (isAdmitted) admitted.set(resetAtSeconds, (admitted.get(resetAtSeconds) ?? 0) + 1);
      }
      await nextTurn();
    }
    // A busy machine may ask less often than the limit in a window.
    for (const [window, count] of counted) expect(admitted.get(window)).toBe(Math.min(50, count));
  });

  // Prevents exceeding the limit with a request that read the time before the end of a window and waited past it.
  it('counts in the window in which a request is decided, not in the one in which it arrived', async () => {
    const account = aBucket();
    await aStorage({ windowSeconds: 1 }).storage.hit([account]);
    const blocker = new Client({ connectionString: database.url });
    await blocker.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT FROM rate_limit_buckets WHERE bucket = $1 FOR UPDATE', [
      `account:${account.id}`,
    ]);
    const decided = aStorage({ windowSeconds: 1 }).storage.hit([account]);
    await eventually(async () => {
      const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`;
      expect(await database.query(waiting)).toHaveLength(1);
    });
    const serverSeconds = async () =>
      (await blocker.query('SELECT floor(extract(epoch FROM clock_timestamp()))::int AS now')).rows[0].now;
    const arrivedAt: number = await serverSeconds();
    await eventually(async () => expect(await serverSeconds()).toBeGreaterThan(arrivedAt));
    await blocker.end();
    const { isAdmitted, states } = await decided;
    expect(isAdmitted).toBe(true);
    expect(states[0]!.resetAtSeconds).toBeGreaterThan(arrivedAt + 1);
  });

  it('admits as many requests again as were taken back, in every process', async () => {
    const account = aBucket({ limit: 3 });
    const key = { ...aBucket({ limit: 10 }), name: 'key' };
    const [one, other] = [aStorage().storage, aStorage().storage];
    await Promise.all([1, 2, 3].map(() => one.hit([account, key])));
    const { resetAtSeconds } = one.peek(account);
    await one.takeBack([account, key], 2, resetAtSeconds);
    expect([one.peek(account).remaining, one.peek(key).remaining]).toEqual([2, 9]);
    const decisions = await Promise.all([one, other, one].map((storage) => storage.hit([account, key])));
    expect(decisions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(2);
  });

  it('takes nothing out of a window that has ended', async () => {
    const { storage } = aStorage();
    const account = aBucket({ limit: 3 });
    await storage.hit([account]);
    await storage.takeBack([account], 1, storage.peek(account).resetAtSeconds - DAY_S);
    expect((await storage.hit([account])).states[0]!.remaining).toBe(1);
  });

  it("opens no second window if the server's clock is set back into the previous one", async () => {
    const account = aBucket({ limit: 2 });
    await aStorage().storage.hit([account]);
    const name = `account:${account.id}`;
    const row = async () =>
      (
        await database.query('SELECT window_start, used FROM rate_limit_buckets WHERE bucket = $1', [name])
      )[0];
    // To this row the server's clock is now a day behind.
    await database.query('UPDATE rate_limit_buckets SET window_start = window_start + $2 WHERE bucket = $1', [
      name,
      DAY_S,
    ]);
    const { window_start } = (await row())!;
    const { storage } = aStorage();
    const decisions = await Promise.all([1, 2, 3].map(() => storage.hit([account])));
    expect(decisions.map(({ isAdmitted }) => isAdmitted)).toEqual([true, false, false]);
    expect(await row()).toEqual({ window_start, used: 2 });
    expect((await aStorage().storage.hit([account])).isAdmitted).toBe(false);
  });

  // Prevents a stall of this process from making the server's clock look late, so that clients wait needlessly.
  it('queries again at the announced reset, even if the response that filled the bucket was late', async () => {
    const clock = new StandingClock();
    const { pool, storage } = aStorage({ clock });
    const account = aBucket({ limit: 1 });
    pool.onAnswer = () => (clock.ms += 800);
    const { states } = await storage.hit([account]);
    const resetMs = states[0]!.resetAtSeconds * 1000;
    clock.ms = resetMs - 60_000;
    expect((await storage.hit([account])).isAdmitted).toBe(false);
    expect(pool.statements).toBe(1);
    clock.ms = resetMs;
    await storage.hit([account]);
    expect(pool.statements).toBe(2);
  });

  it('follows a changed process clock from the next response', async () => {
    const clock = new SkewedClock(0);
    const { storage } = aStorage({ clock });
    for (const skewMs of [0, 700, -700, 3_600_000, -3_600_000]) {
      clock.skewMs = skewMs;
      const sentAtMs = Date.now();
      await storage.hit([aBucket()]);
      // The server's clock is read between the query and the response, so the error is at most the time between them.
      const errorMs = Math.abs(storage.now() - Date.now());
      expect(errorMs).toBeLessThanOrEqual(Date.now() - sentAtMs + 1);
    }
  });

  // Two statements that lock the same rows in different orders would wait for each other for ever.
  it('never deadlocks processes', async () => {
    const storages = Array.from({ length: 4 }, () => aStorage().storage);
    const shared = Array.from({ length: 12 }, () => aBucket({ limit: 100_000 }));
    const hits: (Decision | Promise<Decision>)[] = [];
    for (let round = 0; round < 40; round += 1) {
      for (const [index, storage] of storages.entries()) {
        const order = index % 2 === 0 ? shared : shared.toReversed();
        for (const [place, one] of order.entries()) hits.push(storage.hit([one, order[(place + 5) % 12]!]));
      }
      await nextTurn();
    }
    const decisions = await Promise.all(hits);
    expect(decisions.every(({ isAdmitted }) => isAdmitted)).toBe(true);
  });

  it('rejects with storage_unavailable while the database is unavailable, and recovers by itself', async () => {
    const proxy = await startTcpProxy(Number(new URL(database.url).port));
    const { storage } = aStorage({ url: throughProxy(database.url, proxy) });
    const account = aBucket();
    await storage.hit([account]);
    await proxy.cut();
    const unavailable = expect.objectContaining({ reason: 'storage_unavailable' });
    await expect(Promise.resolve(storage.hit([account]))).rejects.toEqual(unavailable);
    await proxy.restore();
    expect((await storage.hit([account])).states[0]!.remaining).toBe(8);
    await pools.pop()!.end();
    await proxy.close();
  });

  it('keeps addresses beyond the maximum out of the table', async () => {
    const { pool, storage } = aStorage();
    const flood = Array.from({ length: 50_000 }, (_, index) => aBucket({ name: 'address', id: `f${index}` }));
    // Few at a time: on a busy machine, the last of many would wait too long in the write queue.
    for (let from = 0; from < flood.length; from += 500)
      await Promise.all(flood.slice(from, from + 500).map((address) => storage.hit([address])));
    const before = pool.statements;
    const stranger = aBucket({ name: 'address', limit: 2 });
    const decisions = await Promise.all([1, 2, 3].map(() => storage.hit([stranger])));
    expect(decisions.map(({ isAdmitted }) => isAdmitted)).toEqual([true, true, false]);
    expect(pool.statements).toBe(before);
    expect((await storage.hit([flood[0]!])).states[0]!.remaining).toBe(8);
  });
});
