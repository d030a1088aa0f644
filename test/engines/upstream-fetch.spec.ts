import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StreamPace } from '../../src/engines/providers/stream-pace.js';
import { UpstreamExchange } from '../../src/engines/providers/upstream-exchange.js';
import { createUpstreamClient, type UpstreamClient } from '../../src/engines/providers/upstream-fetch.js';
import { ManualTime } from '../support/manual-time.js';
import { aSink, idleConnection } from '../support/upstream-connection.js';

async function read(response: Response): Promise<string> {
  const reader = response.body!.getReader();
  const chunks: Uint8Array[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  return Buffer.concat(chunks).toString();
}

const WORDS = ['Good', ' copy'];
/** As the chat completions API words it. */
const STREAM = [
  ...WORDS.map((content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`),
  'data: [DONE]\n\n',
];

describe('the fetch function for providers', () => {
  let server: Server;
  let client: UpstreamClient;
  let url: string;

  beforeEach(async () => {
    server = createServer((request, response) => {
      const status = Number(/^\/stream\/(\d+)/.exec(request.url!)?.[1]);
      if (status) {
        response.writeHead(status, { 'Content-Type': 'text/event-stream' });
        return response.end(STREAM.join(''));
      }
      if (request.url === '/hints') response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeHead(201, { 'X-Answer': 'yes' });
      response.end(`${request.method} ${request.url}`);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client = createUpstreamClient();
  });
  afterEach(async () => {
    await client.close();
    server.close();
  });

  it('returns status, headers and body', async () => {
    const response = await client.fetch(`${url}/a?b=c`, { method: 'POST', headers: {}, body: 'x' });
    expect([response.status, response.ok, response.headers.get('x-answer')]).toEqual([201, true, 'yes']);
    expect(await read(response)).toBe('POST /a?b=c');
  });

  it('waits for the response after early hints', async () => {
    const response = await client.fetch(`${url}/hints`, { method: 'POST', headers: {}, body: '' });
    expect(response.status).toBe(201);
  });

  it('rejects immediately if the signal is already aborted', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(client.fetch(url, { headers: {}, signal })).rejects.toThrow('gone');
  });

  it('rejects an invalid URL', async () => {
    await expect(client.fetch('ftp://127.0.0.1/x', { headers: {} })).rejects.toThrow('fetch failed');
  });

  it('passes the text of a stream to its consumer, and leaves the rest', async () => {
    const texts: string[] = [];
    const { signal } = new AbortController();
    client.forwardText(
      signal,
      aSink(async (text) => void texts.push(text)),
    );
    const response = await client.fetch(`${url}/stream/200`, {
      method: 'POST',
      headers: {},
      body: '',
      signal,
    });
    expect(await read(response)).toBe('data: [DONE]\n\n');
    expect(texts.join('')).toBe('Good copy');
    const other = await client.fetch(`${url}/stream/200`, { method: 'POST', headers: {}, body: '' });
    expect(await read(other)).toBe(STREAM.join(''));
  });

  it('does not treat an error as text', async () => {
    const { signal } = new AbortController();
    client.forwardText(
      signal,
      aSink(() => Promise.reject(new Error('no text'))),
    );
    const response = await client.fetch(`${url}/stream/500`, {
      method: 'POST',
      headers: {},
      body: '',
      signal,
    });
    expect([response.status, await read(response)]).toEqual([500, STREAM.join('')]);
  });

  it('rejects with the error of the text consumer', async () => {
    const { signal } = new AbortController();
    client.forwardText(
      signal,
      aSink(() => Promise.reject(new Error('enough'))),
    );
    const response = client.fetch(`${url}/stream/200`, { method: 'POST', headers: {}, body: '', signal });
    await expect(response).rejects.toThrow('enough');
  });

  it('pauses the connection without a reader, and resumes it with one', async () => {
    const { calls, connection } = idleConnection();
    const exchange = new UpstreamExchange(new StreamPace(), new ManualTime());
    exchange.onRequestStart(connection);
    exchange.onResponseStart(connection, 200, { 'content-type': 'text/event-stream' });
    const reader = (await exchange.response).body!.getReader();
    exchange.onResponseData(connection, Buffer.from(`:${' '.repeat(39_998)}\n`));
    expect(calls).toEqual([]);
    exchange.onResponseData(connection, Buffer.from(`:${' '.repeat(39_998)}\n`));
    expect(calls).toEqual(['pause']);
    await reader.read();
    expect(calls).toEqual(['pause', 'resume']);
    await reader.cancel();
    expect(calls).toEqual(['pause', 'resume', 'abort']);
  });

  it('uses the usage that arrives within a second after the finish reason, and then ends', async () => {
    const time = new ManualTime();
    const { connection } = idleConnection();
    const exchange = new UpstreamExchange(new StreamPace(), time);
    exchange.onRequestStart(connection);
    exchange.onResponseStart(connection, 200, { 'content-type': 'text/event-stream' });
    const text = read(await exchange.response);
    const send = (data: object) =>
      exchange.onResponseData(connection, Buffer.from(`data: ${JSON.stringify(data)}\n\n`));
    send({ choices: [{ delta: { content: 'Good' }, finish_reason: 'stop' }] });
    await time.advance(999);
    send({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 9 } });
    await time.advance(1);
    expect(time.pending).toBe(0);
    expect(await text).toMatch(/"Good".*\n\n.*"prompt_tokens":11,"completion_tokens":9,.*\n\n$/);
    exchange.onResponseEnd();
  });
});
