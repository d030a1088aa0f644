import { readFile } from 'node:fs/promises';
import listFile from 'word-list';
import { commonWords } from '../../../output/token-count.js';

interface CommonWord {
  word: string;
  rarity: number;
  letters: number;
}

/** Words that share all but so many letters, and differ in length by no more, may be slips of each other. */
const DIFFERENT_MAX = 2;

let byFirstLetter: Promise<ReadonlyMap<string, CommonWord[]>> | undefined;

/** The common words of about the same letters that begin with the first or the second letter of a lowercase word, with their rarity. */
export async function commonWordsNear(word: string): Promise<Map<string, number>> {
  byFirstLetter ??= commonWords().then((words) =>
    Map.groupBy(
      [...words].map(([common, rarity]) => ({ word: common, rarity, letters: lettersOf(common) })),
      ({ word: common }) => common.charAt(0),
    ),
  );
  const index = await byFirstLetter;
  const letters = lettersOf(word);
  const near = [...new Set(word.slice(0, 2))]
    .flatMap((first) => index.get(first) ?? [])
    .filter((common) => Math.abs(common.word.length - word.length) <= DIFFERENT_MAX)
    .filter((common) => countOnes(common.letters ^ letters) <= DIFFERENT_MAX);
  return new Map(near.map((common) => [common.word, common.rarity]));
}

/** A bit for each letter of the alphabet. */
function lettersOf(word: string): number {
  return [...word.replace(/[^a-z]/g, '')].reduce(
    (bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)),
    0,
  );
}

function countOnes(bits: number): number {
  let ones = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

let words: Promise<ReadonlySet<string>> | undefined;

/** Whether a word, in small letters, is one of some 270,000 English words, of which the grammar library has a part. */
export async function isEnglishWord(word: string): Promise<boolean> {
  words ??= readFile(listFile, 'utf8').then((text) => new Set(text.split('\n')));
  return (await words).has(word);
}
