import { OPTIONAL } from '../length/asides.js';
import { compressSentence, joinReasons } from '../length/compress-sentence.js';
import { sentencesOf } from '../length/select-sentences.js';
import { chooseSentences } from '../length/choose-sentences.js';
import { fitWithin, inCharacters, inWords, type Budget } from '../length/fit-within.js';
import { joinGreeting } from '../length/inline-greeting.js';
import { says, type OperationContext, type Operation, type Reading } from '../operation.js';
import { countBelow, countOf, percentOf, readFractionOf, type Length } from '../reading/lengths.js';
import { NUMBER, readFraction } from '../reading/numbers.js';
import { removeHeadings, removeMarkdown } from '../removals/marks.js';
import { countWords } from '../text/words.js';
import { editSentences } from '../text/edit-prose.js';
import { toProse } from '../text/list-items.js';
import { counted } from '../text/sentences.js';
import { mergeParagraphs } from './paragraphs.js';
import { regex } from '../../text/regex.js';

const AT_MOST = String.raw`(?:(?:(?:at|to|in|into|under|below|within|around|about|approximately|roughly|circa|than|exactly|only|just|as|of|by|it|max(?:imum)?|most|up|a|limit(?:ed)?|reduced?|shortened?|cut|trim(?:med)?|down|maximum of|no more|not more|no longer|fewer|less)(?: of)?\s+){0,7})`;
const POST_CHARACTERS = 280;
/** “About 60 words” may be 63, and half of 60 may be 32. */
const NEARLY = 1.05;

/** “every single word”, “cut 20 words” */
const NO_LENGTH = regex.i`\b(?:every|each|any) single|\b(?:cut|remove|drop|trim|lose|delete|take out|strip|avoid)(?: out)?(?: (?:about|around|at least|the|any|all|these|those|last|first))* [\w-]+ words?\b`;

const readings: Reading<Length>[] = [
  {
    pattern: regex.i`\b${AT_MOST}${NUMBER}[ -]?words?\b(?: (?:or (?:less|fewer|under)|max(?:imum)?|limit|long|in length|total|at most|tops))?`,
    in: ['plain', 'remove'],
    read: (match) => (NO_LENGTH.test(match.input) ? undefined : countBelow(match, 'words')),
  },
  {
    pattern: regex.i`\b${AT_MOST}${NUMBER}[ -]?char(?:acter)?s?\b(?: (?:or (?:less|fewer)|max(?:imum)?|limit|long))?`,
    read: (match) => countBelow(match, 'characters'),
  },
  says({
    count: POST_CHARACTERS,
    unit: 'characters',
  })`\b(?:(?:to )?fit|turn(?: it| this)?|in|into|as|for|make(?: it| this)?|to)(?: it| this)?(?: in| into| to| as)? (?:a |one |an? single )?(?:tweet|twitter post|x post)\b|\bfor (?:a tweet|twitter)\b|\btweet(?:able|-length|-sized)\b`,
  {
    pattern: regex.i`\b(by|to)(?: about| around| roughly| approximately| at least)? (\d{1,2}) ?(?:%|percent|per ?cent)(?: (?:shorter|of (?:the |its )?(?:original |current )?(?:length|size)|less))?|\b(\d{1,2}) ?(?:%|percent|per ?cent) (shorter|of (?:the |its )?(?:original |current )?(?:length|size))`,
    read: (match) =>
      percentOf(Number(match[2] ?? match[3]), match[1] === 'to' || /^of/i.test(match[4] ?? '')),
  },
  {
    pattern: regex.i`\b(?:cut|remove|drop|trim|lose|delete)(?: off| out)?(?: (?:about|around|at least|roughly))? (?:an? |one[- ])?(half|third|quarter|fifth|tenth)(?: of (?:it|(?:the |this |its |my )?(?:text|content|words|length|copy|whole)))?\b|\b(?:cut|remove|drop|trim|lose|delete)(?: (?:about|around|at least|roughly))? (\d{1,2}) ?(?:%|percent|per ?cent)(?: of (?:it|(?:the |this |its |my )?(?:text|content|words|length|copy)))?`,
    in: ['plain', 'remove'],
    read: (match) => percentOf(readFraction(match[1]) ?? Number(match[2] ?? 0), false),
  },
  {
    pattern: regex.i`\b(?:by|to|in|a|about|around) ?(?:(?:about|around|roughly) )?(?:an? |one[- ]|two[- ])?(half|third|quarter|fifth|tenth)s?\b(?: (?:of )?(?:the |its )?(?:original |current )?(?:length|size|as long|shorter|the words))?|\bhalf (?:the|its|as) (?:original |current )?(?:length|size|long|the words)|\bhalf (?:of (?:it|this|that)|please)\b|\bmake (?:it|this|that) half(?=[,.!]|$)|\bhalve\b`,
    read: readFractionOf,
  },
  {
    pattern: regex.i`\b${AT_MOST}${NUMBER}(?: |-)(?:short |concise |single |brief )?sentences?\b(?: (?:or (?:less|fewer)|max(?:imum)?|long|at most))?`,
    read: (match) =>
      /\b(?:every|each|per)\b/i.test(match.input) ? undefined : countOf(match[1], 'sentences'),
  },
  says({
    count: 1,
    unit: 'paragraph',
  })`\b(?:(?:merge|combine|join|put|turn|make|into|as|in|to|collapse)\b[\w ]{0,30}?)?(?:\b(?:one|a single|1|single)(?: (?:short|continuous|flowing|long|plain|coherent|normal))*) paragraph\b|\b(?:merge|combine|join) (?:all |both )?(?:of )?(?:the |these |my )?(?:first )?(?:(?:short|two|three|four|\d) )?paragraphs(?: (?:together|into one|in one))?\b`,
];

export const length: Operation<Length> = {
  name: 'length',
  readings,
  describe: ({ count, unit }) => `${count} ${unit}`,
  losses: 'reported',
  apply(content, { count: asked, unit, isRough }, context) {
    const count = isRough ? Math.round(asked * NEARLY) : asked;
    if (unit === 'paragraph') return mergeParagraphs(toProse(content));
    if (unit === 'sentences') return toSentences(content, count, context);
    const budget =
      unit === 'characters'
        ? inCharacters(count)
        : inWords(unit === 'percent' ? percentOfWords(content, count) : count);
    const size = budget.measure(content);
    if (unit === 'characters' && count <= POST_CHARACTERS && size > count)
      return asPost(content, budget, context);
    if (size > budget.max) return joinGreeting(fitWithin(content, budget, context), content);
    const named = unit === 'percent' ? 'words' : unit;
    if (isGrowthWanted(size, budget.max, unit))
      context.warn(
        'shorter_than_asked',
        `The text has ${size} ${named}, fewer than the ${unit === 'percent' ? budget.max : asked} asked for; the built-in engine does not invent content to fill a text`,
      );
    else context.warn('nothing_to_change', `The text already has only ${size} ${named}`);
    return content;
  },
};

/** A short post has one paragraph and no marks. */
function asPost(content: string, budget: Budget, context: OperationContext): string {
  const line = removeMarkdown(toProse(removeHeadings(content)))
    .replace(/\s+/g, ' ')
    .trim();
  return budget.measure(line) > budget.max ? fitWithin(line, budget, context) : line || content;
}

function toSentences(content: string, count: number, context: OperationContext): string {
  const total = sentencesOf(content).length;
  if (total <= count) {
    const lean = editSentences(content, compressSentence);
    if (lean !== content) return lean;
    context.warn('nothing_to_change', `The text already has only ${counted(total)}`);
    return content;
  }
  return chooseSentences(joinReasons(content), count, context, true)
    .map((sentence) => compressSentence(sentence, OPTIONAL))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function percentOfWords(content: string, percent: number): number {
  return Math.max(1, Math.round((countWords(content) * percent * NEARLY) / 100));
}

/** “to 500 words” of a text of 100 asks for more text; “under 500 words” does not, but no reading tells them apart below twice the size. */
function isGrowthWanted(size: number, max: number, unit: Length['unit']): boolean {
  return unit === 'words' && size < max / 2;
}
