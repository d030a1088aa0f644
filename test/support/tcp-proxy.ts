import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { findFreePort } from './free-port.js';

/** A connection to a server that can be cut or silenced. */
export interface TcpProxy {
  port: number;
  /**
   * Forwards nothing while connections stay open, as if the peer had lost power. With a mark, only on connections whose
   * first bytes contain it, existing and new.
   */
  pause(mark?: string): void;
  /**
   * Holds back the server's data on each connection whose client sends this text from now on: the answer to a statement
   * with this value or name, whatever else the service asks meanwhile.
   */
  holdAnswersTo(text: string): void;
  /** The number of held-back bytes. */
  heldBytes(): number;
  resume(): void;
  /** Delays every chunk in both directions; 0 ends it. */
  slow(delayMs: number): void;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A proxy between clients and a server on loopback. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  const beginnings = new Map<Socket, string>();
  let pausedMark: string | null = null;
  let heldText: string | null = null;
  let delayMs = 0;
  const delayed = () =>
    new Transform({
      transform: (bytes, _encoding, done) =>
        void (delayMs ? setTimeout(done, delayMs, null, bytes) : done(null, bytes)),
    });
  const hold = (socket: Socket) => {
    if (pausedMark !== null && beginnings.get(socket)?.includes(pausedMark)) socket.pause();
  };
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    beginnings.set(socket, '');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      upstreams.delete(socket);
      beginnings.delete(socket);
      other.destroy();
    });
    socket.pipe(delayed()).pipe(other);
  };
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    upstreams.add(upstream);
    // Before the data is forwarded.
    client.on(
      'data',
      (bytes: Buffer) => void (heldText !== null && bytes.includes(heldText) && upstream.pause()),
    );
    keep(client, upstream);
    keep(upstream, client);
    client.once('data', (bytes) => {
      for (const socket of [client, upstream]) {
        beginnings.set(socket, bytes.toString('latin1'));
        hold(socket);
      }
    });
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
  const port = await listen(await findFreePort());
  return {
    port,
    pause: (mark = '') => {
      pausedMark = mark;
      for (const socket of sockets) hold(socket);
    },
    holdAnswersTo: (text) => {
      heldText = text;
    },
    heldBytes: () => [...upstreams].reduce((bytes, { readableLength }) => bytes + readableLength, 0),
    resume: () => {
      [pausedMark, heldText] = [null, null];
      for (const socket of sockets) socket.resume();
    },
    slow: (ms) => {
      delayMs = ms;
    },
    cut,
    restore: async () => void (await listen(port)),
    close: cut,
  };
}

/** The URL of the same database through a proxy. */
export function throughProxy(databaseUrl: string, { port }: TcpProxy): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}
