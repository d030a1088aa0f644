import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { JANITOR_LOCK } from '../../src/database/advisory-locks.js';
import { Janitor } from '../../src/database/janitor.js';
import { RateLimitStorage } from '../../src/rate-limit/rate-limit-storage.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';

describe('Janitor', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await startApp({ RATE_LIMIT_STORE: 'postgres' });
  });
  afterAll(() => service.close());

  const cleanUp = () => service.app.get(Janitor).cleanUp();

  it('deletes idempotency keys after their 24 hours, however many, and no others', async () => {
    const { secret } = await aKey(service);
    const generate = (key: string) =>
      call(service.url, 'POST', '/v1/generate', {
        key: secret,
        body: { prompt: 'bakeries' },
        headers: { 'idempotency-key': key },
      });
    const { body: kept } = await generate('kept');
    await service.database.query(`
      INSERT INTO idempotency_keys (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
      SELECT account_id, client_id, 'past ' || n, fingerprint, claim, now() - interval '1 day', now() - interval '1 second'
        FROM idempotency_keys, generate_series(1, 2500) AS n`);
    expect(await cleanUp()).toMatchObject({ 'idempotency keys': 2_500 });
    expect(await service.database.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'kept' }]);
    expect((await generate('kept')).body).toEqual(kept);
  });

  it('deletes the counters of past windows, and no current ones', async () => {
    const bucket = { name: 'account', id: 'one who comes back', limit: 10 };
    await service.app.get(RateLimitStorage).hit([bucket]);
    await service.database.query(`
      INSERT INTO rate_limit_buckets (bucket, window_start, used)
      SELECT 'address:' || n, extract(epoch FROM now()) - 180, 1 FROM generate_series(1, 30) AS n`);
    expect(await cleanUp()).toMatchObject({ 'rate limit buckets': 30 });
    const { states } = await service.app.get(RateLimitStorage).hit([bucket]);
    expect(states[0]!.remaining).toBe(8);
  });

  it('runs in one process at a time, and releases the lock afterwards', async () => {
    const elsewhere = new Client({ connectionString: service.database.url });
    await elsewhere.connect();
    service.app.get(Janitor).register('a slow one', async () => {
      const { rows } = await elsewhere.query('SELECT pg_try_advisory_lock($1) AS is_free', [JANITOR_LOCK]);
      expect(rows).toEqual([{ is_free: false }]);
      expect(await cleanUp()).toBeNull();
      return 0;
    });
    expect(await cleanUp()).toMatchObject({ 'a slow one': 0 });
    expect(await cleanUp()).toMatchObject({ 'a slow one': 0 });
    await elsewhere.end();
  });

  // Prevents a connection that fails between two statements from ending the process.
  it('continues after a broken connection', async () => {
    let isBroken = true;
    service.app.get(Janitor).register('a slow one', async (client) => {
      if (!isBroken) return 0;
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const pids = [rows[0]!.pid];
      await service.database.query('SELECT pg_terminate_backend($1)', pids);
      // The server reports the end before it releases the lock, without which nothing else is cleaned in this round.
      await eventually(async () =>
        expect(await service.database.query('SELECT FROM pg_locks WHERE pid = $1', pids)).toEqual([]),
      );
      return 0;
    });
    // The others are cleaned all the same.
    service.app.get(Janitor).register('the next one', async () => 0);
    const cleaned = await cleanUp();
    expect(cleaned).toMatchObject({ 'the next one': 0 });
    expect(cleaned).not.toHaveProperty('a slow one');
    isBroken = false;
    await eventually(async () => expect(await cleanUp()).toMatchObject({ 'a slow one': 0 }));
  });
});
