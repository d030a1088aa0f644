import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { reserveKeys } from '../../src/generation/reserve-keys.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { anAccount } from '../support/factories.js';
import { loadPackage } from '../support/load-package.js';

const { DataSource } = loadPackage<typeof import('typeorm')>('typeorm');

let service: TestApp;
let other: Client;
beforeAll(async () => {
  service = await startApp();
  other = new Client({ connectionString: service.database.url });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await service?.close();
});

const INSERT_SQL = `
  INSERT INTO idempotency_keys (account_id, client_id, key, fingerprint, claim, lease_expires_at, expires_at)
  VALUES ($1, '', $2, 'f', gen_random_uuid(), now(), now())`;

// Prevents deadlocks with generations, which lock keys in the order of the database.
it('reserves keys in the order of the database, whatever the order given', async () => {
  const { id: accountId } = await anAccount(service);
  const keys = ['order!', 'order'].map((key) => ({
    accountId,
    clientId: '',
    key,
    fingerprint: Buffer.from('f'),
  }));
  await other.query("BEGIN; SET LOCAL lock_timeout = '5s'");
  await other.query(INSERT_SQL, [accountId, 'order']);
  const reserved = service.app.get(DataSource).transaction((manager) => reserveKeys(manager, keys));
  const failure = reserved.then(
    () => null,
    (error: unknown) => error,
  );
  await eventually(async () => {
    const waiting = await service.database.query(
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    expect(waiting).toHaveLength(1);
  });
  await other.query(INSERT_SQL, [accountId, 'order!']);
  await other.query('ROLLBACK');
  expect(await failure).toBeNull();
  expect((await reserved).map(({ key }) => key)).toEqual(['order', 'order!']);
});
