import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A minimal load balancer: each new connection goes to the next server that accepts it. */
export interface RoundRobinProxy {
  url: string;
  close(): Promise<void>;
}

/** Balances connections over loopback ports; a request is never retried. */
export async function startRoundRobinProxy(ports: readonly number[]): Promise<RoundRobinProxy> {
  let turn = 0;
  const clients = new Set<Socket>();
  const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, async (client) => {
    clients.add(client);
    client.on('error', () => undefined).on('close', () => clients.delete(client));
    const upstream = await firstThatTakes(ports.map((_, index) => ports[(turn + index) % ports.length]!));
    turn += 1;
    if (!upstream) return client.destroy();
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
    client.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: async () => {
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function firstThatTakes(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const isTaken = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (isTaken) return socket;
  }
  return null;
}
