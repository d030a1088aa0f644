import { isSentenceStart } from '../text/edits.js';
import { regex } from '../../text/regex.js';

/** Names, foreign words, codes and very short words are left alone. */
export function mayRespell(word: string, text: string, start: number, end: number): boolean {
  if (word.length < 3 || word.length > 30 || /[^A-Za-z'’-]/.test(word)) return false;
  if (/^\p{Lu}/u.test(word) && !isSentenceStart(text, start)) return false;
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  const around = text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1);
  if (/[\d_@/\\#-]/.test(around)) return false;
  return !/[^\p{ASCII}’“”—–…]\S*\s$/u.test(text.slice(Math.max(0, start - 30), start));
}

/** A writer repeats a term more often than a slip. */
export function isRepeated(word: string, text: string): boolean {
  return text.indexOf(word) !== text.lastIndexOf(word);
}

const MISLED = regex.i`^(?:for.+since \d{4}|quiet quite|their there (?:yesterday|today|tonight|tomorrow|now|again)|affect effect|there their (?!(?:is|are|was|were|has|have)\b))`;
/** What its library takes for a mistake by the word beside it: the correction, a blank, and what follows. */
const SURE = regex.i`\b(?:of|in|on|with|for|to|from|by|at|into|under|over|through|without|after|before|despite|during|upon|against|los[et]\w*|has|have|had|having|ke(?:ep|pt)\w*|ma[dk]e\w*|making|changed?|changing|got|gets?|love[sd]?|likes?|liked|opened|closed|reached|beat|did|do|does|doing|needs?|raised?|raising|cut|improved?|left|took|take[sn]?|taking|gives?|gave|given)\s+$`;
const UNCOUNTED = regex.i`\b(?:advice|furniture|information|equipment|luggage|baggage|homework|evidence|software|feedback|knowledge|research|traffic|music|machinery|jewell?ery|clothing)\b`;
const LESSER: readonly (readonly [
  to: RegExp,
  isSure: (before: string, after: string, wrong: string) => boolean,
])[] = [
  [
    /^its$/i,
    (before, after) =>
      SURE.test(before) || /^ (?:own|[\p{Ll}-]+(?: [\p{Ll}-]+)? (?:is|was|are|were|has|had))\b/u.test(after),
  ],
  [
    /^they['’]re$/i,
    (_, after) =>
      /^ (?:going to|(?!being|coming)\p{L}+ing (?:to|the|an?|on|in|at|it|for|with|about|up|out|into|very|so|me|us|you|him|her|them)\b|all|both|not|very|too|always|still|also|here|ready|late|closed|open|busy|available)\b/u.test(
        after,
      ),
  ],
  [/^you['’]re$/i, (_, after) => !/^ (?:kind|sort|type|own|so-)\b/.test(after)],
  [
    /^their$/i,
    (before, _, wrong) =>
      !/^there$/i.test(wrong) ||
      !/\b(?:being|been|go|get|got|live|stay|over|out|in|up|down|from|works?|sit)\s+$/i.test(before),
  ],
  [
    /^who$/i,
    (before, after) =>
      !/^$|[.!?]\s+$|\b(?:to|with|for|from|by|of|at|on|in)\s+$/i.test(before) &&
      !/^ (?:did|do|does|(?:have|has|had|will|can|could|should|would|is|are|was|were) (?:I|we|you|they|he|she|it|the|my|our|your)\b)/.test(
        after,
      ),
  ],
  [/^are (?:news|data|physics|maths|mathematics|politics|means|series|species)$/i, () => false],
  [/^each piece of/i, (_, after) => UNCOUNTED.test(after)],
  [/^(?:doves|grounds|winds|bounds|founds|falls|fells|felts|bores|tears|saws|sheds|code)$/i, () => false],
  [/^I$/, (before) => !/\b(?:were|was|are|am|had)\s+$/i.test(before)],
  [/^do$/, () => false],
];

/** Corrections that capitalise, join words or touch a name are wrong more often than right. */
export function isDoubtful(kind: string, wrong: string, to: string, text: string, start: number): boolean {
  if (/[^\p{ASCII}‘’“”—–…]/u.test(wrong) || /\b(that|had) \1\b/i.test(wrong)) return true;
  const before = text.slice(Math.max(0, start - 20), start);
  const after = text.slice(start + wrong.length, start + wrong.length + 40);
  const sure = LESSER.find(([form]) => form.test(to))?.[1];
  if (sure && !sure(before, UNCOUNTED.test(to) ? to : after, wrong)) return true;
  if (kind === 'Capitalization')
    return /(?:^|[^\p{L}\p{N},;]\s*)$/u.test(before) && /(?:^|\S[.!?:(]\s*|\.)$/u.test(before);
  const isName = /^(?:\p{Lu}\S*|May .+)$/u.test(wrong) && wrong !== 'I';
  if (isName && !isSentenceStart(text, start)) return true;
  if (MISLED.test(`${to} ${text.slice(start, start + 15)}`)) return true;
  if (wrong === 'there' && /\b(?:is|are|was|were|be|from|over)\s+$/i.test(before)) return true;
  // “All we have came from him”
  if (/^(?:came|ran|became)$/.test(wrong) && /\b(?:have|has|had)\s+$/i.test(before)) return true;
  if (kind === 'Agreement' && wrong === `${to}s` && /\b(?:you|we|us)\s+$/i.test(before)) return true;
  // “The man who helped us was kind”
  if (/^(?:was|is|has)$/.test(wrong) && /\b(?:us|them)\s+$/i.test(before)) return true;
  if (kind === 'Punctuation' && to.includes(',') && !wrong.includes(',')) return true;
  const isJoined = to.length < wrong.length && to.toLowerCase() === wrong.replace(/[\s-]/g, '').toLowerCase();
  return isJoined || wrong === to;
}
