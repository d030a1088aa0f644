import type { Lint, LocalLinter, Suggestion } from 'harper.js';
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { protectedSpans } from '../text/protect.js';
import { confuses } from './confused-words.js';
import { isDoubtful, isRepeated, mayRespell } from './guards.js';
import { isKnownWord, pickSpelling } from './spelling.js';
import { fits } from './word-places.js';
import { wordList, wordSet } from '../text/words.js';

/** Corrects one text by one pass of the grammar library. */
export interface Checker {
  /**
   * Corrects what the library finds in a part of `content`; a word that stands in `content` more than once is taken for
   * a term. Words that no dictionary knows and that were left are handed to `onUnknown`. Throws when the library broke.
   */
  correct(text: string, content: string, onUnknown?: (word: string) => void): Promise<string>;
}

/** Kinds that are a matter of taste, not of correctness. */
const TASTE = wordSet`Style Enhancement Readability Redundancy Formatting WordChoice Regionalism`;

/**
 * Rules that do harm: SplitWords turns “explain's” into “ex plain's”; BoringWords makes the library panic and
 * poisons it; from NotTo on, they change correct sentences (“say no to it”, “you must first know”); the others change
 * style or shape that the caller may have meant.
 */
const HARMFUL_RULES = wordList`
  SplitWords BoringWords LongSentences Dashes EmDashes EllipsisLength OxfordComma NoOxfordComma UseTitleCase
  SpelledNumbers Spaces OrthographicConsistency RedundantThat RepeatedWords AsSoonAsPossible DotInitialisms
  QuantifierNeedsOf ThatThan WereWhere Overall DisjointPrefixes NotTo QuantifierNumeralConflict
  ModalBeAdjective SingleBe TheyToThem AsHow TheHowWhy VeryLess OutOfDate Damages MissingDeterminer
  OneOfTheSingular FillerWords HadOf WillNonLemma InvestIn RelayOnForRely ToAdverb InDemandInDepth
  InMyHumbleOpinion ThereIsAgreement MultipleSequentialPronouns NominalWants DoubleModal ForAWhile
`;
/** These spell out abbreviations, which is a choice, not a correction. */
const EXPANDING_RULE = /^Expand[A-Z]/;

/** Loads the library (about 1 s and 280 MB, once a thread) and makes a checker for one dialect. */
export async function createChecker(dialect: 'American' | 'British'): Promise<Checker> {
  const harper = await import('harper.js');
  const { slimBinary } = await import('harper.js/slimBinary');
  const url = await blobUrl(slimBinary.url);
  const binary = harper.createBinaryModuleFromUrl(url, 'slim');
  const linter = new harper.LocalLinter({ binary, dialect: harper.Dialect[dialect] });
  await linter.setup().finally(() => URL.revokeObjectURL(url));
  const rules = await linter.getDefaultLintConfig();
  const harmful = Object.keys(rules).filter(
    (rule) => HARMFUL_RULES.includes(rule) || EXPANDING_RULE.test(rule),
  );
  const off = Object.fromEntries(harmful.map((rule) => [rule, false]));
  await linter.setLintConfig({ ...rules, ...off });
  return { correct: (text, content, onUnknown) => correctOnce(linter, text, content, onUnknown) };
}

// The library takes a file's URL for its path, and so finds nothing below a folder with a blank in its name.
async function blobUrl(fileUrl: string | URL): Promise<string> {
  return URL.createObjectURL(await openAsBlob(fileURLToPath(fileUrl), { type: 'application/wasm' }));
}

async function correctOnce(
  linter: LocalLinter,
  text: string,
  content: string,
  onUnknown: (word: string) => void = () => {},
): Promise<string> {
  const lints = await linter.lint(text, { language: 'plaintext' });
  const shielded = protectedSpans(text);
  const found = lints.map(placed).sort((a, b) => b.start - a.start);
  let corrected = text;
  let from = Infinity;
  for (const each of found) {
    const { lint, start, end } = each;
    const shields = shielded.some(([left, right]) => start < right && end > left);
    if (end > from || shields || TASTE.has(lint.lint_kind())) continue;
    const mended = await mend(each, text, content);
    if (mended === undefined) {
      if (lint.lint_kind() === 'Spelling' && (await isUnknown(text.slice(start, end), text, start, content)))
        onUnknown(text.slice(start, end));
      continue;
    }
    corrected = corrected.slice(0, start) + mended + corrected.slice(end);
    from = start;
  }
  for (const { lint } of found) lint.free();
  return corrected;
}

async function mend(found: PlacedLint, text: string, content: string): Promise<string | undefined> {
  const { lint, start, end } = found;
  const wrong = text.slice(start, end);
  const suggestions = lint.suggestions();
  const kind = lint.lint_kind();
  if (kind === 'Spelling') {
    if (!mayRespell(wrong, text, start, end)) return undefined;
    const proposed = suggestions.map((suggestion) => suggestion.get_replacement_text());
    const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20)];
    const mayStand = (word: string) => fits(word, before, after);
    return pickSpelling(wrong, proposed, isRepeated(wrong, content), mayStand);
  }
  const [first] = suggestions;
  if (!first || isDoubtful(kind, wrong, first.get_replacement_text(), text, start)) return undefined;
  const mended = applied(first, wrong);
  return confuses(text, start, wrong, mended) ? undefined : mended;
}

/** Names and terms are known to their writer; what is left may be a slip. */
async function isUnknown(word: string, text: string, start: number, content: string): Promise<boolean> {
  if (!/^\p{Ll}/u.test(word) || isRepeated(word, content)) return false;
  return mayRespell(word, text, start, start + word.length) && !(await isKnownWord(word));
}

/** 0 replaces, 1 removes, 2 inserts after. */
function applied(suggestion: Suggestion, wrong: string): string {
  const kind: number = suggestion.kind();
  if (kind === 1) return '';
  if (wrong === 'A' && suggestion.get_replacement_text() === 'AN') return 'An';
  return kind === 2 ? wrong + suggestion.get_replacement_text() : suggestion.get_replacement_text();
}

interface PlacedLint {
  lint: Lint;
  start: number;
  end: number;
}

function placed(lint: Lint): PlacedLint {
  const span = lint.span();
  const { start, end } = span;
  span.free();
  return { lint, start, end };
}
