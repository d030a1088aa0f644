import { wordList } from './words.js';

/**
 * What slips cost, in doublings of rarity: a slip of 8 is as likely as a word that is 256 times rarer. Found by a search
 * over misspellings of learners and programmers, and terms that must stay.
 */
const COST = {
  doubled: 6.5,
  endingLeftOut: 4,
  swapped: 10,
  sound: 10,
  leftOut: 9,
  addedVowel: 13,
  added: 16,
  otherVowel: 12,
  otherLetter: 17,
  firstLetter: 10,
};
const VOWELS = 'aeiouy';
/** Letters that sound alike. */
const SOUNDS = new Set(
  wordList`ckqsx szc fv bp dt gjk mn lr vw`.flatMap((row) =>
    [...row].flatMap((one) => [...row].map((other) => one + other)),
  ),
);

/** What it costs to take one lowercase word for a slip of another: a weighted Damerau-Levenshtein distance. Infinite above `costMax`. */
export function slipCost(written: string, meant: string, costMax = Infinity): number {
  const swapsFirst = written[0] === meant[1] && written[1] === meant[0];
  const first = written[0] === meant[0] || swapsFirst ? 0 : COST.firstLetter;
  const extra = [...written].map((letter, at) =>
    extraLetterCost(written, at, VOWELS.includes(letter) ? COST.addedVowel : COST.added),
  );
  const missed = [...meant].map((_, at) =>
    /^ed?$/.test(meant.slice(at)) ? COST.endingLeftOut : extraLetterCost(meant, at, COST.leftOut),
  );
  let before: number[] = [];
  let previous = [0];
  for (const cost of missed) previous.push(previous.at(-1)! + cost);
  for (let i = 0; i < written.length; i += 1) {
    const row = [previous[0]! + extra[i]!];
    for (let j = 0; j < meant.length; j += 1) {
      const replaced = previous[j]! + replacement(written[i]!, meant[j]!);
      const isSwap = i > 0 && j > 0 && written[i] === meant[j - 1] && written[i - 1] === meant[j];
      const swapped = isSwap ? before[j - 1]! + COST.swapped : Infinity;
      row.push(Math.min(previous[j + 1]! + extra[i]!, row[j]! + missed[j]!, replaced, swapped));
    }
    if (Math.min(...row) + first > costMax) return Infinity;
    [before, previous] = [previous, row];
  }
  const cost = previous.at(-1)! + first;
  return cost > costMax ? Infinity : cost;
}

/** The cost of a letter that only one of two words has; little where it stands doubled. */
function extraLetterCost(word: string, at: number, cost: number): number {
  const letter = word[at];
  return letter === word[at - 1] || letter === word[at + 1] ? COST.doubled : cost;
}

function replacement(written: string, meant: string): number {
  if (written === meant) return 0;
  if (VOWELS.includes(written) && VOWELS.includes(meant)) return COST.otherVowel;
  return SOUNDS.has(written + meant) ? COST.sound : COST.otherLetter;
}
