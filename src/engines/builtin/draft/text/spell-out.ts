import { writeOutChat } from '../../refine/grammar/chat-spelling.js';
import { mendTypos } from '../../refine/grammar/own-rules.js';
import { protect } from '../../refine/text/protect.js';
import { mendSlips } from './tidy.js';

/** Mends slips and known misspellings, and writes out the spellings of chats, but not in quotations and addresses. */
export function spellOut(prompt: string): string {
  const { text, restore } = protect(prompt);
  return mendSlips(restore(mendTypos(writeOutChat(text))));
}
