import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { countTokens } from '../../src/engines/output/token-count.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope } from '../support/http.js';
import { THOUGHTS, type Behaviour } from '../support/model-behaviours.js';

let upstream: FakeModelServer;
let service: TestApp;
let key: string;
let accountId: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({ MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') });
  const account = await anAccount(service);
  await service.app.get(AccountsService).setLimits(account, { tokensPerMonth: 1_000_000 });
  accountId = account.id;
  key = (await aKey(service, { accountId })).secret;
});
afterAll(async () => {
  await service?.close();
  await upstream?.close();
});

const REQUESTS = [
  ['/v1/generate', { prompt: 'bakeries' }],
  ['/v1/refine', { content: 'We bake.', instructions: 'longer' }],
] as const;

function send(path: string, body: object, signal: AbortSignal): Promise<Response> {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
}

/** Sends a request and disconnects, before the response or after the first text. */
async function hangUp(path: string, body: object, waitsForText: boolean): Promise<void> {
  const controller = new AbortController();
  const response = send(path, body, controller.signal);
  const ended = response.catch(() => undefined);
  if (waitsForText) await (await response).body!.getReader().read();
  else await eventually(async () => expect(upstream.requests).toHaveLength(1));
  controller.abort();
  await ended;
}

async function newest() {
  const { data } = (await call(service.url, 'GET', '/v1/generations?limit=1', { key })).body;
  return data[0];
}

/** The input tokens of the same request if it is completed and the model reports no usage. */
async function countedInput(path: string, body: object): Promise<number> {
  upstream.reset('no-usage');
  return (await call(service.url, 'POST', path, { key, body })).body.data.usage.input_tokens;
}

async function used() {
  const sql =
    'SELECT tokens::int AS used, reserved_tokens::int AS reserved FROM usage_months WHERE account_id = $1';
  return (await service.database.query<{ used: number; reserved: number }>(sql, [accountId]))[0]!;
}

describe.each(REQUESTS)('POST %s of a client that disconnects', (path, body) => {
  it.each<[string, Behaviour, boolean, object]>([
    ['after the first text of a stream', 'stall', true, { stream: true }],
    ['before the first text of a stream', 'silent', false, { stream: true }],
    ['before a response', 'slow-head', false, {}],
  ])('%s is charged for everything that the model was sent', async (_when, behaviour, waits, fields) => {
    const inputTokens = await countedInput(path, body);
    const before = { ...(await used()), id: (await newest()).id };
    upstream.reset(behaviour);
    await hangUp(path, { ...body, ...fields }, waits);
    await eventually(async () => expect((await newest()).id).not.toBe(before.id));
    const { usage, tokens_used: tokens, content, ...record } = await newest();
    expect(record).toMatchObject({ finish_reason: 'cancelled', model: 'openai:test-model' });
    expect(usage.input_tokens).toBe(inputTokens);
    expect(content !== '').toBe(waits);
    expect(usage.output_tokens > 0).toBe(waits);
    expect(await used()).toEqual({ used: before.used + tokens, reserved: 0 });
  });
});

describe('POST /v1/generate of a reasoning model', () => {
  it('is charged for the reasoning if the client disconnects', async () => {
    upstream.reset('reasoning-stall');
    const id = (await newest())?.id;
    await hangUp('/v1/generate', { prompt: 'bakeries', stream: true }, true);
    await eventually(async () => expect((await newest()).id).not.toBe(id));
    const { usage, content, finish_reason: reason } = await newest();
    expect([reason, content]).toEqual(['cancelled', expect.stringMatching(/^Small /)]);
    const tokens = (await countTokens(THOUGHTS.join(''))) + (await countTokens(content));
    expect(usage.output_tokens).toBe(tokens);
  });
});

describe('a call that is not charged', () => {
  it('has failed before its client disconnects', async () => {
    const before = { ...(await used()), id: (await newest())?.id };
    upstream.reset('status:503:retry-after=4');
    const controller = new AbortController();
    const response = send('/v1/generate', { prompt: 'bakeries' }, controller.signal);
    await eventually(async () =>
      expect(service.logLines.some((line) => /attempt_failed.*"a call of a model failed"/.test(line))).toBe(
        true,
      ),
    );
    controller.abort();
    await expect(response).rejects.toThrow();
    await eventually(async () => expect(await used()).toEqual({ used: before.used, reserved: 0 }));
    expect((await newest())?.id).toBe(before.id);
  });
});

describe('POST /v1/refine of a generation without text', () => {
  it('is rejected', async () => {
    upstream.reset('silent');
    await hangUp('/v1/generate', { prompt: 'bakeries', stream: true }, false);
    await eventually(async () => expect((await newest()).content).toBe(''));
    const request = { generation_id: (await newest()).id, instructions: 'longer' };
    const { status, body } = await call(service.url, 'POST', '/v1/refine', { key, body: request });
    expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'too_short')]);
    expect(body.error.details).toEqual([
      { path: 'generation_id', message: 'names a generation without text' },
    ]);
  });
});
