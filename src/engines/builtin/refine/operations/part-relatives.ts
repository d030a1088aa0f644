import { regex } from '../../text/regex.js';
import { capitalise, uncapitalise } from '../text/words.js';

const VERBS = `need|cost|take|open|offer|make|give|let|help|allow|show|start|run|include|cover|hold|provide|mean|work|sell|leave|meet|end|begin|last|come|stop|use|contain|apply|keep|want|serve`;
const SINGULAR = `is|was|has|goes|closes|applies|(?:${VERBS})s`;
const PLURAL = `are|were|have|go|close|${VERBS}`;
/** A thing, what “which” says of it, and what the sentence says. */
const RELATIVE = regex.u`^(?<thing>(?:The|Our|This|These|My|Your|Their|His|Her|Its) (?:\p{L}[\p{L}\p{N}'’-]* ?){1,4}), which (?<relative>[^;:"“”()!?\n]{8,200}?), (?<rest>(?<verb>${SINGULAR}|${PLURAL}|will|can|must|may|should)\b [^]{8,})$`;
const OWN_VERB = regex.u`^(?:(?:also|now|still) )?(?:${SINGULAR}|${PLURAL}|will|can|must|may|should|had)\b`;
/** “my grandfather opened in 1958”: the thing is what the verb acts upon. */
const OBJECT = regex.u`^(?<who>I|we|they|he|she|(?:my|our|his|her|their|the) \p{Ll}+(?: \p{Ll}+)?) (?<did>(?:(?:have|has|had) )?(?:opened|built|bought|made|founded|started|launched|painted|designed|repaired|renovated|ordered|received|found|got|rented|created|published|installed|planted))(?<how> (?:in|on|at|for|from|last|together|with|by|two|three|a few|during)\b[^,]{1,80})?$`;

/** “The bakery, which opened in 1958, is moving.” → “The bakery opened in 1958. It is moving.”; undefined without such a clause. */
export function partRelative(sentence: string): string | undefined {
  const { thing = '', relative = '', rest = '', verb = '' } = RELATIVE.exec(sentence)?.groups ?? {};
  const clauses = relative.split(/,? and which /);
  const pronoun = pronounOf(`${verb} ${clauses.find((clause) => OWN_VERB.test(clause)) ?? ''}`);
  const told = clauses.map((clause, index) => tell(clause, index === 0 ? thing : pronoun));
  if (thing === '' || pronoun === '' || told.includes('')) return undefined;
  return [...told, `${pronoun} ${rest}`].join(' ');
}

function pronounOf(verbs: string): 'It' | 'They' | '' {
  if (regex.u`\b(?:${SINGULAR})\b`.test(verbs)) return 'It';
  return regex.u`\b(?:${PLURAL})\b`.test(verbs) ? 'They' : '';
}

function tell(clause: string, thing: string): string {
  if (OWN_VERB.test(clause)) return `${thing} ${clause}.`;
  const { who = '', did = '', how = '' } = OBJECT.exec(clause)?.groups ?? {};
  const object = thing === 'They' ? 'them' : uncapitalise(thing);
  return who === '' ? '' : `${capitalise(who)} ${did} ${object}${how}.`;
}
