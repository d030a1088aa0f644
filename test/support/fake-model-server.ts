import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { misbehave, type Behaviour } from './model-behaviours.js';
import { WIRE_FORMATS, type WireFormatName } from './model-wire-formats.js';

/** One request as the fake saw it. */
export interface SeenRequest {
  format: WireFormatName;
  path: string;
  model: string;
  stream: boolean;
  /** The caller's port: the same for calls over one connection. */
  port?: number | undefined;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/**
 * A local server that speaks the wire formats of four providers and can fail in every way they do. What it does is
 * scripted (`script('status:503', 'ok')`, one per request), else it behaves as `behaviour` says.
 */
export class FakeModelServer {
  readonly requests: SeenRequest[] = [];
  /** Answers that the caller broke off. */
  aborted = 0;
  /** Answers under way. */
  live = 0;
  behaviour: Behaviour = 'ok';
  private queue: Behaviour[] = [];
  private gate = Promise.withResolvers<void>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeModelServer> {
    const server = createServer();
    const fake = new FakeModelServer(server);
    server.on('request', (request, response) => void fake.answer(request, response));
    server.keepAliveTimeout = 60_000;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a provider's base URL is set to. */
  baseUrl(format: WireFormatName): string {
    return `${this.url}/${format}/${format === 'google' ? 'v1beta' : 'v1'}`;
  }

  /** Behaviours for the next requests, in order. */
  script(...behaviours: Behaviour[]): void {
    this.queue = behaviours;
  }

  reset(behaviour: Behaviour = 'ok'): void {
    this.behaviour = behaviour;
    this.queue = [];
    this.requests.length = 0;
    this.aborted = 0;
  }

  /** Lets every answer that is `held` come. */
  release(): void {
    this.gate.resolve();
    this.gate = Promise.withResolvers();
  }

  /** Resolves once no answer is under way, or rejects after `withinMs`, which a busy machine does not need. */
  async idle(withinMs = 30_000): Promise<void> {
    for (const until = Date.now() + withinMs; this.live > 0;) {
      if (Date.now() > until) throw new Error(`${this.live} answers still under way`);
      await wait(5);
    }
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.live += 1;
    response.on('close', () => {
      this.live -= 1;
      if (!response.writableFinished) this.aborted += 1;
    });
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const entry = Object.entries(WIRE_FORMATS).find(([, candidate]) => candidate.matches(path));
    if (!entry) return void response.writeHead(404).end('no such path');
    const [name, format] = entry;
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const model = format.modelOf(path, body);
    const stream = format.wantsStream(path, body);
    this.requests.push({
      format: name as WireFormatName,
      path,
      model,
      stream,
      port: request.socket.remotePort,
      headers: request.headers,
      body,
    });
    const released = this.gate.promise;
    await misbehave(this.queue.shift() ?? this.behaviour, { response, format, model, stream, released });
  }
}
