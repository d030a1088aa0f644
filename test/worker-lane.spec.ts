import { afterEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../src/common/app-error.js';
import { WorkerLane } from '../src/engines/builtin/worker-lane.js';

const never = new AbortController().signal;
const open: WorkerLane[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

function aLane({ queueMax = 8, workTimeLimitMs = 10_000 } = {}): WorkerLane {
  const lane = new WorkerLane({ queueMax, workTimeLimitMs });
  open.push(lane);
  return lane;
}

async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const block = (durationMs: number) => ({ kind: 'block', durationMs }) as const;

describe('WorkerLane', () => {
  it('replaces a jammed worker, and fails only the work it had in hand', async () => {
    const lane = aLane({ workTimeLimitMs: 1_500 });
    await lane.run(block(0), never);
    const jammed = refusalOf(lane.run(block(60_000), never));
    const next = lane.run(block(1), never);
    expect((await jammed).reason).toBe('model_timeout');
    expect((await next).content).toBe('unblocked');
  });

  it('refuses what would overflow its queue with engine_busy and a time to come back', async () => {
    const lane = aLane({ queueMax: 2 });
    const accepted = [block(300), block(1), block(1)].map((work) => lane.run(work, never));
    const refusal = await refusalOf(lane.run(block(1), never));
    expect(refusal.reason).toBe('engine_busy');
    expect(refusal.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(refusal.grounds).toEqual({ counter: 'engine', value: 2, limit: 2 });
    await expect(Promise.all(accepted)).resolves.toHaveLength(3);
  });

  it('answers a caller who hangs up at once, with the reason of its signal', async () => {
    const lane = aLane();
    const caller = new AbortController();
    const waiting = lane.run(block(60_000), caller.signal);
    caller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect((await lane.run(block(1), never)).content).toBe('unblocked');
  });

  it('drops work whose caller has gone before its turn', async () => {
    const lane = aLane({ queueMax: 1 });
    const caller = new AbortController();
    const first = lane.run(block(200), never);
    const dropped = lane.run(block(60_000), caller.signal);
    caller.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(lane.run(block(1), never)).resolves.toBeDefined();
    await first;
  });

  it('refuses work once closed, and what was waiting', async () => {
    const lane = aLane();
    const waiting = refusalOf(lane.run(block(60_000), never));
    await lane.close();
    expect((await waiting).reason).toBe('model_unavailable');
    expect((await refusalOf(lane.run(block(1), never))).reason).toBe('model_unavailable');
  });
});
