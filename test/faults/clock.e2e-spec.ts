import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { parseEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { call, expectRateLimitHeaders, type ApiResponse } from '../support/http.js';
import { repetitions } from '../support/repetitions.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

const [LIBRARY] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
if (!LIBRARY) process.stderr.write('skipped: libfaketime is not installed (apt-get install faketime)\n');

const WINDOW_S = 2;
/** Requests of one window. */
const LIMIT = 5;
const OFFSETS = ['+1d', '-1h', '+1h', '-1d', '+0'].slice(0, Math.max(2, repetitions(5)));

let database: TestDatabase;
let service: RunningService;
let key: string;
const offsetFile = join(freshFolder(), 'offset');

/** Sets the clock of the service alone to the true time plus an offset. */
const setClock = (offset: string) => writeFileSync(offsetFile, `${offset}\n`);

beforeAll(async () => {
  if (!LIBRARY) return;
  setClock('+0');
  database = await makeDatabase();
  service = await startService({
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    RATE_LIMIT_WINDOW_S: String(WINDOW_S),
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: offsetFile,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  key = (await readFirstStart(service)).key;
  await database.query('UPDATE accounts SET requests_per_minute = $1', [LIMIT]);
  await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
});
afterAll(async () => {
  service?.signal('SIGKILL');
  await database?.drop();
  deleteFolders();
});

const list = () => call(service.url, 'GET', '/v1/templates?limit=1', { key });
const generate = (headers = {}, options = {}) =>
  call(service.url, 'POST', '/v1/generate', { key, headers, body: { prompt: 'bread', ...options } });

/** Holds for each response, whatever the clock says: the rate limit headers use the true time. */
function expectTrueReset({ headers }: ApiResponse) {
  expectRateLimitHeaders(headers);
  const inSeconds = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  expect(inSeconds).toBeGreaterThan(-60);
  expect(inSeconds).toBeLessThanOrEqual(WINDOW_S + 60);
}

/** Retries until it is served: in the next window at the latest, and on a busy machine a little later. */
async function served(ask: () => Promise<ApiResponse>): Promise<ApiResponse> {
  let response: ApiResponse;
  const isServed = async () => {
    response = await ask();
    expect(response.status).toBe(200);
  };
  await eventually(isServed);
  return response!;
}

(LIBRARY ? describe : describe.skip)('A clock that is set', () => {
  it.each(OFFSETS)(
    'by %s opens no new window, blocks no client, and everything else works',
    async (offset) => {
      let response = await list();
      for (let tries = 0; response.status === 200; tries += 1) {
        expect(tries).toBeLessThan(1_000 * LIMIT);
        response = await list();
      }
      const windowOf = ({ headers }: ApiResponse) => headers.get('x-ratelimit-reset');
      setClock(offset);
      const after = await list();
      if (windowOf(after) === windowOf(response)) expect(after.status).toBe(429);
      await served(list);
      expectTrueReset(await list());

      const name = { 'idempotency-key': `clock${offset}` };
      await served(() => generate(name));
      const replay = await served(() => generate(name));
      expect(replay.headers.get('idempotent-replayed')).toBe('true');
      const stream = await served(() => generate({}, { stream: true }));
      expect(parseEvents(stream.body).at(-1)!.event).toBe('done');
    },
  );

  it('back again dates records correctly again', async () => {
    setClock('+1d');
    await served(() => generate());
    setClock('+0');
    const { body } = await served(() => generate());
    expect(Math.abs(Date.parse(body.data.created_at) - Date.now())).toBeLessThan(60_000);
    expect(await service.stop()).toBe(0);
  });
});
