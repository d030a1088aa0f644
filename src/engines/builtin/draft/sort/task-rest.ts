import type { Tagger } from '../text/tagger.js';
import { isLetter, type Brief } from './brief.js';
import { readRecipient, TITLED } from './recipient.js';

/** “a vacuum cleaner that is really quiet” */
const QUALITY = /^(?:that|which|who) (?!(?:i|we|you)\b)(?:[^\s,:\d]+ ){1,7}[^\s,:\d]+$/i;
const TITLED_FIRST = new RegExp(`^${TITLED.source}`, 'u');

/** Adds words to the recipient or the subject that they belong to; false where they belong to neither. */
export function extendSlot(rest: string, fact: string, brief: Brief, tagger: Tagger): boolean {
  const { recipient } = brief;
  const person = rest.replace(/^(?:attn|att|c\/o)[.:\ue02e]?\s+/i, '');
  if (recipient?.words && isLetter(brief) && TITLED_FIRST.test(person) && !tagger.isSentence(person))
    brief.recipient = { ...readRecipient(person), words: `${person}, ${recipient.words}` };
  else if (/^\ue028[^\ue029]*\ue029$/.test(rest) && recipient)
    brief.recipient = { ...recipient, words: `${recipient.words} ${rest}` };
  else if (brief.subject && !isLetter(brief) && fact === '' && QUALITY.test(rest))
    brief.subject += ` ${rest}`;
  else return false;
  return true;
}
