import { expect } from '@jest/globals';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An HTTP response as received, with repeated headers preserved; header names in lower case. */
export interface RawResponse {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

export async function openSocket(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay();
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Resolves with all received data when the socket is closed. */
export function receiveAll(socket: Socket): Promise<string> {
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  return new Promise((resolve) => socket.once('close', () => resolve(received)));
}

/**
 * Sends bytes unchanged and returns every response until the server closes the connection. Closes the sending side
 * after `expected` responses, so that a surplus response is still noticed.
 */
export async function exchange(url: string, bytes: string | Buffer, expected = 1): Promise<RawResponse[]> {
  const socket = await openSocket(url);
  const received: Buffer[] = [];
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (part) => {
    received.push(part);
    if (parseResponses(Buffer.concat(received)).length >= expected) socket.end();
  });
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  if (expected === 0) socket.end();
  await closed;
  return parseResponses(Buffer.concat(received));
}

/** Parses the complete responses in the received data; interim ones (100 Continue) are skipped. */
export function parseResponses(bytes: Buffer): RawResponse[] {
  const responses: RawResponse[] = [];
  let text = bytes.toString('latin1');
  for (;;) {
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return responses;
    const [statusLine, ...lines] = text.slice(0, end).split('\r\n') as [string, ...string[]];
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)![1]);
    const headers = lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
    text = text.slice(end + 4);
    if (status < 200) continue;
    const length = Number(headers.find(([name]) => name === 'content-length')?.[1] ?? 0);
    if (text.length < length) return responses;
    responses.push({ status, headers, body: Buffer.from(text.slice(0, length), 'latin1').toString() });
    text = text.slice(length);
  }
}

/** Asserts that each of the three headers of the specification is present once, as a plausible integer. */
export function expectRateLimitHeadersOnce({ headers }: RawResponse) {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const values = headers.filter(([other]) => other === `x-ratelimit-${name}`).map(([, value]) => value);
    expect(values).toEqual([expect.stringMatching(/^(?:0|[1-9]\d*)$/)]);
    return Number(values[0]);
  });
  expect(limit).toBeGreaterThan(0);
  expect(remaining).toBeLessThanOrEqual(limit!);
  expect(reset).toBeGreaterThan(1_600_000_000);
}
