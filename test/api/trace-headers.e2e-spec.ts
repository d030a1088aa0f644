import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';

let service: TestApp;
let key: string;
beforeAll(async () => {
  service = await startApp({ LOG_LEVEL: 'trace' });
  key = (await aKey(service)).secret;
});
afterAll(() => service.close());

const canary = `canary${randomBytes(12).toString('hex')}`;
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

/** Everything that the service has stored. */
async function storedText(): Promise<string> {
  const [row] = await service.database.query<{ text: string }>(
    `SELECT schema_to_xml('public', true, false, '')::text AS text`,
  );
  return row!.text;
}

describe('traceparent, tracestate and baggage', () => {
  // Prevents data of other services in trace headers from reaching logs and the database.
  it.each([
    ['well-formed', { traceparent: TRACE, tracestate: `vendor=${canary}`, baggage: `user=${canary}` }],
    ['malformed', { traceparent: `00-${canary}-x`, tracestate: canary, baggage: `=${canary};=` }],
    [
      'long',
      { traceparent: TRACE, tracestate: `v=${canary.repeat(60)}`, baggage: `u=${canary.repeat(200)}` },
    ],
  ])('that are %s are neither returned, logged nor stored', async (_what, headers) => {
    const prompt = 'A bakery in Lisbon';
    const requests = [
      ['POST', '/v1/generate', { key, body: { prompt } }, 200],
      ['POST', '/v1/generate', { key, body: { prompt, nonsense: 1 } }, 400],
      ['GET', '/v1/templates', {}, 401],
      ['GET', '/v1/nowhere', { key }, 404],
    ] as const;
    for (const [method, path, options, expected] of requests) {
      const response = await call(service.url, method, path, { ...options, headers });
      expect(response.status).toBe(expected);
      expect(JSON.stringify([[...response.headers], response.body])).not.toContain(canary);
    }
    const lines = service.logLines.filter((line) => line.includes('"route":"/v1/generate"'));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(service.logLines.join('\n')).not.toContain(canary);
    const stored = await storedText();
    expect(stored).toContain('Good copy starts with one reader');
    expect(stored).not.toContain(canary);
  });
});
