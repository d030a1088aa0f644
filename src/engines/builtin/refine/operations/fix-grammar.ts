import { hasEndlessRun, isLongForGrammar, LONGEST_FOR_GRAMMAR_KB } from '../grammar/limits.js';
import { writeOutChat } from '../grammar/chat-spelling.js';
import { keepSureEdits } from '../grammar/keep-sure-edits.js';
import { endLastSentence } from '../grammar/last-stop.js';
import { applyOwnRules } from '../grammar/own-rules.js';
import { mendSpacing } from '../grammar/spacing.js';
import type { Checker } from '../grammar/checker.js';
import type { OperationContext, Operation } from '../operation.js';
import { isProse, joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { editInPieces, piecesOf } from '../text/pieces.js';
import { protect } from '../text/protect.js';

const PASSES_MAX = 3;
/** What the checker reads at once: it takes quadratic time over texts with many marks. */
const CHECKED_LENGTH_MAX = 600;
/** Parts the blocks of a text while the checker reads them as one; no prose block holds an empty line. */
const SEPARATOR = '\n\n';

export const fixGrammar: Operation<true> = {
  name: 'fix-grammar',
  readings: [
    {
      pattern:
        /\b(?:(?:fix|correct|check|mend|repair|eliminate|clean up|improve|edit|polish|sort out|review|remove|address|look)\b[\w ,&/]{0,50}?\b)?(?:(?:gramm[ae]r|grammatical(?:ly)?|spelling|typos?|typographical|misspell\w*|punctuation|(?:gramm[ae]r|spelling|language|writing|obvious|any|all|the|punctuation) (?:mistakes|errors|issues|problems)|mistakes?|errors|capitali[sz]ation|subject[- ]verb agreement|orthography)(?: (?:mistakes?|errors?|issues|problems|check))?(?:[ ,&/]+(?:and |or )?(?:(?:any |all |the |other )?(?:gramm[ae]r|grammatical(?:ly)?|spelling|typos?|punctuation|mistakes|errors|style|syntax|capitali[sz]ation)(?: (?:mistakes?|errors?|issues|problems))?))*)(?: correct)?\b/i,
      in: ['plain', 'remove'],
      read: (match) =>
        /\b(?:british|american|uk|us) spelling/i.test(match.input) &&
        !/fix|correct|check|mistake|error|grammar|typo/i.test(match[0])
          ? undefined
          : true,
    },
    {
      pattern:
        /\b(?:proof[- ]?read\w*|copy-?edit\w*|spell-?check\w*|grammar-?check\w*|(?:fix|correct) (?:it|them|this|these|the (?:text|english|sentences?|paragraph|email|message)|my (?:text|english|email|message|writing))|(?:correct|proper|good) english)\b/i,
      read: () => true,
    },
    {
      pattern:
        /^(?:please )?(?:fix|correct)(?: please)?$|\b(?:fix|correct|check|mend|sort out)\b[\w ,&/]{0,40}?\b(?:capitals|caps|capital letters)\b/i,
      read: () => true,
    },
  ],
  describe: () => '',
  async apply(content, _, context) {
    const own = await eachPass(content, undefined);
    if (isLongForGrammar(content)) {
      context.warn(
        'too_long_for_grammar',
        `Grammar is checked in texts of up to ${LONGEST_FOR_GRAMMAR_KB} kB; only the commonest mistakes were looked for in this one`,
      );
      return own;
    }
    if (hasEndlessRun(content)) return incomplete(own, context);
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
  try {
    return await eachPass(content, checker);
  } catch {
    return incomplete(own, context);
  }
}

function incomplete(own: string, context: OperationContext): string {
  context.warn(
    'grammar_incomplete',
    'The grammar checker could not read this text; only the commonest mistakes were mended',
  );
  return own;
}

/** Own rules, then the checker, again until nothing changes: a correction may bring the next one to light. */
async function eachPass(content: string, checker: Checker | undefined): Promise<string> {
  const blocks = parseBlocks(content);
  const corrected = new Map<Block, string>();
  for (const group of groupsOf(blocks.filter(isProse))) {
    let texts = group.map(({ text }) => text);
    for (let pass = 0; pass < PASSES_MAX; pass += 1) {
      const before = texts.join(SEPARATOR);
      texts = texts.map(applyToProse);
      if (checker) texts = await checkTogether(texts, content, checker);
      if (texts.join(SEPARATOR) === before) break;
    }
    for (const [index, block] of group.entries()) {
      const text = texts[index] ?? block.text;
      corrected.set(block, keepSureEdits(block.text, text));
    }
  }
  return joinBlocks(blocks.map((block) => ({ ...block, text: corrected.get(block) ?? block.text })));
}

/** Blocks that the checker reads at once: small ones together, as each call has its cost. */
function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  let length = 0;
  for (const block of blocks) {
    length += block.text.length + SEPARATOR.length;
    if (groups.length === 0 || length > CHECKED_LENGTH_MAX) {
      groups.push([]);
      length = block.text.length;
    }
    groups.at(-1)!.push(block);
  }
  return groups;
}

function applyToProse(text: string): string {
  const { text: masked, restore } = protect(text);
  const mended = editInPieces(masked, (piece) => mendSpacing(applyOwnRules(writeOutChat(piece))));
  return restore(endLastSentence(mended));
}

/** A block that is too long to be checked at once is checked in pieces. */
async function checkTogether(texts: readonly string[], content: string, checker: Checker): Promise<string[]> {
  const [only = ''] = texts;
  if (texts.length === 1 && only.length > CHECKED_LENGTH_MAX)
    return [await checkInPieces(only, content, checker)];
  const corrected = (await checker.correct(texts.join(SEPARATOR), content)).split(SEPARATOR);
  return corrected.length === texts.length ? corrected : [...texts];
}

async function checkInPieces(text: string, content: string, checker: Checker): Promise<string> {
  let corrected = '';
  for (const piece of piecesOf(text, CHECKED_LENGTH_MAX))
    corrected += (await checker.correct(piece.text, content)) + piece.gap;
  return corrected;
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
