import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, nat, property } from 'fast-check';
import { EventStreamEnd } from '../../src/engines/providers/event-stream-end.js';
import { WIRE_FORMATS } from '../support/model-wire-formats.js';
import { growthOverLimit } from '../support/processor-time.js';

const ANSWER = { pieces: ['Größe ', '”finish_reason”:"stop"'], finish: 'stop' as const };
const USAGE = { input: 11, output: 9 };

/** Sends the bytes in pieces that end at these places. */
function passed(end: EventStreamEnd, sent: Buffer, places: number[] = []): string {
  const at = [0, ...places.toSorted((a, b) => a - b), sent.length];
  const pieces = at.slice(1).map((to, index) => sent.subarray(at[index], to));
  return Buffer.concat(pieces.flatMap((piece) => (end.isReached ? [] : [end.take(piece)]))).toString();
}

/** The data of all events, parsed where it is an object. */
function dataOf(events: string): unknown[] {
  const lines = events.split(/[\r\n]+/).filter((line) => line.startsWith('data:'));
  return lines.map((line) => (line.includes('{') ? (JSON.parse(line.slice(5)) as unknown) : line));
}

function chat(choice: object | null, rest: object = {}): string {
  return `data: ${JSON.stringify({ choices: choice ? [{ index: 0, ...choice }] : [], ...rest })}\n\n`;
}

const TEXT = chat({ delta: { content: 'Good' }, finish_reason: null });
const FINISH = chat({ delta: {}, finish_reason: 'stop' });

describe('EventStreamEnd', () => {
  it('passes on the same events wherever the connection cuts them', () => {
    const format = constantFrom(...Object.values(WIRE_FORMATS));
    const places = array(nat(3_000), { maxLength: 8 });
    assert(
      property(format, places, constantFrom('\n', '\r\n', '\r'), (wire, cuts, lineEnd) => {
        const events = wire.events({ ...ANSWER, usage: USAGE }, 'm').join('');
        const end = new EventStreamEnd();
        const sent = Buffer.from(events.replaceAll('\n', lineEnd) + TEXT);
        const data = JSON.stringify(dataOf(passed(end, sent, cuts)));
        expect(end.isReached).toBe(true);
        for (const piece of ANSWER.pieces) expect(data).toContain(JSON.stringify(piece));
        expect(data).toContain('11');
        expect(data).not.toContain('Good');
      }),
    );
  });

  it('passes on the usage after the finish reason, and no text', () => {
    const end = new EventStreamEnd();
    const usage = { prompt_tokens: 11, completion_tokens: 9 };
    const late = chat({ delta: { content: ' late' } }, { usage }) + TEXT + chat(null, { usage });
    expect(passed(end, Buffer.from(TEXT + FINISH))).toBe(TEXT + FINISH);
    const events = dataOf(passed(end, Buffer.from(late), [70]));
    const choices = [{ index: 0, delta: { content: '' }, finish_reason: null }];
    expect(events).toEqual(
      Array.from({ length: 2 }, () => ({ choices, usage: expect.objectContaining(usage) })),
    );
    expect([end.isFinished, end.isReached]).toEqual([true, false]);
    expect(passed(end, Buffer.from('data: [DONE]\n\n'))).toBe('data: [DONE]\n\n');
    expect(end.isReached).toBe(true);
  });

  it.each([
    ['an empty one', chat({ delta: {}, finish_reason: '' })],
    ['the word null', chat({ delta: {}, finish_reason: 'null' })],
    ['a stop reason of null', chat({ delta: {}, stop_reason: null })],
    ['one in the text', chat({ delta: { content: '{"finish_reason":"stop"}' } })],
    ['one that is not complete', 'data: {"choices":[{"index":0,"finish_reason":"stop"}]'],
  ])('does not mistake for a finish reason: %s', (_name, event) => {
    const end = new EventStreamEnd();
    expect(passed(end, Buffer.from(event))).toBe(event);
    expect(end.isFinished).toBe(false);
  });

  it("adds the events that a provider's package needs to recognize the end", () => {
    const end = new EventStreamEnd();
    const events = WIRE_FORMATS.anthropic.events({ ...ANSWER, usage: USAGE }, 'm').slice(0, -1);
    passed(end, Buffer.from(events.join('')));
    expect(Buffer.from(end.complete()).toString()).toContain('data: {"type":"message_stop"}\n\n');
    const chatEnd = new EventStreamEnd();
    passed(chatEnd, Buffer.from(TEXT + FINISH));
    expect(chatEnd.complete()).toHaveLength(0);
    expect(chatEnd.isReached).toBe(true);
  });

  // Attack: a provider sends what takes this process so long to read that all other requests wait.
  it.each(['"finishReason": "STOP', '"finish_reason": "stop'])(
    'takes linear time for a line without an end: %s again and again',
    async (unit) => {
      const take = (length: number) =>
        new EventStreamEnd().take(Buffer.from(`data: {${unit.repeat(length / unit.length)}`));
      expect(await growthOverLimit(take, 120_000)).toBeLessThan(1);
    },
  );
});
