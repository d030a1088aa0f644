import { describe, expect, it } from '@jest/globals';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';
import { PIECES, type Choose, type Piece } from '../corpus/refine-pieces.js';
import { repetitions } from '../support/repetitions.js';
import { INSTRUCTIONS } from '../support/text-shapes.js';

/** The pieces of a text tell what must stay, and plain string search looks for it: nothing here reads texts as the engine does. */
const SEED = 20_261_123;
const isLong = process.env.COPYDESK_TEST_LONG !== undefined;
const OPERATIONS = Object.keys(INSTRUCTIONS).filter((name) => !name.startsWith('several'));

/** Operations that remove whole parts, whatever these contain. */
const ASKED_TO_REMOVE = new Set(
  'remove-phrase|remove-part|remove a paragraph|keep-part|remove hashtags|remove mentions|links|contact-data|remove headings|remove greeting|remove sign-off'.split(
    '|',
  ),
);
/** Operations that change the marks of a text, by name. */
const CHANGES_MARKUP =
  /^(?:markdown|summarise|five bullets|length by|remove b|numbers|case|.*one paragraph|blank|replace)/;

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Sample {
  text: string;
  pieces: readonly Piece[];
}

function sampleOf(seed: number): Sample {
  const next = random(seed);
  const choose: Choose = (items) => items[Math.floor(next() * items.length)]!;
  const pieces = Array.from({ length: 2 + Math.floor(next() * 7) }, () => choose(PIECES)(choose));
  const seam = (piece: Piece, before?: Piece) =>
    before === undefined ? '' : piece.isBlock || before.isBlock || next() < 0.3 ? '\n\n' : ' ';
  const text = pieces.map((piece, index) => seam(piece, pieces[index - 1]) + piece.text).join('');
  return next() < 0.2 ? { text: `Hi Sam,\n\n${text}\n\nBest regards,\nKim`, pieces } : { text, pieces };
}

const inPlainQuotes = (text: string) =>
  text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
const inSmallLetters = (text: string) => inPlainQuotes(text).toLowerCase();

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What is wrong with a result. */
function faults({ text, pieces }: Sample, operations: readonly string[], result: string, removed: string) {
  const found: string[] = [];
  const given = `${text} ${operations.map((name) => INSTRUCTIONS[name]).join(' ')} ${WORDS.flatMap((word, index) => (new RegExp(word, 'i').test(text) ? [index + 2] : [])).join(' ')}`;
  const known = new Set(given.match(/\d+(?:[.,:]\d+)*/g));
  for (const digits of result.replace(/^\s*\d+\. /gm, '').match(/\d+(?:[.,:]\d+)*/g) ?? [])
    if (!known.has(digits)) found.push(`${digits} is new`);
  if (operations.some((name) => ASKED_TO_REMOVE.has(name))) return found;
  const plain = operations.some((name) => name.startsWith('case')) ? inSmallLetters : inPlainQuotes;
  const now = plain(result);
  const removedText = plain(removed);
  const isRemoved = (part: string) =>
    plain(part)
      .split(' ')
      .every((word) => removedText.includes(word));
  const marksMayGo = operations.some((name) => CHANGES_MARKUP.test(name));
  for (const piece of pieces) {
    for (const kept of piece.keeps ?? []) {
      if (piece.isMarkup && (marksMayGo || removedText !== '')) continue;
      const spelled = kept.replace(/^\d(?= )/, (digit) => WORDS[Number(digit) - 2] ?? digit);
      const isThere = [kept, spelled].some((each) => now.includes(plain(each)) || isRemoved(each));
      if (!isThere && !(/^[<{`]/.test(kept) && (marksMayGo || removedText !== '')))
        found.push(`${kept} is gone`);
    }
    for (const said of piece.says ?? [])
      if (!said.test(result) && !said.test(removed)) found.push(`nothing says ${said.source}`);
  }
  if (operations.every((name) => /^(?:shorten|concise)/.test(name)) && operations.length === 1) {
    if (result.split(/\s+/).length < (text.split(/\s+/).length - 1) / 2 - 1)
      found.push('less than half is left');
  }
  return found;
}

async function faultsOf(sample: Sample, operations: readonly string[]): Promise<string | undefined> {
  const instructions = operations.map((name) => INSTRUCTIONS[name]).join('\n');
  const { content, warnings } = await refineText(
    { content: sample.text, instructions },
    planRefinement(instructions),
  );
  const removed = warnings.filter(({ reason }) => reason === 'removed').map(({ message }) => message);
  const found = faults(sample, operations, content, removed.join(' '));
  return found.length === 0
    ? undefined
    : `${instructions}: ${found.join('; ')}\n--- text\n${sample.text}\n--- became\n${content}\n${removed.join('\n')}`;
}

describe('the content of a text', () => {
  it(
    'is in every refinement, or reported as removed',
    async () => {
      const failures: string[] = [];
      for (let index = 0; index < repetitions(2_000, 1 / 100); index += 1) {
        const sample = sampleOf(SEED + index);
        const next = random(SEED - index);
        const any = () => OPERATIONS[Math.floor(next() * OPERATIONS.length)]!;
        const single = isLong
          ? OPERATIONS
          : [0, 1, 2, 3].map((step) => OPERATIONS[(index * 4 + step) % OPERATIONS.length]!);
        const pairs = Array.from({ length: isLong ? 8 : 4 }, () => [any(), any()]);
        for (const operations of [...single.map((name) => [name]), ...pairs]) {
          const failure = await faultsOf(sample, operations);
          if (failure !== undefined) failures.push(failure);
        }
        if (failures.length > 12) break;
      }
      expect(failures.join('\n\n')).toBe('');
    },
    isLong ? 3_600_000 : 300_000,
  );
});
