import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveryRunner } from '../../src/webhooks/delivery-runner.js';
import { EndpointSecrets } from '../../src/webhooks/endpoint-secrets.js';
import { newSigningSecret } from '../../src/webhooks/sign-message.js';
import { startApp, TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { deleteFolders } from '../support/embedded-server.js';
import { eventually, promisedWithin } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { repetitions } from '../support/repetitions.js';
import { startService, type RunningService } from '../support/running-service.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const IS_LONG = Boolean(process.env.COPYDESK_TEST_LONG);
const ROUNDS = 20;
const EVENTS_A_ROUND = 50;
const DEAD_ENDPOINTS = repetitions(1_000);

let database: TestDatabase;
let receiver: WebhookReceiver;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await makeDatabase();
  receiver = await WebhookReceiver.start();
  environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  };
});
afterAll(async () => {
  await receiver?.close();
  await database?.drop();
  deleteFolders();
});

const createEndpoint = (url: string, key: string, path: string) =>
  call(url, 'POST', '/v1/webhooks', {
    key,
    body: { url: receiver.url + path, events: ['generation.completed'] },
  });
const generate = (url: string, key: string) =>
  call(url, 'POST', '/v1/generate', { key, body: { prompt: 'A slogan' } });

// Elsewhere, the crash ledger finds the events of a killed service that were not sent.
(IS_LONG ? describe : describe.skip)('a service that is killed while it writes and sends events', () => {
  let service: RunningService;
  /** Sends what is left. */
  let survivor: ServiceHere | undefined;
  afterEach(async () => {
    service.signal('SIGKILL');
    await survivor?.stop('SIGTERM');
  });

  it('delivers every committed event at least once', async () => {
    const setUp = await startApp(environment, database);
    const { secret } = await aKey(setUp);
    await database.query('UPDATE accounts SET requests_per_minute = 10000000, concurrency = 1000');
    await createEndpoint(setUp.url, secret, '/killed');
    await setUp.close();

    for (let round = 0; round < ROUNDS; round += 1) {
      service = await startService(environment);
      // What the killed process had leased is due at once, as it is 20 seconds later.
      await database.query('UPDATE webhook_endpoints SET lease_ends_at = now()');
      const requests = Array.from({ length: EVENTS_A_ROUND }, () =>
        generate(service.url, secret).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
      await Promise.race([Promise.all(requests.slice(0, 25 + (round % 25))), requests.at(-1)]);
      await service.signal('SIGKILL');
      await Promise.all(requests);
    }
    survivor = await serveHere(environment);
    await database.query('UPDATE webhook_endpoints SET lease_ends_at = now()');
    const rows = await database.query<{ id: string }>(
      `SELECT 'gen_' || replace(id::text, '-', '') AS id FROM generations`,
    );
    expect(rows.length).toBeGreaterThan(ROUNDS * 20);
    await eventually(async () => {
      const delivered = new Set(receiver.at('/killed').map(({ event }) => event.data.id));
      expect(rows.filter(({ id }) => !delivered.has(id))).toEqual([]);
    }, 120_000);
  }, 600_000);
});

describe('many endpoints whose last attempt failed', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startApp(environment, database);
  });
  afterAll(async () => {
    await receiver.close();
    await service?.close();
  });

  it('do not delay a healthy one by more than 5 seconds', async () => {
    receiver.reply = (response, { path }) => {
      if (!path.startsWith('/dead')) response.writeHead(204).end();
    };
    const { secret, apiKey } = await aKey(service);
    await createEndpoint(service.url, secret, '/living');
    await makeDeadEndpoints(apiKey.accountId);
    service.app.get(DeliveryRunner, { strict: false }).wake();
    await eventually(async () => expect(receiver.received.some(({ path }) => path === '/dead')).toBe(true));
    for (let count = 1; count <= 3; count += 1) {
      await generate(service.url, secret);
      await eventually(async () => expect(receiver.at('/living')).toHaveLength(count), promisedWithin(5_000));
    }
  });

  /** Endpoints that never respond, each with a message that is due. */
  async function makeDeadEndpoints(accountId: string) {
    const secrets = service.app.get(EndpointSecrets, { strict: false });
    const ids = Array.from({ length: DEAD_ENDPOINTS }, () => randomUUID());
    const sealed = ids.map((id) => secrets.first(newSigningSecret(), id));
    await database.query(
      `INSERT INTO webhook_endpoints (id, account_id, url, events, sealed_secret, sealing_key_id, is_failing, due_at)
       SELECT id, $1, $2, '{key.revoked}', secret, $3, true, now() - interval '1 minute'
         FROM unnest($4::uuid[], $5::bytea[]) AS dead (id, secret)`,
      [
        accountId,
        `${receiver.url}/dead`,
        sealed[0]!.sealingKeyId,
        ids,
        sealed.map(({ sealedSecret }) => sealedSecret),
      ],
    );
    await database.query(
      `WITH event AS (
         INSERT INTO events (account_id, type, dispatched_at) VALUES ($1, 'key.revoked', now()) RETURNING seq
       )
       INSERT INTO webhook_deliveries (event_seq, endpoint_id) SELECT seq, unnest($2::uuid[]) FROM event`,
      [accountId, ids],
    );
  }
});
