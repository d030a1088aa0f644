import { writeOutChat } from '../grammar/chat-spelling.js';
import type { Checker } from '../grammar/checker.js';
import { asks, type OperationContext, type Operation } from '../operation.js';
import { doubtfulSentences } from '../grammar/doubtful-sentences.js';
import { correctBlocks } from '../grammar/correct-blocks.js';
import { areNativeSlips, changedWords } from '../grammar/slips.js';
import { isEnglishWord } from '../grammar/common-words.js';
import { countWords } from '../text/words.js';
import { warnOfLeftovers } from './leftovers.js';
import { regex } from '../../text/regex.js';

/** What grammar is about, besides its own name. */
const MATTERS = String.raw`(?:(?:capitals|caps|capital letters|commas|full stops|periods|apostrophes|articles|prepositions|plurals|word order|sentence structure|homophones|wrong words|(?:verb )?tenses?|verbs?(?: forms?| endings?)?|punctuation|capitali[sz]ation|spelling|gramm[ae]r|english)\b)`;

/** The checker takes 4 to 12 ms a kB and pass; beyond this a refinement would keep others waiting. */
const LONGEST_KB = 20;
/** The checker takes quadratic time over one unbroken run of characters; no word or address is so long. */
const ENDLESS_RUN = /\S{400}/u;

export const fixGrammar: Operation<true> = {
  name: 'fix-grammar',
  readings: [
    {
      pattern: regex.i`\b(?:(?:fix|correct|check|mend|repair|eliminate|clean up|improve|edit|polish|sort(?: out)?|review|remove|address|look)\b[\w ,&/]{0,50}?\b)?(?:(?:gramm[ae]r|grammatical(?:ly)?|spellings?|typos?|typographical|misspell\w*|punctuation|(?:gramm[ae]r|spelling|language|writing|obvious|any|all|the|punctuation) (?:mistakes|errors|issues|problems)|mistakes?|errors|wrong words|capitali[sz]ation|subject[- ]verb agreement|orthography)(?: (?:mistakes?|errors?|issues|problems|check))?(?:[ ,&/]+(?:and |or )?(?:(?:any |all |the |other )?(?:gramm[ae]r|grammatical(?:ly)?|spellings?|typos?|punctuation|mistakes|errors|style|syntax|capitali[sz]ation|apostrophes|commas|capitals|capital letters|articles|tenses|english)(?: (?:mistakes?|errors?|issues|problems))?))*)(?: correct)?\b`,
      in: ['plain', 'remove'],
      read: (match) =>
        /\b(?:british|american|uk|us|(?:americani|anglici)[sz]e(?: the)?) spelling/i.test(match.input) &&
        !/fix|correct|check|mistake|error|grammar|typo/i.test(match[0])
          ? undefined
          : true,
    },
    asks`\b(?:proof[- ]?read\w*|copy-?edit\w*|spell[- ]?check\w*|gramm[ae]r[- ]?check\w*|(?:fix|correct) (?:it|them|this|that|these|the (?:text|english|sentences?|paragraph|email|message)|my (?:text|english|email|message|writing))|(?:correct|proper|good) english|make (?:the |my |all |it |this )*(?:sentences? |text |everything )?(?:grammatically )?correct)\b|^(?:please )?(?:(?:fix|correct)(?: please)?|(?:fix|correct|check) (?:my|our|the|this) (?!spac|layout|white|facts|figures|numbers|dates|links|sources|names|title|layout|format)[\w-]{2,15}(?: only)?)$`,
    {
      pattern: regex.i`\b(?:fix|correct|check|mend|sort(?: out)?|tidy(?: up)?|clean up|add|insert)\b[\w ,&/]{0,40}?\b${MATTERS}(?:(?:,| and|,? or| &| \/) (?:the |my |all |any )?${MATTERS})*`,
      in: ['plain', 'add'],
      read: (match) =>
        /\b(?:add|insert) (?!(?:the |in |all |any )*(?:missing|full stops|periods|commas|apostrophes|capital|punctuation|articles))/i.test(
          match[0],
        )
          ? undefined
          : true,
    },
  ],
  async apply(content, _, context) {
    const own = await correctBlocks(content);
    if (Buffer.byteLength(content) > LONGEST_KB * 1_000) {
      context.warn(
        'too_long_for_grammar',
        `Grammar is checked in texts of up to ${LONGEST_KB} kB; in this one, only the most common mistakes were looked for`,
      );
      return own;
    }
    if (ENDLESS_RUN.test(content)) return incomplete(own, context);
    const checker = await context.checker(dialectOf(content)).catch(() => undefined);
    return checker ? withChecker(content, own, checker, context) : incomplete(own, context);
  },
};

async function withChecker(
  content: string,
  own: string,
  checker: Checker,
  context: OperationContext,
): Promise<string> {
  warnOfUncorrected(content, context);
  try {
    const unknown = new Set<string>();
    const corrected = await correctBlocks(content, checker, (word) => unknown.add(word));
    const left = [...unknown].filter((word) => corrected.includes(word));
    await warnOfMore(content, corrected, context);
    warnOfLeftovers(doubtfulSentences(corrected), 'These sentences may still have mistakes', context);
    warnOfLeftovers(left, 'These words may be misspelt and were left', context);
    return corrected;
  } catch {
    return incomplete(own, context);
  }
}

const MISTAKES_LEFT =
  'Mistakes of grammar were corrected, and more are likely left: wrong prepositions, articles and tenses and a wrong word order, of which the built-in checker finds about half. Have someone proofread the text, or connect a model';
const SLIPS_LEFT =
  'Mistakes were corrected, and some may be left: words that sound alike (its and it’s, to and too), apostrophes, and words that the spelling checker takes for right. Have someone proofread the text, or connect a model';
/** A shorter text needs several corrections to be suspected. */
const [FEW_WORDS, MANY_WORDS] = [20, 60];

/** A mistake of grammar, not just of spelling, in more than a sentence means that it likely has more of them. */
async function warnOfMore(before: string, after: string, context: OperationContext): Promise<void> {
  const { lost, gained } = changedWords(before, after);
  const shortened = new Set(
    gained.filter((word) => /['’]/.test(word)).map((word) => word.replace(/['’]/g, '')),
  );
  const known = (await Promise.all(lost.map(isEnglishWord))).filter(
    (isKnown, index) =>
      (isKnown && writeOutChat(lost[index]!) === lost[index]) || shortened.has(lost[index]!),
  ).length;
  // A misspelt word may have become two: alot → a lot.
  const added = gained.length - 2 * lost.length + known;
  const asked = after.split('?').length - before.split('?').length;
  const corrections = known + Math.max(0, added) + Math.max(0, asked);
  const words = countWords(before);
  if (corrections * words < (words < FEW_WORDS ? MANY_WORDS : 1)) return;
  context.warn('please_check', areNativeSlips(before, lost, gained) ? SLIPS_LEFT : MISTAKES_LEFT);
}

/** Tells of parts that are no prose and may hold mistakes all the same. */
function warnOfUncorrected(content: string, context: OperationContext): void {
  const kinds = UNCORRECTED.filter(([, pattern]) => pattern.test(content)).map(([kind]) => kind);
  if (kinds.length > 0)
    context.warn('please_check', `Not corrected, as their words may be meant: ${kinds.join(', ')}`);
}

const UNCORRECTED: readonly (readonly [string, RegExp])[] = [
  ['tables', /^[ \t]*\|[^\n]{0,2000}\|[ \t]*$/m],
  ['code', /^[ \t]*(?:\x60{3}|~{3})/m],
  ['quoted lines', /^[ \t]*>/m],
];

function incomplete(own: string, context: OperationContext): string {
  context.warn(
    'grammar_incomplete',
    'The grammar checker could not read this text; only the most common mistakes were corrected',
  );
  return own;
}

/** British when the text has more British spellings than American ones. */
function dialectOf(content: string): 'American' | 'British' {
  const count = (pattern: RegExp) => content.match(pattern)?.length ?? 0;
  const british = count(
    /\b\w{2,20}(?:isation|ise[sd]?|ising|our(?:s|ed|ing|able|ful|ite)?(?<!\b(?:four|hour|your|pour|tour|sour|flour|our)s?)|yse[sd]?)\b|\b(?:centre|theatre|metre|litre|grey|whilst|cheque|programme|licence|travell\w+|cancell\w+)\b/gi,
  );
  const american = count(
    /\b\w{2,20}(?:ization|ize[sd]?|izing|yze[sd]?)\b|\b(?:color|favor|behavior|honor|labor|neighbor|center|theater|meter|liter|gray|program|traveled|traveling|canceled|defense|license)\w*\b/gi,
  );
  return british > american ? 'British' : 'American';
}
