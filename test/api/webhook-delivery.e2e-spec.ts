import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { Client } from 'pg';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { KeyLimitsService } from '../../src/api-keys/key-limits.service.js';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import { Janitor } from '../../src/database/janitor.js';
import { DeliveryRunner } from '../../src/webhooks/delivery-runner.js';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { verify, WebhookReceiver } from '../support/webhook-receiver.js';

let service: TestApp;
let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await startApp({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
});
afterEach(() => {
  receiver.reply = (response) => void response.writeHead(204).end();
});
afterAll(async () => {
  await receiver.close();
  await service.close();
});

let paths = 0;

/** An account with a key and an endpoint whose messages arrive at a path of their own. */
async function anEndpoint(events = ['generation.completed']) {
  const { secret: key, apiKey } = await aKey(service);
  const path = `/hook-${(paths += 1)}`;
  const { body } = await call(service.url, 'POST', '/v1/webhooks', {
    key,
    body: { url: receiver.url + path, events },
  });
  return {
    key,
    path,
    accountId: apiKey.accountId,
    keyId: apiKey.id,
    id: body.data.id as string,
    secret: body.data.secret as string,
  };
}

const generate = (key: string, prompt = 'A slogan') =>
  call(service.url, 'POST', '/v1/generate', { key, body: { prompt } });

/** Makes everything due that waits for its next attempt. */
async function skipPauses(endpointId: string) {
  await service.database.query(
    `UPDATE webhook_deliveries SET due_at = now() WHERE endpoint_id = $1 AND state = 'pending'`,
    [endpointId],
  );
  await service.database.query('UPDATE webhook_endpoints SET due_at = now() WHERE id = $1', [endpointId]);
  service.app.get(DeliveryRunner, { strict: false }).wake();
}

describe('delivering webhooks', () => {
  it('sends the record of a generation, signed as Standard Webhooks', async () => {
    const { key, path, secret } = await anEndpoint();
    const { body } = await generate(key);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
    const [message] = receiver.at(path);
    expect(verify(message!, secret)).toEqual({
      type: 'generation.completed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      data: body.data,
    });
    expect(message!.headers['webhook-id']).toMatch(/^evt_[0-9a-f]{32}$/);
    expect(message!.headers['content-type']).toBe('application/json');
  });

  it('signs with both secrets for 24 hours after a rotation, and then with the new one', async () => {
    const { key, path, id, secret } = await anEndpoint();
    const { body } = await call(service.url, 'POST', `/v1/webhooks/${id}/rotate-secret`, { key });
    const rotated: string = body.data.secret;
    expect(rotated).not.toBe(secret);
    await generate(key);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
    verify(receiver.at(path)[0]!, secret);
    verify(receiver.at(path)[0]!, rotated);

    service.clock.advance(86_400_000);
    await generate(key);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(2));
    verify(receiver.at(path)[1]!, rotated);
    expect(() => verify(receiver.at(path)[1]!, secret)).toThrow('No matching signature found');
  });

  it('signs with the new secret alone after a rotation of one that cannot be decrypted', async () => {
    const { key, path, id } = await anEndpoint();
    await service.database.query(`UPDATE webhook_endpoints SET sealing_key_id = 'lost' WHERE id = $1`, [id]);
    const { body } = await call(service.url, 'POST', `/v1/webhooks/${id}/rotate-secret`, { key });
    await generate(key);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
    verify(receiver.at(path)[0]!, body.data.secret);
  });

  it('sends only the types that an endpoint subscribes to, and writes no event that none subscribes to', async () => {
    const { key, accountId } = await anEndpoint(['key.revoked']);
    expect((await generate(key)).status).toBe(200);
    const stranger = await aKey(service);
    await generate(stranger.secret);
    const events = 'SELECT 1 FROM events WHERE account_id = ANY($1)';
    expect(await service.database.query(events, [[accountId, stranger.apiKey.accountId]])).toEqual([]);
  });

  it('sends the messages of an endpoint in the order of the events, one at a time', async () => {
    const { key, path } = await anEndpoint();
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push((await generate(key)).body.data.id);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(10));
    expect(receiver.at(path).map(({ event }) => event.data.id)).toEqual(ids);
  });

  it('sends the id alone of a generation that was deleted before it could be sent', async () => {
    const { key, path, id } = await anEndpoint();
    await call(service.url, 'PATCH', `/v1/webhooks/${id}`, { key, body: { enabled: false } });
    const { body } = await generate(key);
    await call(service.url, 'DELETE', `/v1/generations/${body.data.id}`, { key });
    await call(service.url, 'PATCH', `/v1/webhooks/${id}`, { key, body: { enabled: true } });
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
    expect(receiver.at(path)[0]!.event.data).toEqual({ id: body.data.id, deleted: true });
  });

  it('delays no account for the slow endpoints of two others', async () => {
    const held: ServerResponse[] = [];
    receiver.reply = (response, { path }) => {
      if (path.startsWith('/slow')) held.push(response);
      else response.writeHead(204).end();
    };
    for (const { secret: key } of [await aKey(service), await aKey(service)]) {
      const endpoints = Array.from({ length: 20 }, (_, index) => ({
        url: `${receiver.url}/slow-${index}`,
        events: ['generation.completed'],
      }));
      for (const body of endpoints) await call(service.url, 'POST', '/v1/webhooks', { key, body });
      await generate(key);
    }
    // Each has a quarter of the places.
    await eventually(async () => expect(held).toHaveLength(16));
    const { key, path } = await anEndpoint();
    await generate(key);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
    receiver.reply = (response) => void response.writeHead(204).end();
    for (const response of held) response.writeHead(204).end();
    // On a busy machine, a held request may have reached its deadline and is sent again.
    await eventually(async () => {
      const slow = receiver.received.filter((message) => message.path.startsWith('/slow'));
      const sent = slow.map((message) => `${message.path} ${message.event.data.id}`);
      expect(new Set(sent).size).toBe(40);
    });
  });

  it('follows no redirect', async () => {
    const { key, path, id } = await anEndpoint();
    receiver.reply = (response) =>
      void response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end();
    await generate(key);
    await eventually(async () => expect(await attemptsOf(id)).toMatchObject([{ status: 307 }]));
    expect(receiver.at(path)).toHaveLength(1);
    expect(receiver.at('/elsewhere')).toEqual([]);
  });
});

describe('retrying webhooks', () => {
  it('sends a message again after 5 s, 5 min and 30 min, within a tenth, and records each attempt', async () => {
    const { key, path, id } = await anEndpoint();
    receiver.reply = (response) => void response.writeHead(500).end('out of order \0 \u{1F600}');
    await generate(key);
    for (const [attempts, seconds] of [5, 300, 1_800].entries()) {
      await eventually(async () =>
        expect((await deliveriesOf(id))[0]).toMatchObject({ attempts: attempts + 1 }),
      );
      const [delivery] = await deliveriesOf(id);
      expect(delivery!.pause_s).toBeGreaterThanOrEqual(seconds * 0.9 - 0.1);
      expect(delivery!.left_s).toBeLessThanOrEqual(seconds * 1.1);
      if (attempts < 2) await skipPauses(id);
    }
    receiver.reply = (response) => void response.writeHead(202).end('ok');
    await skipPauses(id);
    await eventually(async () => expect((await deliveriesOf(id))[0]!.state).toBe('delivered'));
    expect(await attemptsOf(id)).toEqual([
      ...Array.from({ length: 3 }, () =>
        expect.objectContaining({ status: 500, response: 'out of order  \u{1F600}' }),
      ),
      expect.objectContaining({ status: 202, response: 'ok', error: null }),
    ]);
    expect(new Set(receiver.at(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('disables an endpoint after ten attempts without a success, and sends what was kept once it is enabled', async () => {
    const { key, path, id } = await anEndpoint();
    receiver.reply = (response) => void response.writeHead(500).end();
    const ids = [(await generate(key)).body.data.id];
    for (let attempts = 1; attempts <= 10; attempts += 1) {
      await eventually(async () => expect((await deliveriesOf(id))[0]).toMatchObject({ attempts }));
      await skipPauses(id);
    }
    const endpoint = () => call(service.url, 'GET', `/v1/webhooks/${id}`, { key });
    expect((await endpoint()).body.data).toMatchObject({ enabled: false, disabled_reason: 'failing' });
    ids.push((await generate(key)).body.data.id);
    await eventually(async () =>
      expect(await deliveriesOf(id)).toMatchObject([{ state: 'pending' }, { attempts: 0 }]),
    );

    receiver.received.length = 0;
    receiver.reply = (response) => void response.writeHead(204).end();
    await call(service.url, 'PATCH', `/v1/webhooks/${id}`, { key, body: { enabled: true } });
    await eventually(async () => expect(receiver.at(path)).toHaveLength(2));
    expect(receiver.at(path).map(({ event }) => event.data.id)).toEqual(ids);
    expect((await endpoint()).body.data).toMatchObject({ enabled: true, disabled_reason: null });
  });

  it('gives up a message after ten attempts if another one was delivered meanwhile', async () => {
    const { key, id } = await anEndpoint();
    receiver.reply = (response, { event }) =>
      void response.writeHead(event.type === 'webhook.test' ? 204 : 500).end();
    await generate(key);
    for (let attempts = 1; attempts <= 10; attempts += 1) {
      await eventually(async () => expect((await deliveriesOf(id))[0]).toMatchObject({ attempts }));
      if (attempts === 1) await call(service.url, 'POST', `/v1/webhooks/${id}/test`, { key });
      await eventually(async () => expect((await deliveriesOf(id))[1]!.state).toBe('delivered'));
      if (attempts < 10) await skipPauses(id);
    }
    expect((await deliveriesOf(id))[0]).toMatchObject({ attempts: 10, state: 'failed', pause_s: null });
    const { body: shown } = await call(service.url, 'GET', `/v1/webhooks/${id}`, { key });
    expect(shown.data.enabled).toBe(true);
  });

  it('disables an endpoint that responds with 410', async () => {
    const { key, id } = await anEndpoint();
    receiver.reply = (response) => void response.writeHead(410).end();
    await generate(key);
    await eventually(async () => {
      const { body } = await call(service.url, 'GET', `/v1/webhooks/${id}`, { key });
      expect(body.data).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    });
    expect(await attemptsOf(id)).toMatchObject([{ status: 410 }]);
  });

  it.each([
    ['deleted', 'DELETE', undefined, []],
    ['disabled', 'PATCH', { enabled: false }, ['generation.completed', 'generation.completed']],
  ])('sends nothing more to an endpoint that is %s during an attempt', async (_how, method, body, kept) => {
    const { key, path, id } = await anEndpoint();
    const held = Promise.withResolvers<ServerResponse>();
    receiver.reply = (response) => held.resolve(response);
    await generate(key);
    await generate(key);
    const response = await held.promise;
    const changed = await call(service.url, method, `/v1/webhooks/${id}`, { key, ...(body && { body }) });
    expect(changed.status).toBeLessThan(300);
    response.writeHead(500).end();
    await skipPauses(id);
    const other = await anEndpoint();
    receiver.reply = (reply) => void reply.writeHead(204).end();
    await generate(other.key);
    await eventually(async () => expect(receiver.at(other.path)).toHaveLength(1));
    expect(receiver.at(path)).toHaveLength(1);
    if (kept.length > 0) {
      await call(service.url, 'PATCH', `/v1/webhooks/${id}`, { key, body: { enabled: true } });
      await skipPauses(id);
      await eventually(async () => expect(receiver.typesAt(path).slice(1)).toEqual(kept));
    }
  });

  it('takes over the messages of a process that has crashed', async () => {
    const { key, path, id } = await anEndpoint();
    await service.database.query(
      `UPDATE webhook_endpoints SET lease = gen_random_uuid(), lease_ends_at = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    await generate(key);
    await eventually(async () => expect(await deliveriesOf(id)).toHaveLength(1));
    expect(receiver.at(path)).toEqual([]);
    await service.database.query('UPDATE webhook_endpoints SET lease_ends_at = now() WHERE id = $1', [id]);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
  });
});

describe('the events of an account', () => {
  it('says that a key was revoked, and that one expires within seven days, each once', async () => {
    const { path, accountId } = await anEndpoint(['key.revoked', 'key.expiring']);
    const keys = service.app.get(ApiKeysService);
    const { apiKey } = await keys.issue(accountId, { name: 'Old shop' });
    await keys.revoke(apiKey.id, 'leaked');
    await keys.revoke(apiKey.id, 'again');
    const inSixDays = new Date(service.clock.now() + 6 * 86_400_000);
    await keys.issue(accountId, { name: 'Short campaign', expiresAt: inSixDays });
    const ending = await keys.issue(accountId, { name: 'Campaign' });
    await service.database.query(
      `UPDATE api_keys SET created_at = now() - interval '30 days', expires_at = now() + interval '6 days' WHERE id = $1`,
      [ending.apiKey.id],
    );
    await service.app.get(Janitor).cleanUp();
    await service.app.get(Janitor).cleanUp();
    await eventually(async () => expect(receiver.typesAt(path)).toEqual(['key.revoked', 'key.expiring']));
    const { lastFour } = apiKey;
    expect(receiver.at(path).map(({ event }) => event.data)).toEqual([
      { id: apiKey.id, name: 'Old shop', last_four: lastFour, expires_at: null, reason: 'leaked' },
      expect.objectContaining({ id: ending.apiKey.id, name: 'Campaign', expires_at: expect.any(String) }),
    ]);
  });

  it('says once a month that 80 % and that 100 % of the tokens are used', async () => {
    const { key, path, accountId } = await anEndpoint(['quota.reached']);
    const accounts = service.app.get(AccountsService);
    await accounts.setLimits(await accounts.get(accountId), { tokensPerMonth: 100_000 });
    const generateAfter = async (tokens: number) => {
      await service.database.query('UPDATE usage_months SET tokens = $2 WHERE account_id = $1', [
        accountId,
        tokens,
      ]);
      return (await generate(key)).status;
    };
    expect((await generate(key)).status).toBe(200);
    expect(await generateAfter(79_000)).toBe(200);
    for (let count = 0; count < 3; count += 1) expect(await generateAfter(79_999)).toBe(200);
    for (let count = 0; count < 3; count += 1) expect(await generateAfter(99_999)).toBe(403);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(2));
    expect(receiver.at(path).map(({ event }) => event.data)).toEqual(
      [80, 100].map((percent) => ({
        limit: 'tokens_per_month',
        percent,
        month: expect.stringMatching(/^\d{4}-\d\d$/),
        tokens_per_month: 100_000,
        tokens_used: percent === 80 ? expect.any(Number) : 99_999,
      })),
    );
    const events = `SELECT 1 FROM events WHERE account_id = $1 AND type = 'quota.reached'`;
    expect(await service.database.query(events, [accountId])).toHaveLength(2);
    // Otherwise an account at its limit would keep the connections of others busy with its retries.
    const lock = new Client({ connectionString: service.database.url });
    await lock.connect();
    try {
      await lock.query('BEGIN; LOCK TABLE events');
      const rejected = generate(key).then(({ status }) => status);
      // Not the sweeps that look for events to send.
      const waiting = `
        SELECT FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND datname = current_database() AND ltrim(query, E' \\n') LIKE 'INSERT INTO events%'`;
      const blocked = eventually(async () => {
        expect(await service.database.query(waiting)).not.toEqual([]);
        return 'waits for the table of events';
      }, 10_000).catch(() => 'does not wait');
      expect(await Promise.race([rejected, blocked])).toBe(403);
    } finally {
      await lock.end();
    }
  });

  it('says that 100 % are used after a call that was too large while less than 80 % were', async () => {
    const { key, path, accountId } = await anEndpoint(['quota.reached']);
    const accounts = service.app.get(AccountsService);
    const size = (await generate(key)).body.data.tokens_used as number;
    const most = size * 4;
    await accounts.setLimits(await accounts.get(accountId), { tokensPerMonth: most });
    const rejectedAt = async (tokens: number) => {
      const sql = 'UPDATE usage_months SET tokens = $2 WHERE account_id = $1';
      await service.database.query(sql, [accountId, tokens]);
      expect((await generate(key)).status).toBe(403);
    };
    // Less than 80 % are used, and less is left than a call needs.
    await rejectedAt(most - size + 1);
    await rejectedAt(most - 1);
    await eventually(async () => expect(receiver.at(path)).toHaveLength(1));
    expect(receiver.at(path)[0]!.event.data).toMatchObject({ percent: 100, tokens_used: most - 1 });
  });

  it.each([
    ['tokens', { tokensPerMonth: 100_000 }, 100_000],
    ['spend', { spendPerMonth: 5_000_000_000 }, '5'],
  ] as const)(
    'says once a month that 80 % and that 100 % of the %s of a key are used',
    async (column, limits, limit) => {
      const { key, path, keyId, accountId } = await anEndpoint(['quota.reached']);
      await service.app.get(KeyLimitsService).set(keyId, limits);
      const most = Object.values(limits)[0]!;
      const generateAfter = async (used: number) => {
        const sql = `UPDATE credential_months SET ${column} = $2 WHERE account_id = $1`;
        await service.database.query(sql, [accountId, used]);
        return (await generate(key)).status;
      };
      expect((await generate(key)).status).toBe(200);
      expect(await generateAfter(most * 0.79)).toBe(200);
      const events = `SELECT 1 FROM events WHERE account_id = $1 AND type = 'quota.reached'`;
      expect(await service.database.query(events, [accountId])).toEqual([]);
      for (let count = 0; count < 3; count += 1) expect(await generateAfter(most * 0.8)).toBe(200);
      // What is left is too little to be reserved for another call; a text of the built-in engine costs nothing.
      const left = column === 'tokens' ? 1 : 0;
      for (let count = 0; count < 3; count += 1)
        expect(await generateAfter(most - left)).toBe(column === 'tokens' ? 403 : 200);
      await eventually(async () => expect(receiver.at(path)).toHaveLength(2));
      const unit = (used: number) => (column === 'tokens' ? used : expect.stringMatching(/^\d(?:\.\d+)?$/));
      expect(receiver.at(path).map(({ event }) => event.data)).toEqual(
        [80, 100].map((percent) => ({
          limit: `key.${column}_per_month`,
          percent,
          month: expect.stringMatching(/^\d{4}-\d\d$/),
          key: { id: keyId, name: expect.any(String) },
          [`${column}_per_month`]: limit,
          [`${column}_used`]: percent === 80 ? expect.anything() : unit(most - left),
        })),
      );
      expect(await service.database.query(events, [accountId])).toHaveLength(2);
    },
  );
});

async function deliveriesOf(endpointId: string) {
  return service.database.query<{ state: string; attempts: number; pause_s: number; left_s: number }>(
    `SELECT state, attempts, extract(epoch FROM due_at - (SELECT max(at) FROM webhook_attempts WHERE delivery_id = id))::float8
              AS pause_s, extract(epoch FROM due_at - now())::float8 AS left_s
       FROM webhook_deliveries WHERE endpoint_id = $1 ORDER BY event_seq`,
    [endpointId],
  );
}

async function attemptsOf(endpointId: string) {
  return service.database.query<{ status: number; error: string | null; response: string | null }>(
    `SELECT attempt.* FROM webhook_attempts attempt JOIN webhook_deliveries delivery ON delivery.id = delivery_id
      WHERE endpoint_id = $1 ORDER BY attempt.seq`,
    [endpointId],
  );
}
