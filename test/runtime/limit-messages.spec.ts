import { describe, expect, it } from '@jest/globals';
import { Clock } from '../../src/common/time/clock.js';
import { ConcurrencyLimit } from '../../src/rate-limit/concurrency-limit.js';
import { MemoryRateLimitStorage } from '../../src/rate-limit/memory-rate-limit-storage.js';
import { rateLimited } from '../../src/rate-limit/rate-limited.js';
import type { Principal } from '../../src/common/http/principal.js';

describe('a limit message', () => {
  it.each([
    ['account', 'This account has used all 60 requests of the current window. Try again in 30 seconds.'],
    ['key', 'This API key has used all 60 requests of the current window. Try again in 30 seconds.'],
    [
      'app',
      'This app, acting for this account, has used all 60 requests of the current window. Try again in 30 seconds.',
    ],
    ['client', 'This app has used all 60 requests of the current window. Try again in 30 seconds.'],
    ['address', 'Your IP address has used all 60 requests of the current window. Try again in 30 seconds.'],
  ])('of a rate names who is limited, the limit and when to retry: %s', (name, message) => {
    const error = rateLimited({ name, limit: 60, remaining: 0, resetAtSeconds: 130 }, 100_000);
    expect([error.message, error.retryAfterSeconds]).toEqual([message, 30]);
  });

  it('uses the singular for one second', () => {
    const error = rateLimited({ name: 'key', limit: 1, remaining: 0, resetAtSeconds: 101 }, 100_500);
    expect(error.message).toContain('in 1 second.');
  });

  it.each([
    ['api_key', 'This API key'],
    ['oauth_token', 'This app'],
  ] as const)('of concurrency names the %s, the limit and when to retry', async (type, holder) => {
    const limit = new ConcurrencyLimit(new MemoryRateLimitStorage(new Clock(), 60));
    const principal = { credential: { id: 'c1', type }, account: { concurrency: 1 } } as unknown as Principal;
    await limit.acquire(principal);
    await expect(limit.acquire(principal)).rejects.toMatchObject({
      message: `${holder} can run at most 1 generate and refine requests at the same time. Try again in 1 second, or when one of them has finished.`,
      retryAfterSeconds: 1,
    });
  });
});
