import { countWords } from '../text/words.js';
import { regex } from '../../text/regex.js';
import { isListOfClauses, type Cut } from './run-ons.js';

const SUBJECT = String.raw`(?:I|you|he|she|it|we|they|this|these|that|those|there|everyone|nobody|people|(?:the|our|your|their|my|his|her|its|a|an|some|any|many|most|all|each|every)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)`;
const VERB = String.raw`\s(?:\p{L}+ly\s+)?(?:is|are|was|were|am|be|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|need|needs|want|wants|help|helps|make|makes|made|take|takes|took|get|gets|got|give|gives|gave|go|goes|went|know|knows|knew|think|thinks|thought|see|sees|saw|say|says|said|come|comes|came|use|uses|suggest|suggests|show|shows|mean|means|work|works|cost|costs|keep|keeps|tell|tells|start|starts|feel|feels|seem|seems|look|looks|let|lets|allow|allows|love|loves|like|likes|find|finds|found|became|begin|began|run|runs|ran|\p{L}{3,}(?:ed|es)(?! (?:to|by|for|with)\b)|\p{L}+n['’]t)(?![\p{L}])|['’](?:s|re|ve|ll|d|m)(?![\p{L}])`;
const CLAUSE = String.raw`(?=${SUBJECT}(?:${VERB}))`;
const HAS_VERB = regex.iu`${VERB}`;
/** “Bread, butter, and the cheese …”: what follows belongs to a list. */
const LISTED = /,\s+(?!(?:before|after|by|until|from|in|on|at|since|during|with)\s)[^,]{1,40}$/;
/** Where a whole clause begins, and how it does as a sentence. */
export const CLAUSES: readonly [RegExp, string][] = [
  [regex.gu`;\s+(?:however,\s+)?${CLAUSE}`, ''],
  [regex.gu`,\s+and\s+${CLAUSE}`, ''],
  [/,\s+and\s+(?=(?:I|he|she|we|they)\s)/gu, ''],
  [/,\s+and\s+although\s+(?=\p{L})/gu, 'Although '],
  [/,\s+and\s+if\s+(?=\p{L})/gu, 'If '],
  [/,\s+and\s+(?=(?:anyone|anybody|everyone|everybody|those|people) who\s)/gu, ''],
  [regex.gu`,\s+(?:and\s+)?otherwise\s+${CLAUSE}`, 'Otherwise '],
  [regex.gu`,\s+and\s+(?:after that|then),?\s+${CLAUSE}`, 'After that '],
  [regex.gu`,\s+(?:but|although)\s+${CLAUSE}`, 'But '],
  [regex.gu`,\s+so\s+${CLAUSE}`, 'So '],
  [regex.gu`,\s+while\s+${CLAUSE}`, ''],
  [/,?\s+so\s+(?=(?:thank you|thanks|please)\s)/gu, 'So '],
];
/** Where a relative clause or a reason begins; looked for where no whole clause does. */
export const ADDITIONS: readonly [RegExp, string][] = [
  [/,\s+which\s+means\s+(?:that\s+)?(?=\p{L})/gu, 'This means that '],
  [/,\s+which\s+is\s+why\s+(?=\p{L})/gu, 'This is why '],
  [
    /,\s+which\s+(?=(?:is|was|has|can|will|helps?|makes?|takes?|gives?|shows?|lets?)\s[^,]*$)(?!.*\band which\b)/gu,
    'This ',
  ],
  [/,\s+which\s+(?=(?:are|were|have)\s[^,]*$)/gu, 'These '],
  [
    /(?<=\d|day|week|month|year|January|February|March|April|May|June|July|August|September|October|November|December),\s+when\s+(?=(?:I|we|they|he|she|it|you)\s+(?:will|can)\s)/gu,
    'Then ',
  ],
  [
    regex.gu`(?<!\b(?:not|never|just|only|mainly|mostly|partly|simply|probably|perhaps)\b[^.]*|n['’]t\b[^.]*)\s+because\s+${CLAUSE}(?=(?:\S+\s+){9})`,
    'This is because ',
  ],
];
/** What a clause that cannot stand alone begins with. */
const LEANS = regex.i`^(?:because|since|although|though|if|when|while|unless|until|whether|as|than|that|which|who|to)\b`;
const SUBORDINATE = regex.i`^(?:if|when|because|although|while|unless|since|as|after|before|once|whether)\b`;
const CONDITIONAL = regex.i`^(?:if|unless|where|should|in case|provided)\b`;
const OPEN_CLAUSE = regex.i`\b(?:that|whether|if|between|both|because|since|when|while|although|who|which)\s*[^,]*$`;
const PART_WORDS_MIN = 5;
const CUTS_MAX = 40;

/** The places of a sentence where one of these seams parts it into two sentences. */
export function cutsAt(seams: readonly [RegExp, string][], sentence: string): Cut[] {
  return seams.flatMap(([seam, opening]) =>
    [...sentence.matchAll(seam)].slice(0, CUTS_MAX).flatMap((match): Cut[] => {
      const head = sentence.slice(0, match.index);
      const end = match.index + match[0].length;
      const cut = { start: match.index, end, opening };
      return mayPart(head, match[0], sentence.slice(end), opening) ? [cut] : [];
    }),
  );
}

function mayPart(head: string, seam: string, tail: string, opening: string): boolean {
  if (opening === '' && LEANS.test(tail)) return false;
  if (head.endsWith(',') || !HAS_VERB.test(head) || (LISTED.test(head) && /^,\s+and\b/.test(seam)))
    return false;
  if (/^,\s+and\b/.test(seam) && isListOfClauses(head)) return false;
  // Within “…, which was built in 1926 and last painted in 1988, …” no whole clause begins.
  if (/,\s(?:which|who|whose|where)\s[^,]*$/i.test(head) && /^\s*and\b/.test(seam)) return false;
  if (countWords(head) < PART_WORDS_MIN || countWords(tail) < PART_WORDS_MIN - 1) return false;
  if (opening.startsWith('This is b') && /^(?:please|kindly|can|could|would)\b|[,;] please\b/i.test(head))
    return false;
  if (SUBORDINATE.test(head) && !head.includes(',')) return false;
  // What follows may hold on the same condition.
  if (CONDITIONAL.test(head) && /^,?\s+and (?!after|then)/.test(seam)) return false;
  return /^(?:[;,]|\s+so\s)/.test(seam) || !OPEN_CLAUSE.test(head);
}
