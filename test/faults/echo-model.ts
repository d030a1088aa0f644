import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestDatabase } from '../support/database.js';
import { WIRE_FORMATS, type FakeAnswer } from '../support/model-wire-formats.js';

/** The id of the model, where it is one of the database. */
export const ECHO = 'openai:echo';

/** At 1 and 10 for a million tokens, a call costs 1,007,000 nano-units and reserves more than 3,000,000. */
const PRICES = { input: '1000000000', output: '10000000000' };

/** What marks a request, in its prompt and in every text that is written for it. */
export const TAG = /tag-[0-9a-z]+/;

const SENTENCES = Array.from({ length: 12 }, (_, index) => `Bread number ${index} is baked before dawn. `);

/** A model that writes the tag of its prompt and the number of the call into each text, and takes a moment for it. */
export interface EchoModel {
  baseUrl: string;
  close(): Promise<void>;
}

/** Adds the model to those of a database, with a price. */
export async function addEchoModel(
  database: Pick<TestDatabase, 'query'>,
  { baseUrl }: EchoModel,
): Promise<void> {
  await database.query(
    `INSERT INTO models (id, provider, name, base_url, price_input, price_output, currency, position)
     VALUES ($1, 'openai', 'echo', $2, $3, $4, 'USD', 0)`,
    [ECHO, baseUrl, PRICES.input, PRICES.output],
  );
}

/** Starts one; `pauseMs` is called before each piece of a text. */
export async function startEchoModel(pauseMs: () => number): Promise<EchoModel> {
  let calls = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const tag = TAG.exec(text)?.[0] ?? 'nobody';
    const pieces = [`Text for ${tag} of call ${(calls += 1)}. `, ...SENTENCES];
    const said: FakeAnswer = { pieces, finish: 'stop', usage: { input: 7, output: 100 } };
    if ((JSON.parse(text) as { stream?: boolean }).stream) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of WIRE_FORMATS.openai.events(said, 'echo')) {
        response.write(event);
        await delay(pauseMs());
      }
      response.end();
    } else {
      await delay(3 * pauseMs());
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(WIRE_FORMATS.openai.whole(said, 'echo')));
    }
  };
  const server = createServer((request, response) => {
    // A caller that is killed half-way is what this is for.
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/openai/v1`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
