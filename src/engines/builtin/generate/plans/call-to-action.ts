import { lowerFirst } from '../grammar/casing.js';
import { isVerbPhrase } from '../grammar/phrases.js';
import { asSentence } from '../realise/polish.js';

/** A call to action as a sentence: an instruction stays one, anything else is where to find out more. */
export function callToAction(text: string): string {
  if (isVerbPhrase(lowerFirst(text)) || /^\p{Lu}\p{L}+\s/u.test(text)) return asSentence(text);
  return asSentence(/^(?:https?:|www\.)|\.\w{2,}/.test(text) ? `Find out more: ${text}` : text);
}
