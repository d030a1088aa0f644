import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { lateOutcomeOf, outcomeWithin } from '../../src/database/late-outcome.js';
import { storeWithinMs } from '../../src/generation/answer-time.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const running = (fields: { isStreamed?: boolean; claimToken?: string; answerWithinMs?: number } = {}) => {
  const { isStreamed = false, claimToken, answerWithinMs } = fields;
  return { request: { isStreamed }, caller: { claimToken }, answerWithinMs } as unknown as Parameters<
    typeof storeWithinMs
  >[0];
};

describe('the time to store a text', () => {
  /** For a request and a model call that started so long ago. */
  const storeMs = (fields: Parameters<typeof running>[0], startedMs: number, calledMs = startedMs) => {
    const now = performance.now();
    return storeWithinMs(running(fields), { startedAt: now - startedMs, calledAt: now - calledMs }, 30_000);
  };

  /** A busy machine takes some of it before it is looked at. */
  const about = (ms: number | null, expected: number) => {
    expect(ms).toBeLessThanOrEqual(expected);
    expect(ms).toBeGreaterThan(expected - 9_000);
  };

  it('ends 800 ms after the deadline, and is never shorter', () => {
    about(storeMs({}, 0), 30_800);
    about(storeMs({}, 20_000), 10_800);
    about(storeMs({ answerWithinMs: 20_000 }, 0), 20_800);
    expect(storeMs({}, 33_000, 30_500)).toBe(800);
  });

  it('has no end for a stream, a job and a model with a longer deadline of its own', () => {
    expect(storeMs({ isStreamed: true }, 0)).toBeNull();
    expect(storeMs({ claimToken: 'job' }, 0)).toBeNull();
    expect(storeMs({}, 60_000)).toBeNull();
  });
});

describe('a write that is waited for within a time', () => {
  it('resolves and rejects as the write does', async () => {
    await expect(outcomeWithin(100, Promise.resolve(true))).resolves.toBe(true);
    await expect(outcomeWithin(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it.each([
    ['stored', (write: PromiseWithResolvers<boolean>) => write.resolve(true), true],
    ['not stored', (write: PromiseWithResolvers<boolean>) => write.reject(new Error('no')), 'no'],
  ])('fails when it takes longer, and its outcome is known later: %s', async (_, end, outcome) => {
    const write = Promise.withResolvers<boolean>();
    const failed = outcomeWithin(100, write.promise).catch((error: unknown) => error);
    jest.advanceTimersByTime(100);
    const error = await failed;
    expect(error).toMatchObject({ reason: 'storage_unavailable' });
    end(write);
    const late = await lateOutcomeOf<boolean>(error)!.catch(({ message }: Error) => message);
    expect(late).toBe(outcome);
  });

  it('has the outcome that a write with a lost reply finds out in the end', async () => {
    const [first, last] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const inner = outcomeWithin(200, last.promise);
    inner.catch(first.reject);
    const failed = outcomeWithin(100, first.promise).catch((error: unknown) => error);
    jest.advanceTimersByTime(200);
    const late = lateOutcomeOf<boolean>(await failed)!;
    last.resolve(true);
    await expect(late).resolves.toBe(true);
  });
});
