import { beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { array, assert, asyncProperty, constantFrom, nat, string } from 'fast-check';
import { TextLimitReached } from '../../src/engines/providers/arriving-text.js';
import { UpstreamBody } from '../../src/engines/providers/upstream-body.js';
import { UpstreamText } from '../../src/engines/providers/upstream-text.js';
import { WIRE_FORMATS } from '../support/model-wire-formats.js';
import { aSink, idleConnection } from '../support/upstream-connection.js';

/** What OpenAI's relatives send for a piece of text. */
function word(text: string, rest: object = {}): string {
  const delta = { content: text, tool_calls: [], refusal: null };
  return `data: ${JSON.stringify({ id: 'i', choices: [{ index: 0, delta, finish_reason: null }], ...rest })}\n\n`;
}

const THE_END = word('', { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
const USAGE = word('', { choices: [], usage: { prompt_tokens: 1 } });
const DONE = 'data: [DONE]\n\n';

describe('the text of an upstream stream', () => {
  const { calls, connection } = idleConnection();
  let body: UpstreamBody;
  let texts: string[];
  let thoughts: string[];
  const sink = aSink(
    async (text) => void texts.push(text),
    (thought) => void thoughts.push(thought),
  );

  beforeEach(() => {
    calls.length = 0;
    body = new UpstreamBody(connection, null);
    texts = [];
    thoughts = [];
  });

  /** Reads these chunks; returns what is left for the package. */
  async function pass(...chunks: (string | Uint8Array)[]): Promise<string> {
    const passing = new UpstreamText(body, sink).pass();
    for (const chunk of chunks) {
      body.push(Buffer.from(chunk));
      await nextTurn();
    }
    body.end();
    return String(await passing);
  }

  it('is passed on as it arrives, and the rest is left', async () => {
    const chunks = [word('Good') + word(' copy'), word(' sells'), word('.') + THE_END, USAGE + DONE];
    expect(await pass(...chunks)).toBe(THE_END + USAGE + DONE);
    expect(texts).toEqual(['Good copy', ' sells', '.']);
  });

  it('is the same for any chunk boundaries', async () => {
    const pieces = array(string({ unit: 'grapheme', minLength: 1, maxLength: 5 }), { maxLength: 12 });
    const format = constantFrom(WIRE_FORMATS.openai, WIRE_FORMATS.anthropic, WIRE_FORMATS.mistral);
    const cuts = array(nat(4_000), { maxLength: 8 });
    await assert(
      asyncProperty(pieces, format, cuts, constantFrom('\n', '\r\n'), async (said, format, places, end) => {
        body = new UpstreamBody(connection, null);
        texts = [];
        const answer = { pieces: said, finish: 'stop' as const, usage: { input: 1, output: 1 } };
        const events = format.events(answer, 'm').map((event) => event.replaceAll('\n', end));
        const sent = Buffer.from(events.join(''));
        const at = [0, ...places.toSorted((a, b) => a - b), sent.length];
        const left = await pass(...at.slice(1).map((to, index) => sent.subarray(at[index], to)));
        expect(texts.join('')).toBe(said.join(''));
        expect(left).toBe(events.filter((event) => !/"(?:content|text)":"[^"]/.test(event)).join(''));
      }),
    );
  });

  it.each([
    ['the end', THE_END],
    ['usage', USAGE],
    ['a comment', ': still {there}\n\n'],
    ['nothing', '\n\n'],
    ['a role', word('', { choices: [{ delta: { role: 'assistant', content: '' } }] })],
    ['a ping', 'event: ping\ndata: {"type":"ping"}\n\n'],
  ])('continues after %s', async (_name, event) => {
    expect(await pass(word('one') + event + word(' two') + DONE)).toBe(event + DONE);
    expect(texts).toEqual(['one two']);
  });

  const delta = (fields: object) =>
    `data: ${JSON.stringify({ type: 'content_block_delta', index: 0, delta: fields })}\n\n`;
  it.each([
    ['of OpenAI’s relatives', word('Hm.').replace('"content"', '"reasoning"')],
    ['of Anthropic', delta({ type: 'thinking_delta', thinking: 'Hm.' })],
    [
      'of Mistral',
      word('x').replace('"x"', '[{"type":"thinking","thinking":[{"type":"text","text":"Hm."}]}]'),
    ],
    [
      'that are said twice',
      word('').replace('"refusal":null', '"reasoning":"Hm.","reasoning_content":"Hm."'),
    ],
    ['with details', word('').replace('"refusal":null', '"reasoning":"Hm.","reasoning_details":[{}]')],
    [
      'with details only',
      word('').replace('"refusal":null', '"reasoning_details":[{"type":"reasoning.text","text":"Hm."}]'),
    ],
  ])('is separated from reasoning %s', async (_name, thought) => {
    expect(await pass(word('one') + thought + thought + word(' two'))).toBe('');
    expect(texts).toEqual(['one two']);
    expect(thoughts).toEqual(['Hm.', 'Hm.']);
  });

  it.each([
    ['an error', 'data: {"error":{"message":"no"}}\n\n'],
    ['an error beside text', word('x', { error: { message: 'no' } })],
    ['an error of Anthropic', 'event: error\ndata: {"type":"error","error":{"type":"overloaded"}}\n\n'],
    ['garbage', 'data: {"choices":[{"ind\n\n'],
    ['an event without an object', 'data: 5\n\n'],
    ['an event in two lines', 'data: {"choices":\ndata: []}\n\n'],
    ['a comment and a word', `: here\n${word('x')}`],
    ['the end with a word', word('x', { choices: [{ delta: { content: 'x' }, finish_reason: 'stop' }] })],
    ['usage with a word', word('x', { usage: { prompt_tokens: 1 } })],
    ['text in parts', word('x').replace('"x"', '[{"type":"text","text":"x"}]')],
    ['a refusal', word('x').replace('"refusal":null', '"refusal":"I"').replace('"x"', '""')],
    ['a refusal and a word', word('x').replace('"refusal":null', '"refusal":"I"')],
    ['a thought and a word', word('x').replace('"refusal":null', '"reasoning":"Hm."')],
    ['what no object has of itself', word('').replace('"refusal":null', '"constructor":"x"')],
    ['a tool call', word('').replace('"tool_calls":[]', '"tool_calls":[{}]')],
    ['a choice that is none', 'data: {"choices":[null]}\n\n'],
    ['a second choice', word('x').replace('"index":0', '"index":1')],
    ['two choices', 'data: {"choices":[{"delta":{}},{"delta":{"content":"x"}}]}\n\n'],
    ['no choices', 'data: {"text":"x"}\n\n'],
    ['a message that has begun', 'data: {"type":"message_start","message":{"content":[{}]}}\n\n'],
    ['a block that has begun', 'data: {"type":"content_block_start","content_block":{"text":"x"}}\n\n'],
    ['a block of other content', 'data: {"type":"content_block_start","content_block":{"content":"x"}}\n\n'],
    ['the end of a message', 'event: message_stop\ndata: {"type":"message_stop"}\n\n'],
    ['a part of a tool call', delta({ type: 'input_json_delta', partial_json: '{' })],
    ['lines that end in a lone carriage return', 'data: {"choices":\r[]}\n\n'],
  ])('is left to the SDK from %s', async (_name, event) => {
    const rest = event + word('three') + DONE;
    expect(await pass(USAGE + word('one') + word(' two'), rest)).toBe(USAGE + rest);
    expect(texts).toEqual(['one two']);
  });

  it('is left to the SDK if an event does not end', async () => {
    const long = `data: {"x":"${'x'.repeat(20_000)}`;
    const passing = new UpstreamText(body, sink).pass();
    body.push(Buffer.from(word('one') + long));
    expect(String(await passing)).toBe(long);
    expect(texts).toEqual(['one']);
  });

  it('is left to the SDK after too many events without text', async () => {
    const passing = new UpstreamText(body, sink).pass();
    body.push(Buffer.from('\n\n'.repeat(10_000) + word('one')));
    expect(await passing).toHaveLength(20_000);
    expect(texts).toEqual(['one']);
  });

  it('leaves later data on the connection', async () => {
    const passing = new UpstreamText(body, sink).pass();
    body.push(Buffer.from('data: 5\n\n'));
    expect(String(await passing)).toBe('data: 5\n\n');
    body.push(Buffer.from(word('one')));
    expect(String(await body.read())).toBe(word('one'));
  });

  it('passes a broken connection to the SDK, after the data received before', async () => {
    const passing = new UpstreamText(body, sink).pass();
    body.push(Buffer.from(USAGE + word('one') + 'data: {"cho'));
    body.end({ error: new Error('gone') });
    expect(String(await passing)).toBe(`${USAGE}data: {"cho`);
    expect(texts).toEqual(['one']);
    await expect(body.read()).rejects.toThrow('gone');
  });

  it('closes the upstream when the consumer stops', async () => {
    const passing = new UpstreamText(
      body,
      aSink(() => Promise.reject(new TextLimitReached())),
    ).pass();
    body.push(Buffer.from(word('one')));
    await expect(passing).rejects.toThrow(TextLimitReached);
    expect(calls).toContain('abort');
  });
});
