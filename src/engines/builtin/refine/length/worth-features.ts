import { findAtoms } from '../invariant/find-atoms.js';
import { statementKinds } from '../invariant/statements.js';
import { countEach } from '../text/words.js';
import { keyTerms, leansOnTheLast } from './key-terms.js';
import { PURPOSES } from './sentence-kinds.js';
import { asksSomething, isPleasantry } from './sentence-purpose.js';

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['price', /[£$€] ?\d|\d ?(?:€|(?:euros?|pounds|dollars|francs|kroner|cents)\b)/],
  [
    'date',
    /\b(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d May|May \d)/,
  ],
  ['time', /\b\d{1,2}(?:[:.]\d\d| ?[ap]m)\b/],
  ['contact', /\d{3,5}[ -]\d{3}|@|\b[\w-]{2,60}\.(?:example|com|org|net|co|info|eu)\b|\bat \d{1,4} \p{Lu}/u],
  ['figure', /\d/],
];

/** What the model of the worth of sentences knows of each sentence of a text. Linear in the text's length. */
export function worthFeatures(sentences: readonly string[]): string[][] {
  const terms = sentences.map((sentence) => new Set(keyTerms(sentence)));
  const frequency = countEach(terms.flatMap((set) => [...set]));
  return sentences.map((sentence, index) => {
    const own = terms[index]!;
    const shared = [...own].filter((term) => frequency.get(term)! > 1).length;
    const words = (sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).slice(0, 60);
    const atoms = findAtoms(sentence).length;
    const found = new Set([
      `at ${Math.min(3, index)}`,
      `at ${Math.min(3, index)} of ${Math.min(3, Math.floor(sentences.length / 3))}`,
      `at ${Math.min(2, index)} with ${Math.min(2, atoms)}`,
      `left ${Math.min(3, sentences.length - 1 - index)}`,
      `fifth ${Math.floor((5 * index) / sentences.length)}`,
      `words ${Math.min(5, Math.floor(words.length / 6))}`,
      `shared ${Math.min(4, Math.floor((2 * shared) / Math.sqrt(own.size + 2)))}`,
      `figures ${Math.min(3, sentence.match(/\d+/g)?.length ?? 0)}`,
      `atoms ${Math.min(4, atoms)}`,
      `f ${words[0]}`,
      `ff ${words[0]} ${words[1]}`,
      ...statementKinds(sentence),
      ...[...PATTERNS, ...PURPOSES].filter(([, pattern]) => pattern.test(sentence)).map(([name]) => name),
    ]);
    if (asksSomething(sentence)) found.add('asks');
    if (isPleasantry(sentence)) found.add('pleasantry');
    if (leansOnTheLast(sentence)) found.add('leans');
    for (const [place, word] of words.entries()) {
      found.add(`w ${word}`);
      if (place > 0) found.add(`p ${words[place - 1]} ${word}`);
      if (word.length > 5) found.add(`x ${word.slice(0, 5)}`);
    }
    return [...found];
  });
}
