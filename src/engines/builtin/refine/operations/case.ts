import { regex } from '../../text/regex.js';
import { says, type Operation, type Reading } from '../operation.js';
import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { protect } from '../text/protect.js';
import { splitSentences } from '../text/sentences.js';
import { toSentenceCase, toTitleCase } from '../text/letter-case.js';
import { capitalise } from '../text/words.js';

interface Case {
  /** `calm`: only sentences in capitals are made small. */
  kind: 'upper' | 'lower' | 'title' | 'sentence' | 'calm';
  scope: 'all' | 'headings' | 'items';
}

const AS_TITLE = String.raw`title[- ]?case|(?:like|as) (?:an? |the )?(?:(?:book|newspaper|proper) )?(?:title|headline)s?`;
const KINDS: readonly [Case['kind'], string][] = [
  ['title', AS_TITLE],
  ['sentence', String.raw`sentence[- ]?case`],
  ['upper', String.raw`(?:all[- ])?(?:upper-?\s?case|caps|capitals|capital letters)`],
  ['lower', String.raw`(?:all[- ])?lower-?\s?case(?: letters)?|small letters`],
];
const OF_HEADINGS = String.raw`(?:(?:all |each |every )?(?:the |of the |my )?(?:sub-?)?(?:headings?|headers?|titles?|headlines?))`;

const HEADINGS = /\b(?:sub-?)?head(?:ings?|ers?|lines?)\b|\btitles?\b(?! ?-?case)/i;

/** “Correct the capitals” and “keep the capitals” ask for capitals where they belong. */
const MENDING = regex.i`\b(?:fix|correct|check|mend|repair|sort out|missing|wrong|proper|proofread|clean|tidy|weird|odd|random|strange|inconsistent|right|same|spelling|grammar|typos?|punctuation|errors?|mistakes?|keep(?:ing)? (?:the |its |all |any )?capital\w*)\b`;

const readings: Reading<Case>[] = [
  says({ kind: 'calm', scope: 'all' }, [
    'remove',
  ])`\b(?:all[- ])?(?:caps(?: lock)?|capitals|upper-?case(?: letters)?|capital letters|shouting)\b`,
  says({
    kind: 'calm',
    scope: 'all',
  })`^(?:please )?(?:un-?shout|no(?:t)? (?:in )?(?:all[- ])?caps|stop shouting)\b`,
  {
    pattern: regex.i`\bcapitali[sz]e (?:${OF_HEADINGS})(?: (?:in|using|with) (?:title|sentence)[- ]case)?`,
    read: (match) => ({ kind: /sentence/i.test(match[0]) ? 'sentence' : 'title', scope: 'headings' }),
  },
  ...KINDS.map(([kind, names]): Reading<Case> => ({
    pattern: regex.i`\b(?:(${OF_HEADINGS}) (?:(?:should be|are|be|put|set|written) )?(?:(?:in|to|into|using|as) )?)?(?:${names})\b(?: (?:(?:for|in|on) )?(?:all )?(${OF_HEADINGS}))?`,
    read({ 1: before, 2: after, input }) {
      if (kind === 'upper' && MENDING.test(input)) return undefined;
      return { kind, scope: before || after || HEADINGS.test(input) ? 'headings' : 'all' };
    },
  })),
  says({
    kind: 'sentence',
    scope: 'items',
  })`\bcapitali[sz]e (?:the )?(?:first (?:letter|word) of (?:each|every|all) (?:sentences?|bullets?(?: points?)?|items?|lines?)|(?:each|every|all)(?: the)?(?: list)? (?:items?|bullets?(?: points?)?|lines?|sentences?)|sentences|sentence (?:starts|beginnings))\b`,
  says({ kind: 'title', scope: 'all' })`\bcapitali[sz]e (?:each|every|all)(?: the)? words?\b`,
  {
    pattern: regex.i`\b(?:capitali[sz]e|lowercase|uppercase) (?:it|this|everything|all|(?:the )?(?:whole |entire )?text)(?: \w+)?\b`,
    read: (match) => ({ kind: /^lower/i.test(match[0]) ? 'lower' : 'upper', scope: 'all' }),
  },
];

export const letterCase: Operation<Case> = {
  name: 'case',
  readsFirst: true,
  readings,
  describe: ({ kind, scope }) => (scope === 'all' ? kind : `${kind} ${scope}`),
  async apply(content, { kind, scope }, context) {
    const blocks = parseBlocks(content);
    if (scope === 'headings') markHeadings(blocks);
    if (scope === 'headings' && !blocks.some((block) => block.kind === 'heading'))
      context.warn('nothing_to_change', 'The text has no headings');
    const names = new Set<string>();
    const recased: Block[] = [];
    for (const block of blocks) {
      const isMeant = isProse(block) && (scope !== 'headings' || block.kind === 'heading');
      const { text, restore } = protect(block.text);
      const written = isMeant ? await recase(text, { kind, scope }, (word) => names.add(word)) : text;
      recased.push({ ...block, text: restore(written) });
    }
    const isShouted = blocks.some((block) => isProse(block) && SHOUTED.test(block.text));
    const advice = 'In a text in capitals, names and acronyms look like other words; check their capitals';
    if (isShouted && /^(?:sentence|calm)$/.test(kind)) context.warn('please_check', advice);
    const listed = [...names].slice(0, NAMES_MAX).map((name) => `“${name}”`);
    if (names.size > 0)
      context.warn('please_check', `These may be names and kept their capitals: ${listed.join(', ')}`);
    return joinBlocks(recased);
  },
};

/** A short line without a stop that stands alone before other text is a heading, whatever its marks. */
function markHeadings(blocks: readonly Block[]): void {
  const written = blocks.filter(({ kind }) => kind !== 'blank');
  for (const [index, block] of blocks.entries()) {
    const isAlone = index === 0 || blocks[index - 1]?.kind === 'blank';
    const isLast = block === written.at(-1) && written.length > 1;
    if (isAlone && !isLast && block.kind === 'paragraph' && HEADING_LINE.test(block.text))
      block.kind = 'heading';
  }
}

const HEADING_LINE = /^(?:[^\s.!?:]+(?: |$)){1,15}$(?<!,)/u;
/** Three words in capitals. */
const SHOUTED = /(?:\b\p{Lu}{2,30}\b[^\p{L}]{1,5}){2}\p{Lu}{2,30}\b/u;
const NAMES_MAX = 20;

async function recase(text: string, { kind, scope }: Case, leave: (word: string) => void): Promise<string> {
  if (kind === 'upper') return text.toUpperCase();
  if (kind === 'lower') return text.toLowerCase();
  if (kind === 'title') return toTitleCase(text);
  let written = '';
  for (const sentence of splitSentences(text)) {
    // A word in capitals between others may be short for something, so it is named rather than changed.
    const isCalm = kind === 'calm' && /\p{Ll}/u.test(sentence.text);
    for (const [word] of isCalm ? sentence.text.matchAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) : []) leave(word);
    const recased =
      scope === 'items' || isCalm ? capitalise(sentence.text) : await toSentenceCase(sentence.text, leave);
    written += recased + sentence.gap;
  }
  return written;
}
