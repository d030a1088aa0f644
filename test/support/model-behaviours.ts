import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FakeAnswer, WireFormat } from './model-wire-formats.js';

/** The text of a normal response, in the pieces of a stream. */
export const PIECES = [
  'Small ',
  'bakeries ',
  'win ',
  'with ',
  'fresh ',
  'bread ',
  'and ',
  'early ',
  'hours.',
];
export const TEXT = PIECES.join('');

/** Text in upstream errors that must never be exposed. */
export const UPSTREAM_SECRET = 'sk-secret-upstream-key in /srv/upstream/model.py';

const USAGE = { input: 11, output: 9 };
const OK: FakeAnswer = { pieces: PIECES, finish: 'stop', usage: USAGE };
const REFUSAL: FakeAnswer = { ...OK, pieces: ["I can't ", 'help with that.'], finish: 'refusal' };

/** The reasoning before a text, in the pieces of a stream. */
export const THOUGHTS = Array.from({ length: 20 }, (_, step) => `Step ${step}: more about fresh bread. `);
const REASONING: FakeAnswer = { ...OK, thoughts: THOUGHTS };

/** Well-formed responses. */
const ANSWERS = {
  ok: OK,
  empty: { ...OK, pieces: [''] },
  invisible: { ...OK, pieces: ['\u200b', '\u3164 ', '\u202e'] },
  'invisible-long': { ...OK, pieces: ['\u3164'.repeat(10_000)] },
  'invisible-start': { ...OK, pieces: ['\u200b', '\u200d ', ...PIECES] },
  length: { ...OK, finish: 'length' },
  'empty-length': { ...OK, pieces: [''], finish: 'length' },
  refusal: REFUSAL,
  'refusal-length': { ...REFUSAL, refusalFinish: 'length' },
  'refusal-other': { ...REFUSAL, refusalFinish: 'refused' },
  'refusal-null': { ...REFUSAL, refusalFinish: null },
  /** The provider's content filter blocks all of the text, or the rest of it. */
  filtered: { ...OK, pieces: [''], finish: 'filtered' },
  'filtered-late': { ...OK, finish: 'filtered' },
  /** Characters that PostgreSQL cannot store, and a surrogate pair split between chunks. */
  'ill-formed': {
    ...OK,
    pieces: ['Nul \0, ', 'lone \ud800 and \udc00, ', 'pair \ud83d', '\ude00, ', 'last \ud83d'],
  },
  /** Characters that end a line in many programming languages, but not in an event stream. */
  separators: { ...OK, pieces: ['Line one\u2028', 'line two\u2029line three\u0085', 'line four'] },
  'tool-call': { ...OK, pieces: [''], finish: 'tool-call' },
  /** Longer than a short text may be. */
  long: { ...OK, pieces: Array.from({ length: 100 }, () => `${TEXT} `) },
  /** Longer than any text may be, from an upstream that ignores its token limit. */
  endless: { ...OK, pieces: Array.from({ length: 60 }, () => 'international '.repeat(360)) },
  'no-usage': { ...OK, usage: null },
  'negative-usage': { ...OK, usage: { input: -5, output: -1 } },
  'absurd-usage': { ...OK, usage: { input: 1e15, output: 7.5 } },
  /** More than was sent and received. */
  'high-usage': { ...OK, usage: { input: 20_000, output: 5_000 } },
  'absurd-input': { ...OK, usage: { input: 1e15, output: 9 } },
  'negative-output': { ...OK, usage: { input: 11, output: -1 } },
  fenced: { ...OK, pieces: ['```mark', 'down\n', ...PIECES, '\n``', '`\n'] },
  markdown: { ...OK, pieces: ['## Bak', 'eries\n\n', ...PIECES] },
  preamble: { ...OK, pieces: ['Sure! Here is the ', 'revised text:\n', '\n', ...PIECES] },
  /** Reasoning before the text. */
  reasoning: REASONING,
  'reasoning-no-usage': { ...REASONING, usage: null },
  'tagged-reasoning-no-usage': {
    ...OK,
    pieces: ['<think>', ...THOUGHTS, '</think>\n\n', ...PIECES],
    usage: null,
  },
  thoughts: { ...OK, pieces: ['<thi', 'nk>hmm ', 'bakeries</thi', 'nk>\n\n', ...PIECES] },
} satisfies Record<string, FakeAnswer>;

const COUNTS = /("\w+(?:_tokens|TokenCount)"):\d+/g;
const USAGE_OBJECT = /("usage(?:Metadata)?"):\{[^}]*\}/g;

/** Undocumented usages, as changes to the JSON of a normal response. */
const ODD_USAGES = {
  strings: (json: string) => json.replace(COUNTS, '$1:"11"'),
  nulls: (json: string) => json.replace(COUNTS, '$1:null'),
  nan: (json: string) => json.replace(COUNTS, '$1:NaN'),
  infinite: (json: string) => json.replace(COUNTS, '$1:-Infinity'),
  negative: (json: string) => json.replace(COUNTS, '$1:-11'),
  huge: (json: string) => json.replace(COUNTS, '$1:1e400'),
  objects: (json: string) => json.replace(COUNTS, '$1:{}'),
  'no-output': (json: string) =>
    json.replace(/"(?:completion_tokens|output_tokens|candidatesTokenCount)"/g, '"thoughtsTokenCount"'),
  empty: (json: string) => json.replace(USAGE_OBJECT, '$1:{}'),
  text: (json: string) => json.replace(USAGE_OBJECT, '$1:"20 tokens"'),
  list: (json: string) => json.replace(USAGE_OBJECT, '$1:[11,9]'),
  /** Valid counts beside invalid details. */
  details: (json: string) =>
    json.replace(USAGE_OBJECT, (usage) =>
      usage.replace(
        '}',
        ',"prompt_tokens_details":7,"output_tokens_details":"x","promptTokensDetails":{},"service_tier":1}',
      ),
    ),
};

/** Errors with a body in the provider's format: status, code, message. */
const ERRORS = {
  quota: [429, 'insufficient_quota', 'You exceeded your current quota'],
  context: [400, 'context_length_exceeded', "This model's maximum context length is 4096 tokens"],
  'content-filter': [
    400,
    'content_filter',
    'The response was filtered due to the prompt triggering a policy',
  ],
  'content-policy': [400, 'content_policy_violation', 'Your request was rejected by our safety system'],
  'usage-guidelines': [403, 'permission_denied', 'Content violates usage guidelines'],
  /** The parameter is not supported. */
  temperature: [
    400,
    'unsupported_value',
    "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
  ],
  'temperature-deprecated': [400, 'invalid_request_error', '`temperature` is deprecated for this model.'],
  /** Another value is supported. */
  'temperature-range': [422, 'invalid_request_error', 'temperature must be between 0 and 1'],
  'bad-key': [400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'],
} as const;

interface Answering {
  response: ServerResponse;
  format: WireFormat;
  model: string;
  stream: boolean;
  /** Resolves when a `held` response is released. */
  released: Promise<void>;
}

/** A broken stream ends after this many pieces. */
const BROKEN_AFTER = 4;

const FAULTS = {
  garbage: ({ response }: Answering) => json(response, 200, 'Internal chatter {{{'),
  truncated: (to: Answering) => json(to.response, 200, whole(to).slice(0, -40)),
  'wrong-shape': ({ response }: Answering) => json(response, 200, '{"hello":"world"}'),
  null: ({ response }: Answering) => json(response, 200, 'null'),
  html: ({ response }: Answering) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
  /** Valid except for its size. */
  huge: (to: Answering) => answer(to, { ...OK, pieces: ['bread '.repeat(2_000_000)] }),
  redirect: ({ response }: Answering) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  reset: ({ response }: Answering) => void response.socket?.resetAndDestroy(),
  /** Complete, but sent only when released. */
  held: async (to: Answering) => {
    await to.released;
    answer(to, OK);
  },
  'slow-head': async ({ response }: Answering) => untilClosed(response),
  /** Sends the head and the first half, then stalls. */
  stall: async (to: Answering) => {
    await firstHalf(to);
    await untilClosed(to.response);
  },
  /** Sends the reasoning and a part of the text, then stalls. */
  'reasoning-stall': async (to: Answering) => {
    head(to);
    const part = { ...REASONING, pieces: PIECES.slice(0, BROKEN_AFTER), finish: null };
    for (const event of to.format.events(part, to.model)) to.response.write(event);
    await untilClosed(to.response);
  },
  /** Complete including the end, but the connection stays open. */
  'open-end': async (to: Answering) => {
    head(to);
    for (const event of to.format.events(OK, to.model)) to.response.write(event);
    await untilClosed(to.response);
  },
  /** Complete including the finish reason, but without the end, and the connection stays open. */
  unended: async (to: Answering) => {
    head(to);
    for (const event of unended(to)) to.response.write(event);
    await untilClosed(to.response);
  },
  /** More text after the finish reason and before the usage, without the end. */
  'unended-more': async (to: Answering) => {
    head(to);
    const more = to.format.events({ ...OK, pieces: [' More'], usage: null }, to.model);
    const events = unended(to);
    const at = events.findIndex((event) => /_reason":"\w/.test(event)) + 1;
    to.response.write([...events.slice(0, at), ...more.slice(0, -2), ...events.slice(at)].join(''));
    await untilClosed(to.response);
  },
  /** The connection fails after the finish reason. */
  'unended-cut': async (to: Answering) => {
    head(to);
    to.response.write(unended(to).join(''));
    await wait(20);
    to.response.socket?.destroy();
  },
  'unended-eof': (to: Answering) => {
    head(to);
    to.response.end(unended(to).join(''));
  },
  /** Continues after the end, in the same chunk or in the next. */
  'beyond-end': async (to: Answering) => {
    head(to);
    const events = to.format.events({ ...OK, pieces: [...PIECES, ' More'] }, to.model);
    const [more] = events.filter((event) => event.includes(' More'));
    to.response.write(to.format.events(OK, to.model).join('') + more);
    await wait(20);
    to.response.end(more);
  },
  drip: async (to: Answering) => {
    head(to);
    for (const piece of body(to).join('')) {
      if (to.response.destroyed) return;
      to.response.write(piece);
      await wait(10);
    }
    to.response.end();
  },
  /** A normal response at the speed of a model: a piece of text every 50 ms. */
  paced: async (to: Answering) => {
    head(to);
    for (const step of body(to)) {
      to.response.write(step);
      await wait(50);
    }
    to.response.end();
  },
  /** From its middle on, events are numbered, which is valid but unused. */
  numbered: async (to: Answering) => {
    await firstHalf(to);
    to.response.end(lastHalf(to).replace(/(?<=^|\n\n)(?=.)/g, 'id: 7\n'));
  },
  cut: async (to: Answering) => {
    await firstHalf(to);
    to.response.socket?.destroy();
  },
  /** Ends as if it were complete. */
  eof: async (to: Answering) => {
    await firstHalf(to);
    to.response.end();
  },
  'error-event': async (to: Answering) => {
    await firstHalf(to);
    to.response.end(to.format.errorEvent(UPSTREAM_SECRET) + lastHalf(to));
  },
  'bad-event': async (to: Answering) => {
    await firstHalf(to);
    to.response.end(`data: {"choices":[{"ind\n\n${lastHalf(to)}`);
  },
  /** An error before the first text. */
  'error-first': (to: Answering) => {
    head(to);
    to.response.end(to.format.errorEvent(UPSTREAM_SECRET));
  },
  /** A stream whose text never ends. */
  unlimited: async (to: Answering) => {
    head(to);
    const text = 'word '.repeat(100);
    const events = to.format.events({ pieces: [text], finish: null, usage: null }, to.model);
    const more = events.find((event) => event.includes(text))!;
    to.response.write(events.join(''));
    while (!to.response.destroyed) {
      to.response.write(more);
      await wait(1);
    }
  },
  /** Sends a head and no text. */
  silent: async (to: Answering) => {
    head(to);
    to.response.flushHeaders();
    await untilClosed(to.response);
  },
} satisfies Record<string, (to: Answering) => void | Promise<void>>;

/** `status:429:retry-after=2` returns that status with that header. */
export type Behaviour =
  | `usage:${keyof typeof ODD_USAGES}`
  | keyof typeof ANSWERS
  | keyof typeof ERRORS
  | keyof typeof FAULTS
  | `status:${number}`
  | `status:${number}:${string}=${string}`;

/** Responds to one request with the given behavior. */
export async function misbehave(behaviour: Behaviour, to: Answering): Promise<void> {
  if (behaviour in FAULTS) return FAULTS[behaviour as keyof typeof FAULTS](to);
  if (behaviour in ANSWERS) return answer(to, ANSWERS[behaviour as keyof typeof ANSWERS]);
  if (behaviour in ERRORS) {
    const [status, code, message] = ERRORS[behaviour as keyof typeof ERRORS];
    return json(to.response, status, JSON.stringify(to.format.error(code, message, status)));
  }
  if (behaviour.startsWith('usage:')) return oddUsage(behaviour.slice('usage:'.length), to);
  const [, status, header] = behaviour.split(':');
  const [name, value] = header?.split('=') ?? [];
  const text =
    status === '502'
      ? `<html><h1>Bad gateway</h1>${UPSTREAM_SECRET}</html>`
      : JSON.stringify(to.format.error('some_error', UPSTREAM_SECRET, Number(status)));
  return json(to.response, Number(status), text, name ? { [name]: value ?? '' } : {});
}

function answer(to: Answering, said: FakeAnswer): void {
  head(to);
  if (!to.stream) return void to.response.end(whole(to, said));
  for (const event of to.format.events(said, to.model)) to.response.write(event);
  to.response.end();
}

function oddUsage(name: string, to: Answering): void {
  head(to);
  const change = ODD_USAGES[name as keyof typeof ODD_USAGES];
  to.response.end(change(to.stream ? body(to).join('') : whole(to)));
}

/** The events of a normal response without those that end the stream. */
function unended({ format, model }: Answering): string[] {
  return format.events(OK, model).filter((event) => !/\[DONE\]|message_stop/.test(event));
}

function head({ response, stream }: Answering): void {
  response.writeHead(200, { 'content-type': stream ? 'text/event-stream' : 'application/json' });
}

function whole({ format, model }: Answering, said: FakeAnswer = OK): string {
  return JSON.stringify(format.whole(said, model));
}

/** A normal response in the steps in which it is sent. */
function body(to: Answering): string[] {
  if (to.stream) return to.format.events(OK, to.model);
  const text = whole(to);
  return [text.slice(0, text.length / 2), text.slice(text.length / 2)];
}

/** The steps up to the fourth piece of text; half of a response that is not streamed. */
function splitAt(to: Answering): number {
  if (!to.stream) return 1;
  return body(to).findIndex((event) => event.includes(JSON.stringify(PIECES[BROKEN_AFTER])));
}

async function firstHalf(to: Answering): Promise<void> {
  head(to);
  for (const step of body(to).slice(0, splitAt(to))) to.response.write(step);
  // The client must have read it first, or the system may discard it when the connection is reset.
  await wait(20);
}

function lastHalf(to: Answering): string {
  return body(to).slice(splitAt(to)).join('');
}

function json(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
}

async function untilClosed(response: ServerResponse): Promise<void> {
  if (!response.destroyed) await new Promise((resolve) => response.once('close', resolve));
}
