import type nlpType from 'compromise';
import { applyEdits, type Edit } from '../text/edits.js';
import { wordPairs } from '../text/words.js';
import { baseOfPast, baseOfThird, formsOf, isPastForm } from './inflect.js';
import {
  AUXILIARY,
  hasSubject,
  helperBefore,
  isPlural,
  MODAL,
  taggedSentences,
  type Word,
} from './tagged-words.js';
import { regex } from '../../text/regex.js';

export type Tense = 'past' | 'present' | 'future';

/** What a word becomes by itself, whatever stands around it. */
const FIXED: Readonly<Record<Tense, ReadonlyMap<string, string>>> = {
  past: wordPairs`
  is=was gets=got am=was are=were has=had have=had does=did do=did will=would can=could may=might
  cannot=could_not isn't=wasn't aren't=weren't don't=didn't doesn't=didn't hasn't=hadn't haven't=hadn't
  won't=wouldn't can't=couldn't
`,
  present: wordPairs`would=will could=can might=may wouldn't=won't couldn't=can't`,
  future: new Map(),
};

/** What follows a participle: “given by us”, “cars left behind are towed”. */
const AS_PARTICIPLE = regex.i`^by\b|^(?:(?!(?:and|but|or|so|because|that|which|who|when|if|while|I|we|you|he|she|it|they|there)\b)\S+ ){0,12}(?:is|are|was|were|has|had|will|can|must|may)\b`;

/**
 * Changes the tense of the finite verbs: those with a subject before them and no helper that carries the tense.
 * Participles, infinitives, commands and what the library takes for no verb stay as they are.
 */
export function changeTense(prose: string, to: Tense, nlp: typeof nlpType): string {
  const edits = taggedSentences(prose, nlp).flatMap((words) =>
    words.flatMap(({ text: old, start }, index): Edit[] => {
      const text = changed(words, index, to) ?? old;
      return text === old ? [] : [{ start, end: start + old.length, text }];
    }),
  );
  return applyEdits(prose, edits);
}

function changed(words: readonly Word[], index: number, to: Tense): string | undefined {
  const word = words[index];
  if (!word?.tags.has('Verb')) return undefined;
  if (words[index + 1]?.text === 'than' || (word.text === 'am' && words[index - 1]?.text !== 'I'))
    return undefined;
  if (/^(?:named|called|known|born|based|titled)$/.test(word.text) && words[index - 1]?.tags.has('Noun'))
    return undefined;
  const lower = word.text.toLowerCase().replaceAll('’', "'");
  if (lower === 'used' && words[index + 1]?.text === 'to') return undefined;
  const [opening, subject] = [words[index - 2]?.text ?? '', words[index - 1]];
  if (
    subject?.tags.has('Pronoun') &&
    (MODAL.test(opening) || /^(?:do|does|did|make|makes|help|helps)$/i.test(opening))
  )
    return undefined;
  const nouns = words.slice(Math.max(0, index - 2), index).findLastIndex(({ tags }) => !tags.has('Noun'));
  if (lower.endsWith('s') && words[Math.max(0, index - 2) + nouns]?.tags.has('Value')) return undefined; // “eleven ice cores”
  const helper = helperBefore(words, index);
  if (helper !== undefined && MODAL.test(helper)) return undefined;
  const fixed = helper === undefined ? FIXED[to].get(lower) : undefined;
  if (fixed !== undefined) return fixed;
  if (helper !== undefined || word.tags.has('Gerund') || !hasSubject(words, index)) return undefined;
  // “We publish the results and answer questions”: a plural after a verb.
  if (
    lower.endsWith('s') &&
    /^(?:and|or)$/i.test(words[index - 2]?.text ?? '') &&
    !/^(?:it|he|she)$/i.test(words[index - 1]?.text ?? '')
  )
    return undefined;
  if (isOfObject(words, index)) return undefined;
  if (lower === 'get' && to === 'past') return 'got';
  if (AUXILIARY.test(lower)) return auxiliaryIn(to, lower, words, index);
  // The library takes some past verbs for present ones (“went up”), so their form is asked as well.
  const past = word.tags.has('PastTense') || isPastForm(lower);
  if (to === 'present' && past && (lower === 'provided' || isParticiple(words, index))) return undefined;
  const present = word.tags.has('PresentTense') || word.tags.has('Infinitive');
  const base = past ? baseOfPast(lower) : present ? baseOfThird(lower) : undefined;
  if (base === undefined || (to === 'past' && past) || (to === 'present' && !past)) return undefined;
  if (base === 'lie' && to === 'past' && /^(?:to|about)$/.test(words[index + 1]?.text ?? '')) return 'lied';
  if (to === 'past') return formsOf(base).past;
  if (to === 'future') return `will ${base}`;
  return isPlural(words, index) ? base : formsOf(base).third;
}

/** “She fixes the bug with the promo codes”, “we take it back”, “For questions call”: what stands before is no subject. */
function isOfObject(words: readonly Word[], index: number): boolean {
  const [{ text, start }, before, next] = [words[index]!, words[index - 1]!, words[index + 1]];
  if (index === 2 && words[0]!.text === 'For') return !text.endsWith('s');
  const at = words.slice(0, index).findLastIndex(({ tags }) => !NOMINAL.some((tag) => tags.has(tag)));
  const isNoun = text.endsWith('s') && DETERMINER.test(words[at + 1]?.text ?? '') && at < index - 2;
  const isLast = !next || next.start > start + text.length + 1 || ENDS_PHRASE.test(next.text);
  if (!(isNoun && isLast && /^\p{Ll}/u.test(before.text)) && !(text === 'back' && before.tags.has('Pronoun')))
    return false;
  const from = words.slice(0, at + 1).findLastIndex(({ text: word }) => NEW_CLAUSE.test(word)) + 1;
  const verb = words.slice(from, at + 1).findIndex(({ tags }) => tags.has('Verb')) + from;
  return verb >= from && hasSubject(words, verb);
}

const NOMINAL = ['Noun', 'Adjective', 'Determiner', 'Possessive', 'Value'];
const DETERMINER = /^(?:the|an?|our|my|his|her|their|its|your|these|those|some|all|any)$/i;
const ENDS_PHRASE = /^(?:and|or|but|for|in|on|at|with|of|from|to|by|before|after|until|so)$/i;
const NEW_CLAUSE =
  /^(?:and|but|or|so|because|as|that|which|who|if|when|while|where|once|after|before|until)$/i;

function isParticiple(words: readonly Word[], index: number): boolean {
  const after = words.slice(index + 1, index + 15).map(({ text }) => text);
  return AS_PARTICIPLE.test(after.join(' '));
}

function auxiliaryIn(to: Tense, lower: string, words: readonly Word[], index: number): string | undefined {
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
