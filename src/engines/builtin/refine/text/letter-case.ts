import { wordRarity } from '../../../output/token-count.js';
import { capitalise, wordSet } from './words.js';

const KEPT =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|June|July|August|September|October|November|December|English|French|German|Spanish|American|British|European|London|Paris|Berlin|Europe|America|Africa|Asia|India|China|Japan|Germany|France|Spain|Italy|Google|Microsoft|Apple|Amazon|Facebook|Instagram|Christmas|Easter|Internet)$/;
/** Beside a name these are part of it: “New Zealand”, “Hyde Park”. */
const PART_OF_NAME =
  /^(?:New|North|South|East|West|San|Saint|Mount|Great|Los|Las|Port|Lake|Park|Street|Road|Bridge|District|University|Hall|School|Church|Castle|Valley|River|Island|Islands|Square|Station|Museum|Beach|Bay|Hill|County|City|Central|Royal|Old|Upper|Lower|River)$/;
/** Above this rarity a word in small letters is hardly known. */
const COMMON_RARITY_MAX = 18;
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;

/**
 * Writes a sentence with a capital only where it begins. Of its other words only those are made small that are commoner so;
 * the rest may be names and are handed to `leave`.
 */
export async function toSentenceCase(sentence: string, leave: (word: string) => void): Promise<string> {
  const { default: nlp } = await import('compromise');
  const isShouted = sentence === sentence.toUpperCase();
  const parts = sentence.split(/(\p{L}+)/u);
  const words = parts.filter((_, index) => index % 2 === 1);
  const isName = async (word: string, index: number): Promise<boolean> => {
    const small = word.toLowerCase();
    if (isShouted) return KEPT.test(capitalise(small)) || nlp(small).has('(#City|#Country|#Region)');
    if (index === 0 || !CAPITALISED.test(word)) return false;
    if (KEPT.test(word) || /^ \d/.test(parts[2 * index + 2] ?? '')) return true;
    const rarity = await wordRarity(small);
    if (rarity >= COMMON_RARITY_MAX || rarity >= (await wordRarity(word))) return true;
    return nlp(small).has('(#FirstName|#Place|#City|#Country|#Region|#Month|#WeekDay)');
  };
  const names = await Promise.all(words.map(isName));
  // With only a blank between the two.
  const isBesideName = (index: number) =>
    (names[index + 1] && parts[2 * index + 2] === ' ') || (names[index - 1] && parts[2 * index] === ' ');
  const written = words.map((word, index) => {
    if (isShouted) return names[index] ? capitalise(word.toLowerCase()) : word.toLowerCase();
    if (word === 'A' && index > 0 && CAPITALISED.test(words[index + 1] ?? '')) return 'a';
    if (!CAPITALISED.test(word)) return word;
    if (!names[index] && !(PART_OF_NAME.test(word) && isBesideName(index))) return word.toLowerCase();
    if (!KEPT.test(word) && index > 0) leave(word);
    return word;
  });
  const joined = parts.map((part, index) => (index % 2 === 1 ? written[(index - 1) / 2]! : part)).join('');
  return capitalise(joined.replace(/(?<![\p{L}\p{N}])i(?![\p{L}\p{N}])/gu, 'I'));
}

/** Words that stay small inside a title. */
const SMALL = wordSet`a an the and but or nor for so yet as at by in of off on per to up via vs from into onto over with`;

/** Title Case as newspapers set it: all words but short ones; words with capitals of their own stay as they are. */
export function toTitleCase(text: string): string {
  const words = text.split(/(\s+)/);
  const last = words.findLastIndex((word) => /\p{L}/u.test(word));
  const first = words.findIndex((word) => /\p{L}/u.test(word));
  return words
    .map((word, index) => {
      const opensPart = index === first || index === last || /[:.!?–—]["'”’)]*$/.test(words[index - 2] ?? '');
      const bare = word.replace(/[^\p{L}'’-]/gu, '').toLowerCase();
      if (!opensPart && SMALL.has(bare)) return /^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word;
      return word.replace(
        /(^|-|[^\p{L}\p{N}'’.-])(\p{Ll})(?=(\p{L}*))/gu,
        (whole, before: string, letter: string, rest: string) =>
          /\p{Lu}/u.test(rest) ? whole : before + letter.toUpperCase(),
      );
    })
    .join('');
}
