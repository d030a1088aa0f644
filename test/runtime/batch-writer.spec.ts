import { describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { BatchWriter } from '../../src/database/batch-writer.js';

/** A database whose statements end when the test says so. */
function heldDatabase() {
  const statements: { rows: number[]; finish: () => void; fail: (error: Error) => void }[] = [];
  const write = (rows: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      statements.push({ rows, finish: () => resolve(rows.map((row) => `row ${row}`)), fail: reject });
    });
  return { statements, write };
}

/** Lets what is ready happen, and what that makes ready. */
async function nextTurn() {
  await turn();
  await turn();
}

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const unavailable = expect.objectContaining({ reason: 'storage_unavailable' });
const busy = expect.objectContaining({ reason: 'concurrency_limited', retryAfterSeconds: 1 });

describe('BatchWriter', () => {
  it('writes concurrent rows in one statement, and reports the outcome of each row', async () => {
    const { statements, write } = heldDatabase();
    const writer = new BatchWriter(write);
    const written = Promise.all([1, 2, 3].map((row) => writer.add(row)));
    await nextTurn();
    expect(statements.map(({ rows }) => rows)).toEqual([[1, 2, 3]]);
    statements[0]!.finish();
    expect(await written).toEqual(['row 1', 'row 2', 'row 3']);
  });

  it('limits running statements, and collects rows that arrive meanwhile', async () => {
    const { statements, write } = heldDatabase();
    const writer = new BatchWriter(write, { writesMax: 1 });
    const first = writer.add(1);
    await nextTurn();
    const others = Promise.all([2, 3, 4].map((row) => writer.add(row)));
    await nextTurn();
    expect(statements).toHaveLength(1);
    statements[0]!.finish();
    await first;
    await nextTurn();
    expect(statements.map(({ rows }) => rows)).toEqual([[1], [2, 3, 4]]);
    statements[1]!.finish();
    expect(await others).toEqual(['row 2', 'row 3', 'row 4']);
  });

  it('fails only the row that the database rejects', async () => {
    const refusal = new Error('null value in column');
    const written: number[] = [];
    const writer = new BatchWriter(async (rows: number[]) => {
      if (rows.includes(13)) throw refusal;
      written.push(...rows);
      return rows;
    });
    const rows = Array.from({ length: 40 }, (_, row) => row);
    const results = await Promise.allSettled(rows.map((row) => writer.add(row)));
    const failed = results.flatMap((result, row) =>
      result.status === 'rejected' ? [[row, result.reason]] : [],
    );
    expect(failed).toEqual([[13, refusal]]);
    expect(written.toSorted((a, b) => a - b)).toEqual(rows.filter((row) => row !== 13));
  });

  // Prevents one deadlocked row from failing all other rows as if the database were unavailable.
  it('writes the other rows when a row is rolled back repeatedly', async () => {
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    const writer = new BatchWriter(async (rows: number[]) => {
      if (rows.includes(13)) throw deadlock;
      return rows;
    });
    const rows = Array.from({ length: 40 }, (_, row) => row);
    const results = await Promise.allSettled(rows.map((row) => writer.add(row)));
    const failed = results.flatMap((result, row) =>
      result.status === 'rejected' ? [[row, result.reason]] : [],
    );
    expect(failed).toEqual([[13, expect.objectContaining({ reason: 'storage_unavailable' })]]);
  });

  it('rejects rows with concurrency_limited if the queue is full', async () => {
    const { statements, write } = heldDatabase();
    const writer = new BatchWriter(write, { queueMax: 2, writesMax: 1 });
    const first = writer.add(1);
    await nextTurn();
    const queued = Promise.all([writer.add(2), writer.add(3)]);
    await expect(writer.add(4)).rejects.toEqual(busy);
    expect(writer.depth).toBe(2);
    statements[0]!.finish();
    await first;
    await nextTurn();
    statements[1]!.finish();
    expect(await queued).toEqual(['row 2', 'row 3']);
  });

  it('fails all waiting rows once the database is known to be unavailable, and recovers', async () => {
    const { statements, write } = heldDatabase();
    const writer = new BatchWriter(write, { writesMax: 1 });
    const underWay = writer.add(1);
    await nextTurn();
    const queued = writer.add(2);
    statements[0]!.fail(away);
    await expect(underWay).rejects.toEqual(unavailable);
    await expect(queued).rejects.toEqual(unavailable);
    expect(statements).toHaveLength(1);

    const healed = writer.add(3);
    await nextTurn();
    statements[1]!.finish();
    expect(await healed).toBe('row 3');
  });

  it('tries no further part of a batch after the database has become unavailable', async () => {
    let statements = 0;
    const writer = new BatchWriter(async (rows: number[]) => {
      statements += 1;
      if (rows.length === 4) throw new Error('one of these is bad');
      if (rows.includes(1)) return rows;
      throw away;
    });
    const results = await Promise.allSettled([1, 2, 3, 4].map((row) => writer.add(row)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(statements).toBe(3);
  });

  // Prevents a batch from waiting the full time for each of many locked accounts.
  it('waits for locks fully once, and briefly for each further group', async () => {
    const lockTimeout = Object.assign(new Error('canceling statement due to lock timeout'), {
      code: '55P03',
    });
    const waits: number[] = [];
    let areLocked = true;
    const write = async (rows: number[], lockWaitMs: number) => {
      waits.push(lockWaitMs);
      if (areLocked && rows.some((row) => row < 5)) throw lockTimeout;
      return rows;
    };
    const writer = new BatchWriter(write, { groupOf: String });
    const locked = [0, 1, 2, 3, 4].map((row) => writer.add(row));
    expect(await writer.add(5)).toBe(5);
    areLocked = false;
    expect(await Promise.all(locked)).toEqual([0, 1, 2, 3, 4]);
    expect(waits.slice(0, 7)).toEqual([250, 20, 20, 20, 20, 20, 20]);
  });

  // Prevents a row from never being written because earlier transactions each hold the lock for more than 20 ms.
  it('waits for the locks of a single group for longer with each retry', async () => {
    const waits: number[] = [];
    const write = async (rows: number[], lockWaitMs: number) => {
      waits.push(lockWaitMs);
      if (waits.length === 1 || lockWaitMs < 60)
        throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
      return rows;
    };
    const writer = new BatchWriter(write, { groupOf: String });
    expect(await writer.add(1)).toBe(1);
    expect(Math.max(...waits.slice(1))).toBeLessThanOrEqual(100);
  });

  it('drains only when all rows are written', async () => {
    const { statements, write } = heldDatabase();
    const writer = new BatchWriter(write, { writesMax: 1 });
    const writing = Promise.all([writer.add(1), writer.add(2)]);
    let isDrained = false;
    const drained = writer.drain().then(() => (isDrained = true));
    await nextTurn();
    expect(isDrained).toBe(false);
    statements[0]!.finish();
    await writing;
    await drained;
    await writer.drain();
  });
});
