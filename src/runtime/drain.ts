import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Server as NetServer, type Socket } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** How long an idle connection stays open for a request that may already be on its way. */
const IDLE_TIMEOUT_MS = 1_000;
/**
 * How long connections are accepted from the queue, so that a client that keeps connecting cannot delay the shutdown.
 */
const ACCEPT_TIMEOUT_MS = 1_000;

/**
 * Closes a server without cutting off a request. Node.js and Fastify close idle connections when they stop listening, and
 * drop requests that are already in transit. Here, those are answered with `Connection: close`.
 */
export class Drain {
  private readonly server: HttpServer;
  private readonly connections = new Set<Socket>();
  private acceptedCount = 0;

  /** Create it before the server listens. */
  constructor(app: NestFastifyApplication) {
    this.server = app.getHttpServer();
    this.server.on('connection', (socket: Socket) => {
      this.acceptedCount += 1;
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
  }

  /** Stops listening and resolves when the last connection has ended; those that last longer than `graceMs` are cut. */
  async finish(graceMs: number): Promise<void> {
    const graceTimer = setTimeout(() => this.server.closeAllConnections(), graceMs);
    await this.acceptQueuedConnections();
    const closed = this.stopListening();
    const idleTimer = setInterval(() => void this.closeIdleConnections(), IDLE_TIMEOUT_MS);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(graceTimer);
  }

  /**
   * Waits until the queue of the listening socket is empty, because closing the socket resets the connections in it.
   * libuv accepts one connection in a turn of the event loop; two turns without one mean that the queue is empty.
   */
  private async acceptQueuedConnections() {
    const endsAt = performance.now() + ACCEPT_TIMEOUT_MS;
    let emptyIterations = 0;
    while (emptyIterations < 2 && performance.now() < endsAt) {
      const before = this.acceptedCount;
      await yieldToEventLoop();
      emptyIterations = this.acceptedCount === before ? emptyIterations + 1 : 0;
    }
  }

  /** Resolves when the last connection has closed. `close` of an HTTP server would close idle ones immediately. */
  private stopListening(): Promise<void> {
    return new Promise((resolve) => {
      NetServer.prototype.close.call(this.server, () => resolve());
    });
  }

  private async closeIdleConnections() {
    // After a stall, a request may have arrived on a connection that still counts as idle: let it be read first.
    await yieldToEventLoop();
    this.server.closeIdleConnections();
    // A connection on which nothing was ever received counts as busy with its first request.
    for (const socket of this.connections) if (socket.bytesRead === 0) socket.destroy();
  }
}
