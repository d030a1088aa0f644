import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { misbehave, type Behaviour } from './model-behaviours.js';
import { WIRE_FORMATS, type WireFormatName } from './model-wire-formats.js';

/** A request that the fake received. */
export interface SeenRequest {
  format: WireFormatName;
  path: string;
  model: string;
  stream: boolean;
  /** The client's port, which identifies the connection. */
  port?: number | undefined;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/**
 * A local server with the wire formats of four providers that can fail in every way they do. Scripted behaviours apply
 * first (`script('status:503', 'ok')`, one per request), then `behaviour`.
 */
export class FakeModelServer {
  readonly requests: SeenRequest[] = [];
  /** The number of responses that the client aborted. */
  aborted = 0;
  /** The number of running responses. */
  live = 0;
  /** The most responses that ran at the same time since the last reset. */
  liveMax = 0;
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

  /** The base URL for a provider. */
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
    this.liveMax = this.live;
  }

  /** Releases every `held` response. */
  release(): void {
    this.gate.resolve();
    this.gate = Promise.withResolvers();
  }

  /** Resolves when no response is running; rejects after `withinMs`, which is generous for a busy machine. */
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
    this.liveMax = Math.max(this.liveMax, this.live);
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
