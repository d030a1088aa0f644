import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { DAY_MS } from '../../src/common/time/day-ms.js';
import { Janitor } from '../../src/database/janitor.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { aRow } from '../support/stored-generation.js';
import { untilSearchable } from '../support/searchable.js';

let service: TestApp;

beforeAll(async () => {
  service = await startApp({ RETENTION_DAYS: '30' });
});
afterAll(() => service?.close());

/** A UUIDv7 of a moment so many days ago. */
function idFrom(days: number): string {
  const time = Math.floor(Date.now() - days * DAY_MS)
    .toString(16)
    .padStart(12, '0');
  const hex = `${time}7${randomBytes(9).toString('hex').slice(0, 3)}8${randomBytes(8).toString('hex').slice(0, 15)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

describe('RETENTION_DAYS', () => {
  it('deletes older texts with their search documents, and keeps the counts exact and the usage', async () => {
    const { secret: key, apiKey } = await aKey(service);
    const [account, other] = [apiKey.accountId, (await aKey(service)).apiKey.accountId];
    const store = service.app.get(GenerationStore);
    const save = (accountId: string, days: number, clientId: string | null = null) =>
      store.save(aRow(accountId, null, { id: idFrom(days), clientId }));
    // More than a batch of one account, two apps, another account, and texts at both sides of the limit.
    for (let index = 0; index < 600; index += 1) await save(account, 31 + index / 10);
    for (const [owner, days, app] of [
      [account, 30.1, 'app-1'],
      [account, 400, 'app-2'],
      [account, 29.9, 'app-2'],
      [account, 1, null],
      [other, 45, null],
      [other, 2, null],
    ] as const)
      await save(owner, days, app);
    await untilSearchable(service);
    const usage = () => service.database.query('SELECT sum(requests)::int AS sum FROM usage_days');
    const before = await usage();

    await expect(service.app.get(Janitor).cleanUp()).resolves.toMatchObject({ generations: 603 });

    const left = await service.database.query<{ days: number }>(
      `SELECT round((extract(epoch FROM now()) * 1000 - ('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint) / 8640000)::int
              AS days FROM generations ORDER BY id`,
    );
    expect(left.map(({ days }) => days / 10)).toEqual([29.9, 2, 1]);
    const counts = await service.database.query<{ account_id: string; client_id: string; total: number }>(
      'SELECT account_id, client_id, total::int FROM generation_counts WHERE total > 0',
    );
    expect(
      new Set(counts.map(({ account_id, client_id, total }) => `${account_id} ${client_id} ${total}`)),
    ).toEqual(new Set([`${account}  1`, `${account} app-2 1`, `${other}  1`]));
    expect((await service.database.query('SELECT FROM generation_search')).length).toBe(3);
    expect(await usage()).toEqual(before);
    const { body } = await call(service.url, 'GET', '/v1/generations', { key });
    expect([body.meta.total, body.data.length]).toEqual([2, 2]);
    await expect(service.app.get(Janitor).cleanUp()).resolves.toMatchObject({ generations: 0 });
  });

  it('deletes nothing if the period is longer than the time since 1970', async () => {
    const { secret: key } = await aKey(service);
    await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'bread' } });
    const keeping = await startApp({ RETENTION_DAYS: '36500' }, service.database);
    const deleted = await keeping.app.get(Janitor).cleanUp();
    await keeping.close();
    expect(deleted).toMatchObject({ generations: 0 });
    expect((await call(service.url, 'GET', '/v1/generations', { key })).body.meta.total).toBe(1);
  });

  it('is not set by default: then nothing is deleted', async () => {
    const keeping = await startApp({}, service.database);
    const deleted = await keeping.app.get(Janitor).cleanUp();
    await keeping.close();
    expect(deleted).not.toHaveProperty('generations');
  });
});
