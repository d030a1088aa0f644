import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AccountQueries } from '../../src/database/account-queries.js';

// Deadlines of queries that a test leaves running must not pass after it.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** Queries that end when the test says so. */
function aDatabase(connections: number, { isAnswering = false } = {}) {
  const queries = new AccountQueries(connections, { hasAnsweredSince: () => isAnswering });
  const names: string[] = [];
  const ends = new Map<string, () => void>();
  const query = (account: string, name: string) =>
    queries.run(account, () => {
      names.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  /** The names of those that have started, in that order. */
  const started = async () => {
    await new Promise(setImmediate);
    return names;
  };
  const end = async (name: string) => {
    ends.get(name)!();
    await started();
  };
  return { query, end, started, queries };
}

describe('the queries of accounts', () => {
  it('run two at a time for each account, the oldest first', async () => {
    const { query, end, started } = aDatabase(8);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void query('a', name);
    void query('b', 'b1');
    expect(await started()).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(await started()).toEqual(['a1', 'a2', 'b1', 'a3']);
    await end('a1');
    expect((await started()).at(-1)).toBe('a4');
  });

  it('free their slot if one throws before it waits', async () => {
    const { query, queries, started } = aDatabase(1);
    const failing = () => {
      throw new Error('a bad parameter');
    };
    await expect(queries.run('a', failing)).rejects.toThrow('a bad parameter');
    void query('a', 'a1');
    expect(await started()).toEqual(['a1']);
  });

  it('take turns between accounts when all slots are taken', async () => {
    const { query, end, started } = aDatabase(6);
    for (const name of ['a1', 'a2', 'a3']) void query('a', name);
    for (const name of ['b1', 'b2', 'c1']) void query(name[0]!, name);
    // Six connections leave two places, one for each account.
    expect(await started()).toEqual(['a1', 'b1']);
    await end('a1');
    expect((await started()).at(-1)).toBe('a2');
    await end('b1');
    expect((await started()).at(-1)).toBe('b2');
    await end('b2');
    expect((await started()).at(-1)).toBe('c1');
    await end('a2');
    expect((await started()).at(-1)).toBe('a3');
  });

  it('are too late after nine seconds, and keep their place until they have ended', async () => {
    const { query, end, started } = aDatabase(1);
    const first = query('a', 'a1').catch((error: unknown) => error);
    expect(await started()).toEqual(['a1']);
    jest.advanceTimersByTime(7_000);
    const second = query('a', 'a2');
    jest.advanceTimersByTime(2_000);
    expect(await first).toMatchObject({ reason: 'storage_unavailable' });
    expect(await started()).toEqual(['a1']);
    await end('a1');
    expect(await started()).toEqual(['a1', 'a2']);
    await end('a2');
    expect(await second).toBe('a2');
  });

  it('pass the slot of a failed query to the next one', async () => {
    const { queries, query, started } = aDatabase(1);
    await expect(queries.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    void query('b', 'b1');
    expect(await started()).toEqual(['b1']);
  });

  it.each([
    ['storage_unavailable', 'does not respond', false],
    ['concurrency_limited', 'is busy', true],
  ])(
    'are rejected after two seconds of waiting for others, with %s if the database %s',
    async (reason, _what, isAnswering) => {
      const { query } = aDatabase(1, { isAnswering });
      void query('a', 'a1');
      const [own, others] = [query('a', 'a2'), query('b', 'b1')];
      const ends = Promise.allSettled([own, others]);
      jest.advanceTimersByTime(2_000);
      await expect(others).rejects.toMatchObject({ reason, retryAfterSeconds: 1 });
      // It waits for its own account as long as a response may take.
      jest.advanceTimersByTime(6_000);
      expect((await ends)[0]).toMatchObject({
        reason: { reason: 'storage_unavailable', retryAfterSeconds: 1 },
      });
    },
  );
});
