import type { Operation } from '../operation.js';
import { editSentences } from '../text/edit-prose.js';
import { partSplices } from '../grammar/comma-splices.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords } from '../text/words.js';
import { partRelative } from './part-relatives.js';
import { regex } from '../../text/regex.js';

/** A sentence longer than this is long; the usual advice is 20 to 25 words. */
const LONG_SENTENCE_WORDS = 20;

export const splitLong: Operation<number> = {
  name: 'split-sentences',
  readings: [
    {
      pattern: regex.i`\b(?:(?:break|split|chop|cut|divide)(?: up| apart)? (?:the |any |all |my |up )*(?:very |overly |too )?(?:(?:long|run-?on|lengthy|complex|big) )?sentences(?: (?:up|apart))?(?: into (?:short(?:er)?|smaller|two|several)(?: ones| sentences)?)?|(?:make )?(?:the |my |all )?sentences (?:shorter|less long)|short(?:er|en)?(?: the)? sentences|(?:run-?on|long|lengthy|complex) sentences(?: (?:up|into) (?:short(?:er)?|smaller)(?: ones)?)?)\b`,
      in: ['plain', 'remove'],
      read: () => LONG_SENTENCE_WORDS,
    },
  ],
  apply: splitLongSentences,
};

/** Splits sentences of more than `wordsMax` words where a whole clause begins. */
export function splitLongSentences(content: string, wordsMax: number): string {
  return editSentences(content, (sentence) =>
    countWords(sentence) <= wordsMax
      ? sentence
      : splitSentences(partSplices(sentence))
          .map(({ text, gap }) => splitOnce(text, wordsMax) + gap)
          .join(''),
  );
}

const SUBJECT = String.raw`(?:I|you|he|she|it|we|they|this|these|that|those|there|everyone|nobody|people|(?:the|our|your|their|my|his|her|its|a|an|some|any|many|most|all|each|every)\s+[\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)`;
const VERB = String.raw`\s(?:\p{L}+ly\s+)?(?:is|are|was|were|am|be|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|need|needs|want|wants|help|helps|make|makes|made|take|takes|took|get|gets|got|give|gives|gave|go|goes|went|know|knows|knew|think|thinks|thought|see|sees|saw|say|says|said|come|comes|came|use|uses|suggest|suggests|show|shows|mean|means|work|works|cost|costs|keep|keeps|tell|tells|start|starts|feel|feels|seem|seems|look|looks|let|lets|allow|allows|love|loves|like|likes|find|finds|found|became|begin|began|run|runs|ran|\p{L}{3,}(?:ed|es)(?! (?:to|by|for|with)\b)|\p{L}+n['’]t)(?![\p{L}])|['’](?:s|re|ve|ll|d|m)(?![\p{L}])`;
const CLAUSE = String.raw`(?=${SUBJECT}(?:${VERB}))`;
const SPOKEN_CLAUSE = String.raw`(?=(?:I|you|he|she|it|we|they|there)(?:${VERB}))`;
const HAS_VERB = regex.iu`${VERB}`;
/** “Bread, butter, and the cheese …”: what follows belongs to a list. */
const LISTED = /,[^,]{1,40}$/;
const SEAMS: readonly [RegExp, string][] = [
  [regex.u`;\s+(?:however,\s+)?${CLAUSE}`, ''],
  [regex.u`,\s+and\s+${CLAUSE}`, ''],
  [/,\s+and\s+(?=(?:I|he|she|we|they)\s)/u, ''],
  [/,\s+and\s+although\s+(?=\p{L})/u, 'Although '],
  [/,\s+and\s+if\s+(?=\p{L})/u, 'If '],
  [regex.u`,\s+(?:and\s+)?otherwise\s+${CLAUSE}`, 'Otherwise '],
  [regex.u`,\s+and\s+(?:after that|then),?\s+${CLAUSE}`, 'After that '],
  [regex.u`,\s+(?:but|although)\s+${CLAUSE}`, 'But '],
  [regex.u`,\s+so\s+${CLAUSE}`, 'So '],
  [regex.u`,\s+while\s+${CLAUSE}`, ''],
  [regex.u`\s+and\s+${SPOKEN_CLAUSE}`, ''],
  [/,?\s+so\s+(?=(?:thank you|thanks|please)\s)/u, 'So '],
  [/,\s+which\s+means\s+(?:that\s+)?(?=\p{L})/u, 'This means that '],
  [/,\s+which\s+is\s+why\s+(?=\p{L})/u, 'This is why '],
  [regex.u`\s+but\s+${CLAUSE}`, 'But '],
  [
    /,\s+which\s+(?=(?:is|was|has|can|will|helps?|makes?|takes?|gives?|shows?|lets?)\s[^,]*$)(?!.*\band which\b)/u,
    'This ',
  ],
  [/,\s+which\s+(?=(?:are|were|have)\s[^,]*$)/u, 'These '],
  [
    /(?<=\d|day|week|month|year|January|February|March|April|May|June|July|August|September|October|November|December),\s+when\s+(?=(?:I|we|they|he|she|it|you)\s+(?:will|can)\s)/u,
    'Then ',
  ],
  [
    regex.u`(?<!\b(?:not|never|just|only|mainly|mostly|partly|simply|probably|perhaps)\b[^.]*|n['’]t\b[^.]*)\s+because\s+${CLAUSE}(?=(?:\S+\s+){9})`,
    'This is because ',
  ],
];
/** What a clause that cannot stand alone begins with. */
const LEANS = regex.i`^(?:because|since|although|though|if|when|while|unless|until|whether|as|than|that|which|who|to)\b`;
/** A clause with a subject of its own is no part of the one that “which” begins. */
const OWN_SUBJECT = /^\s+(?:and|but) (?:I|we|he|she|it|they)\b|^\s+so\s/i;
const PART_WORDS_MIN = 5;
/** What is longer is no sentence, and splitting takes quadratic time. */
const SENTENCE_LENGTH_MAX = 2_000;

function splitOnce(sentence: string, wordsMax: number): string {
  if (sentence.length > SENTENCE_LENGTH_MAX || countWords(sentence) <= wordsMax || sentence.includes('\n'))
    return sentence;
  const parted = partRelative(sentence);
  if (parted !== undefined)
    return splitSentences(parted)
      .map(({ text, gap }) => splitOnce(text, wordsMax) + gap)
      .join('');
  for (const [seam, opening] of SEAMS) {
    const match = seam.exec(sentence);
    if (!match) continue;
    const head = sentence.slice(0, match.index);
    const tail = sentence.slice(match.index + match[0].length);
    if (opening === '' && LEANS.test(tail)) continue;
    if (head.endsWith(',') || !HAS_VERB.test(head) || (LISTED.test(head) && /^,\s+and\b/.test(match[0])))
      continue;
    // Within “…, which was built in 1926 and last painted in 1988, …” no whole clause begins.
    if (/,\s(?:which|who|whose|where)\s[^,]*$/i.test(head) && /^\s*and\b/.test(match[0])) continue;
    if (countWords(head) < PART_WORDS_MIN || countWords(tail) < PART_WORDS_MIN - 1) continue;
    if (
      /^(?:if|when|because|although|while|unless|since|as|after|before|once|whether)\b/i.test(head) &&
      !head.includes(',')
    )
      continue;
    // What follows may hold on the same condition.
    if (
      /^(?:if|unless|where|should|in case|provided)\b/i.test(head) &&
      /^,?\s+and (?!after|then)/.test(match[0])
    )
      continue;
    const open = OWN_SUBJECT.test(match[0] + tail) ? head.replace(/\bwhich\b/gi, '') : head;
    if (
      /\b(?:that|whether|if|between|both|because|since|when|while|although|who|which)\s*[^,]*$/i.test(open) &&
      !/^[;,]/.test(match[0])
    )
      continue;
    const rest = opening === '' ? capitalise(tail) : opening + tail;
    return `${splitOnce(`${head}.`, wordsMax)} ${splitOnce(rest, wordsMax)}`;
  }
  return sentence;
}
