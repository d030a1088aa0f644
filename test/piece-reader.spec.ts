import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { PieceReader } from '../src/engines/piece-reader.js';
import { readPiece, type TextPiece } from '../src/engines/text-piece.js';

/** One event, as servers word it: some with spaces, some with more than ASCII spelled out, some with a number each. */
interface Wording {
  text: string;
  id: string;
  number: number;
  spacing: string;
  spellsOut: boolean;
  provider: 'chat' | 'anthropic';
}

const TRICKY = ['stop', 'content', '"', '\\', '\\u0041', 'é', '\u2028', '}', '","x":"', 'data: {', '', ' '];
const text = oneof(constantFrom(...TRICKY), string({ unit: 'grapheme', maxLength: 6 }));
const wording = record({
  text,
  id: oneof(constantFrom('x', ...TRICKY), text),
  number: integer({ min: 0, max: 2 }),
  spacing: constantFrom('', ' '),
  spellsOut: constantFrom(true, false),
  provider: constantFrom('chat' as const, 'anthropic' as const),
});

function eventOf({ text: content, id, number, spacing, spellsOut, provider }: Wording): string {
  const json =
    provider === 'chat'
      ? { id, created: number, choices: [{ index: 0, delta: { content }, finish_reason: null }], x: id }
      : { type: 'content_block_delta', index: number, delta: { type: 'text_delta', text: content }, id };
  const worded = JSON.stringify(json).replaceAll('":', `":${spacing}`);
  const spelled = worded.replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `data: ${spellsOut ? spelled : worded}`;
}

/** What a piece says, and what its event says with another text. */
function told(piece: TextPiece | null) {
  if (!piece) return null;
  const changed = piece.withText('other "text"');
  return {
    kind: piece.kind,
    text: piece.text,
    changed: JSON.parse(changed.replace(/^data: /, '')) as unknown,
  };
}

describe('the reader of a model’s events', () => {
  it('reads each as if it had seen no other', () => {
    assert(
      property(array(wording, { maxLength: 12 }), (wordings) => {
        const reader = new PieceReader();
        for (const event of wordings.map(eventOf))
          expect(told(reader.read(event))).toEqual(told(readPiece(event)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is not taken in by an event that only begins and ends like the one before', () => {
    const reader = new PieceReader();
    const word = (content: string) =>
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}`;
    reader.read(word('Good'));
    const forged = word('a').replace('"a"', '"a","refusal":"b"');
    expect(reader.read(forged)).toBeNull();
    expect(reader.read(word(' copy'))?.text).toBe(' copy');
  });

  it('does not take the same letters elsewhere for the text', () => {
    const reader = new PieceReader();
    const event = (id: string) => `data: {"id":"${id}","choices":[{"delta":{"content":"\\u0047ood"}}]}`;
    expect(reader.read(event('Good'))?.text).toBe('Good');
    expect(reader.read(event('Other'))?.text).toBe('Good');
  });

  it('goes on reading where every event is another', () => {
    const reader = new PieceReader();
    const texts = Array.from({ length: 20 }, (_, at) =>
      reader.read(
        eventOf({ text: `w${at}`, id: `i${at}`, number: 0, spacing: '', spellsOut: false, provider: 'chat' }),
      ),
    );
    expect(texts.map((piece) => piece?.text)).toEqual(texts.map((_, at) => `w${at}`));
  });
});
