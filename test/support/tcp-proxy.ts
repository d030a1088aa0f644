import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A wire to a server that can be cut, and can go silent without being cut. */
export interface TcpProxy {
  port: number;
  /** Lets nothing through in either direction; connections stay open, as with a peer that lost its power. */
  pause(): void;
  resume(): void;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between clients and a server on loopback. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isPaused = false;

  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
    socket.pipe(other);
    if (isPaused) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    keep(client, upstream);
    keep(upstream, client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  return {
    port,
    pause: () => {
      isPaused = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isPaused = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend: async () => void (await listen(port)),
    close: cut,
  };
}

/** The URL of the same database by way of a proxy. */
export function throughProxy(databaseUrl: string, { port }: TcpProxy): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}
