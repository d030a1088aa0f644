import { describe, expect, it } from '@jest/globals';
import { runInBatches } from '../../src/common/scheduling/run-in-batches.js';

const REST = { restFactor: 1, signal: new AbortController().signal };

describe('work in batches', () => {
  it('ends with the batch that returns false', async () => {
    let left = 3;
    await runInBatches(async () => --left > 0, REST);
    expect(left).toBe(0);
  });

  it('ends without another batch once its signal is aborted, even during a long rest', async () => {
    const closing = new AbortController();
    let batches = 0;
    const work = async () => {
      batches += 1;
      setImmediate(() => closing.abort());
      return true;
    };
    await runInBatches(work, { restFactor: 1, restMsMin: 3_600_000, signal: closing.signal });
    await runInBatches(work, { ...REST, signal: closing.signal });
    expect(batches).toBe(1);
  });

  it('rejects with the error of a batch', async () => {
    await expect(runInBatches(() => Promise.reject(new Error('no rows')), REST)).rejects.toThrow('no rows');
  });
});
