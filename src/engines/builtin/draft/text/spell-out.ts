import { CHAT_WORDS } from '../../refine/data/chat-words.js';
import { TYPOS } from '../../refine/data/typos.js';
import { PhraseTable } from '../../refine/text/phrases.js';
import { protect } from '../../refine/text/protect.js';
import { mendSlips } from './tidy.js';
import { inPlainWords } from './plain-request.js';

/** But not “envelopes b4”. */
const CHAT = new PhraseTable(CHAT_WORDS.filter(({ from }) => from !== 'b4'));
/** Words of small letters, which are no names, and of a length that has few other meanings. */
const WORD = /(?<![\p{L}\p{N}@#/._-])[a-z]{5,20}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** Mends slips, chat forms and known misspellings, but not in quotations and addresses. */
export function spellOut(prompt: string): string {
  const { text, restore } = protect(prompt);
  const spelt = text.replace(WORD, (word) => TYPOS.get(word) ?? word);
  return restore(inPlainWords(mendSlips(CHAT.replaceIn(spelt))));
}
