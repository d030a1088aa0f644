import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import { call } from '../support/http.js';

/** Ten times what a slow machine needs; counting the tokens of such a text in one piece took 6.9 s. */
const BLOCKED_MAX_MS = 3_000;

let upstream: FakeModelServer;
let service: TestApp;
let key: string;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  // Half of the text comes, and then nothing: the caller hangs up in the middle of it.
  upstream.reset('stall');
  service = await startApp({ MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') });
  key = (await aKey(service)).secret;
});
afterAll(async () => {
  await service?.close();
  await upstream?.close();
});

// An attack: the tokens of a text that was broken off are counted, and long runs of spaces are slow to count.
describe('a streamed refinement of 82,000 spaces whose client disconnects after the first chunk', () => {
  it('never blocks the event loop: another request is answered meanwhile', async () => {
    const { secret, apiKey } = await aKey(service);
    const hangUp = new AbortController();
    const response = await fetch(`${service.url}/v1/refine`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        content: `A${' '.repeat(82_000)}B`,
        instructions: 'Fix the grammar',
        stream: true,
      }),
      signal: hangUp.signal,
    });
    expect(response.status).toBe(200);
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const reader = response.body!.getReader();
    await reader.read();
    hangUp.abort();
    await reader.closed.catch(() => undefined);
    expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
    await eventually(async () => {
      const sql = 'SELECT finish_reason FROM generations WHERE account_id = $1';
      expect(await service.database.query(sql, [apiKey.accountId])).toEqual([{ finish_reason: 'cancelled' }]);
    });
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(BLOCKED_MAX_MS);
  });
});
