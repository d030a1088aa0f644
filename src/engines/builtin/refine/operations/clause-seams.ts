import { countWords } from '../text/words.js';
import { regex } from '../../text/regex.js';
import { clausesIn, finiteVerbsIn, opensWhole } from './clause-openings.js';
import { isListOfClauses, type Cut } from './run-ons.js';

const SUBJECT = String.raw`(?:I|you|he|she|it|we|they|this|these|that|those|there|everyone|nobody|people|(?:the|our|your|their|my|his|her|its|a|an|some|any|many|most|all|each|every)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)`;
const VERB = String.raw`\s(?:\p{L}+ly\s+)?(?:is|are|was|were|am|be|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|need|needs|want|wants|help|helps|make|makes|made|take|takes|took|get|gets|got|give|gives|gave|go|goes|went|know|knows|knew|think|thinks|thought|see|sees|saw|say|says|said|come|comes|came|use|uses|suggest|suggests|show|shows|mean|means|work|works|cost|costs|keep|keeps|tell|tells|start|starts|feel|feels|seem|seems|look|looks|let|lets|allow|allows|love|loves|like|likes|find|finds|found|became|begin|began|run|runs|ran|\p{L}{3,}(?:ed|es)(?! (?:to|by|for|with)\b)|\p{L}+n['’]t)(?![\p{L}])|['’](?:s|re|ve|ll|d|m)(?![\p{L}])`;
const CLAUSE = String.raw`(?=${SUBJECT}(?:${VERB}))`;
const WHOLE = regex.iu`^${SUBJECT}(?:${VERB})`;
const HAS_VERB = regex.iu`${VERB}`;
/** “Bread, butter, and the cheese …”: what follows belongs to a list. */
const LISTED = /,\s+(?!(?:before|after|by|until|from|in|on|at|since|during|with|to|up to|of)\s)[^,]{1,40}$/;
/** What stands before a whole clause, and how that begins as a sentence. */
const LINKS: readonly [RegExp, string][] = [
  [/;\s+(?:however,\s+)?/gu, ''],
  [/,\s+(?=(?:there|it)(?:['’]s|\s\p{L}))/gu, ''],
  [
    /(?:,|(?<!\b(?:told|say|said|think|do|if|unless|or|know|by|and)))\s+(?:and\s+)?otherwise,?\s+/gu,
    'Otherwise, ',
  ],
  [/,\s+and\s+(?:after that|then),?\s+/gu, 'After that '],
  [/,\s+and\s+when\s+/gu, 'When '],
  [/,\s+and\s+/gu, ''],
  [/,\s+(?:but|(?:al)?though)\s+/gu, 'But '],
  [/,\s+so\s+/gu, 'So '],
  [/,\s+while\s+/gu, ''],
  [/,\s+however,?\s+/gu, 'However, '],
  [/,\s+in which case,?\s+/gu, 'In that case, '],
  [/,\s+after which,?\s+/gu, 'After that, '],
  [/,\s+meaning(?:\s+that)?\s+/gu, 'This means that '],
];
/** What stands before words that only a sentence begins with. */
const OPENINGS: readonly [RegExp, string][] = [
  [/,\s+and\s+(?=(?:I|he|she|we|they)\s)/gu, ''],
  [/,?\s+and\s+(?=to\s\p{Ll}+,?\s(?:you|we|they)\s(?:have|need|must|can|will|should)\s)/gu, ''],
  [/,\s+and\s+although\s+(?=\p{L})/gu, 'Although '],
  [/,\s+and\s+if\s+(?=\p{L})/gu, 'If '],
  [/,\s+and\s+(?=(?:anyone|anybody|everyone|everybody|those|people) who\s)/gu, ''],
  [/,?\s+so\s+(?=(?:thank you|thanks|please)\s)/gu, 'So '],
  [
    /,\s+in which case,?\s+(?=(?:please|go|call|contact|use|ask|tell|ring|bring|send|take|stay|leave|wait|speak)\s)/gu,
    'In that case, ',
  ],
  [/,\s+(?:and\s+)?otherwise,?\s+(?=(?:please|call|contact|use|ask)\s)/gu, 'Otherwise, '],
];
/** Where a relative clause or a reason begins; looked for where no whole clause does. */
export const ADDITIONS: readonly [RegExp, string][] = [
  [/(?:,|(?<=[a-z]{2}s))\s+which\s+means\s+(?:that\s+)?(?=\p{L})/gu, 'This means that '],
  [/,\s+which\s+is\s+why\s+(?=\p{L})/gu, 'This is why '],
  [
    /,\s+which\s+(?=(?:is|was|has|can|will|helps?|makes?|takes?|gives?|shows?|lets?|suggests|costs|means|leads|includes|covers|starts|ends|opens|closes|runs|applies|needs|seems|says|allows|works|uses|contains)\s[^,]*$)(?!.*\band which\b)/gu,
    'This ',
  ],
  [
    /(?<=\b(?:team|staff|office|department|police|council|panel|committee|\p{Ll}{3,}[^s\s]s)),\s+who\s+(?=(?:will|can|must|have|are|were)\s[^,]*$)/gu,
    'They ',
  ],
  [/,\s+which\s+(?=(?:are|were|have)\s[^,]*$)/gu, 'These '],
  [
    /(?<=\d|day|week|month|year|January|February|March|April|May|June|July|August|September|October|November|December),\s+when\s+(?=(?:I|we|they|he|she|it|you)\s+(?:will|can)\s)/gu,
    'Then ',
  ],
  [
    regex.gu`(?<!\b(?:not|never|just|only|mainly|mostly|partly|simply|probably|perhaps)\b[^.]*|n['’]t\b[^.]*)\s+because\s+${CLAUSE}(?=(?:\S+\s+){9})(?!.*,\s+and\s+(?!because\b)\p{Ll}+\s+(?:the|an?|your|it|them)\b)`,
    'This is because ',
  ],
];
/** What a clause that cannot stand alone begins with. */
const LEANS = regex.i`^(?:because|since|although|though|if|when|while|unless|until|whether|as|than|that|which|who|to)\b`;
const SUBORDINATE = regex.i`^(?:if|when|because|although|while|unless|since|as|after|before|once|whether)\b`;
const CONDITIONAL = regex.i`^(?:if|unless|where|should|in case|provided)\b`;
const OPEN_CLAUSE = regex.i`\b(?:that|whether|if|between|both|because|since|when|while|although|who|which)\s*[^,]*$`;
/** What follows may be said, thought or asked as well, or hold on the same condition. */
const GOES_ON = regex.iu`\b(?:sa(?:id|ys?)|told|tells?|th(?:ought|inks?)|believe\p{L}*|hop(?:e|es|ed|ing)|kn[oe]ws?|promise\p{L}*|explain\p{L}*|ask\p{L}*|agree\p{L}*|claim\p{L}*|require\p{L}*|request\p{L}*|sure|true) (?:(?:me|us|him|her|you|them) )?that\b[^,]*$|\b(?:only (?:if|when)|unless|provided|as long as)\b`;
/** “Everything that was in the shed”: nothing is said of it yet. */
const RELATED = regex.iu`^(?:the|an?|all|every\p{L}+|any\p{L}+|those|people)(?: \p{L}+){0,3} (?:that|who|which) [^,]*$`;
const COMPARED = /^the (?:more|less|\p{L}+er)\b|, (?:al)?though [^,]*$/iu;
/** “the pump, although it still works, is too weak” */
const ASIDE = regex.iu`^[^,]*,\s+(?:(?:also|now|still) )?(?:is|are|was|were|has|have|had|can|could|will|would|must|should|may|might|does|did)(?:n['’]t)?\b`;
const PART_WORDS_MIN = 5;
/** “We cleaned it, we painted it, and we sold it” is one sentence; longer clauses are better apart. */
const LIST_WORDS_MAX = 20;
const CUTS_MAX = 40;

/** The places of a sentence where a whole clause begins. */
export const clauseCuts = (sentence: string): Cut[] => [
  ...cutsAt(OPENINGS, sentence),
  ...cutsAt(LINKS, sentence, (tail) => WHOLE.test(tail) || opensWhole(tail)),
];

/** The places of a sentence where a relative clause or a reason begins. */
export const additionCuts = (sentence: string): Cut[] => cutsAt(ADDITIONS, sentence);

function cutsAt(
  seams: readonly [RegExp, string][],
  sentence: string,
  isWhole: (tail: string) => boolean = () => true,
): Cut[] {
  return seams.flatMap(([seam, opening]) =>
    [...sentence.matchAll(seam)].slice(0, CUTS_MAX).flatMap((match): Cut[] => {
      const head = sentence.slice(0, match.index);
      const end = match.index + match[0].length;
      const tail = sentence.slice(end);
      const cut = { start: match.index, end, opening };
      return isWhole(tail) && mayPart(head, match[0], tail, opening) ? [cut] : [];
    }),
  );
}

function mayPart(head: string, seam: string, tail: string, opening: string): boolean {
  if ((opening === '' && LEANS.test(tail)) || ASIDE.test(tail)) return false;
  if (head.endsWith(',') || !HAS_VERB.test(head) || (LISTED.test(head) && /^,\s+and\b/.test(seam)))
    return false;
  const isListed = isListOfClauses(head) && countWords(head) <= LIST_WORDS_MAX;
  if (/^,\s+and\b/.test(seam) && (isListed || GOES_ON.test(head))) return false;
  if (COMPARED.test(head) || (RELATED.test(head) && finiteVerbsIn(head) < 2)) return false;
  // Within “…, which was built in 1926 and last painted in 1988, …” no whole clause begins.
  if (/,\s(?:which|who|whose|where)\s[^,]*$/i.test(head) && /^\s*and\b/.test(seam)) return false;
  if (countWords(head) < PART_WORDS_MIN || countWords(tail) < PART_WORDS_MIN - 1) return false;
  if (opening.startsWith('This is b') && /^(?:please|kindly|can|could|would)\b|[,;] please\b/i.test(head))
    return false;
  if (/^,\s+$/.test(seam) && !isMain(head)) return false;
  if (SUBORDINATE.test(head) && !head.includes(',') && (opening !== 'In that case, ' || clausesIn(head) < 2))
    return false;
  // What follows may hold on the same condition.
  if (CONDITIONAL.test(head) && /^,?\s+and (?!after|then)/.test(seam)) return false;
  return /^(?:[;,]|\s+so\s)/.test(seam) || !OPEN_CLAUSE.test(head);
}

/** Whether a main clause stands before a bare comma: “The door is locked at six, there is a code”. */
function isMain(head: string): boolean {
  const clause = head.replace(/^(?:and|but|so|then|also),?\s+/i, '');
  return (
    opensWhole(clause) &&
    !LEANS.test(clause) &&
    !LISTED.test(head) &&
    !/n['’]t\b|\b(?:not|either)\b/.test(head)
  );
}
