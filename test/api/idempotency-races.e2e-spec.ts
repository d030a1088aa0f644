import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, callAndHangUp } from '../support/http.js';

let upstream: FakeModelServer;
/** Two processes on one database, as far as idempotency is concerned. */
let services: TestApp[];
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  // With the default deadline: after a model_timeout, several results for one key would be correct.
  const environment = { MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') };
  const first = await startApp(environment);
  services = [first, await startApp(environment, first.database)];
  const { id: accountId } = await anAccount(first);
  await first.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
  key = (await aKey(first, { accountId })).secret;
});
afterAll(async () => {
  for (const service of services.toReversed()) await service.close();
  await upstream.close();
});

const random = (below: number) => Math.floor(Math.random() * below);
const BODY = { prompt: 'bakeries' };

const withKey = (idempotencyKey: string) => ({
  key,
  body: BODY,
  headers: { 'idempotency-key': idempotencyKey },
});

const generate = (idempotencyKey: string, { url } = services[0]!) =>
  call(url, 'POST', '/v1/generate', withKey(idempotencyKey));

const generateAndHangUp = (idempotencyKey: string, afterMs: number, { url }: TestApp) =>
  callAndHangUp(url, 'POST', '/v1/generate', {
    ...withKey(idempotencyKey),
    signal: AbortSignal.timeout(afterMs),
  });

/** Sends a few requests with one key, some of which hang up, and one more after them. */
async function play(name: string) {
  const moves = Array.from({ length: 3 + random(4) }, () => {
    const at = services[random(2)]!;
    return random(3) === 0 ? generateAndHangUp(name, 1 + random(300), at) : generate(name, at);
  });
  const responses = (await Promise.all(moves)).filter((response) => response !== undefined);
  const last = await generate(name);
  expect(last.status).toBe(200);
  const results = [...responses, last].map(({ body }) => body.data?.id ?? body.error.reason);
  expect(results).toEqual(results.map(() => last.body.data.id));
}

describe('random interleavings of retries and disconnects', () => {
  const rounds = process.env.COPYDESK_TEST_LONG ? 200 : 20;

  it(`never create two generations for one completed key (${rounds} rounds)`, async () => {
    upstream.reset('paced');
    // The reads of one account take turns, and more keys at once would wait too long on a slow machine.
    for (let round = 0; round < rounds; round += 4)
      await Promise.all(Array.from({ length: 4 }, (_, index) => play(`key-${round + index}`)));
    expect(upstream.requests).toHaveLength(rounds);
  }, 120_000);
});
