import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryRateLimitStorage } from '../../src/rate-limit/memory-rate-limit-storage.js';
import { TestClock } from '../support/app.js';

const WINDOW_SECONDS = 60;
const account = { name: 'account', id: 'a', limit: 3 };
const key = { name: 'key', id: 'k', limit: 2 };
const address = (id: string) => ({ name: 'address', id, limit: 3 });

let clock: TestClock;
let storage: MemoryRateLimitStorage;

beforeEach(() => {
  clock = new TestClock();
  clock.stop();
  storage = new MemoryRateLimitStorage(clock, WINDOW_SECONDS);
});

describe('MemoryRateLimitStorage', () => {
  it('admits exactly the limit in one window, and again in the next', () => {
    const admitted = () =>
      Array.from({ length: 10 }, () => storage.hit([account]).isAdmitted).filter(Boolean).length;
    expect(admitted()).toBe(3);
    clock.advance(WINDOW_SECONDS * 1000);
    expect(admitted()).toBe(3);
  });

  it('counts a rejected request in no bucket, whichever rejects it', () => {
    storage.hit([account, key]);
    storage.hit([account, key]);
    expect(storage.hit([account, key]).isAdmitted).toBe(false);
    expect(storage.peek(account).remaining).toBe(1);
    storage.hit([account]);
    expect(storage.hit([account, { ...key, id: 'other' }]).isAdmitted).toBe(false);
    expect(storage.peek({ ...key, id: 'other' }).remaining).toBe(2);
  });

  it('separates an account, a key and an address with the same id', () => {
    storage.hit([{ ...account, id: 'x' }]);
    expect(storage.peek({ ...key, id: 'x' }).remaining).toBe(2);
    expect(storage.peek(address('x')).remaining).toBe(3);
  });

  it.each([1, 40, 3_600, 86_400])('opens no second window when the clock goes back by %s s', (seconds) => {
    for (const bucket of [account, address('10.0.0.1')]) {
      for (let hit = 0; hit < 3; hit += 1) storage.hit([bucket]);
    }
    clock.advance(-seconds * 1000);
    expect(storage.hit([account]).isAdmitted).toBe(false);
    const { isAdmitted, states } = storage.hit([address('10.0.0.1')]);
    expect(isAdmitted).toBe(false);
    // Nor does anybody wait for ever: at most for the rest of this window and the next.
    const waitSeconds = states[0]!.resetAtSeconds - clock.now() / 1000;
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(2 * WINDOW_SECONDS);
    clock.advance(waitSeconds * 1000);
    expect(storage.hit([account]).isAdmitted).toBe(true);
  });

  it('starts a new window when the clock goes ahead by a day', () => {
    for (let hit = 0; hit < 3; hit += 1) storage.hit([account]);
    clock.advance(86_400_000);
    expect(storage.hit([account])).toMatchObject({ isAdmitted: true, states: [{ remaining: 2 }] });
  });

  it('stores at most 50,000 of 200,000 addresses, including the busy one, at constant cost', () => {
    const busy = address('10.9.9.9');
    storage.hit([busy]);
    const rounds = Array.from({ length: 8 }, (_, round) => {
      const startedAt = performance.now();
      for (let index = 0; index < 25_000; index += 1) {
        storage.hit([address(`10.${round}.${index}`)]);
        if (index % 10_000 === 0) storage.hit([busy]);
      }
      return performance.now() - startedAt;
    });
    const all = Array.from(
      { length: 200_000 },
      (_, index) => `10.${Math.floor(index / 25_000)}.${index % 25_000}`,
    );
    const remembered = all.filter((id) => storage.peek(address(id)).remaining < 3);
    expect(remembered.length).toBeLessThanOrEqual(50_000);
    expect(remembered.length).toBeGreaterThan(40_000);
    expect(storage.peek(busy).remaining).toBe(0);
    // A map that forgets its oldest key in turn gets some thirty times slower here.
    expect(Math.min(...rounds.slice(4))).toBeLessThan(5 * Math.max(rounds[0]!, rounds[1]!));
  });
});
