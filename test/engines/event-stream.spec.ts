import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { EventStream } from '../../src/generation/event-stream.js';
import { parseEvents } from '../support/event-stream.js';

const MINUTE_MS = 60_000;
const streams: EventStream[] = [];

function open(limits: { pingIntervalMs?: number; stallTimeoutMs?: number } = {}): EventStream {
  const stream = new EventStream({ pingIntervalMs: MINUTE_MS, stallTimeoutMs: MINUTE_MS, ...limits });
  streams.push(stream);
  return stream;
}

async function readAll(stream: EventStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}

afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy();
});

describe('an event stream', () => {
  it('writes data as one line of JSON, with escaped line breaks', async () => {
    const stream = open();
    const content = 'one\ntwo\r\n\v\f\x1c\x1d\x1e\u0085\u2028\u2029three';
    void stream.send('delta', { content });
    stream.finish('done', { content });
    const text = await readAll(stream);
    // What Python, JavaScript and others take for the end of a line.
    expect(text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)).toHaveLength(7);
    expect(parseEvents(text)).toEqual([
      { event: 'delta', data: { content } },
      { event: 'done', data: { content } },
    ]);
  });

  it('sends one terminal event, and nothing after it', async () => {
    const stream = open();
    stream.finish('done', { id: 1 });
    stream.finish('error', { code: 'INTERNAL_ERROR' });
    await stream.send('delta', { content: 'late' });
    expect(parseEvents(await readAll(stream)).map(({ event }) => event)).toEqual(['done']);
  });

  it('sends pings while idle', async () => {
    const stream = open({ pingIntervalMs: 5 });
    const [chunk] = (await once(stream.setEncoding('utf8'), 'data')) as [string];
    expect(chunk).toBe(': ping\n\n');
  });

  it('pauses the writer while the reader does not read, and resumes it afterwards', async () => {
    const stream = open();
    let sent = 0;
    const writing = (async () => {
      for (; sent < 100; sent++) await stream.send('delta', { content: 'x'.repeat(1_000) });
      stream.finish('done', {});
    })();
    await nextTurn();
    expect(sent).toBeLessThan(20);
    expect(parseEvents(await readAll(stream))).toHaveLength(101);
    await writing;
  });

  it('releases the writer when the reader disconnects', async () => {
    const stream = open();
    const writing = stream.send('delta', { content: 'x'.repeat(100_000) });
    stream.destroy();
    await writing;
    await stream.send('delta', { content: 'more' });
    expect(stream.destroyed).toBe(true);
  });

  it('disconnects a reader that does not read for too long', async () => {
    const stream = open({ stallTimeoutMs: 5 });
    await stream.send('delta', { content: 'x'.repeat(100_000) });
    expect(stream.destroyed).toBe(true);
  });
});
