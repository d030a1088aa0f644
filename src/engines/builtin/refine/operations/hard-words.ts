import { commonWords } from '../../../output/token-count.js';
import { regex } from '../../text/regex.js';
import { findInProse } from './leftovers.js';

/** In small letters but for the first of a sentence: a capital may make it a name. */
const CANDIDATE = regex.gu`(?<![\p{L}\p{N}'’@/-])(?:pro rata|(?:(?<=^|[.!?]\s)\p{Lu}|\p{Ll})\p{Ll}{4,})(?![\p{L}\p{N}@-])`;
/** Endings of the words that English has from Latin, which everyday words seldom have. */
const LATIN =
  /.{3}(?:tions?|sions?|ances?|ences?|ity|ities|ous(?:ly)?|ives?|ively|ate[ds]?|ating|ary|ory|ably?|ibl[ey]|fy|fied|ants?|ents?|ular|aneous|tained?|ic|ical(?:ly)?|i[sz]e[ds]?)$/;
/** Words of offices, courts, clinics and laboratories that are common enough in print. */
const TERM =
  /^(?:pro rata|transient|abstain|cessation|posology|manifest|remit|waived?|persistent|forfeit\w*|lessee|lessor|occupancy|arrears|liability|liable|credentials?|requisite|authenticat\w+|surrendered|inoperable|habitual|pursuant|forthwith|accru\w+|ascertain\w*|rescind\w*|levied|indemnif\w+|statutory|fiduciary|amorti[sz]\w+|renal|hepatic|plasma|a?etiology|exacerbat\w+|mitigat\w+|notwithstanding|hereby|herein|thereof|whereas|affix\w{0,3}|borne|ingress|egress|concomitant|refrain|consent|prohibited)$/;
/** As log₂ of its rank; a rarer word is in few people's mouths. */
const RARITY_MIN = 16.2;

/** The words of a text that many readers do not know. */
export async function findHardWords(content: string): Promise<string[]> {
  const rarities = await commonWords();
  const isRare = (word: string) =>
    formsOf(word).every((form) => (rarities.get(form) ?? Infinity) >= RARITY_MIN);
  const isHard = (word: string) => TERM.test(word) || (LATIN.test(word) && isRare(word));
  return findInProse(content, CANDIDATE).filter((word) => isHard(word.toLowerCase()));
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
