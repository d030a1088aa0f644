// A program: the chat completions API with models that return the same words at the speed in their names: `instant`,
// `delay-<ms>`, and for streams `pace-<ms>-<words>`, which sends one word every `<ms>` milliseconds.
import { createServer, type ServerResponse } from 'node:http';

const WORDS = 'Good copy starts with one reader and one thing that reader should do next. '
  .repeat(20)
  .split(/(?=\s)/);

const USAGE = { prompt_tokens: 150, completion_tokens: 250, total_tokens: 400 };
const common = { id: 'chatcmpl-1', created: 1, model: 'stub' };
const ANSWER = JSON.stringify({
  ...common,
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: WORDS.slice(0, 100).join('') },
      finish_reason: 'stop',
    },
  ],
  usage: USAGE,
});
const WORD_EVENTS = WORDS.map((content) =>
  Buffer.from(event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
);
const END_EVENTS = [
  event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  event({ choices: [], usage: USAGE }),
  'data: [DONE]\n\n',
].join('');

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => respond(Buffer.concat(chunks).toString(), response));
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.env.PORT), '127.0.0.1');

function respond(body: string, response: ServerResponse) {
  if (body === '') return void response.end('{}');
  const { model, stream } = JSON.parse(body) as { model: string; stream?: boolean };
  const [ms = 0, words = 0] = model.split('-').slice(1).map(Number);
  if (stream) return void streamWords(response, ms, words);
  const finish = () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(ANSWER),
    });
    response.end(ANSWER);
  };
  if (ms > 0) setTimeout(finish, ms);
  else finish();
}

function streamWords(response: ServerResponse, ms: number, words: number) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < words) {
      response.write(WORD_EVENTS[sent % WORD_EVENTS.length]);
      sent += 1;
      return;
    }
    clearInterval(timer);
    response.end(END_EVENTS);
  }, ms);
  response.on('close', () => clearInterval(timer));
}

function event(fields: object): string {
  return `data: ${JSON.stringify({ ...common, object: 'chat.completion.chunk', ...fields })}\n\n`;
}
