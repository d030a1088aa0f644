import type nlpType from 'compromise';
import { PLURAL_VERBS_WITH_NEGATIONS } from '../../text/plural-verbs.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { taggedSentences, type Word } from './tagged-words.js';

const FIXED: Readonly<Record<string, string>> = {
  he: 'they',
  she: 'they',
  him: 'them',
  his: 'their',
  himself: 'themselves',
  herself: 'themselves',
  hers: 'theirs',
};
/** “Click Save”, “on Friday”, “the Board”: no names of a person. */
const NO_NAME_AFTER =
  /^(?:on|in|at|from|to|of|the|a|an|click|press|select|choose|open|every|each|by|until|since)$/i;
const MONTH_OR_DAY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}{2,6}day)$/u;
/** After these, “her” is an object: “tell her that”, “her to go”. */
const NO_NOUN =
  /^(?:to|that|if|when|what|how|why|where|who|at|on|in|by|for|from|with|about|and|or|but|the|a|an|this|is|was|will|can|as|after|before|into|back|up|out|again|today|tomorrow|yesterday|it|not|so)$/i;
const CONTRACTED = /^(s?he)['’](s|ll|d)$/i;

/**
 * Writes “they” for “he” and “she” where a text speaks of anyone. A text that names a person, or a man or a woman, means
 * somebody by these words, and stays as it is.
 */
export function speakOfAnyone(prose: string, nlp: typeof nlpType): string {
  if (!/\b(?:s?he|his|hers?|him(?:self)?|herself)\b/i.test(prose)) return prose;
  const sentences = taggedSentences(prose, nlp);
  if (sentences.some((words) => words.some((word, index) => namesSomebody(word, words[index - 1]))))
    return prose;
  return applyEdits(
    prose,
    sentences.flatMap(editsOf).toSorted((a, b) => a.start - b.start),
  );
}

function namesSomebody({ text, tags }: Word, before: Word | undefined): boolean {
  if (
    /^(?:Mr|Mrs|Ms|Miss|Sir|Lady|mother|father|wife|husband|son|daughter|brother|sister|boy|girl|woman|man|lady|girlfriend|boyfriend|king|queen|grandmother|grandfather|aunt|uncle|mum|mom|dad)$/i.test(
      text,
    )
  )
    return true;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text);
  if (isCapital && (tags.has('FirstName') || tags.has('Person')) && !tags.has('Pronoun')) return true;
  return (
    isCapital &&
    tags.has('ProperNoun') &&
    before !== undefined &&
    !NO_NAME_AFTER.test(before.text) &&
    !MONTH_OR_DAY.test(text)
  );
}

function editsOf(words: readonly Word[]): Edit[] {
  return words.flatMap((word, index): Edit[] => {
    const lower = word.text.toLowerCase();
    const next = words[index + 1];
    if (lower === 'her') {
      const owns = next !== undefined && !NO_NOUN.test(next.text) && isTouching(word, next);
      return [edit(word, owns ? 'their' : 'them')];
    }
    const contracted = CONTRACTED.exec(word.text);
    if (contracted) return [edit(word, contractedThey(contracted[2] ?? '', next))];
    const neutral = FIXED[lower];
    if (neutral === undefined) return [];
    return neutral === 'they' ? [edit(word, neutral), ...agreeing(words, index)] : [edit(word, neutral)];
  });
}

function contractedThey(ending: string, next: Word | undefined): string {
  if (ending !== 's') return `they'${ending}`;
  return next &&
    (next.tags.has('PastTense') || next.tags.has('Participle') || /^(?:been|got)$/.test(next.text))
    ? "they've"
    : "they're";
}

/** The verbs of “he” or “she”: the next one, and those joined to it by “and” or “or”. */
function agreeing(words: readonly Word[], subject: number): Edit[] {
  const edits: Edit[] = [];
  for (let index = subject + 1; index < words.length; index += 1) {
    const word = words[index]!;
    const plural = pluralVerb(word, edits.length === 0);
    const joined = edits.length === 0 || /^(?:and|or|but)$/i.test(beforeAdverbs(words, index));
    if (plural !== undefined && joined) edits.push(edit(word, plural));
    else if (edits.length === 0 && !word.tags.has('Adverb')) return edits;
    if (/^(?:s?he|it|they|we|you|I|who|which|that|if|when|because|while)$/i.test(word.text)) return edits;
  }
  return edits;
}

function beforeAdverbs(words: readonly Word[], index: number): string {
  let place = index - 1;
  while (place > 0 && words[place]!.tags.has('Adverb')) place -= 1;
  return words[place]?.text ?? '';
}

function pluralVerb({ text, tags }: Word, isFirst: boolean): string | undefined {
  const lower = text.toLowerCase().replace('’', "'");
  if (PLURAL_VERBS_WITH_NEGATIONS[lower]) return PLURAL_VERBS_WITH_NEGATIONS[lower];
  if (!/[^s]s$/.test(lower) || lower.endsWith("'s")) return undefined;
  if (!isFirst && !tags.has('Verb')) return undefined;
  if (lower.endsWith('ies') && lower.length > 4) return `${lower.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|o)es$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1);
}

function isTouching(word: Word, next: Word): boolean {
  return next.start - (word.start + word.text.length) === 1;
}

function edit(word: Word, text: string): Edit {
  return { start: word.start, end: word.start + word.text.length, text };
}
