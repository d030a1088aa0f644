import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatcher } from 'undici';
import { loadPackage } from './load-package.js';
import { selfSigned } from './self-signed.js';

const { Agent } = loadPackage<typeof import('undici')>('undici');

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** A local server with TLS for client metadata documents, reached as `client.example` and `other.example`. */
export class DocumentHost {
  /** The paths of the requests so far. */
  readonly requests: string[] = [];
  /** The number of connections so far, those without a request included. */
  connections = 0;
  /** Leads every name to this server, and trusts its certificate. */
  readonly dispatcher: Dispatcher;
  private readonly replies = new Map<string, Reply>();

  private constructor(
    private readonly server: Server,
    cert: string,
  ) {
    this.dispatcher = new Agent({
      pipelining: 0,
      connect: {
        ca: cert,
        lookup: (_name, _options, callback) =>
          (callback as unknown as (error: null, found: object[]) => void)(null, [
            { address: '127.0.0.1', family: 4 },
          ]),
      },
    });
  }

  static async start(): Promise<DocumentHost> {
    const credentials = selfSigned('client.example', 'other.example');
    const server = createServer(credentials);
    const host = new DocumentHost(server, credentials.cert);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url!;
      host.requests.push(path);
      const reply = host.replies.get(path);
      if (reply) reply(response, request);
      else response.writeHead(404).end();
    });
    server.on('connection', () => (host.connections += 1));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return host;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path: string, name = 'client.example'): string {
    return `https://${name}:${this.port}${path}`;
  }

  /** Responds to requests for a path; returns its URL. */
  reply(path: string, reply: Reply): string {
    this.replies.set(path, reply);
    return this.url(path);
  }

  /** Serves a document with its own URL as client id; members override its defaults. */
  serve(path: string, members: object = {}, headers: Record<string, string> = {}): string {
    const document = {
      client_id: this.url(path),
      client_name: 'Test assistant',
      redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
      token_endpoint_auth_method: 'none',
      ...members,
    };
    return this.reply(path, (response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(document)),
    );
  }

  async close(): Promise<void> {
    await this.dispatcher.destroy();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
