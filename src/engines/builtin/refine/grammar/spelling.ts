import { wordRarity } from '../../../token-count.js';

/** A step of distance outweighs this much rarity (in doublings); measured on classic misspellings. */
const DISTANCE_WEIGHT = 6;
/** People seldom get the first letter wrong. */
const FIRST_LETTER_PENALTY = 5;

/** The likeliest of the proposed words: near to what was written, and common. */
export async function pickSpelling(
  written: string,
  proposed: readonly string[],
): Promise<string | undefined> {
  let best: string | undefined;
  let least = Infinity;
  for (const word of proposed) {
    if (!isPlausible(written, word)) continue;
    const from = written.toLowerCase();
    const to = word.toLowerCase();
    const cost =
      DISTANCE_WEIGHT * editDistance(from, to) +
      (await wordRarity(to)) +
      (from[0] === to[0] ? 0 : FIRST_LETTER_PENALTY);
    if (cost < least) [best, least] = [word, cost];
  }
  return best !== undefined && /^\p{Lu}/u.test(written) ? best.charAt(0).toUpperCase() + best.slice(1) : best;
}

/** Two words, or an apostrophe, only where the letters stay the same (dont → don't). */
function isPlausible(written: string, proposed: string): boolean {
  if (/[\s-]/.test(proposed)) return false;
  if (!/['’]/.test(proposed)) return true;
  return proposed.replace(/['’]/g, '').toLowerCase() === written.replace(/['’]/g, '').toLowerCase();
}

/** Damerau and Levenshtein's distance: insertions, deletions, replacements and neighbours swapped. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? 0;
}
