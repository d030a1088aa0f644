import type { Operation, Reading } from '../operation.js';
import { isProse, joinBlocks, parseBlocks } from '../text/blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import { toTitleCase } from '../text/title-case.js';
import { capitalise } from '../text/words.js';

export interface Case {
  kind: 'upper' | 'lower' | 'title' | 'sentence';
  scope: 'all' | 'headings' | 'items';
}

const KINDS: readonly [Case['kind'], string][] = [
  ['title', String.raw`title[- ]?case`],
  ['sentence', String.raw`sentence[- ]?case`],
  ['upper', String.raw`(?:all[- ])?(?:upper-?\s?case|caps|capitals|capital letters)`],
  ['lower', String.raw`(?:all[- ])?lower-?\s?case(?: letters)?|small letters`],
];
const OF_HEADINGS = String.raw`(?:(?:all |each |every )?(?:the |of the |my )?(?:sub-?)?(?:headings?|headers?|titles?|headlines?))`;

const readings: Reading<Case>[] = [
  {
    pattern: new RegExp(
      String.raw`\bcapitali[sz]e (?:${OF_HEADINGS})(?: (?:in|using|with) (?:title|sentence)[- ]case)?`,
      'i',
    ),
    read: (match) => ({ kind: /sentence/i.test(match[0]) ? 'sentence' : 'title', scope: 'headings' }),
  },
  ...KINDS.map(([kind, names]): Reading<Case> => ({
    pattern: new RegExp(
      String.raw`\b(?:(${OF_HEADINGS}) (?:(?:should be|are|be|put|set|written) )?(?:(?:in|to|into|using|as) )?)?(?:${names})\b(?: (?:for|in|on) (?:all )?(${OF_HEADINGS}))?`,
      'i',
    ),
    read: (match) => ({
      kind,
      scope:
        match[1] ||
        match[2] ||
        /\b(?:sub-?)?head(?:ings?|ers?|lines?)\b|\btitles?\b(?! ?-?case)/i.test(match.input)
          ? 'headings'
          : 'all',
    }),
  })),
  {
    pattern:
      /\bcapitali[sz]e (?:the )?(?:first (?:letter|word) of (?:each|every|all) (?:sentences?|bullets?(?: points?)?|items?|lines?)|(?:every |each |all )?sentences?|sentence (?:starts|beginnings))\b/i,
    read: () => ({ kind: 'sentence', scope: 'items' }),
  },
  {
    pattern: /\bcapitali[sz]e (?:each|every|all)(?: the)? words?\b/i,
    read: () => ({ kind: 'title', scope: 'all' }),
  },
  {
    pattern:
      /\b(?:capitali[sz]e|lowercase|uppercase) (?:it|this|everything|all|(?:the )?(?:whole |entire )?text)(?: \w+)?\b/i,
    read: (match) => ({ kind: /^lower/i.test(match[0]) ? 'lower' : 'upper', scope: 'all' }),
  },
];

export const letterCase: Operation<Case> = {
  name: 'case',
  readsFirst: true,
  readings,
  describe: ({ kind, scope }) => (scope === 'all' ? kind : `${kind} ${scope}`),
  apply(content, { kind, scope }, context) {
    const blocks = parseBlocks(content);
    if (scope === 'headings' && !blocks.some((block) => block.kind === 'heading'))
      context.warn('nothing_to_change', 'The text has no headings');
    return joinBlocks(
      blocks.map((block) => {
        if (!isProse(block) || (scope === 'headings' && block.kind !== 'heading')) return block;
        const { text, restore } = protect(block.text);
        return { ...block, text: restore(recase(text, kind, scope)) };
      }),
    );
  },
};

function recase(text: string, kind: Case['kind'], scope: Case['scope']): string {
  if (kind === 'upper') return text.toUpperCase();
  if (kind === 'lower') return text.toLowerCase();
  if (kind === 'title') return toTitleCase(text);
  return splitSentences(text)
    .map(
      (sentence) =>
        (scope === 'items' ? capitalise(sentence.text) : toSentenceCase(sentence.text)) + sentence.gap,
    )
    .join('');
}

/** Capitals stay on acronyms, on words with capitals inside and on “I”; names can't be told from other words in a title. */
function toSentenceCase(sentence: string): string {
  const shouted = sentence === sentence.toUpperCase();
  const words = shouted
    ? sentence.toLowerCase()
    : sentence.replace(/(?<=\s)\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu, (word) =>
        KEPT.test(word) ? word : word.toLowerCase(),
      );
  return capitalise(words.replace(/(?<![\p{L}\p{N}])i(?![\p{L}\p{N}])/gu, 'I'));
}

const KEPT =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|June|July|August|September|October|November|December|English|French|German|Spanish|American|British|European|London|Paris|Berlin|Europe|America|Africa|Asia|India|China|Japan|Germany|France|Spain|Italy|Google|Microsoft|Apple|Amazon|Facebook|Instagram|Christmas|Easter|Internet)$/;
