import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Server as NetServer, type Server, type Socket } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long an idle connection is kept for a request that may be on its way already. */
const IDLE_TIMEOUT_MS = 1_000;

/**
 * Ends the connections of a server without cutting a request. Node and Fastify close idle connections in the
 * moment they stop listening, and with them a request that the caller has just sent; here it is still answered,
 * and told that the connection ends (see `partingResponse`).
 */
export class Drain {
  private readonly server: HttpServer;
  private readonly connections = new Set<Socket>();

  /** To be made before the server listens. */
  constructor(app: NestFastifyApplication) {
    this.server = app.getHttpServer();
    this.server.on('connection', (socket: Socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
  }

  /** Stops listening and resolves when the last connection has ended; those that last longer than `graceMs` are cut. */
  async finish(graceMs: number): Promise<void> {
    // Behind a look at what has come in: after a stall a request may lie there, of a connection that still counts as idle.
    const closeSoon = () => void nextTurn().then(() => this.closeIdleConnections());
    const idleTimer = setInterval(closeSoon, IDLE_TIMEOUT_MS);
    const graceTimer = setTimeout(() => this.server.closeAllConnections(), graceMs);
    await takeAllWaiting();
    await stopListening(this.server);
    clearInterval(idleTimer);
    clearTimeout(graceTimer);
  }

  private closeIdleConnections() {
    this.server.closeIdleConnections();
    // One that never sent anything counts as busy with its first request.
    for (const socket of this.connections) if (socket.bytesRead === 0) socket.destroy();
  }
}

/**
 * Lets the event loop look once more at all that has come in. A connection that the system has taken for us is reset
 * where we stop listening before we have looked at it.
 */
async function takeAllWaiting() {
  await nextTurn();
  await nextTurn();
}

/** Resolves when the last connection has ended. An HTTP server's own `close` would end idle ones at once. */
function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
