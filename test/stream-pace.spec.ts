import { beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { array, assert, constantFrom, nat, property, string } from 'fast-check';
import { PieceJoiner } from '../src/engines/piece-joiner.js';
import { StreamPace } from '../src/engines/stream-pace.js';
import { UpstreamBody } from '../src/engines/upstream-body.js';
import { ManualTime } from './support/manual-time.js';
import { WIRE_FORMATS } from './support/model-wire-formats.js';

/** What OpenAI's relatives send for a piece of text. */
function word(text: string, rest: object = {}): string {
  const delta = { content: text, tool_calls: [], refusal: null };
  return `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: null }], ...rest })}\n\n`;
}

const bytes = (text: string) => Buffer.from(text);
const join = (text: string) => new PieceJoiner().join(bytes(text), true);

/** The texts in the order of their events; what is no text as it stands. */
function read(stream: string): string[] {
  return stream
    .split(/\r?\n\r?\n/)
    .map((event) => /"(?:content|text)":"((?:[^"\\]|\\.)*)"/.exec(event)?.[1] ?? event);
}

describe('events that are read together', () => {
  it('become one where they bring more of the same text', () => {
    expect(join(word('Good') + word(' copy') + word('.'))).toBe(word('Good copy.'));
  });

  it.each([
    ['the end', word('', { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })],
    ['usage', word('x', { usage: { prompt_tokens: 1 } })],
    ['an error', 'data: {"error":{"message":"no"}}\n\n'],
    ['a comment', ': still there\n\n'],
    ['garbage', 'data: {"choices":[{"ind\n\n'],
    ['a tool call', word('x').replace('"tool_calls":[]', '"tool_calls":[{}]')],
    ['a thought', word('x').replace('"content"', '"reasoning"')],
    ['a choice that is none', 'data: {"choices":[null]}\n\n'],
    ['a second choice', word('x').replace('"index":0', '"index":1')],
  ])('stay in their order around %s', (_name, event) => {
    const text = word('one') + word(' two') + event + word('three') + word(' four') + 'data: [DONE]\n\n';
    expect(join(text)).toBe(`${word('one two') + event + word('three four')}data: [DONE]\n\n`);
  });

  it('are left alone where their lines end in a lone carriage return', () => {
    const text = (word('a') + word('b')).replaceAll('\n', '\r');
    expect(join(text)).toBe(text);
  });

  it('say the same, wherever the connection cut them', () => {
    const pieces = array(string({ unit: 'grapheme', maxLength: 5 }), { maxLength: 12 });
    const format = constantFrom(WIRE_FORMATS.openai, WIRE_FORMATS.anthropic, WIRE_FORMATS.mistral);
    const cuts = array(nat(4_000), { maxLength: 8 });
    assert(
      property(pieces, format, cuts, constantFrom('\n', '\r\n'), (texts, { events }, places, end) => {
        const answer = { pieces: texts, finish: 'stop' as const, usage: { input: 1, output: 1 } };
        const whole = events(answer, 'm').join('').replaceAll('\n', end);
        const sent = bytes(whole);
        const joiner = new PieceJoiner();
        const at = [0, ...places.toSorted((a, b) => a - b), sent.length];
        const out = at.map((to, index) =>
          joiner.join(sent.subarray(at[index - 1] ?? 0, to), to >= sent.length),
        );
        const [got, wanted] = [read(out.join('')), read(whole)];
        expect(got.join('')).toBe(wanted.join(''));
        expect(got.length).toBeLessThanOrEqual(wanted.length);
      }),
    );
  });
});

describe('the body of a model’s stream', () => {
  const calls: string[] = [];
  const connection = {
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
    abort: () => calls.push('abort'),
  };
  let time: ManualTime;

  beforeEach(() => {
    calls.length = 0;
    time = new ManualTime();
  });

  /** The body of one stream among `streams`, and what its reader has got so far. */
  function open(streams: number) {
    const pace = new StreamPace(time);
    for (let others = 1; others < streams; others += 1) pace.enter();
    const body = new UpstreamBody(connection as never, pace);
    const got: string[] = [];
    const reader = body.readable().getReader();
    const reading = (async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read())
        got.push(String(next.value));
      got.push('end');
    })().catch((error: Error) => got.push(error.message));
    const push = async (event: string) => {
      body.push(bytes(event));
      await time.advance(0);
    };
    return { body, got, push, reading };
  }

  it('passes on each word as it comes while streams are few', async () => {
    const { got, push } = open(24);
    for (const text of ['Good', ' copy', '.']) await push(word(text));
    expect(got).toEqual([word('Good'), word(' copy'), word('.')]);
    expect(calls).not.toContain('pause');
  });

  it('in a crowd passes on the first word at once, and what follows as one piece at a time', async () => {
    const { got, push } = open(1_000);
    const opening = WIRE_FORMATS.openai.events({ pieces: [], finish: null, usage: null }, 'm')[0]!;
    await push(opening);
    await push(word('Good'));
    expect(got).toEqual([opening, word('Good')]);
    expect(calls.at(-1)).toBe('pause');
    await push(word(' copy'));
    await push(word('.'));
    await time.advance(399);
    expect(got).toHaveLength(2);
    await time.advance(1);
    expect(got.slice(2)).toEqual([word(' copy.')]);
  });

  it('never rests for longer than two fifths of a second', async () => {
    const { got, push } = open(1_000_000);
    await push(word('Good'));
    await push(word(' copy'));
    await time.advance(400);
    expect(got).toHaveLength(2);
  });

  it('passes on the end at once, and what came before it', async () => {
    const { body, got, push, reading } = open(1_000);
    await push(word('Good'));
    await push(word(' copy'));
    body.end();
    await reading;
    expect(got).toEqual([word('Good'), word(' copy'), 'end']);
  });

  it('says at once that the connection broke', async () => {
    const { body, got, push, reading } = open(1_000);
    await push(word('Good'));
    body.end({ error: new Error('gone') });
    await reading;
    expect(got).toEqual([word('Good'), 'gone']);
  });

  it('is no longer counted when it is over', async () => {
    const pace = new StreamPace(time);
    const bodies = Array.from({ length: 1_000 }, () => new UpstreamBody(connection as never, pace));
    expect(pace.gapMs).toBe(400);
    for (const body of bodies) body.end();
    expect(pace.gapMs).toBe(0);
  });

  it('goes on by and by with all that a stall has made due, in the order they rested', async () => {
    const pace = new StreamPace(time);
    const gone: number[] = [];
    const callOffs = Array.from({ length: 1_000 }, (_, stream) => pace.rest(400, () => gone.push(stream)));
    time.stall(1_000);
    callOffs[999]!();
    expect(gone).toEqual([]);
    await nextTurn();
    expect(gone).toHaveLength(125);
    let turns = 1;
    for (; gone.length < 999 && turns < 30; turns += 1) await nextTurn();
    await nextTurn();
    expect(gone).toEqual(Array.from({ length: 999 }, (_, stream) => stream));
  });

  it('passes on the end also while it waits for its turn', async () => {
    const { body, got, push, reading } = open(1_000);
    await push(word('Good'));
    await push(word(' copy'));
    time.stall(400);
    body.end();
    await reading;
    expect(got).toEqual([word('Good'), word(' copy'), 'end']);
    const callsSoFar = [...calls];
    for (let turn = 0; turn < 3; turn += 1) await nextTurn();
    expect(calls).toEqual(callsSoFar);
  });
});
