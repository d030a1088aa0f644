import { commonWords } from '../../../output/token-count.js';
import { regex } from '../../text/regex.js';
import { HARD_PHRASES, HARD_TERM } from '../data/hard-terms.js';
import { isEnglishWord } from '../grammar/common-words.js';
import { findInProse } from './leftovers.js';

/** In small letters but for the first of a sentence: a capital may make it a name. */
const CANDIDATE = regex.gu`(?<![\p{L}\p{N}'’@/-])(?:${HARD_PHRASES}|(?:(?<=^|[.!?]\s)\p{Lu}|\p{Ll})\p{Ll}{3,})(?![\p{L}\p{N}@-])`;
/** Endings of the words that English has from Latin, which everyday words seldom have. */
const LATIN =
  /.{3}(?:tions?|sions?|ances?|ences?|ity|ities|ous(?:ly)?|ives?|ively|ate[ds]?|ating|ary|ory|ably?|ibl[ey]|fy|fied|ants?|ents?|ular|aneous|tained?|ic|ical(?:ly)?)$/;
/** Rare in print, and yet in everybody's mouth. */
const EVERYDAY = regex.i`^(?:inconvenien|ambulance|grandparent|congratulat|mechanic|accountant|attic|croissant|nuisance|audition|allotment|multiplication|exclamation|celebrat|courteous|persuasive|flatmate|roommate|houseplant|excursion|maternity|humorous|vaccin|diabetic|alcoholic|anticlockwise|compulsory|resignation|condolence|quotation|furious|glamorous|instalment|objection|bruise|terribl|unanimous|bakery|conservatory|refreshment|cooperative|interruption|disturb|impatien|satisfactory|avoidance|abilit)`;
/** As log₂ of its rank; a rarer word is in few people's mouths. */
const RARITY_MIN = 16.2;

const isTerm = (word: string): boolean => HARD_TERM.test(word) || /[ -]/.test(word);

/** The words of a text that many readers do not know, terms of a trade first. */
export async function findHardWords(content: string): Promise<string[]> {
  const found = findInProse(content, CANDIDATE);
  const rarities = await commonWords();
  const isRare = (word: string) =>
    formsOf(word).every((form) => (rarities.get(form) ?? Infinity) >= RARITY_MIN);
  const rare: string[] = [];
  for (const word of found) {
    const lower = word.toLowerCase();
    if (isTerm(word) || !LATIN.test(lower) || EVERYDAY.test(lower) || !isRare(lower)) continue;
    if (await isEnglishWord(lower)) rare.push(word);
  }
  return [...found.filter(isTerm), ...rare];
}

/** A word and what it may be formed from: “elevates”, “elevate”. */
function formsOf(word: string): string[] {
  const stem = word.replace(/(?:ed|ing)$/, '');
  const bases = [
    word.replace(/ies$/, 'y'),
    word.replace(/e?s$/, ''),
    word.replace(/[sd]$/, ''),
    stem,
    `${stem}e`,
  ];
  return [word, ...bases, word.replace(/ly$/, ''), word.replace(/^(?:un|re|non|over|mis)/, '')];
}
