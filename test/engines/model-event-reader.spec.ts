import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { array, assert, constant, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { ModelEventReader } from '../../src/engines/providers/model-event-reader.js';
import { readModelEvent } from '../../src/engines/providers/model-event.js';

/** How a server words its events: some put spaces between, some spell out more than ASCII, some say one thing twice. */
interface Wording {
  id: string;
  number: number;
  spacing: string;
  spellsOut: boolean;
  provider: 'chat' | 'anthropic';
}

const TRICKY = [
  'stop',
  'content',
  'text_delta',
  '"',
  '\\',
  '\\u0041',
  'é',
  '\u2028',
  '}',
  '","x":"',
  '',
  ' ',
];
const text = oneof(constantFrom(...TRICKY), string({ unit: 'grapheme', maxLength: 6 }));
const wording = record({
  id: text,
  number: integer({ min: 0, max: 2 }),
  spacing: constantFrom('', ' '),
  spellsOut: constantFrom(true, false),
  provider: constantFrom('chat' as const, 'anthropic' as const),
});
/** Most events differ from those before in their text alone. */
const change = oneof({ weight: 9, arbitrary: constant(null) }, { weight: 1, arbitrary: wording });
const stream = record({
  wording,
  events: array(record({ text, change }), { maxLength: 12 }),
});

function eventOf(content: string, { id, number, spacing, spellsOut, provider }: Wording): string {
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

const ANY: Wording = { id: 'x', number: 0, spacing: ' ', spellsOut: false, provider: 'chat' };
const word = (content: string) => eventOf(content, ANY);

describe('the event reader', () => {
  let parse: jest.SpiedFunction<typeof JSON.parse>;
  beforeEach(() => {
    parse = jest.spyOn(JSON, 'parse');
  });
  afterEach(() => parse.mockRestore());

  /** Whether an event is recognized by what surrounds its text, without parsing it. */
  function isFramed(reader: ModelEventReader, event: string): boolean {
    parse.mockClear();
    reader.read(event);
    return !parse.mock.calls.some(([json]) => json.startsWith('{'));
  }

  it('reads each event independently of earlier ones', () => {
    let framed = 0;
    assert(
      property(stream, ({ wording: common, events }) => {
        const [reader, other] = [new ModelEventReader(), new ModelEventReader()];
        for (const { text: content, change } of events) {
          const event = eventOf(content, change ?? common);
          expect(reader.read(event)).toEqual(readModelEvent(event));
          if (isFramed(other, event)) framed += 1;
        }
      }),
      { numRuns: 1_000 },
    );
    expect(framed).toBeGreaterThan(100);
  });

  it('does not parse events that differ from the previous one only in their text', () => {
    const reader = new ModelEventReader();
    expect(isFramed(reader, word('Good'))).toBe(false);
    for (const content of [' copy', ' "starts"', '\n\n', ' \\ é'])
      expect(isFramed(reader, word(content))).toBe(true);
  });

  it('handles words whose position in the event is ambiguous', () => {
    const reader = new ModelEventReader();
    for (const content of ['é', 'content', 'è', 'delta', 'Good']) {
      reader.read(eventOf(content, { ...ANY, spellsOut: true }));
    }
    expect(isFramed(reader, word(' copy'))).toBe(true);
  });

  it('is not misled by an event that only starts and ends like the previous one', () => {
    const reader = new ModelEventReader();
    reader.read(word('Good'));
    expect(reader.read(word('a').replace('"a"', '"a","refusal":"b"'))).toBeNull();
    expect(reader.read(word(' copy'))?.text).toBe(' copy');
  });

  const delta = (fields: object) =>
    `data: ${JSON.stringify({ type: 'content_block_delta', index: 0, delta: fields })}`;
  const content = '"delta":{"content":"choices"}';
  const both = `data: {"choices":[{${content}}],"type":"content_block_delta","delta":{"type":"text_delta","text":"choices."}}`;
  it.each([
    [
      'letters that stand elsewhere too',
      'data: {"id":"Good","choices":[{"delta":{"content":"\\u0047ood"}}]}',
      'data: {"id":"Other","choices":[{"delta":{"content":"\\u0047ood"}}]}',
    ],
    [
      'the name of its kind',
      delta({ type: 'text_delta', text: 'text_delta', thinking: 'text_delta.' }),
      delta({ type: 'signature_delta', text: 'text_delta', thinking: 'text_delta.' }),
    ],
    ['the name of a field', both, both.replace('"choices":[', '"x":[')],
  ])('does not mistake for text %s', (_name, first, second) => {
    const reader = new ModelEventReader();
    reader.read(first);
    expect(reader.read(second)).toEqual(readModelEvent(second));
  });

  it('continues if every event differs', () => {
    const reader = new ModelEventReader();
    const texts = Array.from({ length: 20 }, (_, at) =>
      reader.read(eventOf(`w${at}`, { ...ANY, id: `i${at}` })),
    );
    expect(texts.map((piece) => piece?.text)).toEqual(texts.map((_, at) => `w${at}`));
  });
});
