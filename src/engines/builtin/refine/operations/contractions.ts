import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { capitalise } from '../text/words.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';

type Direction = 'use' | 'expand';

export const contractions: Operation<Direction> = {
  name: 'contractions',
  readings: [
    { pattern: /\b(?:any |all |the )?contract(?:ions?|ed forms?)\b/i, in: ['remove'], read: () => 'expand' },
    {
      pattern:
        /\b(?:expand|spell out|write out|undo|uncontract)(?: (?:all|any|the))* contractions\b|\bcontractions? (?:expanded|spelled out|written out)\b/i,
      read: () => 'expand',
    },
    {
      pattern: /\b(?:(no|without|avoiding|zero|free of) (?:any )?|more )?contractions\b/i,
      in: ['plain', 'add'],
      read: (match) => (match[1] ? 'expand' : 'use'),
    },
  ],
  describe: (direction) => direction,
  apply(content, direction, context) {
    const changed = editProse(content, direction === 'use' ? contract : expandContractions);
    if (direction === 'expand')
      warnOfLeftovers(findInProse(changed, CONTRACTED), 'These contractions were left', context);
    return changed;
  },
};

type Rule = readonly [RegExp, string];

const PRONOUN = '(?:he|she|it|that|there|here|what|who|where|how|this)';
const PARTICIPLE = String.raw`(?:(?:already|just|never|always|also|not|ever) )?(?:been|got|gone|done|had|made|taken|seen|given|become|come|said|told|left|lost|won|sent|\w{2,20}ed)\b`;

const EXPANSIONS: readonly Rule[] = [
  [
    /(?<=\b(?:in|on|of|with|at|to|from|for|into|over|by) )it['’]s (?=(?:way|own|place|best|time|name)\b)/gi,
    'its ',
  ],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\b(I) ain['’]t\b/g, '$1 am not'],
  [/\b(you|we|they|these|those) ain['’]t\b/gi, '$1 are not'],
  [/\b(he|she|it|that|this|there|here|who|what) ain['’]t\b(?! got\b)/gi, '$1 is not'],
  [/(?<![\p{L}\p{N}'’])['’]em(?![\p{L}'’])/giu, 'them'],
  [/(?<![\p{L}\p{N}'’])['’]cause(?= )/giu, 'because'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could|must|need|might)n['’]t\b/gi, '$1 not'],
  [/\blet['’]s\b/gi, 'let us'],
  [/\b(I)['’]m\b/g, '$1 am'],
  [/\b(you|we|they|who|there)['’]re\b/gi, '$1 are'],
  [/\b(I|you|we|they|who|would|should|could|might|must)['’]ve\b/gi, '$1 have'],
  [/\b(I|you|he|she|it|we|they|that|there|who|this)['’]ll\b/gi, '$1 will'],
  [
    new RegExp(String.raw`\b(I|you|he|she|it|we|they|there|who)['’]d (?=better\b|${PARTICIPLE})`, 'gi'),
    '$1 had ',
  ],
  [/\b(I|you|he|she|it|we|they|that|there|who)['’]d\b/gi, '$1 would'],
  [
    new RegExp(
      String.raw`\b(${PRONOUN})['’]s (?=${PARTICIPLE})(?!\w+ed (?:to|by|in|on|for|at|with)\b)`,
      'gi',
    ),
    '$1 has ',
  ],
  [new RegExp(String.raw`\b(${PRONOUN})['’]s\b`, 'gi'), '$1 is'],
  [/\b(\p{L}{2,30})['’]s (?=(?:going to|gonna|not)\b)/giu, '$1 is '],
  [/\b(\p{L}{2,30})['’]s (?=been\b)/giu, '$1 has '],
  [
    /(?<!\b(?:I|you|he|she|it|we|they|who) )\b(is|are|was|were|do|does|did|has|have|had|can|will|would|could|should) ?not (it|he|she|they|we|you|I|there)(?= (?!guys\b|all\b)[^.!?\n]{1,200}\?|\?)/gi,
    '$1 $2 not',
  ],
];

/** Contracted forms; “'s” after a noun is a possessive too. */
export const CONTRACTED = /\b\p{L}{1,12}n['’]t\b|\b\p{L}{1,12}['’](?:ll|re|ve|m|d|all)\b/giu;

/** An auxiliary stays whole where it is stressed: before a pause or at the end. */
const UNSTRESSED = String.raw`(?=\s+(?!and\b|or\b|but\b|not\b)[\p{L}\p{N}])`;
const CONTRACTIONS: readonly Rule[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could) not\b(?! only\b)/gi, "$1n't"],
  [/\bcannot\b|\bcan not\b(?! only\b)/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [new RegExp(String.raw`\b(I) am\b${UNSTRESSED}`, 'gu'), "$1'm"],
  [new RegExp(String.raw`\b(you|we|they) are\b${UNSTRESSED}`, 'giu'), "$1're"],
  [new RegExp(String.raw`\b(I|you|we|they) have (?=${PARTICIPLE})`, 'gi'), "$1've "],
  [new RegExp(String.raw`\b(I|you|he|she|we|they) will\b${UNSTRESSED}`, 'giu'), "$1'll"],
  [new RegExp(String.raw`\b(I|you|he|she|we|they) would (?=like|love|be|prefer)\b`, 'gi'), "$1'd "],
  [
    new RegExp(
      String.raw`(?<!\b(?:how|what|where|who|as|than) \p{L}{0,20}\s?)\b(it|that|there|he|she|what|here) is\b${UNSTRESSED}`,
      'giu',
    ),
    "$1's",
  ],
  [/\blet us (?=\p{Ll}{2,})(?!know\b|have\b)/giu, "let's "],
];

/** “don't” → “do not”, throughout. */
export function expandContractions(prose: string): string {
  return rewrite(prose, EXPANSIONS);
}

/** “do not” → “don't”, where a speaker would. */
export function contract(prose: string): string {
  return rewrite(prose, CONTRACTIONS);
}

function rewrite(prose: string, rules: readonly Rule[]): string {
  return rules.reduce(
    (text, [pattern, to]) =>
      text.replace(pattern, (...groups: unknown[]) => {
        const [whole, first, second] = groups as [string, unknown, unknown];
        const written = to
          .replace('$1', typeof first === 'string' ? first : '')
          .replace('$2', typeof second === 'string' ? second : '');
        return /^\p{Lu}/u.test(whole) ? capitalise(written) : written;
      }),
    prose,
  );
}
