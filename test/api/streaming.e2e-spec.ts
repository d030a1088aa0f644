import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { startApp, type TestApp } from '../support/app.js';
import { parseEvents, readEvents, textOf, type StreamEvent } from '../support/event-stream.js';
import { eventually, promisedWithin } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call, errorEnvelope, expectRateLimitHeaders } from '../support/http.js';
import { TEXT, UPSTREAM_SECRET } from '../support/model-behaviours.js';
import { openSocket, receiveAll } from '../support/raw-http.js';

let upstream: FakeModelServer;
let service: TestApp;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  service = await startApp({
    MODELS: 'openai:test-model',
    OPENAI_BASE_URL: upstream.baseUrl('openai'),
    // More than any stream takes on a busy machine: none ends by it.
    MODEL_DEADLINE_MS: '60000',
  });
  key = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000, concurrency = 1000');
});
afterAll(async () => {
  await service.close();
  await upstream.close();
});

function open(path: string, body: object, headers: Record<string, string> = {}, signal?: AbortSignal) {
  return fetch(service.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...body, stream: true }),
    ...(signal && { signal }),
  });
}
const find = async (id: string) =>
  (await call(service.url, 'GET', `/v1/generations/${id}`, { key })).body.data;

describe.each([
  ['/v1/generate', { prompt: 'bakeries' }, 'general'],
  ['/v1/refine', { content: 'We bake.', instructions: 'longer' }, 'refine'],
])('POST %s with stream: true', (path, body, template) => {
  it('sends start, deltas and done with the stored record', async () => {
    upstream.reset();
    const response = await open(path, body);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-request-id')).toMatch(/\S/);
    expectRateLimitHeaders(response.headers);
    const events = await readEvents(response);
    const [start, done] = [events[0]!, events.at(-1)!];
    expect(start).toEqual({
      event: 'start',
      data: {
        id: done.data.id,
        template,
        template_version: null,
        model: 'openai:test-model',
        created_at: done.data.created_at,
      },
    });
    expect(events.slice(1, -1).every(({ event }) => event === 'delta')).toBe(true);
    expect(done.event).toBe('done');
    expect(textOf(events)).toBe(done.data.content);
    expect(done.data).toMatchObject({ content: TEXT, finish_reason: 'stop', tokens_used: 20, template });
    expect(await find(done.data.id)).toEqual(done.data);
  });
});

describe('a stream that fails', () => {
  it.each(['status:500', 'empty', 'invisible', 'garbage', 'reset'] as const)(
    'before its first word (%s) is an ordinary JSON error',
    async (behaviour) => {
      upstream.reset(behaviour);
      const response = await open('/v1/generate', { prompt: 'x' });
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toContain('application/json');
      const text = await response.text();
      expect(JSON.parse(text)).toEqual(errorEnvelope('INTERNAL_ERROR', 'model_unavailable'));
      expect(text).not.toContain(UPSTREAM_SECRET);
    },
  );

  it.each(['cut', 'eof', 'error-event'] as const)(
    'after its first word (%s) ends with one error event',
    async (behaviour) => {
      upstream.reset(behaviour);
      const events = await readEvents(await open('/v1/generate', { prompt: 'x' }));
      expect(events[0]!.event).toBe('start');
      expect(
        events.map(({ event }) => event).filter((event) => event === 'done' || event === 'error'),
      ).toEqual(['error']);
      expect(events.at(-1)!.data).toEqual({
        code: 'INTERNAL_ERROR',
        reason: 'model_unavailable',
        message: expect.any(String),
        request_id: expect.any(String),
      });
      // Half a text is never kept as if it were one.
      expect((await call(service.url, 'GET', `/v1/generations/${events[0]!.data.id}`, { key })).status).toBe(
        404,
      );
    },
  );

  it('is rejected before it starts for an invalid body, a missing scope or an unknown template', async () => {
    expect((await open('/v1/generate', {})).status).toBe(400);
    expect((await open('/v1/generate', { prompt: 'x', template: 'nope' })).status).toBe(404);
    const { secret } = await aKey(service, { scopes: ['refine'] });
    expect((await open('/v1/generate', { prompt: 'x' }, { authorization: `Bearer ${secret}` })).status).toBe(
      403,
    );
  });
});

describe('a client that disconnects', () => {
  async function hangUp(headers: Record<string, string> = {}): Promise<StreamEvent> {
    const controller = new AbortController();
    const response = await open('/v1/generate', { prompt: 'bakeries' }, headers, controller.signal);
    const reader = response.body!.getReader();
    let text = '';
    while (!text.includes('event: delta')) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended early: ${text}`);
      text += new TextDecoder().decode(value);
    }
    controller.abort();
    return parseEvents(text)[0]!;
  }

  it('aborts the model call within a second, and the partial text is stored as cancelled and counted', async () => {
    upstream.reset('stall');
    const start = await hangUp();
    const hungUpAt = performance.now();
    await eventually(async () => expect(upstream.aborted).toBe(1));
    // The model itself would never end.
    expect(performance.now() - hungUpAt).toBeLessThan(promisedWithin(1_000));
    await eventually(async () => {
      const record = await find(start.data.id);
      expect(record).toMatchObject({ finish_reason: 'cancelled', model: 'openai:test-model' });
      expect(TEXT.startsWith(record.content) && record.content.length > 0).toBe(true);
      expect(record.usage.output_tokens).toBeGreaterThan(0);
    });
  });

  it('is not logged as an error', async () => {
    upstream.reset('stall');
    const failures = () => service.logLines.filter((line) => line.includes('"msg":"stream failed"'));
    const before = failures();
    const start = await hangUp();
    // The record is stored last of all.
    await eventually(async () => expect((await find(start.data.id)).finish_reason).toBe('cancelled'));
    expect(failures()).toEqual(before);
  });

  it('still gets the full text by a retry with the same Idempotency-Key, with one model call', async () => {
    upstream.reset('paced');
    const headers = { 'idempotency-key': 'hung-up' };
    const start = await hangUp(headers);
    const events = await readEvents(await open('/v1/generate', { prompt: 'bakeries' }, headers));
    expect(events[0]).toEqual(start);
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { id: start.data.id, content: TEXT, finish_reason: 'stop' },
    });
    expect(upstream.requests).toHaveLength(1);
  });
});

describe('a model that takes longer than a connection can be without traffic', () => {
  it.each([
    [false, '"success":true'],
    [true, 'event: done'],
  ])('is waited for (stream: %s)', async (stream, end) => {
    upstream.reset('held');
    const connected = once(service.app.getHttpServer() as Server, 'connection') as Promise<[Socket]>;
    const socket = await openSocket(service.url);
    const [connection] = await connected;
    const received = receiveAll(socket);
    const body = JSON.stringify({ prompt: 'bakeries', stream });
    socket.write(
      `POST /v1/generate HTTP/1.1\r\nHost: copydesk\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await eventually(async () => expect(upstream.requests).toHaveLength(1));
    // What Node.js does when the time is over.
    connection.emit('timeout');
    upstream.release();
    expect(await received).toContain(end);
  });
});

describe('many streams', () => {
  it('each end with one terminal event', async () => {
    upstream.reset();
    const streams = Array.from({ length: 40 }, async () => {
      const response = await open('/v1/generate', { prompt: 'x' });
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return readEvents(response);
    });
    for (const events of await Promise.all(streams)) {
      expect(events.filter(({ event }) => event === 'done' || event === 'error')).toHaveLength(1);
      expect(events.at(-1)!.event).toBe('done');
    }
  });
});

describe('a model', () => {
  it('that returns NUL and lone surrogates is streamed as it is stored and counted', async () => {
    upstream.reset('ill-formed');
    const events = await readEvents(await open('/v1/generate', { prompt: 'bakeries' }));
    const done = events.at(-1)!;
    expect([done.event, textOf(events)]).toEqual(['done', done.data.content]);
    expect(await find(done.data.id)).toEqual(done.data);
    const { status, body } = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'x' } });
    expect([status, body.data.content]).toEqual([200, done.data.content]);
    expect(done.data.content).toContain('Nul \ufffd, lone \ufffd and \ufffd, pair \u{1f600}');
  });

  it('that returns Unicode line separators is streamed in events of two lines each', async () => {
    upstream.reset('separators');
    const request = { prompt: 'bakeries', metadata: { note: 'a\u2028b' }, end_user: 'a\u2029b' };
    const text = await (await open('/v1/generate', request)).text();
    expect(text).not.toMatch(/[\u0085\u2028\u2029]/);
    const events = parseEvents(text);
    const content = 'Line one\u2028line two\u2029line three\u0085line four';
    expect(textOf(events)).toBe(content);
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { content, metadata: request.metadata, end_user: request.end_user },
    });
  });

  it('that ignores its token limit is stopped at max_output_tokens, streamed as it is stored', async () => {
    upstream.reset('unlimited');
    const request = { prompt: 'bakeries', options: { length: 'short', max_output_tokens: 12 } };
    const events = await readEvents(await open('/v1/generate', request));
    const done = events.at(-1)!;
    expect([done.event, textOf(events)]).toEqual(['done', done.data.content]);
    expect(done.data).toMatchObject({ finish_reason: 'length', usage: { output_tokens: 12 } });
    expect(await find(done.data.id)).toEqual(done.data);
    await upstream.idle();
    upstream.reset('long');
    const { body } = await call(service.url, 'POST', '/v1/generate', { key, body: request });
    expect(body.data).toMatchObject({
      content: 'Small bakeries win with fresh bread and early hours.',
      finish_reason: 'length',
      usage: { output_tokens: 9 },
    });
  });

  it('whose provider rejects a prompt for its content causes 400 content_filtered', async () => {
    for (const behaviour of ['filtered', 'content-filter', 'refusal'] as const) {
      upstream.reset(behaviour);
      const { status, body } = await call(service.url, 'POST', '/v1/generate', {
        key,
        body: { prompt: 'x' },
      });
      expect([status, body]).toEqual([400, errorEnvelope('VALIDATION_ERROR', 'content_filtered')]);
      const streamed = await open('/v1/generate', { prompt: 'x' });
      expect([streamed.status, await streamed.json()]).toEqual([
        400,
        errorEnvelope('VALIDATION_ERROR', 'content_filtered'),
      ]);
    }
  });
});
