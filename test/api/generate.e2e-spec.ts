import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';

let service: TestApp;
let key: string;

beforeAll(async () => {
  service = await startApp();
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(() => service.close());

const generate = (body: unknown, secret: string | undefined = key) =>
  call(service.url, 'POST', '/v1/generate', { key: secret, body });
const countStored = async () =>
  (await service.database.query<{ count: number }>('SELECT count(*)::int AS count FROM generations'))[0]!
    .count;

describe('POST /v1/generate', () => {
  it('returns the stored record', async () => {
    const { status, body, headers } = await generate({ prompt: ' Write about bread ', template: 'email' });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^gen_[0-9a-f]{32}$/),
        content: expect.stringMatching(/\S/),
        tokens_used: expect.any(Number),
        template: 'email',
        template_version: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        usage: {
          input_tokens: expect.any(Number),
          output_tokens: expect.any(Number),
          cost: { amount: '0', currency: 'USD' },
        },
        model: 'fixed',
        finish_reason: 'stop',
        refined_from: null,
        warnings: [],
        metadata: {},
        end_user: null,
        store: true,
      },
    });
    const { input_tokens: input, output_tokens: output } = body.data.usage;
    expect(body.data.tokens_used).toBe(input + output);
    expectRateLimitHeaders(headers);
    const stored = await call(service.url, 'GET', `/v1/generations/${body.data.id}`, { key });
    expect(stored.body.data).toEqual(body.data);
  });

  it('uses the template general by default', async () => {
    expect((await generate({ prompt: 'x' })).body.data.template).toBe('general');
  });

  it('accepts every option, in any letter case, with its aliases', async () => {
    const options = {
      tone: 'Business',
      length: 'LONG',
      language: 'en-GB',
      format: 'markdown',
      audience: 'bakers',
      call_to_action: 'Call us',
      recipient: 'Sam',
      sender: 'Kim',
      brand: 'Crumb',
      points: ['a'],
      keywords: ['b'],
      facts: ['c'],
      avoid: ['d'],
      seed: 7,
    };
    expect((await generate({ prompt: 'x', options, stream: false })).status).toBe(200);
  });

  it('accepts at most 16,000 characters outside the basic plane', async () => {
    expect((await generate({ prompt: '😀'.repeat(16_000) })).status).toBe(200);
    const { status, body } = await generate({ prompt: '😀'.repeat(16_001) });
    expect([status, body.error.reason]).toEqual([400, 'too_long']);
  });

  it('lists every invalid field at once', async () => {
    const { status, body } = await generate({
      prompt: 7,
      template: null,
      options: { tone: 'angry', length: null, points: ['ok', 1, ''], extra: { deep: 1 } },
      user: 'root',
    });
    expect(status).toBe(400);
    expect(body.error.code).toBe('VALIDATION_ERROR');
    expect(body.error.details.map(({ path }: { path: string }) => path).sort()).toEqual(
      [
        'options.extra',
        'options.length',
        'options.points.1',
        'options.points.2',
        'options.tone',
        'prompt',
        'template',
        'user',
      ].sort(),
    );
  });

  it.each<[string, unknown, string, string]>([
    ['no prompt', {}, 'required', 'prompt'],
    ['an empty prompt', { prompt: '' }, 'too_short', 'prompt'],
    ['a blank prompt', { prompt: ' \n\t ' }, 'too_short', 'prompt'],
    ['null', { prompt: null }, 'invalid_type', 'prompt'],
    ['a NUL', { prompt: 'a\0b' }, 'invalid_value', 'prompt'],
    ['a tone that is not one', { prompt: 'x', options: { tone: 'angry' } }, 'invalid_value', 'options.tone'],
    ['a number for a tone', { prompt: 'x', options: { tone: 1 } }, 'invalid_type', 'options.tone'],
    [
      'a tone named like a member of objects',
      { prompt: 'x', options: { tone: 'constructor' } },
      'invalid_value',
      'options.tone',
    ],
    ['a list of options', { prompt: 'x', options: [] }, 'invalid_type', 'options'],
    ['options as text', { prompt: 'x', options: 'tone' }, 'invalid_type', 'options'],
    ['null options', { prompt: 'x', options: null }, 'invalid_type', 'options'],
    ['a blank brand', { prompt: 'x', options: { brand: ' \n' } }, 'too_short', 'options.brand'],
    [
      'a sender without a visible character',
      { prompt: 'x', options: { sender: '\u200b\u3164\u00ad ' } },
      'too_short',
      'options.sender',
    ],
    ['a blank point', { prompt: 'x', options: { points: ['a', ' '] } }, 'too_short', 'options.points.1'],
    [
      'a keyword without a visible character',
      { prompt: 'x', options: { keywords: ['\u200d\ufeff'] } },
      'too_short',
      'options.keywords.0',
    ],
    ['a prompt without a visible character', { prompt: '\u200b\u2060' }, 'too_short', 'prompt'],
    ['21 points', { prompt: 'x', options: { points: Array(21).fill('a') } }, 'too_long', 'options.points'],
    [
      '201 letters in a fact',
      { prompt: 'x', options: { facts: ['a'.repeat(201)] } },
      'too_long',
      'options.facts.0',
    ],
    [
      'a language that is no tag',
      { prompt: 'x', options: { language: 'English please' } },
      'invalid_value',
      'options.language',
    ],
    ['a seed that is no integer', { prompt: 'x', options: { seed: 1.5 } }, 'invalid_value', 'options.seed'],
    ['a seed beyond 2^53', { prompt: 'x', options: { seed: 2 ** 53 } }, 'out_of_range', 'options.seed'],
    ['a seed below -2^53', { prompt: 'x', options: { seed: -(2 ** 53) } }, 'out_of_range', 'options.seed'],
    ['an infinite seed', '{"prompt":"x","options":{"seed":1e400}}', 'out_of_range', 'options.seed'],
    ['stream as text', { prompt: 'x', stream: 'true' }, 'invalid_type', 'stream'],
    ['a field of the answer', { prompt: 'x', tokens_used: 1 }, 'unknown_field', 'tokens_used'],
    ['an unknown option', { prompt: 'x', options: { model: 'gpt' } }, 'unknown_field', 'options.model'],
    ['toString', { prompt: 'x', toString: 1 }, 'unknown_field', 'toString'],
    [
      'hasOwnProperty among the options',
      { prompt: 'x', options: { hasOwnProperty: 1 } },
      'unknown_field',
      'options.hasOwnProperty',
    ],
  ])('rejects %s', async (_name, request, reason, path) => {
    const before = await countStored();
    const { status, body, headers } = await generate(request);
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', reason));
    expect(body.error.details.map((detail: { path: string }) => detail.path)).toEqual([path]);
    expect(body.error.message).toContain(path);
    expectRateLimitHeaders(headers);
    expect(await countStored()).toBe(before);
  });

  it('names the bad items of a list that is too long as well', async () => {
    const metadata = Object.fromEntries(Array.from({ length: 17 }, (_, index) => [`key${index}`, 1]));
    const { status, body } = await generate({
      prompt: 'x',
      options: { points: Array(21).fill(1) },
      metadata,
    });
    expect([status, body.error.reason]).toEqual([400, 'too_long']);
    const paths = body.error.details.map((detail: { path: string }) => detail.path);
    const points = Array.from({ length: 20 }, (_, index) => `options.points.${index}`);
    const keys = Array.from({ length: 16 }, (_, index) => `metadata.key${index}`);
    expect(paths.toSorted()).toEqual(['options.points', ...points, 'metadata', ...keys].toSorted());
  });

  it('rejects a large body without a declared length', async () => {
    const chunk = Buffer.alloc(65_536, 0x20);
    const body = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count++) controller.enqueue(chunk);
        controller.close();
      },
    });
    const response = await fetch(`${service.url}/v1/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(errorEnvelope('VALIDATION_ERROR', 'body_too_large'));
  });

  it('rejects an unknown template with 404 and names the field', async () => {
    const { status, body } = await generate({ prompt: 'x', template: 'nope' });
    expect(status).toBe(404);
    expect(body).toEqual(errorEnvelope('NOT_FOUND', 'template_not_found'));
    expect(body.error.details[0].path).toBe('template');
  });

  it('rejects a missing credential or scope before it reads the body', async () => {
    expect((await call(service.url, 'POST', '/v1/generate', { body: '{' })).status).toBe(401);
    const { secret } = await aKey(service, { scopes: ['refine'] });
    const { status, body } = await generate('{', secret);
    expect([status, body.error.reason]).toEqual([403, 'insufficient_scope']);
  });

  it('is not slowed by fifty bad requests at once', async () => {
    const bad = Array.from({ length: 50 }, () => generate('['.repeat(100_000)));
    const startedAt = performance.now();
    expect((await generate({ prompt: 'x' })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
    expect((await Promise.all(bad)).map(({ status }) => status)).toEqual(Array(50).fill(400));
  });
});
