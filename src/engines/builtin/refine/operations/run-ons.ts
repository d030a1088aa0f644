import { regex } from '../../text/regex.js';
import { countWords } from '../text/words.js';
import {
  afterSubordinate,
  clausesIn,
  hasVerb,
  isPastVerb,
  LEAD,
  LEADS_ON,
  openClause,
  wordsOf,
} from './clause-openings.js';

/** Where a sentence can be split: what stands between its two parts, and how the second one begins. */
export interface Cut {
  start: number;
  end: number;
  opening: string;
}

const LINK = regex.giu`(?:,|[–—-])?\s+(?:and|but|so|then)(?:\s+(?:then|so|also))?\s+`;
/** A verb of these may belong to what was said, thought or wished before: “She said it is late and we will go”. */
const OPEN_VERB = regex.i`^(?:am|is|are|was|were|can|could|will|would|shall|should|may|might|must|m|s|re|ll|d)(?:n['’]?t)?$|^(?:can['’]?t|won['’]?t|cannot)$`;
const SPEAKS = regex.i`^(?:says|tells|said|told|asked|answered|replied|explained|promised)$`;
const REPORTS = regex.i`^(?:sa(?:id|ys?)|t(?:old|ells?)|th(?:ought|inks?)|believe\w*|hop(?:e|es|ed|ing)|kn[oe]ws?|promise\w*|explain\w*|fe(?:el|els|lt)|hear\w*|ask\w*|mean\w*|claim\w*|assum\w+|suppos\w+|suggest\w*|s(?:ee|aw)|notice\w*|f(?:ind|ound)|sure|afraid|sorry|worried|glad|happy|wonder\w*|remember\w*|decide\w*|agree\w*|reali[sz]e\w*|mention\w*|wr(?:ote|ites?)|imagine\w*|guess\w*|wish\w*|admit\w*|confirm\w*|know|show\w*|proves?)$`;
const CONDITION = regex.i`\b(?:if|unless|until|till|whether|once|provided|in case|as long as|so (?:that|(?:we|you|they|I|he|she|it) (?:can|could|will|would)|\w+ that))\b`;
const SUBORDINATE = regex.i`^(?:when|whenever|while|after|before|because|cos|cause|since|as|although|though|that)$`;
const RELATIVE = /\b(?:where|which|who|whose)\b/i;
const OPENS_SUBORDINATE = regex.i`^(?:and |but |so )?(?:when|whenever|while|(?:after|before)(?! that,? (?:I|we|you|he|she|it|they)\b)|because|since(?! then)|as|although|though)\b`;
/** What follows may not be so, or belong to what is named: “It is not true that he left and he took it”, “The fact that …”. */
const UNREAL = regex.iu`\b(?:(?:not|n['’]t|nobody|no one|never)(?: \p{L}+){0,3} (?:that|believe|think|true)|den(?:y|ies|ied)|doubt\p{L}*|dream\p{L}*|alleg\p{L}*|claim|wish(?:es|ed)?|pretend\p{L}*|the fact|by the time|either)\b|^(?:the (?:day|week|month|year|night|moment|more|less)|(?:before|after)(?! that,? (?:I|we|you|he|she|it|they)\b)|when|while|since|although)\b(?!.*,)|, who\b[^,]*$`;
/** The first of two subjects: “… and my wife | and I were late”. */
const FIRST_SUBJECT = regex.u`(?:^|[,;] |\b(?:and|but|so|then|that|when|because|if|while|after|before|as|where|which|cause|cos) )(?:(?:\p{L}+ )?(?:[Mm]y|[Oo]ur|[Yy]our|[Tt]heir|[Hh]is|[Hh]er|[Tt]he|[Aa]n?) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}\p{L}+|me|him|her|us|them|[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|I|i|[Bb]oth|[Ee]ither)$`;
/** A request begins; a question only where the whole sentence asks. */
const ASKS = regex.iu`^(?:let (?:me|us) know\b|please (?:\p{Ll}+)|(?:sorry|thanks|thank you)\b|(?:can|could|would|will) (?:you|i|we|someone)\b.*\?$)`;
/** An order, and another that goes on with it. */
const ORDERS = /^(?:please|kindly|make sure|remember|do not|don['’]t)\b/i;
const GOES_ON = /^(?:make sure|remember to|don['’]t|do not|let (?:me|us) know|never)\b/i;
/** After “so”, without a comma, other verbs may tell a purpose: “so we can sleep”. */
const RESULT =
  /^(?:i|we|they|he|she|you) (?:(?:really|now|also|just) )?(?:need|think|have to|would like|want|['’]d like)\b|^(?:i|we)(?:['’]d like| can['’]?t| cannot|['’](?:m|re)| am| are| was| were)\b/i;
const NO_THEN = /\b(?:by|until|till|since|just|back|from|even|only|if\b.*)$/i;
const NOT_ONLY = regex.i`(?:\bnot|n['’]t) (?:only|just|merely|simply|that|because|so much)\b`;
const OR_ELSE = /\bor (?:else|I|we|you|they|it|he|she)\b/i;
const WORDS_MIN = 4;
const CUTS_MAX = 60;

/** Where the links of a long spoken sentence begin new ones: “… and it was late but then nobody called”. */
export function runOnsOf(sentence: string): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (const match of [...sentence.matchAll(LINK)].slice(0, CUTS_MAX)) {
    const start = match.index;
    const end = start + match[0].length;
    const segment = sentence
      .slice(from, start)
      .split(/[.!?;:]\s+/)
      .at(-1)!;
    if (/\([^()]*$/.test(sentence.slice(0, start))) continue;
    const links = match[0].toLowerCase().match(/\p{L}+/gu)!;
    if (!mayPart(segment, links, sentence.slice(end))) continue;
    cuts.push({ start, end, opening: openingOf(links) });
    from = end;
  }
  return cuts;
}

/** “and” alone says nothing; of “and so” only “so” does. */
function openingOf(links: readonly string[]): string {
  const [first = '', ...others] = links.filter((link) => link !== 'and' && link !== 'also');
  return first === '' ? '' : `${first.charAt(0).toUpperCase()}${[first.slice(1), ...others].join(' ')} `;
}

function mayPart(segment: string, links: readonly string[], tail: string): boolean {
  if (countWords(segment) < WORDS_MIN || countWords(tail) < WORDS_MIN - 1 || !hasVerb(segment)) return false;
  if (
    UNREAL.test(segment) ||
    NOT_ONLY.test(segment) ||
    OR_ELSE.test(segment) ||
    (links[0] === 'then' && NO_THEN.test(segment))
  )
    return false;
  const isOpposed = links[0] === 'but' || links.includes('then');
  if (ASKS.test(tail) || (ORDERS.test(segment) && GOES_ON.test(tail)))
    return isOpposed || !/^(?:if|unless)\b/i.test(segment);
  const stated = tail.replace(LEAD, '');
  const own = openClause(wordsOf(stated));
  const opened = own ?? afterSubordinate(stated);
  if (!opened) return false;
  const { subject, verb, isPronoun } = opened;
  const isPast = isPastVerb(verb);
  if (links.includes('so') && !(isPast && !OPEN_VERB.test(verb)) && !RESULT.test(stated)) return false;
  if ((own && FIRST_SUBJECT.test(segment)) || (links[0] === 'and' && isListOfClauses(segment))) return false;
  if (OPENS_SUBORDINATE.test(segment) && clausesIn(segment) < 2) return false;
  if (links[0] === 'and' && own && /\bbecause\b/i.test(segment) && !REPORTS.test(verb)) return false;
  if (/^that$/i.test(subject) && /\b(?:that|which|who)\b/i.test(segment)) return false;
  if (SPEAKS.test(verb)) return true;
  if (CONDITION.test(segment)) return isOpposed && !OPEN_VERB.test(verb);
  if (isReport(segment, isPronoun || !own))
    return !OPEN_VERB.test(verb) && (isOpposed || links.includes('so') || /^(?:i|we|nobody)$/i.test(subject));
  if (RELATIVE.test(segment) && !isPronoun && links[0] !== 'but') return false;
  return isOpposed || !own || !hasOpenClause(segment) || (isPronoun && isPast);
}

/** Whether a clause that cannot stand alone follows another one: “it rained when we left”. */
function hasOpenClause(segment: string): boolean {
  const words = segment
    .replace(/^(?:before|after) that,? /i, '')
    .replace(OPENS_SUBORDINATE, '')
    .split(/[\s,]+/);
  return words.some(
    (word, at) => SUBORDINATE.test(word) && openClause(words.slice(at + 1, at + 9)) !== undefined,
  );
}

const COMPLEMENT = /^(?:that|if|whether|how|what|why|when|where|who)$/i;
const REPORT_END_WORDS = 6;

/** Whether a segment tells what somebody says, thinks or sees, which may go on; a noun may be the first of two subjects. */
function isReport(segment: string, isPronoun: boolean): boolean {
  const words = segment.split(/[\s,]+/);
  return words.some((word, index) => {
    if (!REPORTS.test(word)) return false;
    const after = words
      .slice(index + 1)
      .filter((next, at) => at > 0 || !/^(?:me|us|him|her|them|you)$/i.test(next));
    if (!isPronoun && after.length < REPORT_END_WORDS) return true;
    return COMPLEMENT.test(after[0] ?? '') || openClause(after.slice(0, 6)) !== undefined;
  });
}

/** “They are soft, they are warm | and they last”: the last clause ends a list. */
export function isListOfClauses(segment: string): boolean {
  const [first = '', ...others] = segment.split(/,\s+/);
  const isMain = hasVerb(first) && !LEADS_ON.test(first) && !/^\p{L}+ing\b/u.test(first);
  return isMain && others.map(wordsOf).some((words) => words.length > 2 && openClause(words));
}
