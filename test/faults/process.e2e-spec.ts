import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closeSync, existsSync, openSync } from 'node:fs';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

/** Loaded before the service: rejects an unhandled promise in its process again and again. */
const STRAY_REJECTIONS = `data:text/javascript,setInterval(()=>void(Promise.reject(new(Error)('stray'))),50)`;
/** Takes everything that is written to it for a full disk. */
const FULL_DISK = '/dev/full';

let database: TestDatabase;
let environment: Record<string, string>;
let service: RunningService;
let key: string;

beforeAll(async () => {
  database = await makeDatabase();
  environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, MODELS: 'fixed' };
  service = await startService({ ...environment, NODE_OPTIONS: `--import=${STRAY_REJECTIONS}` });
  key = (await readFirstStart(service)).key;
  await database.query(
    `UPDATE accounts SET requests_per_minute = 100000;
     UPDATE api_keys SET scopes = scopes || '{generations:read}';
     SELECT pg_notify('copydesk_changes', 'p:')`,
  );
});
afterAll(async () => {
  service?.signal('SIGKILL');
  await database.drop();
});

const generate = ({ url }: RunningService) =>
  call(url, 'POST', '/v1/generate', { key, body: { prompt: 'bread' } });
const find = (id: string) => call(service.url, 'GET', `/v1/generations/${id}`, { key });

async function expectServes(running: RunningService) {
  const responses = await Promise.all(Array.from({ length: 5 }, () => generate(running)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
}

describe('The service process', () => {
  it('survives an unhandled rejection, and logs it', async () => {
    await eventually(async () => {
      expect(service.stderr()).toContain('"msg":"unhandled rejection","err":"Error: stray"');
    });
    await expectServes(service);
  });

  it('fails only the requests that need an invalid row', async () => {
    const [good, bad] = [(await generate(service)).body.data, (await generate(service)).body.data];
    await database.query(
      `UPDATE generations SET created_at = 'infinity' WHERE replace(id::text, '-', '') = '${bad.id.slice(4)}'`,
    );
    const { status, body, headers } = await find(bad.id);
    expect([status, body]).toEqual([500, errorEnvelope('INTERNAL_ERROR', 'internal')]);
    expectRateLimitHeaders(headers);
    expect(JSON.stringify(body)).not.toMatch(/toISOString|\.js/);
    expect((await find(good.id)).body.data).toEqual(good);
  });

  it('grants no access by a key with an invalid row', async () => {
    await database.query(
      `UPDATE api_keys SET allowed_cidrs = '{nonsense}'; SELECT pg_notify('copydesk_changes', 'p:')`,
    );
    await eventually(async () => {
      const { status, body } = await generate(service);
      expect([status, body]).toEqual([500, errorEnvelope('INTERNAL_ERROR', 'internal')]);
    });
    await database.query(
      `UPDATE api_keys SET allowed_cidrs = NULL; SELECT pg_notify('copydesk_changes', 'p:')`,
    );
    await eventually(() => expectServes(service));
  });

  it('ignores invalid notifications', async () => {
    for (const payload of ['', 'x', 'error:', 'gap', 'k:nobody'])
      await database.query(`SELECT pg_notify('copydesk_changes', '${payload}')`);
    await expectServes(service);
  });

  it('serves and stops with a closed log', async () => {
    service.stopReading();
    for (let round = 0; round < 5; round += 1) await expectServes(service);
    expect(await service.stop()).toBe(0);
  });

  (existsSync(FULL_DISK) ? it : it.skip)(
    'starts, serves and stops with a full disk under its log and no trace collector at its address',
    async () => {
      const log = openSync(FULL_DISK, 'w');
      const traced = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
      const other = await startService(traced, { log });
      closeSync(log);
      for (let round = 0; round < 5; round += 1) await expectServes(other);
      expect(await other.stop()).toBe(0);
    },
  );
});
