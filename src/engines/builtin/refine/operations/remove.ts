import type { Operation, Reading } from '../operation.js';
import { keyTerms } from '../length/key-terms.js';
import { PRICE } from '../removals/links.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';
import { tellKindly } from './kindly.js';
import { HARSH } from './polite.js';
import { HYPE_WORDS, SWEARWORDS } from '../removals/strong-words.js';
import { ASKED, NAMED, REMOVERS, TAKES_CONTENT, type Removable } from '../removals/removals.js';
import { regex } from '../../text/regex.js';

/** Takes one kind of thing out of the text; the kinds, with the words for them, stand in `removals/`. */
export const remove: Operation<Removable> = {
  name: 'remove',
  readings: (Object.keys(REMOVERS) as Removable[]).flatMap((thing): Reading<Removable>[] => {
    const read = () => thing;
    const named: Reading<Removable> = { pattern: NAMED[thing], in: ['remove'], read };
    const asked = ASKED[thing];
    return asked ? [named, { pattern: asked, read }] : [named];
  }),
  losses: (thing) => (TAKES_CONTENT.has(thing) ? 'asked' : 'none'),
  apply: (content, thing, context) => {
    // “Tone it down” may be said of anger as well.
    const isAngry = thing === 'hype' && findInProse(content, HARSH).length > 0;
    const left = REMOVERS[thing](isAngry ? tellKindly(content, 'polite') : content);
    if (/^(?:contact-data|e-mails|phones)$/.test(thing) && left !== content)
      context.warn('please_check', 'Check the sentences that lost an address or number');
    if (thing === 'repetition' && left === content)
      warnOfLeftovers(
        repeatedWords(content),
        'No sentence stands twice, and sentences are not rewritten; these words repeat',
        context,
      );
    for (const [kind, words, what] of LEFT)
      if (kind === thing) warnOfLeftovers(findInProse(left, words), what, context);
    return left.trim() === '' ? content : left;
  },
};

const OFTEN = 4;

/** The words of a text that stand in it often, the most frequent first. */
function repeatedWords(content: string): string[] {
  const forms = Map.groupBy(content.toLowerCase().match(/\p{L}{3,}/gu) ?? [], (word) => keyTerms(word)[0]);
  return [...forms]
    .filter(([term, words]) => term !== undefined && words.length >= OFTEN)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([, [word]]) => word!);
}

const UNSURE = regex.giu`(?<![\p{L}'’-])(?:not an expert|not (?:quite |really |so )?sure|i feel like|might|may be|could be|perhaps|maybe|possibly|somehow|somewhat|a little bit|sort of|kind of)(?![\p{L}'’-])`;
const BUZZ = regex.giu`(?<![\p{L}'’-])(?:unlock\w*|impactful|outcomes|journeys?|empower\w*|synerg\w+|solutions|landscape|ecosystem|stakeholders|transform\w*|disrupt\w*|innovati\w+|leverag\w+|align\w*|agile|holistic)(?![\p{L}'’-])`;

/** What a removal leaves, as the sentence needs it. */
const LEFT: readonly (readonly [Removable, RegExp, string])[] = [
  ['hype', HYPE_WORDS, 'These strong words were left'],
  ['hype', HARSH, 'These words may sound harsh and were left'],
  ['prices', PRICE, 'These prices are part of what a sentence says and were left'],
  ['hedges', UNSURE, 'These words may still sound unsure and were left'],
  ['cliches', BUZZ, 'These may be buzzwords and were left'],
  ['swearwords', SWEARWORDS, 'These swearwords were left'],
];
