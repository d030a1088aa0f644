// A program: the least that can stand between a caller and a model and lose nothing. It asks the model (`MODEL_URL`),
// commits its text as one row (`DATABASE_URL`) and answers with it; no key, no limit, no template, no count, no log.
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { Pool } from 'pg';
import { request } from 'undici';
import { v7 as uuid } from 'uuid';

const { DATABASE_URL, MODEL_URL, MODEL, PORT } = process.env;
// As many as the service has for its texts.
const pool = new Pool({ connectionString: DATABASE_URL, max: 2 });
await pool.query('CREATE TABLE IF NOT EXISTS bare_texts (id uuid PRIMARY KEY, content text NOT NULL)');
const INSERT = { name: 'insert', text: 'INSERT INTO bare_texts (id, content) VALUES ($1, $2)' };

async function answer(incoming: IncomingMessage): Promise<object> {
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
  answer(incoming).then(
    (text) => response.setHeader('content-type', 'application/json').end(JSON.stringify(text)),
    () => response.writeHead(500).end(),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(Number(PORT), '127.0.0.1');
