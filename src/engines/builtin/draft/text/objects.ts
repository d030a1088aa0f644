import { completeNote } from './complete-note.js';
import { isClause, isRequest, QUESTION, THANKS } from './part-run.js';
import { splitAtCommas } from './split.js';
import type { Tagger } from './tagger.js';
import { trimMarks } from './tidy.js';

const ACT =
  /^(?:(?:and|also|then|please) )*(?:ask|thank|tell|offer|suggest|wish|mention|say|apologi[sz]e|invite|remind|congratulate|explain|regards|best)\b/i;
const OBJECTS =
  /^(?:to |please )?(?:ask|request|order|reserve)(?:ing)?\b.*\b(?:access|quote|offer|estimate)\b/i;
const ACTS_ON = /^(?:to |please )?(?:ask|request|invit|remind|confirm|cancel|reserv|book)\p{Ll}*\b/iu;

/** When, where and how much: “7 to 9 pm”, “room 12”, “Lindenweg 8”, “due 30 April”. */
export const DETAIL =
  /^(?:\d.{0,25}|room \S+|due .{3,30}|now .{3,20} (?:late|overdue)|\p{Lu}\p{L}+(?: \p{L}+){0,2} \d+\p{Ll}?)$/u;

/** Whether a piece after a comma continues the object before it: “a quote for 500 cards, matte, delivery to Oslo”. */
export function isObject(piece: string, tagger: Tagger): boolean {
  const asks = isRequest(piece) || QUESTION.test(piece) || THANKS.test(piece) || ACT.test(piece);
  return !asks && !isClause(piece, tagger) && completeNote(piece, { speaksAsWe: false }) === undefined;
}

/** Whether words are a noun phrase, or one with more of its kind: “a quote for 500 cards, matte, delivery to Oslo”. */
export function isPhrase(words: string, tagger: Tagger): boolean {
  const [first = '', ...others] = splitAtCommas(words);
  return tagger.isNounPhrase(first) && others.every((each) => isObject(each, tagger));
}

/** “give her access to the drive | the CRM and the printer”: the objects of a request stay in one clause. */
export function joinObjects(clauses: readonly string[], tagger: Tagger): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isDetail = joined.length === 1 && DETAIL.test(trimMarks(clause)) && ACTS_ON.test(last ?? '');
    if (last && (isDetail || OBJECTS.test(last)) && isObject(clause, tagger))
      joined.splice(-1, 1, `${last}, ${clause}`);
    else joined.push(clause);
  }
  return joined;
}
