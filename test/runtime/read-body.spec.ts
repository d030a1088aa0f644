import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readBody } from '../../src/common/http/read-body.js';

/** The body of a request, as it arrives. */
function aBody() {
  const stream = Object.assign(new PassThrough(), { headers: {} });
  return { stream, read: readBody(stream as unknown as IncomingMessage) };
}

const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a body that stalls', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }));
  afterEach(() => void jest.useRealTimers());

  it('is rejected after 8 s without a byte, and the connection is closed', async () => {
    const { stream, read } = aBody();
    const outcome = read.catch((error: unknown) => error);
    stream.write('{"prompt":');
    await passed(9_000);
    expect(await outcome).toMatchObject({
      reason: 'malformed_json',
      message: 'The body was not received in time.',
      headers: { connection: 'close' },
    });
  });

  it('is read if it arrives slowly', async () => {
    const { stream, read } = aBody();
    for (const part of ['{"prompt":', '"bread"', '}']) {
      stream.write(part);
      await passed(7_000);
    }
    stream.end();
    await passed(0);
    expect(String(await read)).toBe('{"prompt":"bread"}');
  });
});
