import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FindOperator, FindOptionsWhere, Repository } from 'typeorm';
import type { Principal } from '../../src/common/http/principal.js';
import { SingleRowQueries } from '../../src/database/account-queries.js';
import type { Generation } from '../../src/generation/generation.entity.js';
import { GenerationLoader } from '../../src/generation/generation-loader.js';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

const principal = { account: { id: 'account' }, credential: { clientId: null } } as Principal;

/** A loader whose statements return what was requested, or fail, when the test says so. */
function aLoader() {
  const statements: { ids: string[]; end: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const findBy = (where: FindOptionsWhere<Generation>) => {
    const ids = (where.id as FindOperator<unknown>).value as string[];
    const { promise, resolve, reject } = Promise.withResolvers<Pick<Generation, 'id'>[]>();
    const end = () => settled(() => resolve(ids.map((id) => ({ id }))));
    statements.push({ ids, end, fail: () => settled(() => reject(new Error('connection lost'))) });
    return promise;
  };
  const loader = new GenerationLoader(
    { findBy } as unknown as Repository<Generation>,
    new SingleRowQueries({ hasAnsweredSince: () => false }),
  );
  /** The id of the generation, or the reason of the error, once there is one. */
  const find = (id: string) => {
    const read = { id, outcome: undefined as unknown };
    loader.find(principal, id).then(
      (generation) => (read.outcome = generation?.id ?? null),
      (error) => (read.outcome = error.reason ?? error.message),
    );
    return read;
  };
  return { find, statements };
}

async function settled(action: () => void) {
  action();
  await new Promise(setImmediate);
}

describe('reads of single generations', () => {
  it('share a statement while they wait, ten generations at most', async () => {
    const { find, statements } = aLoader();
    const first = find('first');
    await settled(() => undefined);
    const reads = Array.from({ length: 13 }, (_, place) => find(`g${place}`));
    const again = [find('g1'), find('g1')];
    await settled(() => undefined);
    // An account runs one statement at a time, so that the other connection is left for others.
    expect(statements.map(({ ids }) => ids)).toEqual([['first']]);
    await statements[0]!.end();
    expect(statements[1]!.ids).toEqual(reads.slice(0, 10).map(({ id }) => id));
    await statements[1]!.end();
    expect(again.map(({ outcome }) => outcome)).toEqual(['g1', 'g1']);
    expect(statements[2]!.ids).toEqual(['g10', 'g11', 'g12']);
    await statements[2]!.end();
    expect(statements).toHaveLength(3);
    expect([first, ...reads].map(({ outcome }) => outcome)).toEqual([first, ...reads].map(({ id }) => id));
  });

  it('have two seconds each, however long others have waited', async () => {
    const { find, statements } = aLoader();
    const running = find('running');
    await settled(() => undefined);
    const early = find('early');
    await settled(() => jest.advanceTimersByTime(1_900));
    const late = find('late');
    await settled(() => jest.advanceTimersByTime(100));
    expect([early.outcome, late.outcome]).toEqual(['storage_unavailable', undefined]);
    await settled(() => jest.advanceTimersByTime(1_899));
    expect(late.outcome).toBeUndefined();
    await statements[0]!.end();
    expect(statements[1]!.ids).toEqual(['late']);
    // The statement has started: the deadline no longer applies.
    await settled(() => jest.advanceTimersByTime(5_000));
    await statements[1]!.end();
    expect([running.outcome, late.outcome]).toEqual(['running', 'late']);
  });

  it('fail with the statement that they share, and the next ones succeed', async () => {
    const { find, statements } = aLoader();
    const reads = ['a', 'b', 'c'].map(find);
    await settled(() => undefined);
    await statements[0]!.fail();
    expect(reads.map(({ outcome }) => outcome)).toEqual(reads.map(() => 'connection lost'));
    const next = find('next');
    await settled(() => undefined);
    await statements[1]!.end();
    expect(next.outcome).toBe('next');
  });
});
