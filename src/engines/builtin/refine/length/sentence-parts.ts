import { statementKinds } from '../invariant/statements.js';
import { regex } from '../../text/regex.js';
import { capitalise } from '../text/words.js';
import { removeClutter } from './compress-sentence.js';

/** Before a clause that adds a reason, a place, a manner or another statement. */
const SEAM = regex.giu`,? (?:because|so that|in order to|although|even though|whereas|due to|owing to)\b|(?: (?=which (?:is|was|has|\p{Ll}{3,}s)\b)(?<=, an? [^,.;:\n]{3,40} ))|(?:, so(?= (?:the|we|you|i|there|it|they|our|your|my)\b)(?! (?:it|we|i)(?: would|['’]d)\b))|, (?:which|where|who|including|preferably|ideally|starting|by|using|(?:and|but) (?:i|we|you|he|she|it|they|there))\b| and (?=(?:will|would|can|could|has|have|had|is|are|was|were|wish|look|hope|use|\p{Ll}{3,}(?:s|ed))(?! (?:and|or)\b) |(?:\p{L}+ ){1,5}(?:am|is|are|was|were|will|can) )(?<!\b(?:both|between|come|go|try|either)\b[^,;:]{0,80}|,[^,]{0,60} and )`;
const FINITE = regex.iu`n['’]t\b|\b(?:i|we|you|they|he|she|it|there)['’](?:m|re|ve|ll|s|d)\b|\b(?:am|is|are|was|were|will|would|ha[sd]|have|can|could|must|may|might|should|do|does|did)\b`;
/** A clause that says what the writer wants to know or to have, as “because I wanted to ask whether …” does. */
const ASKS = regex.iu`\bto (?:ask|request|enquire|inquire|find out|check|know)\b|\b(?:i|we) wonder\b|\b(?:i|we)(?:['’]m| am|['’]re| are) (?:asking|wondering|requesting)\b|\bpossible for (?:me|us)\b`;
/** No sentence that is longer is taken apart. */
const LENGTH_MAX = 2_000;

/** Shorter and shorter parts of a sentence that are sentences too, for a length that has no room for it. */
export const partsOf = (sentence: string): string[] =>
  [...beginningsOf(sentence), ...requestsOf(sentence).map(({ end }) => end)].sort(
    (a, b) => b.length - a.length,
  );

const isPlain = (tail: string) => statementKinds(tail).length === 0 && !ASKS.test(tail);

/** Shorter and shorter beginnings of a sentence. */
export function beginningsOf(sentence: string): string[] {
  const [end] = sentence.length > LENGTH_MAX ? [] : (/[.!]$/.exec(sentence) ?? []);
  const heads = end ? [...sentence.matchAll(SEAM)].map(({ index }) => sentence.slice(0, index)) : [];
  const isWhole = (head: string) =>
    FINITE.test(head) && standsAlone(head) && isPlain(sentence.slice(head.length));
  return heads
    .filter(isWhole)
    .map((head) => head + end)
    .toReversed();
}

/** Where a clause begins that asks for something: “…, so please call us” says it without what comes before. */
const LATE_REQUEST = regex.giu`(?:, (?:so|but|and)|;)(?= (?:please|if you|when you|do|just|call|text|phone|ring|contact|e-?mail|visit|reply|book)\b)`;

/** What comes before a request may decide who is asked, or when. */
const CONDITION = /\b(?:if|unless|when|until|provided|in case)\b/i;
const REQUESTS_MAX = 3;
/** Before a request this only says that it may be refused: “If you can spare an hour, please …”. */
const WILLING = regex.iu`^if you (?:(?:can|could|are able to) (?:help|spare|come|attend|join|make it|lend)|(?:would like|['’]d like|want|wish) to (?:help|come|attend|join|volunteer|take part)|are (?:interested|free|willing))\b[^,.!?\n]{0,30}(?=, (?:please|just|do|call|text|phone|ring|contact|e-?mail|visit|reply|book|sign up)\b)`;

/** Shorter and shorter ends of a sentence that ask for something, with what stands before each. */
export function requestsOf(sentence: string): { head: string; end: string }[] {
  if (sentence.length > LENGTH_MAX) return [];
  const [willing] = WILLING.exec(sentence) ?? [];
  if (willing) return [{ head: willing, end: capitalise(sentence.slice(willing.length + 2)) }];
  return [...sentence.matchAll(LATE_REQUEST)]
    .slice(-REQUESTS_MAX)
    .map(({ 0: seam, index }) => ({
      head: sentence.slice(0, index),
      end: capitalise(sentence.slice(index + seam.length).trimStart()),
    }))
    .filter(({ head, end }) => !CONDITION.test(head) && isBalanced(end) && !/^(?:If|When)\b[^,]*$/.test(end))
    .map(({ head, end }) => ({ head, end: removeClutter(end) }))
    .filter(({ end }) => statementKinds(end).includes('request'));
}

const SUBORDINATE = regex.i`^["'“‘(]?(?:if|when|whenever|while|whether|unless|until|although|though|even|because|since|as|once|after|before|where|provided)\b`;
const UNFINISHED = regex.i`\b(?:am|is|are|was|were|be|been|being|will|would|has|have|had|can|could|must|may|might|shall|should|do|does|did|not|that|and|or|but|to|of|a|an|the|(?:reaching out|writing|getting in touch|contacting you)(?: to you| today| now)*)$|n['’]t$`;
const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

/** Whether the beginning of a sentence may stand alone: no clause, mark or element is left open. */
export function standsAlone(head: string): boolean {
  return !SUBORDINATE.test(head) && !UNFINISHED.test(head) && isBalanced(head);
}

/** Whether no mark, bracket or element is left open. */
function isBalanced(head: string): boolean {
  if (count(head, /"|\*\*|__|`/g) % 2 !== 0 || count(head, /<\p{L}/gu) !== count(head, /<\//g)) return false;
  return count(head, /[“«([]/g) === count(head, /[”»)\]]/g);
}
