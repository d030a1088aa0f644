import { capitalise } from '../text/tidy.js';
import { isLetter, type Brief } from './brief.js';
import { regex } from '../../text/regex.js';

const NAME = /^(?:(?:the|our|my)\s)?[\p{Lu}\ue022]/u;
const NAME_WORDS_MAX = 6;
/** “a wax technician at Rupnik Vosek” */
const LAST_NAME = regex.u`\s(?:at|for|of|from|by|with) (?<name>\p{Lu}[^\s,]*(?: (?:(?:of|on|and|&) )?\p{Lu}[^\s,]*){0,4})$`;
/** Opens a sentence of its subject, unless “it” is the weather or a date: “It is cold outside”. */
const PRONOUN = regex.u`^(?:It|She|He|They)(?=\s(?!takes?\b|rain|snow|turns?\b|(?:is|was|['’]s) (?:time|important|possible|cold|hot|easy|hard|not|your|our|my)\b)\p{Ll})`;

/** Gives the first sentence of the content its subject, where the prompt names it just before. */
export function mendFragment(brief: Brief): void {
  const { subject = '', parts } = brief;
  const [first] = parts;
  if (first === undefined) return;
  // “… about the heating, it does not work”
  if (isLetter(brief)) {
    if (/^(?:the|our|my) [\p{Ll} -]+(?<!s)$/u.test(subject))
      first.text = first.text.replace(
        /^It (?=(?:is|does|has|was|will|stopped|broke)(?:n['’]t)? )/i,
        `${capitalise(subject)} `,
      );
    return;
  }
  const clause = /(?<=^(?:who|which)\s)\S[^:]*$/is.exec(first.text)?.[0];
  // “… for our cook Gerda who retires on 3 May”
  if (clause !== undefined && /^(?:(?:the|our|my)\s|\p{Lu})/u.test(subject))
    parts[0] = { kind: 'sentence', text: `${subject} ${clause}` };
  const name = NAME.test(subject) ? subject : LAST_NAME.exec(subject)?.groups?.name;
  if (clause !== undefined || name === undefined || name.split(' ').length > NAME_WORDS_MAX) return;
  // “… for Carriage Return, a company that rents typewriters”
  if (describes(first.text) && brief.prompt.includes(`${name}, ${first.text.slice(0, 20)}`))
    parts[0] = { kind: 'sentence', text: `${capitalise(name)} is ${first.text}` };
  // “… for the Lumbrella neck roll. It is filled with buckwheat”
  else if (name === subject && PRONOUN.test(first.text) && brief.tagger.isSentence(first.text))
    first.text = first.text.replace(PRONOUN, () => capitalise(subject));
}

/** “a company that …”, “our sauna trailer rental”, but not “our two cats”. */
function describes(text: string): boolean {
  const [, article = '', noun = ''] =
    /^(an?|our|the|my)\s(.*?)(?:\s(?:that|which|who|for|of|in|at|from|with|to)\s.*)?[.]?$/is.exec(text) ?? [];
  return article !== '' && !/[,:]/.test(noun) && (/^an?$/.test(article) || !/(?<!s)s$/i.test(noun));
}
