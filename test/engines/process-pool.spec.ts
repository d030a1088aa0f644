import { afterEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { AppError } from '../../src/common/errors/app-error.js';
import { ProcessPool } from '../../src/engines/builtin/process-pool.js';
import type { Work } from '../../src/engines/builtin/work.js';

const never = new AbortController().signal;
const open: ProcessPool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

function aPool({ processes = 1, queueMax = 8, workTimeLimitMs = 60_000 } = {}): ProcessPool {
  const pool = new ProcessPool({ processes, queueMax, workTimeLimitMs, file: FAULTY_PROCESS });
  open.push(pool);
  return pool;
}

async function refusalOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

const FAULTY_PROCESS = join(import.meta.dirname, '../support/faulty-engine-process.mjs');
const block = (durationMs: number) => ({ kind: 'block', durationMs }) as unknown as Work;
const ID = { kind: 'id' } as unknown as Work;
/** As the first text of a process does on a machine with much else to do. */
const loadSlowly = { kind: 'block', loadMs: 3_000, durationMs: 0 } as unknown as Work;
const EXHAUST = { kind: 'exhaust' } as unknown as Work;
const large = (accountId = 'a', signal = never) => ({ accountId, isSmall: false, signal });
const small = (accountId = 'a', signal = never) => ({ accountId, isSmall: true, signal });

describe('ProcessPool', () => {
  it('replaces a process that takes too long, and fails only its current work', async () => {
    const pool = aPool({ workTimeLimitMs: 3_000 });
    await pool.run(block(0), large());
    const jammed = refusalOf(pool.run(block(60_000), large()));
    const next = pool.run(block(1), large());
    expect((await jammed).reason).toBe('model_timeout');
    expect((await next).content).toBe('unblocked');
  });

  it('does not count the time in which a process loads its libraries', async () => {
    const pool = aPool({ workTimeLimitMs: 2_000 });
    expect((await pool.run(loadSlowly, large())).content).toBe('unblocked');
  });

  it('keeps a process that is still loading when the client disconnects', async () => {
    const pool = aPool({ workTimeLimitMs: 2_000 });
    const id = (await pool.run(ID, large())).content;
    const caller = new AbortController();
    const dropped = pool.run(loadSlowly, large('a', caller.signal));
    caller.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    expect((await pool.run(ID, large())).content).toBe(id);
  });

  // The attack: a text whose processing fills the heap, which ends a process whatever it catches.
  it('replaces a process that runs out of memory, and fails only its current work', async () => {
    const pool = aPool();
    const exhausted = refusalOf(pool.run(EXHAUST, large('attacker')));
    const next = pool.run(block(1), large('other'));
    expect((await exhausted).reason).toBe('model_timeout');
    expect((await next).content).toBe('unblocked');
  });

  it('rejects work beyond its queue limit with engine_busy and Retry-After', async () => {
    const pool = aPool({ queueMax: 2 });
    const accepted = [block(300), block(1), block(1)].map((work) => pool.run(work, large()));
    const refusal = await refusalOf(pool.run(block(1), large()));
    expect(refusal.reason).toBe('engine_busy');
    expect(refusal.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(refusal.errorContext).toEqual({ counter: 'engine', value: 2, limit: 2 });
    await expect(Promise.all(accepted)).resolves.toHaveLength(3);
  });

  it('rejects immediately when the client disconnects, with the reason of its signal', async () => {
    const pool = aPool();
    const caller = new AbortController();
    const running = pool.run(block(60_000), large('a', caller.signal));
    caller.abort(new Error('gone'));
    await expect(running).rejects.toThrow('gone');
    expect((await pool.run(block(1), large())).content).toBe('unblocked');
  });

  it('drops queued work whose client has disconnected', async () => {
    const pool = aPool({ queueMax: 1 });
    const caller = new AbortController();
    const first = pool.run(block(200), large());
    const dropped = pool.run(block(60_000), large('a', caller.signal));
    caller.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(pool.run(block(1), large())).resolves.toBeDefined();
    await first;
  });

  it('rejects new and queued work once closed', async () => {
    const pool = aPool();
    const running = refusalOf(pool.run(block(60_000), large()));
    const waiting = refusalOf(pool.run(block(60_000), large()));
    await pool.close();
    expect((await running).reason).toBe('model_unavailable');
    expect((await waiting).reason).toBe('model_unavailable');
    expect((await refusalOf(pool.run(block(1), large()))).reason).toBe('model_unavailable');
  });

  // The attack: one account keeps the engine busy with the longest texts it can send.
  it('processes small work while large work of any account is running', async () => {
    const pool = aPool();
    const attack = [1, 2, 3, 4, 5].map((number) =>
      refusalOf(pool.run(block(60_000), large(`attacker ${number}`))),
    );
    expect((await pool.run(block(0), small('victim'))).content).toBe('unblocked');
    await pool.close();
    await Promise.all(attack);
  });

  it('serves accounts in turn, whichever sent more or earlier', async () => {
    const pool = aPool();
    const order: string[] = [];
    const run = (accountId: string) => pool.run(block(1), large(accountId)).then(() => order.push(accountId));
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(run));
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a']);
  });
});
