import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { query } from '../support/embedded-server.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';

let database: TestDatabase;
let other: TestApp;
let service: TestApp;

beforeAll(async () => {
  database = await makeDatabase();
  other = await startApp({}, database);
});
afterAll(async () => {
  await service?.close();
  await other?.close();
  await database?.drop();
});

/** From now on, PostgreSQL refuses new connections to the database. */
async function refuseConnections({ url }: TestDatabase) {
  const [own, name] = [new URL(url), new URL(url).pathname.slice(1)];
  own.pathname = '/postgres';
  await query(own.href, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
}

describe('the first requests after a start', () => {
  it('are answered over connections that were opened before the service was ready', async () => {
    const { secret: key } = await aKey(other);
    service = await startApp({ RATE_LIMIT_STORE: 'postgres' }, database);
    await refuseConnections(database);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call(service.url, 'POST', '/v1/generate', { key, body: { prompt: `bread ${index}` } }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});
