import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { Clock } from '../../src/common/time/clock.js';
import type { SlotClaim } from '../../src/common/http/slot-claim.js';
import type { Principal } from '../../src/common/http/principal.js';
import type { Reply, Request } from '../../src/common/http/request.js';
import { ConcurrencyLimit } from '../../src/rate-limit/concurrency-limit.js';
import { beat, deleteReleasedSlots, removeProcesses } from '../../src/rate-limit/concurrency-registry.js';
import { HeartbeatWatch } from '../../src/rate-limit/heartbeat-watch.js';
import { PrincipalLimit } from '../../src/rate-limit/principal-limit.js';
import { PostgresRateLimitStorage } from '../../src/rate-limit/postgres-rate-limit-storage.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

const CAP = 10;

let database: TestDatabase;
const pools: Pool[] = [];
let credentials = 0;

beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

/** A process, as far as limits are concerned. */
function aProcess() {
  const pool = new Pool({ connectionString: database.url, max: 1 });
  pools.push(pool);
  const storage = new PostgresRateLimitStorage(pool, new Clock(), 86_400);
  return { pool, storage, slots: storage.slots };
}
type Process = ReturnType<typeof aProcess>;

function aPrincipal(concurrency = CAP): Principal {
  const id = `c${(credentials += 1)}`;
  const credential = { type: 'api_key', id, requestsPerMinute: null };
  const account = { id: `of-${id}`, concurrency, requestsPerMinute: 1_000 };
  return { credential, account } as unknown as Principal;
}

const bucketOf = ({ account }: Principal, limit = 1_000) => ({ name: 'account', id: account.id, limit });

async function claim({ storage, slots }: Process, principal: Principal): Promise<SlotClaim | null> {
  const made = slots.claim(principal);
  const { isAdmitted } = await storage.hit([bucketOf(principal)], made);
  return isAdmitted ? made : null;
}

const fill = (process: Process, principal: Principal, count = CAP) =>
  Promise.all(Array.from({ length: count }, () => claim(process, principal)));

const takenOf = ({ credential }: Principal) =>
  database.query<{ taken: number }>('SELECT taken FROM concurrency_places WHERE credential = $1', [
    credential.id,
  ]);

/** What a crash of the server does to unlogged tables. */
const crash = () => database.query('TRUNCATE rate_limit_buckets, concurrency_heartbeats, concurrency_places');

describe('slots under a concurrency limit that processes share', () => {
  it('are given exactly, and a claim without a slot is not counted', async () => {
    const processes = Array.from({ length: 4 }, aProcess);
    const principal = aPrincipal();
    const requests = Array.from({ length: 200 }, (_, index) => claim(processes[index % 4]!, principal));
    const made = (await Promise.all(requests)).filter((each) => each !== null);
    expect(made).toHaveLength(CAP);
    const { states } = await processes[0]!.storage.hit([bucketOf(principal)]);
    expect(states[0]!.remaining).toBe(1_000 - CAP - 1);
  });

  it('are not taken by a request that is over its rate limit', async () => {
    const [process, principal] = [aProcess(), aPrincipal(1)];
    const { slots, storage } = process;
    const full = await storage.hit([bucketOf(principal, 0)], slots.claim(principal));
    expect(full).toMatchObject({ isAdmitted: false });
    expect(full.slotRefusal).toBeUndefined();
    expect(await claim(process, principal)).not.toBeNull();
  });

  it('are released once, also if the caller left before the slot was taken', async () => {
    const [process, other, principal] = [aProcess(), aProcess(), aPrincipal(2)];
    const early = process.slots.claim(principal);
    const deciding = process.storage.hit([bucketOf(principal)], early);
    process.slots.release(early);
    await deciding;
    const late = await claim(process, principal);
    for (let times = 0; times < 3; times += 1) process.slots.release(late!);
    await eventually(async () => expect(await takenOf(principal)).toEqual([{ taken: 0 }]));
    expect((await fill(other, principal, 3)).filter((each) => each !== null)).toHaveLength(2);
  });

  it('are not changed by a statement that arrives after a later one', async () => {
    const [process, principal] = [aProcess(), aPrincipal()];
    await fill(process, principal);
    const { rows } = await process.pool.query(
      'SELECT is_registered FROM admit_requests($1, 1, $2, $3, $4, $5, 60, $6, $7, $8, $9)',
      [process.slots.processId, [], [], [], [], [principal.credential.id], [0], [], []],
    );
    expect(rows).toEqual([{ is_registered: false }]);
    expect(await takenOf(principal)).toEqual([{ taken: CAP }]);
  });

  it('are corrected by the next statement where one failed', async () => {
    const [process, principal] = [aProcess(), aPrincipal()];
    const [first] = await fill(process, principal, 2);
    await database.query('ALTER FUNCTION admit_requests RENAME TO away');
    process.slots.release(first!);
    await expect(claim(process, principal)).rejects.toThrow();
    await database.query('ALTER FUNCTION away RENAME TO admit_requests');
    await claim(process, aPrincipal());
    expect(await takenOf(principal)).toEqual([{ taken: 1 }]);
  });

  it('are not given after a crash of the database until every process has written its own', async () => {
    await database.query('TRUNCATE concurrency_processes, concurrency_heartbeats, concurrency_places');
    const [holder, other, principal] = [aProcess(), aProcess(), aPrincipal()];
    await fill(holder, principal);
    await claim(other, aPrincipal());
    await crash();
    const refusal = async () =>
      (await other.storage.hit([bucketOf(principal)], other.slots.claim(principal))).slotRefusal;
    expect(await refusal()).toBe('unsettled');
    expect((await other.storage.hit([bucketOf(principal)])).isAdmitted).toBe(true);
    holder.slots.register();
    await eventually(async () => expect(await refusal()).toBe('full'));
  });

  it('are free when a process is removed, and count again once it continues', async () => {
    const [standing, other, principal] = [aProcess(), aProcess(), aPrincipal(CAP)];
    const held = await fill(standing, principal);
    await claim(other, aPrincipal());
    const id = standing.slots.processId;
    const { others } = await beat(other.pool, other.slots.processId);
    const last = others.filter(({ process }) => process === id);
    await beat(standing.pool, id);
    await removeProcesses(other.pool, last);
    expect(await claim(other, principal)).toBeNull();
    const { others: current } = await beat(other.pool, other.slots.processId);
    await removeProcesses(
      other.pool,
      current.filter(({ process }) => process === id),
    );
    const taken = await claim(other, principal);
    expect(taken).not.toBeNull();
    expect((await beat(standing.pool, id)).isRegistered).toBe(false);
    standing.slots.release(held[0]!);
    standing.slots.release(held[1]!);
    expect(await claim(standing, principal)).not.toBeNull();
    expect(await claim(other, principal)).toBeNull();
  });

  it('leave no rows behind', async () => {
    const [process, principal] = [aProcess(), aPrincipal()];
    const [one, two] = await fill(process, principal, 2);
    process.slots.release(one!);
    await eventually(async () => expect(await takenOf(principal)).toEqual([{ taken: 1 }]));
    await deleteReleasedSlots(process.pool as never, 500);
    expect(await takenOf(principal)).toEqual([{ taken: 1 }]);
    process.slots.release(two!);
    await eventually(async () => expect(await takenOf(principal)).toEqual([{ taken: 0 }]));
    await deleteReleasedSlots(process.pool as never, 500);
    expect(await takenOf(principal)).toEqual([]);
  });
});

describe('a request of a page', () => {
  it('takes a slot over all processes, and is rejected if there is none', async () => {
    const [here, other, principal] = [aProcess(), aProcess(), aPrincipal(1)];
    const limit = new PrincipalLimit(here.storage, new ConcurrencyLimit(here.storage));
    const admit = async () => {
      const request = {} as Request;
      await limit
        .admit(request, { raw: { closed: false } } as Reply, principal)
        .finally(() => request.releaseSlot?.());
    };
    await admit();
    await eventually(async () => expect(await claim(other, principal)).not.toBeNull());
    await expect(admit()).rejects.toMatchObject({ reason: 'concurrency_limited', retryAfterSeconds: 1 });
  });
});

describe('work that is not a request', () => {
  it('takes a slot over all processes until it releases it', async () => {
    const [here, other, principal] = [aProcess(), aProcess(), aPrincipal(1)];
    const limits = [here, other].map(({ storage }) => new ConcurrencyLimit(storage));
    const release = await limits[0]!.acquire(principal);
    await expect(limits[1]!.acquire(principal)).rejects.toMatchObject({ reason: 'concurrency_limited' });
    release();
    await eventually(async () => void (await limits[1]!.acquire(principal)));
  });
});

describe('the watch over other processes', () => {
  const silent = [{ process: 'a', beat: '7' }];
  /** What each reading returns; `beats` holds the heartbeat at each second. */
  const readings = (watch: HeartbeatWatch, beats: (string | null)[], startMs = 0) =>
    beats.map(
      (beatOf, second) => watch.read([{ process: 'a', beat: beatOf }], startMs + second * 1_000).length,
    );

  it('finds a process whose heartbeat has not changed for five seconds', () => {
    expect(readings(new HeartbeatWatch(), ['7', '7', '7', '7', '7', '7'])).toEqual([0, 0, 0, 0, 0, 1]);
    expect(readings(new HeartbeatWatch(), [null, null, null, null, null, null])).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('starts again with each heartbeat', () => {
    expect(readings(new HeartbeatWatch(), ['7', '7', '7', '7', '7', '8', '8', '8'])).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('does not count time in which the database did not answer, or this process stood still', () => {
    const watch = new HeartbeatWatch();
    readings(watch, ['7', '7', '7', '7', '7']);
    watch.interrupt();
    expect(watch.read(silent, 5_000)).toEqual([]);
    expect(watch.read(silent, 60_000)).toEqual([]);
    expect(readings(watch, ['7', '7', '7', '7', '7'], 61_000)).toEqual([0, 0, 0, 0, 1]);
  });
});
