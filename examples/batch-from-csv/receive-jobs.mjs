import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';

const EVENTS = ['job.succeeded', 'job.failed', 'job.cancelled'];

/** Creates a webhook endpoint for `url` and receives finished jobs on `port`, until it is closed. */
export async function receiveJobs(api, { url, port }) {
  const jobs = new Map();
  let webhook;
  let announce = null;
  const server = createServer(async (request, response) => {
    try {
      const { type, data } = webhook.verify(await text(request), request.headers);
      // A message can arrive twice; the second one changes nothing.
      if (EVENTS.includes(type)) jobs.set(data.id, data);
      response.writeHead(204).end();
      announce?.(true);
    } catch {
      response.writeHead(400).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A run that was interrupted leaves its endpoint behind.
  for (const endpoint of await api.call('GET', '/v1/webhooks'))
    if (endpoint.url === url) await api.call('DELETE', `/v1/webhooks/${endpoint.id}`);
  const { id, secret } = await api.call('POST', '/v1/webhooks', {
    body: JSON.stringify({ url, events: EVENTS }),
  });
  webhook = new Webhook(secret);

  return {
    /** The finished jobs by id. */
    jobs,
    /** Resolves to true when a job arrives, to false after `timeoutMs`. */
    nextJob: (timeoutMs) =>
      Promise.race([new Promise((resolve) => (announce = resolve)), wait(timeoutMs, false, { ref: false })]),
    async close() {
      await api.call('DELETE', `/v1/webhooks/${id}`);
      server.close();
      server.closeAllConnections();
    },
  };
}
