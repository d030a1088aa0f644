import { LRUCache } from 'lru-cache';
import { wordRarity } from '../../../output/token-count.js';
import { toAmerican } from '../data/spelling-variants.js';
import { slipCost } from '../text/slip-cost.js';
import { capitalise, isCommonName } from '../text/words.js';
import { commonWordsNear, isEnglishWord } from './common-words.js';

/** A word that is a single token is in use (stdin, http), whether or not a dictionary has it. */
const KNOWN_RARITY_MAX = 18;
/** A word that it knows with a capital is a name (Sarah, Kyoto). */
const KNOWN_NAME_RARITY_MAX = 17;

/** One light slip, for a word that may be a name or a term. */
const TERM_COST_MAX = 12;
/** What the slips and the rarity of the meant word may come to: a longer word is seldom near to another by chance. */
const totalMax = (length: number) => 18 + 2 * Math.min(length, 12);
/** Two words whose costs differ by less are as likely as each other. */
const MARGIN = 3;
/** A word with a capital may be a name, so the meant one must be more common. */
const NAME_MARGIN = 6;

/** What may be meant by recent words, as each text is checked several times. The dialect decides what is proposed. */
const candidatesByWord = new LRUCache<string, Candidate[]>({ max: 5_000 });

/**
 * The word that was meant: near to what was written, common, and of a class that may stand there. Undefined where two are as likely, or where the word is
 * more likely a term that the dictionary lacks than a slip: a wrong correction is worse than none.
 */
export async function pickSpelling(
  written: string,
  proposed: readonly string[],
  isRepeated: boolean,
  mayStand: (word: string) => boolean = () => true,
): Promise<string | undefined> {
  const from = written.toLowerCase();
  // It begins a sentence, so its capital may be a name's.
  const opensSentence = /^\p{Lu}/u.test(written);
  if (await isKnownWord(from)) return undefined;
  const key = [from, ...proposed].join();
  const candidates = candidatesByWord.get(key) ?? (await candidatesFor(from, proposed));
  candidatesByWord.set(key, candidates);
  const [best, ...others] = candidates.filter(({ word }) => mayStand(word)).sort((a, b) => a.total - b.total);
  const limit = totalMax(from.length) - (opensSentence ? NAME_MARGIN : 0);
  if (best === undefined || best.total > limit) return undefined;
  if ((opensSentence || isRepeated) && best.cost > TERM_COST_MAX) return undefined;
  const rivals = others.filter(({ word }) => word !== `${best.word}s` && best.word !== `${word}s`);
  if (rivals.some(({ total }) => total - best.total < MARGIN)) return undefined;
  const name = capitalise(best.word);
  if (!opensSentence) return best.word;
  // A name is not another name.
  return (await wordRarity(name)) < (await wordRarity(best.word)) ? undefined : name;
}

interface Candidate {
  word: string;
  /** What the slips cost. */
  cost: number;
  /** The slips and the rarity of the word. */
  total: number;
}

/** Suggested spellings without names, except months, days and languages. An apostrophe is added or moved only if the letters stay the same (dont → don't). */
async function candidatesFor(from: string, proposed: readonly string[]): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  const words = await commonWordsNear(from);
  const lowercase = proposed.map((word) => word.toLowerCase());
  for (const word of lowercase) words.set(word, await wordRarity(word));
  for (const [word, rarity] of words) {
    const hasApostrophe = /['’]/.test(word);
    if (hasApostrophe ? lettersOf(word) !== lettersOf(from) : /['’]/.test(from)) continue;
    const cost = slipCost(lettersOf(from), lettersOf(word), totalMax(from.length) + MARGIN - rarity);
    if (cost === Infinity || /[\s-]/.test(word)) continue;
    const isName = isCommonName(word) && lowercase.includes(word) && !proposed.includes(word);
    if (isName || proposed.includes(word) || (await isEnglishWord(word)))
      candidates.push({ word: isName ? capitalise(word) : word, cost, total: cost + rarity });
  }
  return candidates;
}

function lettersOf(word: string): string {
  return word.replace(/['’]/g, '');
}

/** Whether a word that the dictionary lacks is a word all the same: a British one, a term or a name. */
export async function isKnownWord(word: string): Promise<boolean> {
  const small = word.toLowerCase();
  const [, verb = ''] = /^(.{3,}[^aeiouy]{2})ers?$/.exec(small) ?? [];
  if (toAmerican().has(small) || (await isEnglishWord(small)) || (await isEnglishWord(verb))) return true;
  if ((await wordRarity(small)) < KNOWN_RARITY_MAX) return true;
  return (await wordRarity(capitalise(small))) < KNOWN_NAME_RARITY_MAX;
}
