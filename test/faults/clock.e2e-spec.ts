import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeEmptyDatabase, type TestDatabase } from '../support/database.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { call, expectRateLimitHeaders, type Answer } from '../support/http.js';
import { readWelcome, startService, type RunningService } from '../support/running-service.js';

const [LIBRARY] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
if (!LIBRARY) process.stderr.write('skipped: libfaketime is not installed (apt-get install faketime)\n');

const WINDOW_S = 3;
/** Requests of one window. */
const LIMIT = 20;

let database: TestDatabase;
let service: RunningService;
let key: string;
const offsetFile = join(freshFolder(), 'offset');

/** Sets the clock of the service, and of nobody else, to the true time and so much more. */
const setClock = (offset: string) => writeFileSync(offsetFile, `${offset}\n`);

beforeAll(async () => {
  if (!LIBRARY) return;
  setClock('+0');
  database = await makeEmptyDatabase();
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
  key = (await readWelcome(service)).key;
  await database.query('UPDATE accounts SET requests_per_minute = $1', [LIMIT]);
  await database.query("SELECT pg_notify('copydesk_changes', 'p:')");
});
afterAll(async () => {
  service?.signal('SIGKILL');
  await database?.drop();
  deleteFolders();
});

const list = () => call(service.url, 'GET', '/v1/templates?limit=1', { key });
const generate = (headers = {}) =>
  call(service.url, 'POST', '/v1/generate', { key, headers, body: { prompt: 'bread' } });

/** What holds for each answer, whatever the clock says: the limits are told in true time. */
function expectTrueReset({ headers }: Answer) {
  expectRateLimitHeaders(headers);
  const inSeconds = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000;
  expect(inSeconds).toBeGreaterThan(-1);
  expect(inSeconds).toBeLessThanOrEqual(WINDOW_S + 1);
}

/** Asks until it is served: in the next window at the latest. */
const served = (ask: () => Promise<Answer>) =>
  eventually(async () => expect((await ask()).status).toBe(200), 3 * WINDOW_S * 1000);

(LIBRARY ? describe : describe.skip)('A clock that is set', () => {
  it.each(['+1h', '-1h', '+1d', '-1d', '+0'])(
    'by %s opens no new window, blocks nobody, and all else works',
    async (offset) => {
      await served(list);
      let admitted = 0;
      let answer = await list();
      while (answer.status === 200) {
        admitted += 1;
        answer = await list();
      }
      expect(admitted).toBeLessThanOrEqual(2 * LIMIT);
      const windowOf = ({ headers }: Answer) => headers.get('x-ratelimit-reset');
      setClock(offset);
      const after = await list();
      if (windowOf(after) === windowOf(answer)) expect(after.status).toBe(429);
      await served(list);
      expectTrueReset(await list());

      const name = { 'idempotency-key': `clock${offset}` };
      await served(() => generate(name));
      await served(async () => {
        const replay = await generate(name);
        if (replay.status === 200) expect(replay.headers.get('idempotent-replayed')).toBe('true');
        return replay;
      });
      let text = '';
      await eventually(
        async () => {
          const response = await fetch(`${service.url}/v1/generate`, {
            method: 'POST',
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
            body: '{"prompt":"bread","stream":true}',
          });
          expect(response.status).toBe(200);
          text = (await readEvents(response)).at(-1)!.event;
        },
        3 * WINDOW_S * 1000,
      );
      expect(text).toBe('done');
    },
  );

  it('back again dates records right again', async () => {
    setClock('+1d');
    await served(generate);
    setClock('+0');
    let createdAt = '';
    await served(async () => {
      const answer = await generate();
      if (answer.status === 200) createdAt = answer.body.data.created_at;
      return answer;
    });
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    expect(await service.stop()).toBe(0);
  });
});
