import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { startApp, type TestApp } from '../support/app.js';
import { blocksOf } from '../support/document-blocks.js';
import { eventually } from '../support/eventually.js';
import { aKey } from '../support/factories.js';
import { call } from '../support/http.js';
import { ROOT } from '../support/run-node.js';
import { findFreePort } from '../support/free-port.js';

let service: TestApp;
let receiver: ChildProcess | undefined;

beforeAll(async () => {
  service = await startApp({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
});
afterAll(async () => {
  receiver?.kill();
  await service.close();
});

it('docs/how-to/receive-webhooks.md shows a program that accepts signed messages and no others', async () => {
  const [program] = blocksOf('how-to-webhooks', 'docs/how-to/receive-webhooks.md');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}/`;
  const { secret: key } = await aKey(service);
  const { body } = await call(service.url, 'POST', '/v1/webhooks', {
    key,
    body: { url, events: ['key.revoked'] },
  });
  const { id, secret } = body.data;
  let output = '';
  receiver = spawn(process.execPath, ['--input-type=module', '--eval', program!], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout!.setEncoding('utf8').on('data', (text: string) => (output += text));
  await eventually(async () => void (await fetch(url, { method: 'POST', body: '{}' })));

  const test = await call(service.url, 'POST', `/v1/webhooks/${id}/test`, { key });
  await eventually(async () => expect(output).toContain(`${test.body.data.id} webhook.test`));
  await eventually(async () => {
    const { body: shown } = await call(service.url, 'GET', `/v1/webhooks/${id}`, { key });
    expect(shown.data.last_delivered_at).toEqual(expect.any(String));
  });
  const forged = await fetch(url, {
    method: 'POST',
    body: '{"type":"key.revoked"}',
    headers: {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
  });
  expect(forged.status).toBe(400);
});
