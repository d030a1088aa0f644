import { wordRarity } from '../../../output/token-count.js';
import { toAmerican } from '../data/spelling-variants.js';
import { editDistance, isTransposition } from '../text/words.js';
import { isEnglishWord } from './word-list.js';

/** A step of distance outweighs this much rarity (in doublings); measured on classic misspellings. */
const DISTANCE_WEIGHT = 6;
/** People seldom get the first letter wrong. */
const FIRST_LETTER_PENALTY = 5;
/** Vowels are what people get wrong. */
const SAME_CONSONANTS_BONUS = 3;
/** Letters in another order are the commonest slip of fingers. */
const TRANSPOSITION_BONUS = 3;
/** Fingers leave letters out more often than they add some. */
const LEFT_OUT_BONUS = 4;
/** A word that the token encoding knows whole is a word to somebody (stdin, http), whatever a dictionary says. */
const KNOWN_RARITY_MAX = 18;

/** Rarer words are hardly meant by a slip. */
const NEIGHBOR_RARITY_MAX = 16;

/** A word that is made by doubling a letter must be a common one. */
const DOUBLED_RARITY_MAX = 15;

/** A word that it knows with a capital is a name (Sarah, Kyoto). */
const KNOWN_NAME_RARITY_MAX = 17;

/** A short slip, or one of two letters, has many neighbors, of which a rare one is hardly meant: “buter” is no “biter”. */
const SHORT_WORD = 6;

/** What is known of a word beside its letters. */
export interface Place {
  /** It begins a sentence, so its capital may be a name's. */
  opensSentence: boolean;
  isRepeated: boolean;
}

/**
 * The likeliest of the proposed words: near to what was written, and common. Undefined where the word is more
 * likely a term that the dictionary lacks than a slip: a wrong correction is worse than none.
 */
export async function pickSpelling(
  written: string,
  proposed: readonly string[],
  place: Place,
): Promise<string | undefined> {
  const from = written.toLowerCase();
  if (await isKnownWord(from)) return undefined;
  let best: string | undefined;
  let least = Infinity;
  let near = 0;
  for (const word of [...proposed, ...(await doubled(from))]) {
    const to = word.toLowerCase();
    if (!isPlausible(from, to, place)) continue;
    // A name is not another name.
    if (place.opensSentence && (await wordRarity(word)) < (await wordRarity(to))) continue;
    const firstLetter = from[0] === to[0] ? 0 : FIRST_LETTER_PENALTY;
    const sound = consonantsOf(from) === consonantsOf(to) ? SAME_CONSONANTS_BONUS : 0;
    const slip = isTransposition(from, to)
      ? TRANSPOSITION_BONUS
      : lacksLetters(from, to)
        ? LEFT_OUT_BONUS
        : 0;
    if (editDistance(from, to) === 1 && (await wordRarity(to)) < NEIGHBOR_RARITY_MAX) near += 1;
    const cost =
      DISTANCE_WEIGHT * editDistance(from, to) + (await wordRarity(to)) + firstLetter - sound - slip;
    if (cost < least) [best, least] = [word, cost];
  }
  const isOther = best !== undefined && consonantsOf(from) !== consonantsOf(best);
  const isFar = best !== undefined && (isOther || from.length <= SHORT_WORD || editDistance(from, best) > 1);
  const rarest = isOther ? 16 : KNOWN_RARITY_MAX;
  if (best !== undefined && isFar && (await wordRarity(best)) > rarest) return undefined;
  const isOneOfMany = best !== undefined && near > 1 && from.length <= SHORT_WORD;
  if (isOneOfMany && isOther && !isTransposition(from, best!)) return undefined;
  return best !== undefined && place.opensSentence ? best.charAt(0).toUpperCase() + best.slice(1) : best;
}

/** Known words with one of its letters twice: “mising” → “missing”. */
async function doubled(word: string): Promise<string[]> {
  const words = [...word].map((letter, index) => word.slice(0, index) + letter + word.slice(index));
  const rarities = await Promise.all(words.map(wordRarity));
  return words.filter((_, index) => (rarities[index] ?? Infinity) < DOUBLED_RARITY_MAX);
}

/** Whether a word that the dictionary lacks is a word all the same: a British one, a term or a name. */
export async function isKnownWord(word: string): Promise<boolean> {
  const small = word.toLowerCase();
  const [, verb = ''] = /^(.{3,}[^aeiouy]{2})ers?$/.exec(small) ?? [];
  if (toAmerican().has(small) || (await isEnglishWord(small)) || (await isEnglishWord(verb))) return true;
  if ((await wordRarity(small)) < KNOWN_RARITY_MAX) return true;
  return (await wordRarity(small.charAt(0).toUpperCase() + small.slice(1))) < KNOWN_NAME_RARITY_MAX;
}

/** Two words, or an apostrophe, only where the letters stay the same (dont → don't); else near enough for its length. */
function isPlausible(from: string, to: string, { opensSentence, isRepeated }: Place): boolean {
  if (/[\s-]/.test(to)) return false;
  if (/['’]/.test(to)) return to.replace(/['’]/g, '') === from.replace(/['’]/g, '');
  const distance = editDistance(from, to);
  if (from.length <= 4) return distance === 1 && (isTransposition(from, to) || to === from + from.at(-1));
  if (opensSentence || isRepeated) return distance === 1;
  if (Math.abs(from.length - to.length) > 1 && (from.startsWith(to) || from.endsWith(to))) return false;
  if (to === from.replace(/ed$/, 'er') || from === `${to}d`) return false;
  if (to === from.replace(/er?(s?)$|r$/, '$1') || to === from.replace(/r(s?)$/, '$1')) return false;
  if (from[0] !== to[0] && distance > 1) return false;
  if (distance === 2) return isTransposition(from, to) || (from.length >= 7 && isLikelySlip(from, to));
  return distance === 1;
}

/** Two letters are wrong: vowels, doubled letters, or letters that were left out or added. */
function isLikelySlip(from: string, to: string): boolean {
  return consonantsOf(from) === consonantsOf(to) || lacksLetters(from, to) || lacksLetters(to, from);
}

/** Whether a word becomes another by adding letters alone. */
function lacksLetters(from: string, to: string): boolean {
  let at = 0;
  for (const letter of to) if (letter === from[at]) at += 1;
  return at === from.length && to.length > from.length;
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}
