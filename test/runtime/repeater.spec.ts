import { describe, expect, it } from '@jest/globals';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { Repeater } from '../../src/database/repeater.js';
import { eventually } from '../support/eventually.js';

const HOUR_MS = 3_600_000;

describe('Repeater', () => {
  it('repeats work after it has ended, and not at the same time', async () => {
    const repeater = new Repeater();
    const runs: PromiseWithResolvers<void>[] = [];
    repeater.every(1, () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    });
    for (const count of [1, 2, 3]) {
      await eventually(async () => expect(runs).toHaveLength(count));
      runs[count - 1]!.resolve();
    }
    await repeater.beforeApplicationShutdown();
  });

  it('starts with its own delay', async () => {
    const repeater = new Repeater();
    const ran = Promise.withResolvers<void>();
    repeater.every(HOUR_MS, async () => ran.resolve(), 0);
    await ran.promise;
    await repeater.beforeApplicationShutdown();
  });

  it('waits at the shutdown for work that is running, and starts no other', async () => {
    const repeater = new Repeater();
    const started = Promise.withResolvers<void>();
    let runs = 0;
    let isEnded = false;
    const work = async () => {
      runs += 1;
      started.resolve();
      await new Promise((resolve) => repeater.signal.addEventListener('abort', resolve));
      await nextIteration();
      isEnded = true;
    };
    repeater.every(0, work);
    repeater.every(HOUR_MS, work);
    await started.promise;
    await repeater.beforeApplicationShutdown();
    expect({ runs, isEnded }).toEqual({ runs: 1, isEnded: true });
  });
});
