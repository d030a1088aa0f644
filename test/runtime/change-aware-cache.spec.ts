import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Log } from '../../src/common/logging/log.js';
import { DAY_MS } from '../../src/common/time/day-ms.js';
import { ChangeAwareCache } from '../../src/database/change-aware-cache.js';
import { Notifier } from '../../src/database/notifier.js';

const LIFE_MS = 30_000;

let timeOfDayMs: number;
let monotonicMs: number;
beforeEach(() => {
  [timeOfDayMs, monotonicMs] = [Date.now(), performance.now()];
  jest.spyOn(Date, 'now').mockImplementation(() => timeOfDayMs);
  jest.spyOn(performance, 'now').mockImplementation(() => monotonicMs);
});
afterEach(() => void jest.restoreAllMocks());

/** A cache whose notification link is up. */
function aCache() {
  const sender = { query: () => Promise.reject(new Error('not used')) };
  const notifier = new Notifier('postgresql://127.0.0.1', sender as never, new Log('error', () => undefined));
  notifier.isUp = true;
  return new ChangeAwareCache<{ name: string }>(notifier, ['apiKey']);
}

describe('a cache entry', () => {
  const value = { name: 'key' };
  const read = () => Promise.resolve({ value, tags: ['apiKey:1' as const] });

  it.each([
    ['stays as it is', 0],
    ['runs a day ahead', DAY_MS],
    ['runs a day behind', -DAY_MS],
  ])(
    'expires after 30 s even if the clock %s while it is created and is corrected later',
    async (_what, offMs) => {
      const cache = aCache();
      timeOfDayMs += offMs;
      await cache.load('1', read);
      timeOfDayMs -= offMs;
      monotonicMs += LIFE_MS - 1;
      timeOfDayMs += LIFE_MS - 1;
      expect(cache.get('1')).toBe(value);
      monotonicMs += 1;
      timeOfDayMs += 1;
      expect(cache.get('1')).toBeUndefined();
    },
  );
});
