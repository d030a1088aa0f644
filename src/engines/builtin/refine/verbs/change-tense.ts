import type nlpType from 'compromise';
import { applyEdits, type Edit } from '../text/edits.js';
import { baseOfPast, formsOf } from './inflect.js';

export type Tense = 'past' | 'present' | 'future';

/** A word of a sentence as the library tags it, with where it stands. */
interface Word {
  text: string;
  tags: ReadonlySet<string>;
  start: number;
}

interface Terms {
  terms: { text: string; pre: string; post: string; tags: string[] }[];
}

const MODAL =
  /^(?:will|would|can|could|shall|should|may|might|must|cannot|['’]ll|to|let|lets|let's|please)$/i;
const AUXILIARY = /^(?:am|is|are|was|were|be|been|being|has|have|had|do|does|did|get|gets|got)(?:n['’]t)?$/i;
const PLURAL_PRONOUN = /^(?:we|you|they|I|these|those|both|many|several|few)$/i;

/** What a word becomes by itself, whatever stands around it. */
const FIXED: Readonly<Record<Tense, Readonly<Record<string, string>>>> = {
  past: {
    is: 'was',
    am: 'was',
    are: 'were',
    has: 'had',
    have: 'had',
    does: 'did',
    do: 'did',
    will: 'would',
    can: 'could',
    may: 'might',
    cannot: 'could not',
    "isn't": "wasn't",
    "aren't": "weren't",
    "don't": "didn't",
    "doesn't": "didn't",
    "hasn't": "hadn't",
    "haven't": "hadn't",
    "won't": "wouldn't",
    "can't": "couldn't",
  },
  present: { would: 'will', could: 'can', might: 'may', "wouldn't": "won't", "couldn't": "can't" },
  future: {},
};

/**
 * Changes the tense of the finite verbs: those with a subject before them and no helper that carries the tense.
 * Participles, infinitives, commands and what the library takes for no verb stay as they are.
 */
export function changeTense(prose: string, to: Tense, nlp: typeof nlpType): string {
  const words = wordsOf(prose, nlp);
  const edits = words.flatMap((word, index): Edit[] => {
    const text = changed(words, index, to);
    return text === undefined || text === word.text
      ? []
      : [{ start: word.start, end: word.start + word.text.length, text }];
  });
  return applyEdits(prose, edits);
}

function wordsOf(prose: string, nlp: typeof nlpType): Word[] {
  const words: Word[] = [];
  let from = 0;
  for (const { terms } of nlp(prose).json({ offset: false }) as Terms[]) {
    for (const { text, tags } of terms) {
      const start = text === '' ? -1 : prose.indexOf(text, from);
      if (start < 0) continue;
      words.push({ text, tags: new Set(tags), start });
      from = start + text.length;
    }
  }
  return words;
}

function changed(words: readonly Word[], index: number, to: Tense): string | undefined {
  const word = words[index];
  if (!word || !word.tags.has('Verb')) return undefined;
  const lower = word.text.toLowerCase().replaceAll('’', "'");
  const helper = helperBefore(words, index);
  if (helper !== undefined && MODAL.test(helper)) return undefined;
  const fixed = helper === undefined ? FIXED[to][lower] : undefined;
  if (fixed !== undefined) return fixed;
  if (helper !== undefined || word.tags.has('Gerund') || !hasSubject(words, index)) return undefined;
  if (AUXILIARY.test(lower)) return changedAuxiliary(words, index, lower, to);
  const base = baseOf(word, lower);
  if (
    base === undefined ||
    (to === 'past' && word.tags.has('PastTense')) ||
    (to === 'present' && !word.tags.has('PastTense'))
  )
    return undefined;
  if (to === 'past') return formsOf(base).past;
  if (to === 'future') return `will ${base}`;
  return isPlural(words, index) ? base : formsOf(base).third;
}

function changedAuxiliary(
  words: readonly Word[],
  index: number,
  lower: string,
  to: Tense,
): string | undefined {
  const not = lower.endsWith("n't") ? ' not' : '';
  const verb = lower.replace(/n't$/, '');
  if (to === 'future') {
    if (/^(?:is|am|are|was|were)$/.test(verb)) return `will${not} be`;
    if (/^(?:has|have|had)$/.test(verb)) return `will${not} have`;
    return /^(?:do|does|did)$/.test(verb) && words[index + 1] ? `will${not}` : undefined;
  }
  if (to === 'past') return undefined;
  const plural = isPlural(words, index);
  const own = words[index - 1]?.text === 'I';
  if (verb === 'was') return own ? 'am' : `is${not && "n't"}`;
  if (verb === 'were') return plural ? `are${not && "n't"}` : undefined;
  if (verb === 'had') return plural ? `have${not && "n't"}` : `has${not && "n't"}`;
  if (verb === 'did') return plural ? `do${not && "n't"}` : `does${not && "n't"}`;
  return undefined;
}

function baseOf(word: Word, lower: string): string | undefined {
  if (word.tags.has('PastTense')) return baseOfPast(lower);
  if (!word.tags.has('PresentTense') && !word.tags.has('Infinitive')) return undefined;
  if (formsOf(lower).base === lower && !lower.endsWith('s')) return lower;
  const stem = lower.endsWith('ies')
    ? `${lower.slice(0, -3)}y`
    : /(?:ss|sh|ch|x|z|o)es$/.test(lower)
      ? lower.slice(0, -2)
      : lower.replace(/s$/, '');
  return stem;
}

/** The helping verb or “to” that a verb depends on, past adverbs and “not”. */
function helperBefore(words: readonly Word[], index: number): string | undefined {
  for (let place = index - 1; place >= 0 && place >= index - 3; place -= 1) {
    const before = words[place];
    if (!before) return undefined;
    if (MODAL.test(before.text) || AUXILIARY.test(before.text) || before.tags.has('Modal'))
      return before.text;
    if (
      !before.tags.has('Adverb') &&
      !before.tags.has('Negative') &&
      !/^(?:not|n['’]t|also|never|already)$/i.test(before.text)
    )
      return undefined;
  }
  return undefined;
}

/** A finite verb follows its subject, or another verb of the same subject (“works and rests”). */
function hasSubject(words: readonly Word[], index: number): boolean {
  for (let place = index - 1; place >= 0; place -= 1) {
    const before = words[place];
    if (!before) return false;
    if (before.tags.has('Adverb') || before.tags.has('Negative')) continue;
    if (/^(?:and|or|but|which|that|who)$/i.test(before.text)) return index > 1;
    return (
      before.tags.has('Noun') ||
      before.tags.has('Pronoun') ||
      before.tags.has('Value') ||
      /^(?:it|this|these|those|there|here|all|each|both)$/i.test(before.text)
    );
  }
  return false;
}

/** Whether the subject before a verb is plural: the nearest noun that no preposition governs. */
function isPlural(words: readonly Word[], index: number): boolean {
  for (let place = index - 1; place >= 0; place -= 1) {
    const before = words[place];
    if (!before) return false;
    if (PLURAL_PRONOUN.test(before.text)) return true;
    if (/^(?:it|he|she|this|that|everyone|nobody|someone|everything|who|which)$/i.test(before.text))
      return before.text.toLowerCase() === 'who' || before.text.toLowerCase() === 'which'
        ? isPlural(words, place)
        : false;
    if (!before.tags.has('Noun')) continue;
    const governor = words
      .slice(Math.max(0, place - 4), place)
      .findLast(
        ({ tags }) =>
          !tags.has('Noun') &&
          !tags.has('Adjective') &&
          !tags.has('Determiner') &&
          !tags.has('Possessive') &&
          !tags.has('Value'),
      );
    if (governor?.tags.has('Preposition') && place > 3) continue;
    if (governor?.tags.has('Verb') && place > 0) continue;
    return before.tags.has('Plural') || /^(?:people|children|men|women|staff|police)$/i.test(before.text);
  }
  return false;
}
