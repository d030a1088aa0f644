import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadPackage } from './load-package.js';

const { Webhook } = loadPackage<typeof import('standardwebhooks')>('standardwebhooks');

/** A message that has arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  event: any;
}

/** How the receiver responds to a message. */
export type Reply = (response: ServerResponse, received: Received) => void;

/** A server that receives webhooks. Responds with 204, or as the test says. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Attempts that are being responded to, and the most at once. */
  readonly atOnce = { now: 0, most: 0 };
  reply: Reply = (response) => void response.writeHead(204).end();

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly url: string,
  ) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const receiver = new WebhookReceiver(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      receiver.atOnce.now += 1;
      receiver.atOnce.most = Math.max(receiver.atOnce.most, receiver.atOnce.now);
      response.once('close', () => (receiver.atOnce.now -= 1));
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const message = { path: request.url!, headers: request.headers, body, event: JSON.parse(body) };
        receiver.received.push(message);
        receiver.reply(response, message);
      });
    });
    return receiver;
  }

  /** The types of the events that have arrived at a path, in order. */
  typesAt(path: string): string[] {
    return this.at(path).map(({ event }) => event.type);
  }

  at(path: string): Received[] {
    return this.received.filter((message) => message.path === path);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Verifies a message with the published library; throws if the signature is not of that secret. */
export function verify({ body, headers }: Received, secret: string): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
