import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { UnreadResponses } from '../../src/http/unread-responses.js';

const MEGABYTE = 1_000_000;
const BODY = Buffer.alloc(20 * MEGABYTE);

// Attack: an account requests long lists and reads none of them, so that they fill the memory of the process.
describe('responses that their clients do not read', () => {
  const unread = new UnreadResponses(45 * MEGABYTE);
  const responses: ServerResponse[] = [];
  const clients: Socket[] = [];
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, raw) => {
      const principal = { account: { id: request.url! } };
      responses.push(raw);
      if (request.url === '/never-answered') return;
      raw.end(BODY);
      unread.add({ request: { principal }, raw } as never, BODY.length);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(async () => {
    for (const client of clients) client.destroy();
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  });

  /** Requests responses on one connection and reads nothing of them. */
  async function request(...paths: string[]): Promise<ServerResponse> {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    clients.push(client.on('error', () => undefined));
    const before = responses.length;
    client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
    while (responses.length < before + paths.length) await once(server, 'request');
    return responses.at(-1)!;
  }

  it('are dropped, the oldest first, if those of an account are too large together', async () => {
    const [first, second] = [await request('/one'), await request('/one')];
    const other = await request('/another');
    expect(first.destroyed).toBe(false);
    const third = await request('/one');
    expect([first, second, third, other].map(({ destroyed }) => destroyed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are not counted any more once they are read', async () => {
    const [first, second] = [await request('/two'), await request('/two')];
    clients.at(-2)!.resume();
    await once(first, 'close');
    expect(first.writableFinished).toBe(true);
    await request('/two');
    expect(second.destroyed).toBe(false);
  });

  // Attack: the large responses wait on their connection for an earlier one, which is never sent.
  it('are dropped with their connection if they wait for an earlier response on it', async () => {
    const { req } = await request('/never-answered', '/three', '/three');
    expect(req.socket.destroyed).toBe(false);
    await request('/three');
    expect(req.socket.destroyed).toBe(true);
  });

  it('are not kept if their connection closes while they wait for an earlier response on it', async () => {
    const before = unread.size;
    const { req } = await request('/never-answered', '/four', '/four');
    expect(unread.size).toBe(before + 1);
    await once(req.socket.destroy(), 'close');
    expect(unread.size).toBe(before);
  });
});
