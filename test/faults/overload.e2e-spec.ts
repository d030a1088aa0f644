import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount, PASSWORD, someAccounts } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, CALLBACK, post, someTokens, startOAuthApp } from '../support/oauth-flow.js';
import { startTcpProxy, throughProxy, type TcpProxy } from '../support/tcp-proxy.js';

/** What the way of a statement, and of its result, takes to a database that has much else to do. */
const DELAY_MS = 50;
/** Jobs enqueued in parallel, many for each connection to the database. */
const JOBS = process.env.COPYDESK_TEST_LONG ? 600 : 300;

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestApp;
let accountId: string;
let email: string;
let key: string;

beforeAll(async () => {
  database = await makeDatabase();
  proxy = await startTcpProxy(Number(new URL(database.url).port));
  const url = throughProxy(database.url, proxy);
  const environment = { RATE_LIMIT_STORE: 'postgres', WEBHOOKS_ALLOW_PRIVATE: 'true' };
  service = await startOAuthApp(environment, { ...database, url });
});
beforeEach(async () => {
  ({ id: accountId, email } = await anAccount(service));
  key = (await aKey(service, { accountId })).secret;
  await database.query('UPDATE accounts SET requests_per_minute = 1000000, concurrency = 10000');
});
afterEach(() => proxy?.slow(0));
afterAll(async () => {
  await service?.close();
  await proxy?.close();
  await database?.drop();
});

type Answer = { status: number; headers: Headers; body?: any };

/** The status of a response; all of it where that is 500 or `Retry-After` is missing. */
const statusOf = ({ status, headers, body }: Answer) =>
  status < 429 || (status !== 500 && headers.get('retry-after') === '1')
    ? status
    : `${status} ${JSON.stringify(body)}`;

const generate = (index: number) =>
  call(service.url, 'POST', '/v1/generate', {
    key,
    headers: { 'idempotency-key': `text-${index % 25}` },
    body: { prompt: 'bread' },
  });

/** The sign-in forms of different accounts, each open in a browser of its own. */
async function signInForms(count: number): Promise<(() => Promise<Answer>)[]> {
  const forms: (() => Promise<Answer>)[] = [];
  for (const account of await someAccounts(service, count)) {
    const browser = new Browser(service.url);
    const page = await browser.open('/sign-in');
    forms.push(() => browser.submit(page, { email: account.email, password: PASSWORD }));
  }
  return forms;
}

/** A pushed authorization request. */
const PUSHED = {
  response_type: 'code',
  redirect_uri: CALLBACK,
  scope: 'generate',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
};

describe(`${JOBS} parallel requests that enqueue jobs on a slow database`, () => {
  const enqueue = (idempotencyKey: string) =>
    call(service.url, 'POST', '/v1/jobs', {
      key,
      headers: { 'idempotency-key': idempotencyKey },
      body: { operation: 'generate', request: { prompt: 'bread' } },
    });

  it.each([
    ['different keys', (index: number) => `different-${index}`],
    ['the same key', () => 'same'],
    ['the same key for every second one', (index: number) => (index % 2 ? 'same' : `different-${index}`)],
  ])('are accepted or rejected with 429, none lost and none doubled: %s', async (_name, keyOf) => {
    const keys = Array.from({ length: JOBS }, (_, index) => keyOf(index));
    proxy.slow(DELAY_MS);
    const responses = await Promise.all(keys.map(enqueue));
    proxy.slow(0);
    expect([202, 429]).toEqual(expect.arrayContaining([...new Set(responses.map(statusOf))]));
    const accepted = responses.filter(({ status }) => status === 202);
    expect(accepted.length).toBeGreaterThan(0);
    // A client repeats what was rejected.
    const repeated = await Promise.all(
      keys.map((each) =>
        eventually(async () => {
          const { status, body } = await enqueue(each);
          expect(status).toBe(202);
          return body.data.id as string;
        }),
      ),
    );
    const idByKey = new Map(keys.map((each, index) => [each, repeated[index]]));
    expect(repeated).toEqual(keys.map((each) => idByKey.get(each)));
    for (const [index, { status, body }] of responses.entries())
      if (status === 202) expect(body.data.id).toBe(repeated[index]);
    const stored = await database.query<{ id: string }>(
      `SELECT 'job_' || replace(id::text, '-', '') AS id FROM jobs WHERE account_id = $1`,
      [accountId],
    );
    expect(stored.map(({ id }) => id).toSorted()).toEqual([...idByKey.values()].toSorted());
  });
});

describe('more requests than a slow database can serve', () => {
  it('are rejected with 429 under /v1 and with 503 elsewhere', async () => {
    const client = await aClient(service);
    const tokens = await someTokens(service, client, { email }, { scope: 'openid generate' });
    const webhook = { url: 'http://127.0.0.1:9/hooks', events: ['key.revoked'] };
    const { body } = await call(service.url, 'POST', '/v1/webhooks', { key, body: webhook });
    const browsers = await signInForms(20);
    const kinds: [count: number, statuses: number[], request: (index: number) => Promise<Answer>][] = [
      [50, [200, 429], (index) => generate(index)],
      [50, [200, 429], () => call(service.url, 'POST', `/v1/webhooks/${body.data.id}/test`, { key })],
      [50, [200, 429], () => call(service.url, 'GET', '/v1/webhooks', { key })],
      [50, [404, 429], () => call(service.url, 'GET', `/v1/jobs/job_${'0'.repeat(32)}`, { key })],
      [50, [200, 503], () => call(service.url, 'GET', '/oauth/userinfo', { key: tokens.access_token })],
      [50, [200, 503], () => post(service, '/oauth/introspect', client, { token: tokens.access_token })],
      [50, [201, 503], () => post(service, '/oauth/par', client, PUSHED)],
      [
        50,
        [400, 503],
        () => post(service, '/oauth/token', client, { grant_type: 'refresh_token', refresh_token: 'x' }),
      ],
      // The first page after signing in reads lists, of which an account reads two at a time.
      [20, [200, 429, 503], (index) => browsers[index]!()],
    ];
    proxy.slow(DELAY_MS);
    const statuses = await Promise.all(
      kinds.map(([count, , request]) =>
        Promise.all(Array.from({ length: count }, async (_, index) => statusOf(await request(index)))),
      ),
    );
    const unexpected = kinds.map(([, expected], index) =>
      statuses[index]!.filter((status) => !expected.includes(Number(status))),
    );
    expect(unexpected).toEqual(kinds.map(() => []));
    expect(statuses.flat()).toEqual(expect.arrayContaining([429, 503]));
  });
});
