import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicAgent } from '../../src/common/http/public-agent.js';
import { sendThrough } from '../../src/webhooks/webhook-sender.js';
import { loadPackage } from '../support/load-package.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const { Agent } = loadPackage<typeof import('undici')>('undici');

let receiver: WebhookReceiver;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
afterAll(() => receiver.close());

describe('sending to public addresses only', () => {
  const send = (url: string, resolve?: (hostname: string) => Promise<string[]>) =>
    sendThrough(publicAgent(resolve), url, '{}', {});
  const refused = { status: null, error: 'The address is not public.' };

  // DNS rebinding: a name that led to a public address when the endpoint was made leads to another one later.
  it.each([
    ['a private address', ['127.0.0.1']],
    ['several private addresses', ['10.0.0.1', '::1', '169.254.169.254']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['a 6to4 address', ['2002:7f00:1::']],
    ['no address at all', []],
  ])('refuses a name that resolves to %s', async (_name, addresses) => {
    const port = new URL(receiver.url).port;
    expect(await send(`http://rebound.example:${port}/`, async () => addresses)).toMatchObject(refused);
    expect(receiver.received).toEqual([]);
  });

  it('resolves the name for each message', async () => {
    const hostnames: string[] = [];
    const agent = publicAgent(async (hostname) => {
      hostnames.push(hostname);
      return ['127.0.0.1'];
    });
    for (let count = 0; count < 3; count += 1) await sendThrough(agent, 'http://rebound.example/', '{}', {});
    expect(hostnames).toEqual(['rebound.example', 'rebound.example', 'rebound.example']);
  });

  // Node.js connects to an IP address without looking it up.
  it('refuses an IP address in the URL', async () => {
    expect(await send(receiver.url)).toMatchObject(refused);
    expect(await send('http://[::ffff:7f00:1]/')).toMatchObject(refused);
    expect(receiver.received).toEqual([]);
  });
});

describe('an attempt', () => {
  const send = (maxMs?: number) => sendThrough(new Agent(), receiver.url, '{}', {}, maxMs);

  it('ends at its deadline if there is no response', async () => {
    receiver.reply = () => undefined;
    expect(await send(100)).toMatchObject({
      status: null,
      error: 'No response within 15 seconds.',
      response: null,
    });
  });

  it('keeps the status and the start of a response that never ends', async () => {
    receiver.reply = (response) => void response.writeHead(200).write('still here');
    expect(await send(1_000)).toMatchObject({ status: 200, error: null, response: 'still here' });
  });

  it('reads no more than 64 KB and keeps 1,024 characters', async () => {
    let sent = 0;
    receiver.reply = (response) => {
      const write = () => {
        if (response.destroyed) return;
        sent += 65_536;
        response.write('x'.repeat(65_536), () => setImmediate(write));
      };
      write();
    };
    expect(await send()).toMatchObject({ status: 200, response: 'x'.repeat(1_024) });
    expect(sent).toBeLessThan(64 * 1_048_576);
  });

  it('says that the connection was refused', async () => {
    const closed = await WebhookReceiver.start();
    await closed.close();
    expect(await sendThrough(new Agent(), closed.url, '{}', {})).toMatchObject({
      status: null,
      error: 'The connection was refused.',
    });
  });
});
