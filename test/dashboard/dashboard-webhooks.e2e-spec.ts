import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '../support/app.js';
import { formOf } from '../support/browser.js';
import { Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { verify, WebhookReceiver } from '../support/webhook-receiver.js';

const PATH = '/settings/webhooks';

let service: TestApp;
let receiver: WebhookReceiver;
let person: Person;

beforeAll(async () => {
  receiver = await WebhookReceiver.start();
  service = await startApp({ WEBHOOKS_ALLOW_PRIVATE: 'true' });
  person = await Person.signIn(service);
});
afterAll(async () => {
  await receiver.close();
  await service.close();
});

const secretIn = (html: string) => /whsec_[A-Za-z0-9+/=]+/.exec(html)?.[0];

/** Creates an endpoint in the form; returns its id and secret. */
async function anEndpoint(path: string, as = person) {
  const page = await as.post(PATH, [
    ['id', randomUUID()],
    ['url', receiver.url + path],
    ['event', 'generation.completed'],
    ['event', 'key.revoked'],
  ]);
  expect(page.status).toBe(200);
  return { secret: secretIn(page.html)!, id: /webhooks\/([0-9a-f-]{36})"/.exec(page.html)![1]! };
}

describe('Account settings → Webhooks', () => {
  it('creates an endpoint, shows its secret once and lists it', async () => {
    expect(textOf(await person.open(PATH))).toContain('You have no webhook endpoints yet.');
    const { id, secret } = await anEndpoint('/listed');
    expect(secret).toMatch(/^whsec_/);
    const list = await person.open(PATH);
    expect(textOf(list)).toContain(`${receiver.url}/listed`);
    expect(secretIn(list.html + (await person.open(`${PATH}/${id}`)).html)).toBeUndefined();
  });

  it('shows the form again with what was typed and the problem', async () => {
    const bad = await person.post(PATH, { id: randomUUID(), url: 'ftp://example.com', event: 'key.revoked' });
    expect(bad.status).toBe(422);
    expect(textOf(bad)).toContain('must begin with https://');
    expect(bad.html).toContain('value="ftp://example.com"');
    const none = await person.post(PATH, { id: randomUUID(), url: 'https://example.com' });
    expect(none.status).toBe(422);
    expect(textOf(none)).toContain('Choose at least one event.');
  });

  it('offers the events that can be chosen, and says that private addresses are called', async () => {
    const form = await person.open(`${PATH}/new`);
    expect(textOf(form)).toMatch(/An https or http URL\. .*private addresses are called too/);
    expect(form.html).not.toContain('value="webhook.test"');
  });

  it('sends a test event, shows the attempt with its response, and sends it again', async () => {
    receiver.reply = (response) => void response.writeHead(500).end('<b>broken</b>');
    const { id, secret } = await anEndpoint('/tested');
    const tested = await person.post(`${PATH}/${id}/test`);
    expect(textOf(tested)).toContain('A test event is being sent.');
    await eventually(async () => expect(textOf(await person.open(`${PATH}/${id}`))).toContain('failing'));
    const page = await person.open(`${PATH}/${id}`);
    const link = /href="([^"]+\/deliveries\/[^"]+)"/.exec(page.html)![1]!;
    const delivery = await person.open(link);
    expect(textOf(delivery)).toMatch(/webhook\.test .*pending.* 500 [\d,]+ ms <b>broken<\/b>/);
    expect(delivery.html).not.toContain('<b>broken');

    receiver.reply = (response) => void response.writeHead(200).end('fixed');
    const again = await person.browser.submit(delivery, {});
    expect(textOf(again)).toContain('The message is being sent again.');
    await eventually(async () =>
      expect(textOf(await person.open(link))).toMatch(/delivered.* 200 [\d,]+ ms fixed/),
    );
    expect(receiver.typesAt('/tested')).toEqual(['webhook.test', 'webhook.test']);
    for (const message of receiver.at('/tested')) verify(message, secret);
  });

  it('disables and enables an endpoint, and says that events are kept', async () => {
    const { id } = await anEndpoint('/switched');
    const disabled = await person.post(`${PATH}/${id}/disable`);
    expect(textOf(disabled)).toContain(
      'You disabled this endpoint. New events are kept and sent once you enable it.',
    );
    const refused = await person.post(`${PATH}/${id}/test`);
    expect(refused.status).toBe(422);
    expect(textOf(await person.post(`${PATH}/${id}/enable`))).toContain('Endpoint enabled.');
  });

  it('keeps a subscription to test events, which the API allows', async () => {
    const { id } = await anEndpoint('/only-tests');
    expect((await person.open(`${PATH}/${id}`)).html).not.toContain('value="webhook.test"');
    await service.database.query("UPDATE webhook_endpoints SET events = '{webhook.test}' WHERE id = $1", [
      id,
    ]);
    const { html } = await person.open(`${PATH}/${id}`);
    expect(html).toMatch(/<input[^>]* value="webhook\.test"[^>]* checked/);
  });

  it('changes the address and the events, rotates the secret and deletes the endpoint', async () => {
    const { id, secret } = await anEndpoint('/changed');
    const saved = await person.post(`${PATH}/${id}`, { url: `${receiver.url}/moved`, event: 'job.failed' });
    expect(textOf(saved)).toContain('Endpoint saved.');
    expect(textOf(saved)).toContain(`${receiver.url}/moved`);
    const rotation = await person.open(`${PATH}/${id}/rotate-secret`);
    const rotated = secretIn((await person.browser.submit(rotation, {})).html);
    expect(rotated).toMatch(/^whsec_/);
    expect(rotated).not.toBe(secret);
    const reloaded = await person.browser.submit(rotation, {});
    expect([reloaded.status, textOf(reloaded)]).toEqual([
      422,
      expect.stringContaining('has already been rotated'),
    ]);
    expect(reloaded.html).not.toContain('whsec_');
    const confirmation = await person.open(`${PATH}/${id}/delete`);
    expect(formOf(confirmation).action).toBe(`${PATH}/${id}/delete`);
    expect(textOf(await person.browser.submit(confirmation, {}))).toContain('Endpoint deleted.');
    expect((await person.open(`${PATH}/${id}`)).status).toBe(404);
  });

  it("hides another account's endpoints and deliveries", async () => {
    const { id } = await anEndpoint('/hidden');
    await person.post(`${PATH}/${id}/test`);
    await eventually(async () => expect(receiver.at('/hidden')).toHaveLength(1));
    const [, delivery] = /\/deliveries\/([0-9a-f-]{36})/.exec((await person.open(`${PATH}/${id}`)).html)!;
    const stranger = await Person.signIn(service);
    for (const path of [`/${id}`, `/${id}/delete`, `/${id}/deliveries/${delivery}`])
      expect((await stranger.open(PATH + path)).status).toBe(404);
    for (const path of [
      'test',
      'enable',
      'disable',
      'rotate-secret',
      'delete',
      `deliveries/${delivery}/send-again`,
    ])
      expect((await stranger.post(`${PATH}/${id}/${path}`)).status).toBe(404);
    const { id: own } = await anEndpoint('/own', stranger);
    expect((await stranger.open(`${PATH}/${own}/deliveries/${delivery}`)).status).toBe(404);
    expect((await stranger.post(`${PATH}/${own}/deliveries/${delivery}/send-again`)).status).toBe(404);
  });
});
