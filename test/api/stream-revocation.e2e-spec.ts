import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { startApp, type TestApp } from '../support/app.js';
import { readEvents } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { FakeModelServer } from '../support/fake-model-server.js';

let upstream: FakeModelServer;
let service: TestApp;
/** Another process on the same database, in which the changes are made. */
let other: TestApp;

beforeAll(async () => {
  upstream = await FakeModelServer.start();
  const environment = { MODELS: 'openai:test-model', OPENAI_BASE_URL: upstream.baseUrl('openai') };
  service = await startApp(environment);
  other = await startApp(environment, service.database);
});
afterAll(async () => {
  await other?.close();
  await service?.close();
  await upstream?.close();
});

type Issued = Awaited<ReturnType<typeof aKey>>;

// An attack: a stolen key that was revoked goes on receiving what it asked for before.
describe('a running stream ends with an error event', () => {
  const HOUR_MS = 3_600_000;
  const changes: [string, string, (issued: Issued) => unknown][] = [
    [
      'its key is revoked in another process',
      'invalid_credential',
      ({ apiKey }) => other.app.get(ApiKeysService).revoke(apiKey.id, 'leaked'),
    ],
    ['its key expires', 'invalid_credential', () => service.clock.advance(HOUR_MS)],
    [
      'its account is suspended in another process',
      'account_suspended',
      async ({ apiKey }) => {
        const accounts = other.app.get(AccountsService);
        await accounts.setSuspended(await accounts.get(apiKey.accountId), true);
      },
    ],
  ];

  it.each(changes)('when %s', async (_when, reason, change) => {
    // Half of the text, then silence for longer than this test may take.
    upstream.reset('stall');
    const expiresAt = new Date(service.clock.now() + HOUR_MS / 2);
    const issued = await aKey(service, { expiresAt });
    const response = await fetch(`${service.url}/v1/generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${issued.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'bakeries', stream: true }),
    });
    expect(response.status).toBe(200);
    const events = readEvents(response);
    await change(issued);
    const last = (await events).at(-1)!;
    expect([last.event, last.data.reason]).toEqual(['error', reason]);
    await eventually(async () => {
      const stored = await service.database.query(
        'SELECT finish_reason FROM generations WHERE account_id = $1',
        [issued.apiKey.accountId],
      );
      expect(stored).toEqual([{ finish_reason: 'cancelled' }]);
    });
    await upstream.idle(5_000);
  });
});
