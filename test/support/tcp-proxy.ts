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
  /** Forwards the clients' data but holds back the server's, on connections with the mark. */
  holdAnswers(mark: string): void;
  /** The number of held-back bytes. */
  heldBytes(): number;
  resume(): void;
  /** Delays every chunk in both directions; 0 ends it. */
  slow(delayMs: number): void;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A proxy between clients and a server on loopback. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  const beginnings = new Map<Socket, string>();
  let paused: { mark: string; answersOnly: boolean } | null = null;

  let delayMs = 0;
  const delayed = () =>
    new Transform({
      transform: (bytes, _encoding, done) =>
        void (delayMs ? setTimeout(done, delayMs, null, bytes) : done(null, bytes)),
    });
  const hold = (socket: Socket) => {
    if (!paused || (paused.answersOnly && !upstreams.has(socket))) return;
    if (beginnings.get(socket)?.includes(paused.mark)) socket.pause();
  };
  const pause = (mark: string, answersOnly: boolean) => {
    paused = { mark, answersOnly };
    for (const socket of sockets) hold(socket);
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
    pause: (mark = '') => pause(mark, false),
    holdAnswers: (mark) => pause(mark, true),
    heldBytes: () => [...upstreams].reduce((bytes, { readableLength }) => bytes + readableLength, 0),
    resume: () => {
      paused = null;
      for (const socket of sockets) socket.resume();
    },
    slow: (ms) => {
      delayMs = ms;
    },
    cut,
    mend: async () => void (await listen(port)),
    close: cut,
  };
}

/** The URL of the same database through a proxy. */
export function throughProxy(databaseUrl: string, { port }: TcpProxy): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}
