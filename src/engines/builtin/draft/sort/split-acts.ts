import { cutRun } from '../text/part-run.js';
import type { Tagger } from '../text/tagger.js';
import { isLetter, type Brief } from './brief.js';
import type { FactReader } from './fact-reader.js';

const NEXT_ACT =
  /,\s(?=(?:and |also |then )?(?:ask|thank|tell|offer|suggest|wish|mention|apologi[sz]e|invite|remind|congratulate)\s)/;

/** An act and what follows it: “ask for a refund, we paid in May, thank them”. */
function splitActs(words: string, brief: Brief, tagger: Tagger): string[] {
  if (!isLetter(brief)) return [words];
  const [first = '', ...others] = words.split(NEXT_ACT);
  return [...cutRun(first, tagger, brief), ...others];
}

/** Reads words that begin with an act, and what follows it; false where they begin with none. */
export function readActs(words: string, facts: FactReader, brief: Brief, tagger: Tagger): boolean {
  const [act = '', ...others] = splitActs(words, brief, tagger);
  const isAct = facts.readAct(act, true);
  if (isAct) facts.read(others.join(', '));
  return isAct;
}
