import { CHAT_WORDS } from '../../refine/data/chat-words.js';
import { TYPOS } from '../../refine/data/typos.js';
import { pickSpelling } from '../../refine/grammar/spelling.js';
import { PhraseTable } from '../../refine/text/phrases.js';

/** Words in small letters, which are no names, and long enough to have one likely meaning. */
const WORD = /(?<![\p{L}\p{N}@#/._'’-])\p{Ll}{6,16}(?![\p{L}\p{N}@/_'’-]|\.\p{L})/gu;
const WORDS_MAX = 400;

/** Mends words of a prompt that differ by one light slip from a common word and are no words themselves. */
export async function mendSpelling(prompt: string): Promise<string> {
  const words = [...new Set(prompt.match(WORD))].slice(0, WORDS_MAX);
  const mended = new Map<string, string>();
  // Known misspellings are mended later, where quotations are set apart.
  for (const word of words)
    if (!TYPOS.has(word)) {
      const meant = await pickSpelling(word, [], true);
      if (meant && isSure(word, meant)) mended.set(word, meant);
    }
  return prompt.replace(WORD, (word) => mended.get(word) ?? word);
}

/** Whether a letter was missed, doubled or moved, rather than another one written: a “driper” is no driver. */
function isSure(word: string, meant: string): boolean {
  return word.length !== meant.length || [...word].toSorted().join() === [...meant].toSorted().join();
}

/** But not “envelopes b4”. */
const CHAT = new PhraseTable(CHAT_WORDS.filter(({ from }) => from !== 'b4'));
/** Words of small letters, which are no names, and of a length that has few other meanings. */
const TYPO = /(?<![\p{L}\p{N}@#/._-])[a-z]{5,20}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** Writes chat forms and known misspellings as words. */
export function mendTypos(text: string): string {
  return CHAT.replaceIn(text.replace(TYPO, (word) => TYPOS.get(word) ?? word));
}
