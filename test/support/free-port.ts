import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The ports of a worker of jest: two workers never choose the same. */
const PORTS_PER_WORKER = 1_000;
const FIRST_PORT = 12_000 + (Number(process.env.JEST_WORKER_ID ?? 0) % 16) * PORTS_PER_WORKER;
let next = randomInt(PORTS_PER_WORKER);

/**
 * A port on which nothing listens, for a program that is started later, or again. Linux and macOS choose ports for
 * connections and for `listen(0)` from a range above these, so it stays free until then.
 *
 * @throws {Error} if every port of this worker is in use.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < PORTS_PER_WORKER; attempt++) {
    const port = FIRST_PORT + (next++ % PORTS_PER_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
