import { isSentenceStart } from '../text/edits.js';
import { isPastForm } from '../verbs/inflect.js';
import { regex } from '../../text/regex.js';

/** Names, foreign words, codes and very short words are left alone. */
export function mayRespell(word: string, text: string, start: number, end: number): boolean {
  if (word.length < 3 || word.length > 30 || /[^A-Za-z'’-]/.test(word)) return false;
  if (/^\p{Lu}/u.test(word) && !isSentenceStart(text, start)) return false;
  if (/\p{Lu}/u.test(word.slice(1))) return false;
  const around = text.slice(Math.max(0, start - 1), start) + text.slice(end, end + 1);
  // “goin' home”, and a soft hyphen within a word
  if (/[\d_@/\\#\u{AD}-]/u.test(around) || (word.endsWith('in') && /['’]$/.test(around))) return false;
  return !/[^\p{ASCII}’“”—–…]\S*\s$/u.test(text.slice(Math.max(0, start - 30), start));
}

/** A writer repeats a term more often than a slip. */
export function isRepeated(word: string, text: string): boolean {
  return text.indexOf(word) !== text.lastIndexOf(word);
}

const UNCOUNTED = regex.i`\b(?:advice|furniture|information|equipment|luggage|baggage|homework|evidence|software|feedback|knowledge|research|traffic|music|machinery|jewell?ery|clothing|confidence|progress|permission|money|cash|luck|weather|electricity|accommodation|news)\b`;
/** What is proposed wrongly more often than not. */
const LESSER =
  /^(?:are (?:news|data|physics|maths|mathematics|politics|means|series|species)|doves|grounds|winds|bounds|founds|falls|fells|felts|bores|tears|saws|sheds|code)$/i;
/** “One of the best short and clear guides”: what is made a plural must be the noun. */
const ONE_OF = /\bone of (?:the|our|my|your|his|her|their) (?:\p{L}+ ){0,3}$/u;
const ENDS_A_NOUN =
  /^(?:[.,;:!?)]|$| (?:in|of|at|on|for|from|with|I|we|you|he|she|they|that|which|who|to|ever|is|was)\b)/;
/** “Who” is no subject after these words, or before those. */
const [NO_SUBJECT, ASKED] = [
  /^$|[.!?]\s+$|\b(?:to|with|for|from|by|of|at|on|in)\s+$/i,
  /^ (?:did|do|does|(?:have|has|had|will|can|could|should|would|is|are|was|were) (?:I|we|you|they|he|she|it|the|my|our|your)\b)/,
];

const [PRONOUN, HELPING] = [
  /\b(?:I|you|he|she|it|we|they|us)\s+$/i,
  /^(?:do|do?n['’]t|have|has|is|are|was|were)$/i,
];

/** “I'd rather he have it”, “you and she have met” */
const UNMARKED = regex.iu`(?:\brather|(?:^|[.!?]\s)(?:\p{L}+ ){1,2}and) (?:he|she|it)\s+$`;

/** What one is good at; one can be good in anything. */
const SKILL =
  /^ (?:maths?|mathematics|sports?|\p{L}+ing|chess|football|tennis|cricket|languages?|English|German|French|Spanish|art|music|history|science|chemistry|physics|biology|drawing)(?!\p{L})/u;

/** Corrections that capitalise, join words or touch a name are wrong more often than right. */
export function isDoubtful(kind: string, wrong: string, to: string, text: string, start: number): boolean {
  if (/[^\p{ASCII}‘’“”—–…]/u.test(wrong) || /\b(that|had) \1\b/i.test(wrong)) return true;
  const before = text.slice(Math.max(0, start - 20), start);
  const after = text.slice(start + wrong.length, start + wrong.length + 40);
  if (LESSER.test(to) || to === 'do') return true;
  // The library takes “a fungus” and “multiple sclerosis” for “a knowledge” and “multiple furniture”.
  const isOfMass = /\bpieces? of\b/i.test(to) || /^an? /i.test(wrong.slice(0, -to.length));
  if (isOfMass && !UNCOUNTED.test(to + after)) return true;
  // “A report that comes in may be late”, “the Chrome extension”
  if (/\bMay$/.test(to) && /^ (?:be|have|not|also|still|\p{L}+ly)\b/u.test(after)) return true;
  if (to === 'March' && /\b(?:the|a|this|our) (?:\p{L}+ )?$/iu.test(before)) return true;
  if (/^much$|too much$/i.test(to) && /^ (?:\p{Ll}+ )?\p{Ll}+ly\b/u.test(after)) return true;
  if (/ Extensions?$/.test(to)) return true;
  if (
    to === `${wrong}s` &&
    ONE_OF.test(text.slice(Math.max(0, start - 50), start)) &&
    !ENDS_A_NOUN.test(after)
  )
    return true;
  if (/^(?:\S+ )?at$/.test(to) && /\bin$/.test(wrong) && !SKILL.test(after)) return true;
  if (/^there are$/i.test(to) && /^ (?:lots|loads|plenty|heaps)\b/.test(after)) return true;
  if (isPastForm(wrong.toLowerCase()) && to.endsWith('s')) return true;
  if (/^an?$/i.test(to) && /^ (?:honou?r|own\b(?! (?:goal|label|brand)))/.test(after)) return true;
  if (/^for.+since \d{4}/i.test(`${to} ${text.slice(start, start + 15)}`)) return true;
  if (/^who$/i.test(to) && (NO_SUBJECT.test(before) || ASKED.test(after))) return true;
  if (to === 'I' && /\b(?:were|was|are|am|had)\s+$/i.test(before)) return true;
  if (kind === 'Capitalization')
    return /(?:^|[^\p{L}\p{N},;]\s*)$/u.test(before) && /(?:^|\S[.!?:(]\s*|\.)$/u.test(before);
  const isName = /^(?:\p{Lu}\S*|May .+)$/u.test(wrong) && wrong !== 'I';
  if (isName && !isSentenceStart(text, start)) return true;
  // “All we have came from him”
  if (/^(?:came|ran|became)$/.test(wrong) && /\b(?:have|has|had)\s+$/i.test(before)) return true;
  if (UNMARKED.test(text.slice(Math.max(0, start - 60), start))) return true;
  // “He thrust it in”, “why did he leave”
  if (kind === 'Agreement' && PRONOUN.test(before) && !HELPING.test(wrong)) return true;
  // “The man who helped us was kind”
  if (/^(?:was|is|has)$/.test(wrong) && /\b(?:us|them)\s+$/i.test(before)) return true;
  if (kind === 'Punctuation' && to.includes(',') && !wrong.includes(',')) return true;
  const isJoined = to.length < wrong.length && to.toLowerCase() === wrong.replace(/[\s-]/g, '').toLowerCase();
  return isJoined || wrong === to;
}
