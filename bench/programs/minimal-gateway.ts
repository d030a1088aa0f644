// A program: the least that a durable gateway to a model can do. It calls the model (`MODEL_URL`), commits the text as one
// row (`DATABASE_URL`) and responds with it, without authentication, limits, templates, usage or logs.
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';
import { request } from 'undici';
import { v7 as uuid } from 'uuid';

const { DATABASE_URL, MODEL_URL, MODEL, PORT } = process.env;
// As many connections as the service uses to store generations.
const pool = new Pool({ connectionString: DATABASE_URL, max: 2 });
await pool.query('CREATE TABLE IF NOT EXISTS texts (id uuid PRIMARY KEY, content text NOT NULL)');
const INSERT = { name: 'insert', text: 'INSERT INTO texts (id, content) VALUES ($1, $2)' };

async function respond(incoming: IncomingMessage): Promise<object> {
  const { prompt } = (await json(incoming)) as { prompt: string };
  const { body } = await request(`${MODEL_URL}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: MODEL, messages: [{ role: 'user', content: prompt }] }),
  });
  const { choices } = (await body.json()) as { choices: { message: { content: string } }[] };
  const { content } = choices[0]!.message;
  const id = uuid();
  await pool.query({ ...INSERT, values: [id, content] });
  return { id, content };
}

const server = createServer((incoming, response) => {
  if (incoming.method === 'GET') return void response.end();
  respond(incoming).then(
    (text) => response.setHeader('content-type', 'application/json').end(JSON.stringify(text)),
    () => response.writeHead(500).end(),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(Number(PORT), '127.0.0.1');
