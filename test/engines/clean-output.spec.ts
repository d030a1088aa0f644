import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, nat, property } from 'fast-check';
import { OutputCleaner, type CleaningContext } from '../../src/engines/output/clean-output.js';
import { growthOverLimit, processorTimeMs } from '../support/processor-time.js';

const tags = ['text-0123456789abcdef'];
const [tag] = tags;

/** Cleans a complete text. */
function cleanOutput(text: string, context: CleaningContext = {}): string {
  const cleaner = new OutputCleaner(context);
  return cleaner.push(text) + cleaner.end();
}

describe('cleaning a model’s output', () => {
  it.each([
    ['blank edges', '\n\n  Fresh bread.\n \n', 'Fresh bread.'],
    ['a fence around it', '```\nFresh bread.\n```', 'Fresh bread.'],
    ['a Markdown fence', '```markdown\n# Bread\n\nFresh.\n```\n', '# Bread\n\nFresh.'],
    ['a fence that is never closed', '```md\nFresh bread.', 'Fresh bread.'],
    ['a courtesy', 'Sure! Here is the revised text:\n\nFresh bread.', 'Fresh bread.'],
    ['a courtesy on a line of its own', 'Of course!\n\nHere is the draft:\n\nFresh bread.', 'Fresh bread.'],
    ['a courtesy before a fence', "Here's your edited email:\n```text\nDear Ana\n```", 'Dear Ana'],
    ['thoughts', '<think>\nbread? ```x``` yes\n</think>\n\nFresh bread.', 'Fresh bread.'],
    ['thoughts without an end', '<think>bread? bread!', ''],
    ['repeated delimiters', `<${tag}>\nFresh bread.\n</${tag}>`, 'Fresh bread.'],
    [
      'all at once',
      `<think>x</think>Okay, here is the new version:\n\n<${tag}>\n\`\`\`\nBread.\n\`\`\`\n</${tag}>`,
      'Bread.',
    ],
  ])('strips %s', (_what, raw, text) => {
    expect(cleanOutput(raw, { tags })).toBe(text);
  });

  it.each([
    'Here is what you need to know:\n\n- bread\n- butter',
    'Here are five things to remember:\n\n1. Bread',
    'Great bread starts with time.\n\nThen flour.',
    'Sure, bread matters. It always did.',
    '# Install\n\n```bash\nnpm ci\n```\n\nThen start it.',
    '```bash\nnpm ci\n```\n\nThen start it.',
    'Use `<b>` for bold, and a < b.',
    'Ends with a closing tag </b>',
    'A text about </text-',
  ])('leaves a text alone: %j', (text) => {
    expect(cleanOutput(text, { tags })).toBe(text);
  });

  it('keeps the code inside a fenced text', () => {
    const inner = '# Start\n```bash\nnpm ci\n```\nDone.';
    expect(cleanOutput(`\`\`\`markdown\n${inner}\n\`\`\``)).toBe(inner);
  });

  it('keeps an opening that the original text had', () => {
    const source = 'Here is the text:\n\nFresh bread.';
    expect(cleanOutput(source, { source })).toBe(source);
    const code = '```\nnpm ci\n```';
    expect(cleanOutput(code, { source: code })).toBe(code);
  });

  it('returns the same for any chunk boundaries as for the whole text', () => {
    const marks = [
      'Sure!',
      'Here is the revised text:',
      'Great',
      'bread',
      ' ',
      '\n',
      '\n\n',
      '```',
      '```md\n',
      '`',
    ];
    const tagged = [
      '<think>',
      '</think>',
      '<',
      `<${tag}>`,
      `</${tag}>`,
      '</',
      '  ',
      ':',
      'ok',
      '.',
      '```js\n',
    ];
    const token = constantFrom(...marks, ...tagged);
    assert(
      property(array(token, { maxLength: 14 }), array(nat(12), { maxLength: 20 }), (tokens, cuts) => {
        const raw = tokens.join('');
        const cleaner = new OutputCleaner({ tags });
        let streamed = '';
        let at = 0;
        for (const length of cuts) {
          streamed += cleaner.push(raw.slice(at, at + length));
          at += length;
        }
        streamed += cleaner.push(raw.slice(at)) + cleaner.end();
        const whole = cleanOutput(raw, { tags });
        expect(streamed).toBe(whole);
        expect(whole).toBe(whole.trim());
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([1, 3, 9, 100])('passes on the reasoning that it removes, in pieces of %i', (size) => {
    const thoughts: string[] = [];
    const cleaner = new OutputCleaner({}, (piece) => void thoughts.push(piece));
    const raw = '<think>Bread? Yes, fresh bread. </think>Fresh bread sells.';
    for (let at = 0; at < raw.length; at += size) cleaner.push(raw.slice(at, at + size));
    expect(thoughts.join('')).toBe('Bread? Yes, fresh bread. ');
  });

  it('buffers only a start that may be an introduction', () => {
    const cleaner = new OutputCleaner({ tags });
    expect(cleaner.push('Small ')).toBe('Small');
    expect(cleaner.push('bakeries')).toBe(' bakeries');
    const courteous = new OutputCleaner();
    expect(courteous.push(`Great ${'bread '.repeat(100)}`)).not.toBe('');
  });

  // Attack: a provider sends a long piece that is held back, and then many short ones.
  it.each([
    ['blanks', 'x', ' '],
    ['a line that begins like a fence', '```\n', '`'],
    ['a first line that begins like a fence', '', '`'],
  ])(
    'takes time proportional to the pieces after a long one that is held back: %s',
    async (_, start, mark) => {
      const clean = (pieces: number) => {
        const cleaner = new OutputCleaner({ tags });
        for (const piece of [start, mark.repeat(1_000_000)]) cleaner.push(piece);
        for (let sent = 0; sent < pieces; sent += 1) cleaner.push(mark);
        return cleaner;
      };
      const fewMs = Math.max(20, await processorTimeMs(() => clean(5)));
      expect(await processorTimeMs(() => clean(200))).toBeLessThan(10 * fewMs);
    },
  );

  it('takes linear time for long runs of blanks', async () => {
    const ofLength = (length: number) => `Here is the text:${' '.repeat(length)}\nx${'\n'.repeat(length)}y`;
    const clean = (length: number) => cleanOutput(`\n${ofLength(length)}${' '.repeat(length)}`, { tags });
    // Compared here, because a failure would print both texts.
    expect(clean(500_000) === ofLength(500_000)).toBe(true);
    expect(await growthOverLimit(clean, 500_000)).toBeLessThan(1);
  });
});
