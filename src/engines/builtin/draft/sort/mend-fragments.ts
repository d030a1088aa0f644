import type { Tagger } from '../text/tagger.js';
import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';

const SUBJECT_WORDS_MAX = 6;
/** What a product, a place or a person is called by after its name. */
const DESCRIBES = /product|description|item|listing|bio|profile|about|landing|page|ad\b|advert/i;
/** Opens a sentence of its subject, unless “it” is the weather or a date: “It is cold outside”. */
const PRONOUN =
  /^(?:It|She|He)(?=\s(?!(?:is|was|['’]s) (?:time|important|possible|cold|hot|easy|hard|not|your|our|my)\b)\p{Ll})/u;

/** Gives the first sentence of the content its subject, where the prompt names it just before: `prompt` is masked. */
export function mendFragment(brief: Brief, prompt: string, tagger: Tagger): void {
  const { subject = '', parts, kindName = '' } = brief;
  const [first] = parts;
  if (first === undefined || isLetter(brief) || !/^(?:(?:the|our|my)\s|[\p{Lu}\ue022])/u.test(subject))
    return;
  const clause = /(?<=^(?:who|which)\s)\S[^:]*$/is.exec(first.text)?.[0];
  const isNamed =
    /^(?:(?:the|our|my)\s)?[\p{Lu}\ue022]/u.test(subject) && subject.split(' ').length <= SUBJECT_WORDS_MAX;
  // “… for our cook Gerda who retires on 3 May”
  if (clause !== undefined) parts[0] = { kind: 'sentence', text: `${subject} ${clause}` };
  // “… for Carriage Return, a company that rents typewriters”
  else if (isNamed && isSingular(first.text) && prompt.includes(`${subject}, ${first.text.slice(0, 20)}`))
    parts[0] = { kind: 'sentence', text: `${capitalise(subject)} is ${first.text}` };
  // “… for the Lumbrella neck roll. It is filled with buckwheat”
  else if (isNamed && DESCRIBES.test(kindName) && PRONOUN.test(first.text) && tagger.isSentence(first.text))
    first.text = first.text.replace(PRONOUN, () => capitalise(subject));
}

/** “a company that …”, “our sauna trailer rental”, but not “our two cats”. */
function isSingular(text: string): boolean {
  const [, article = '', noun = ''] =
    /^(an?|our|the|my)\s(.*?)(?:\s(?:that|which|who|for|of|in|at|from|with|to)\s.*)?[.]?$/is.exec(text) ?? [];
  return article !== '' && !/[,:]/.test(noun) && (/^an?$/.test(article) || !/(?<!s)s$/i.test(noun));
}
