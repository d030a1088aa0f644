import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A custom response of the stub, or a delay of the default one. */
type Answer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

interface StubOptions {
  /** The models that `/api/tags` and `/models` list. */
  models?: object[];
  /** Called before the default responses; returns true if it has responded. */
  answer?: Answer;
  port?: number;
  /** The text of its responses; `STUB_TEXT` by default. */
  text?: string;
}

/** The text of every response. */
export const STUB_TEXT = 'Ready: fresh bread from six in the morning, every day but Monday.';

/** A local server with the protocols of OpenAI and Ollama: it lists its models and always returns the same text. */
export class ProviderStub {
  readonly requests: { method: string; path: string; authorization: string | undefined; model?: string }[] =
    [];

  private constructor(
    private readonly server: Server,
    private readonly options: StubOptions,
  ) {}

  static async start(options: StubOptions = {}): Promise<ProviderStub> {
    const server = createServer();
    const stub = new ProviderStub(server, options);
    server.on('request', (request, response) => void stub.respond(request, response));
    server.listen(options.port ?? 0, '127.0.0.1');
    await once(server, 'listening');
    return stub;
  }

  /** The URL without a path, as for Ollama. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body =
      chunks.length === 0
        ? {}
        : (JSON.parse(Buffer.concat(chunks).toString()) as { model?: string; stream?: boolean });
    const path = request.url ?? '';
    const { authorization } = request.headers;
    this.requests.push({ method: request.method!, path, authorization, ...body });
    if (await this.options.answer?.(request, response)) return;
    if (path === '/api/tags') return json(response, { models: this.options.models ?? [] });
    if (path.endsWith('/models')) return json(response, { data: this.options.models ?? [] });
    if (path.endsWith('/chat/completions')) {
      const whole = completion(body.model ?? '', this.options.text);
      return body.stream ? streamed(response, whole) : json(response, whole);
    }
    response.writeHead(404).end('not found');
  }
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Sends a completion as a stream of one event with its text. */
function streamed(response: ServerResponse, whole: ReturnType<typeof completion>): void {
  const choices = whole.choices.map(({ message, ...choice }) => ({ ...choice, delta: message }));
  const event = { ...whole, object: 'chat.completion.chunk', choices };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`);
}

function completion(model: string, content = STUB_TEXT) {
  const message = { role: 'assistant', content };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 12, completion_tokens: 12, total_tokens: 24 },
  };
}
