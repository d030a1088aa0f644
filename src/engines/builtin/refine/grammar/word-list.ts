import { readFile } from 'node:fs/promises';
import listFile from 'word-list';

let words: Promise<ReadonlySet<string>> | undefined;

/** Whether a word, in small letters, is one of some 270,000 English words, of which the grammar library has a part. */
export async function isEnglishWord(word: string): Promise<boolean> {
  words ??= readFile(listFile, 'utf8').then((text) => new Set(text.split('\n')));
  return (await words).has(word);
}
