import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Pool } from 'pg';
import { ClaimReleases } from '../../src/generation/claim-releases.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('releasing a claim while the database is unavailable', () => {
  it('is retried until the database is back, however long that takes', async () => {
    const released: unknown[] = [];
    let isAway = true;
    const query = async (_text: string, values: unknown[]) => {
      if (isAway) throw new Error('away');
      released.push(values.at(-1));
    };
    const releases = new ClaimReleases({ query } as unknown as Pool);
    await releases.release(['account', '', 'first'], 'token 1');
    await releases.release(['account', '', 'second'], 'token 2');
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(released).toEqual([]);
    isAway = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(released).toEqual(['token 1', 'token 2']);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(released).toHaveLength(2);
  });

  it('ends in time for a claim that another process may continue, and keeps no other waiting', async () => {
    const asked: unknown[] = [];
    const query = async (_text: string, values: unknown[]) => {
      asked.push(values.at(-1));
      throw new Error('away');
    };
    const releases = new ClaimReleases({ query } as unknown as Pool);
    await releases.release(['account', '', 'job'], 'job', 0);
    await releases.release(['account', '', 'first'], 'first');
    await releases.release(['account', '', 'second'], 'second');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual(['job', 'first', 'second', 'first', 'second', 'first', 'second']);
  });
});
