import { regex } from '../../text/regex.js';
import { completeNote, type Teller } from './complete-note.js';
import { countWords, splitAtCommas } from './split.js';
import { AUXILIARY, SUBORDINATOR } from './sentence-patterns.js';
import type { Tagger } from './tagger.js';
import { capitalise } from './tidy.js';

const PERSON = `I|we|you|he|she|it|they|there`;
const NAMED = String.raw`the|my|our|your|his|her|their|this|that|any(?:one|body|thing)|some(?:one|body|thing)|every(?:one|body|thing)|\p{Lu}\p{Ll}+`;
/** “can you send somebody”, “is it still free”, “what’s the next book” */
export const QUESTION = regex.u`^(?:(?:[Aa]nd|[Ss]o|[Bb]ut|[Aa]lso),? )?(?:(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill|[Mm]ay|[Ss]hall)(?:n['’]t)? (?:${PERSON}|${NAMED})|(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Dd]oes|[Dd]o|[Dd]id|[Hh]as|[Hh]ave)(?:n['’]t)? (?:(?!(?<=(?:[Dd]o|[Dd]id|[Hh]as|[Hh]ave) )it\b)(?:${PERSON})|any(?:one|body|thing)|some(?:one|body))|(?:[Ww]hat|[Hh]ow|[Ww]hy|[Ww]hen|[Ww]here)(?:(?: (?:much|many|long|often|far))?(?: \p{Ll}+)? (?:is|are|do|does|did|can|could|will|would|should) (?:${PERSON}|${NAMED})|['’]s (?:the|your|my|our))|[Ww]ho (?:do|does|did|can|should) (?:I|we|you))(?![\p{L}'’]) \S`;
const HELP = String.raw`(?:questions?|matters?|emergenc(?:y|ies)|details|information|info|queries|issues|problems|things|enquiries|help)`;
/** “please send someone”, “for urgent matters call Lena”, “bring the forecasts”, but not “order no. 7731” */
const REQUEST = regex.iu`^(?:(?:please|pls|kindly) (?!(?:by|before|on|at|until|in|with|no|not|as)\b)|rsvp\s|bring \p{L}|(?:for|in case of|with) (?:(?:any|urgent|more|further|all|other) )*${HELP},? (?:please |just )?(?:call|e-?mail|contact|ask|write|see|ring|phone|text|message|reach|speak|talk)\s|(?:feel free|make sure|don['’]t|do not|let (?:me|us)|get (?:back|in touch)|sign up|remember to|note that)\s|(?:tell|send|give|call|e-?mail|contact|ask|bring|text|message|check|use|keep|return|leave|take|wear|ring|phone|join|see) (?:me|us|him|them|the|an?|your|my|our|this|these|those|all|it)\s|(?:reply|respond|pay|come|meet|register|arrive|be) (?:by|before|at|to|until|with|on|early|back|along)\s)`;
const REQUEST_TO = regex.u`^(?:call|[Ee]-?mail|contact|ask(?: for)?|ring|phone) (?:\p{Lu}\p{Ll}+|\d)`;
/** “replacing”, but not “parking” */
const ING = String.raw`(?!(?:parking|training|meeting|building|heating|wedding|evening|morning|catering|cleaning|booking|something|anything|nothing|everything|spring|lighting|flooring|seating|ceiling)\b)\p{L}+ing`;
/** What leads up to the clause behind its comma: “on Monday, …”, “if it rains, …”, “two days later, …”. */
const LEADS = regex.iu`^(?:(?:and|but|so|or|also|then|even|just) )?(?:if|when|whenever|once|as|because|although|though|while|since|unless|until|till|before|after|born|based|founded|located|compared|should you|had (?:I|we|you)|under|where|wherever|whatever|whether|however|how|why|what|that|in|on|at|by|for|from|to|with|without|during|despite|given|provided|due|instead|apart|besides|like|except|not|no|yes|ok|sorry|well|hi|hello|hey|dear|next|last|this|every|each|today|tomorrow|yesterday|tonight|now|first|finally|unfortunately|the (?:more|less|sooner|earlier|later|year|month|week|day|moment)|${ING}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:ago|later|earlier)$`;
/** A condition at the end of a clause: “please note that if it rains”. */
const ENDS_IN_CONDITION = regex.iu`\b(?:that|and|but|because|so|or) (?:if|when|once|unless|although|while|after|before|as soon as|since)\s[^,]*$|\bthat(?:, [^,]*)?$`;
/** Belongs to what stands before it. */
const CONTINUES = regex.iu`^(?:and|or|nor|but|so|because|since|as|which|who|whose|whom|where|when|while|if|unless|until|till|that(?!['’])|born|how|what|why|whether|than|with|without|including|especially|both|not|plus|such|like|too|though|although|preferably|ideally|at|in|on|from|by|of|for|to|${ING})\b|^(?:I|we|you|they|he|she|it) (?:think|hope|believe|guess|know|suppose|(?:am|['’]m) afraid)[.!?]?$`;
const OPENING_ADVERB = regex.iu`^(?:also|maybe|perhaps|now|then|still|sadly|luckily|otherwise|anyway|currently|meanwhile|hopefully|usually|normally|today|tomorrow|yesterday|afterwards)\s`;
/** “doors open at 10”, “the coach leaves from the school” */
const HAPPENS = regex.iu`^(?:(?!(?:to|of|for|and|with|at|in|on|by|from|please)\s)[\p{L}\d'’-]+ ){1,4}?(?:starts?|opens?|leaves?|closes?|begins?|ends?|arrives?|departs?|takes?|costs|needs?|comes?|goes|runs?|gets?|says?|moves?|stays?|lasts?|becomes?|fixes|joins|ships?|shows?|makes|keeps?|changes?) (?!of\b|and\b|for\b)\S|^(?!(?:to|of|for|and|with|at|in|on|by|from|please)\s)(?:[\p{L}\d'’-]+ ){1,3}?(?:went|came|broke|fell|got|stopped|started|arrived|failed|ran|rang|began|happened|won|made(?! (?:of|from|in|by|with|for)\b))(?=$|\s)|^(?:the|our|my|all|every|each) (?:[\p{L}\d'’-]+ ){1,8}?(?:starts|opens|leaves|closes|begins|ends|arrives|costs|needs|comes|changes|stays|lasts) (?!of\b|and\b|for\b)\S`;
/** “Frank signed it” */
const DID = regex.u`^\p{Lu}\p{Ll}+ (?:\p{Ll}+ed|took|sent|got|said|told|gave|made|paid|wrote|bought|found|left|lost) (?:it|that|the|an?|my|our|him|her|us|me|them|this|to)(?!\p{L})`;
export const THANKS =
  /^(?:thanks|thank you|sorry|apologies|maybe|perhaps|how about|what about) (?!to )\S+ \S/i;
const ATTACHED = /^(?:(?:attached|enclosed|below|here) (?:is|are|you)\b|(?:that|it)['’]s )/i;
const SERIES =
  /\b(?:can|could|will|would|should|must|please|may|(?:want|need|have|like|ask|asked|plan|happy|able) to)\s/i;
const PREDICATE =
  /^(?:(?:also|then) )?(?:born|based|located|called|named|is|has|was|does|measures|weighs|costs|holds|fits|takes|includes|contains|comes|needs|gets|goes|works|lives|starts|ends|sits|looks|will|would|can|could|should|must)\s/;
const DEPENDS =
  /^(?:once|after|before|whenever|as soon as|should you|had (?:I|we|you)|until|under|on|in|at|during|from|since)\s/i;
const SENTENCE_MAX = 1200;
const SUBJECT_WORDS = 3;

/** Parts what only commas join into sentences: “the heating is off, please send someone, phone 0770” becomes three. Lists, asides, conditions and quotations stay whole. */
export function partRun(text: string, tagger: Tagger, teller: Teller): string[] {
  const runs = cutRun(text, tagger, teller);
  let before = '';
  return runs.map((run, index) => {
    const note = completeNote(run, { ...teller, before }) ?? run;
    before = note;
    const last = note.split(/, (?=(?:and|so|but) )/).at(-1) ?? note;
    const asks = QUESTION.test(note) || QUESTION.test(last);
    const hasAsked = index > 0 && QUESTION.test(runs[index - 1]!) && isClause(run, tagger);
    const said = asks ? note.replace(/[.,?]?$/, '?') : hasAsked ? note.replace(/\?$/, '') : note;
    return runs.length > 1 ? capitalise(said) : said;
  });
}

/** The pieces of a text that are sentences or notes of their own, as they stand in it. */
export function cutRun(text: string, tagger: Tagger, teller: Teller): string[] {
  if (text.length > SENTENCE_MAX || /["“”\n]/.test(text)) return [text];
  const segments = splitAtCommas(text);
  // “Order 7741, 2000 boxes, was supposed to arrive on Tuesday, came on Friday”: one subject
  if (segments.slice(1).some((each) => OF_SUBJECT.test(each)) && !isClause(segments[0]!, tagger))
    return [text];
  if (isSeries(segments, tagger)) return [text];
  const runs: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const run = runs.at(-1);
    const follows = segments.slice(index).join(', ');
    const before = completeNote(run ?? '', { ...teller, before: '' }) ?? run;
    if (run === undefined || opensSentence(segment, run, follows, tagger, { ...teller, before }))
      runs.push(segment);
    else runs.push(`${runs.pop()}, ${segment}`);
  }
  return runs;
}

function opensSentence(
  segment: string,
  run: string,
  follows: string,
  tagger: Tagger,
  teller: Teller,
): boolean {
  const isQuestion = QUESTION.test(segment) && countWords(segment) > 2 && !/^(?:and|so|but)\s/i.test(segment);
  const asks = isRequest(segment);
  if (!asks && !isQuestion && CONTINUES.test(segment)) return false;
  const isWhole =
    QUESTION.test(run) ||
    isRequest(run) ||
    /^(?:to )?(?:ask|say|tell|thank|invit|remind|apologi[sz]|confirm|request)ing\b/.test(run) ||
    splitAtCommas(run).some((each) => isClause(each, tagger)) ||
    completeNote(run, { ...teller, before: '' }) !== undefined;
  if ((!isWhole && LEADS.test(run)) || ENDS_IN_CONDITION.test(run) || countWords(run) < 2) return false;
  if (/:\s(?:what|when|how|who|why|where|can|could|is|are|do|does)\b/.test(run)) return false;
  if (/:\s/.test(run) && !asks && !isQuestion && !/^\S+(?: \S+)?:/.test(run)) return false;
  if (isQuestion || /^(?:please|kindly)\s/i.test(segment)) return true;
  if (
    isWhole &&
    THANKS.test(segment) &&
    (!/^(?:maybe|perhaps|how|what)/i.test(segment) || segment.endsWith('?'))
  )
    return true;
  // “Could you check it, call the supplier and send me the result”
  if (asks) return !(SERIES.test(run) && / (?:and|or) \p{Ll}/u.test(follows));
  const contrasts = /^(it|they|this|he|she|we)(?:['’]s|['’]re| is| are| was| were) not\b/i.exec(run)?.[1];
  if (contrasts && segment.toLowerCase().startsWith(contrasts.toLowerCase())) return false;
  if (isClause(segment, tagger))
    return isWhole || !/^[^,]*? and .* (?:is|are|was|were|will|have|has)\s/.test(segment);
  return isWhole && completeNote(segment, teller) !== undefined;
}

const OF_SUBJECT = /^(?:was|were|is|are|has|had|should|came|arrived|never) \p{Ll}/u;

/** “The door sticks, the lamp is broken, and nobody answers.” */
function isSeries(segments: readonly string[], tagger: Tagger): boolean {
  const [last = '', ...others] = segments.toReversed();
  const clauses = [...others, last.replace(/^(?:and|or|but) /, '')];
  const asks = clauses.some((each) => isRequest(each) || QUESTION.test(each));
  return clauses.includes(last) || segments.length > 4 || asks
    ? false
    : clauses.every((each) => isClause(each, tagger));
}

export const isRequest = (words: string) => REQUEST.test(words) || REQUEST_TO.test(words);

/** Whether words have a subject and a verb of their own. */
export function isClause(words: string, tagger: Tagger): boolean {
  const text = words.replace(OPENING_ADVERB, '').replace(/[.?!]+$/, '');
  if (ATTACHED.test(text) || DID.test(text)) return true;
  const opening = text.split(' ').slice(0, SUBJECT_WORDS).join(' ');
  if (PREDICATE.test(text) || (tagger.opensWithVerb(text) && !AUXILIARY.test(opening))) return false;
  if (
    DEPENDS.test(text) &&
    !/^(?:on|in|at|under|during|from|since) .*? (?:is|are|was|were|will|has|have|can) /i.test(text)
  )
    return false;
  if (HAPPENS.test(text) && !SUBORDINATOR.test(text)) return true;
  // “trained six colleagues and never had an accident” has no subject.
  const first = /^\p{Ll}+ed\s/u.test(text) ? text.split(' and ', 1)[0]! : text;
  return tagger.isSentence(first) && !isRequest(text) && !tagger.isNounPhrase(text);
}
