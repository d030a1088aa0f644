import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { errorLines } from '../support/error-lines.js';
import { freeze } from '../support/freeze.js';
import { Workers } from '../support/workers.js';

let workers: Workers;
beforeAll(async () => {
  workers = await Workers.start();
}, 120_000);
afterAll(() => workers.close());

describe('WORKERS=2', () => {
  it('serves one port from two processes, which the log distinguishes, and prints the first key once', async () => {
    await eventually(async () => expect(workers.living()).toHaveLength(2));
    // Workers accept connections by themselves: while one stands still, the other serves all of them.
    for (const { pid } of workers.living()) {
      await freeze(pid);
      const responses = await workers.sendRequests(10);
      process.kill(pid, 'SIGCONT');
      expect(responses.every(({ status }) => status === 200)).toBe(true);
    }
    await eventually(async () =>
      expect(new Set(workers.lines('request').map(({ worker }) => worker))).toEqual(new Set([1, 2])),
    );
    expect(workers.lines('ready')).toHaveLength(1);
    expect(workers.service.stdout().match(/cdk_live_/g)).toHaveLength(2);
  });

  it('admits exactly the limit across its workers', async () => {
    const responses = await workers.sendRequests(60);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('returns the metrics of all workers from any of them', async () => {
    await eventually(async () => expect(await workers.listCount()).toBe(60));
    // Either worker may accept each of these connections.
    for (let count = 0; count < 4; count += 1) expect(await workers.listCount()).toBe(60);
    expect((await workers.metrics()).get('copydesk_listener_up')).toBe(1);
  });

  it('exits with 0 when all workers have exited, however many signals arrive', async () => {
    workers.service.signal('SIGTERM');
    await eventually(async () =>
      expect(workers.lines('stopping').some(({ worker }) => worker === undefined)).toBe(true),
    );
    workers.service.signal('SIGTERM');
    workers.service.signal('SIGINT');
    expect(await workers.service.ended).toBe(0);
    expect(workers.lines('stopped')).toHaveLength(1);
    expect(errorLines(workers.service.stderr())).toEqual([]);
  });
});
