import { regex } from '../../text/regex.js';
import { clausesIn, hasVerb, openClause } from '../operations/clause-openings.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise } from '../text/words.js';
import { classOf } from './word-classes.js';

/** In fewer words, hardly anybody forgets where a sentence ends; in more, a clause is not read with certainty. */
const [SENTENCE_WORDS_MIN, CLAUSE_WORDS_MIN, CLAUSE_WORDS_MAX] = [11, 4, 40];
/** No object may be meant. */
const SUBJECT = /^(?:I|we|he|she|they)(?:['’](?:m|s|re|ve|ll|d))?$/i;
const THING = /^(?:(?:it|there)(?:['’](?:s|ll|d))?|the|my|our|his|their|your)$/i;
const ASKS = regex.i`^(?:(?:can|could|would|will|do|does|has|have|should|shall) (?:you|we|I|they|anyone|anybody|someone|somebody|everyone|everybody)|please (?:can|could|let|bring|make|do|don['’]t|ring|call|text|reply|contact|send|email|remember)|(?:thanks|thank you) (?:so|for|to|very|again))\b`;
/** Ends a clause: an object, a direction, a time. */
const CLOSES = regex.i`^(?:it|them|him|me|us|here|there|home|today|yesterday|tomorrow|tonight|ago|again|[£$€]?\d+(?:[:.,]\d+)*(?:am|pm|st|nd|rd|th)?|[ap]m|noon|midnight|week(?:end)?|month|year|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:an)?other|(?:morn|even|meet|build|ceil|wedd|park)ing)$`;
/** After these, even a time begins a sentence. */
const LINKS = regex.i`(?:,|\b(?:and|but|so|or|also|then|since|until|till|because|as|that|than))(?: (?:last|this|next|every|on|in))? \S+$`;
const DIRECTION = /^(?:out|up|off|down|back|away|well)$/i;
/** What follows holds on a condition, or belongs to the words before. */
const OPEN = regex.iu`(?<![\p{L}'’])(?:so(?= (?!(?:I|we|he|she|they|it|the|my)\b))|if|whether|unless|except|how|wh(?:at|y|o|ose?|ich|ere|enever|atever)|that|than|like|the (?:more|less|better|sooner)|every(?:thing|one|body)?|any(?:thing|one|body)?|those|not only|either|(?:such|too|enough|all|only|first|next|most|\p{L}{3,}est)(?: \p{L}+){0,2}$)(?!\p{L})`;
/** A clause without “that” may follow. */
const REPORT = regex.iu`(?<![\p{L}'’])(?:sa(?:y|ys|ying|id)|t(?:ells?|elling|old)|th(?:inks?|inking|ought)|believed?|hop(?:es?|ed|ing)|kn(?:ows?|ew|own)|s(?:ees?|aw|een)|hears?|heard|feels?|felt|f(?:inds?|ound)|means?|meant|wish|guess|suppose|claim(?:s|ed)?|promised?|explain(?:ed)?|reali[sz]ed?|noticed?|suggest(?:ed)?|asked|agreed?|decided?|remember(?:ed)?|sure|afraid|glad|sorry|happy|pleased|worried|aware|confirm(?:ed)?|assumed?|underst(?:and|ood)|insist(?:ed)?|show(?:s|ed)?|imagine|bet|reckon|worth)(?!\p{L})`;
/** Begins a clause that leans on another one. */
const LEANING = `if|unless|out|over|inside|when|while|after|before|because|since|as|although|though|until|once|having|given|despite|in|on|at|by|for|from|with|during|to`;
const LEANS = regex.i`^(?:${LEANING})\b`;
/** Where the last clause of some begins. */
const LAST_CLAUSE = regex.i`\b(?:and|but|so|or|also|now|then) (?=(?:${LEANING})\b)`;
/** “the day we met”, “the way it works” */
const RELATED = regex.i`\b(?:the|a|an|this|that|each|no)(?: \w+)? (?:ways?|days?|times?|moment|reasons?|places?|years?|weeks?|months?|nights?|morning|evening|minute|second|hour|dates?|weekend|amount|things?|fact|chance|case|feeling|impression|idea|news)$`;
/** What a clause about the noun before it lacks: “the house we bought” has no object. */
const COMPLETE = regex.iu`^(?:not |very |really |quite |also |just |still |always |nearly |about |over |never |been |going to |to |\p{L}+ly )*(?:the|an?|my|our|his|her|their|your|it|them|(?:us|him|me|her) (?:the|an?|my|our|to|for|and|\d+)|this|these|those|some|no|any|half|both|two|three|four|five|six|ten|[\d£]+|here|there|home|today|tomorrow|yesterday)\b`;
/** Nor has it a preposition at its end: “the shop we got it from”. */
const STRANDED = regex.i`^(?:\S+ ){2,7}?(?:from|in|at|with|for|about|on|to|of)(?:$| (?:is|was|are|were|has|had|and|but|on|in|at|for|last|yesterday|when)\b)`;
const HELPING = regex.i`^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|do|does|did|m|s|re|ve|ll|d)(?:n['’]?t)?$|^(?:can['’]?t|won['’]?t|cannot|not|just|also|\w+ly)$`;

/** Parts sentences that nothing joins: “the gate was locked we rang Gary and he came”. Linear in the length of the prose. */
export function partUnmarked(prose: string): string {
  return splitSentences(prose)
    .map(({ text, gap }) => partWords(text) + gap)
    .join('');
}

function partWords(sentence: string): string {
  const words = sentence.split(' ');
  if (words.length < SENTENCE_WORDS_MIN || /["“”;:()\n]/.test(sentence)) return sentence;
  let from = 0;
  const parted = words.map((word, at) => {
    const mayEnd = at - from >= CLAUSE_WORDS_MIN && at - from <= CLAUSE_WORDS_MAX && at < words.length - 2;
    if (!mayEnd || !opensAnother(words.slice(from, at), words.slice(at, at + 12))) return word;
    from = at;
    return `. ${capitalise(word)}`;
  });
  return parted.join(' ').replaceAll(' . ', '. ');
}

/** Whether a sentence ends where another one begins without a word between them. */
function opensAnother(before: readonly string[], after: readonly string[]): boolean {
  const [first = '', last = '', earlier = ''] = [after[0], before.at(-1), before.at(-2)];
  const asks = ASKS.test(after.slice(0, 3).join(' '));
  const isSubject = SUBJECT.test(first);
  if (!asks && !isSubject && !THING.test(first)) return false;
  const isClosed = CLOSES.test(last) || (isSubject && DIRECTION.test(last));
  const ends = /^[\p{L}'’-]+(?<!ing)$/u.test(last) ? classOf(last.toLowerCase()) : '';
  const isNoun = (asks ? /^[NS]/ : /^[NSJ]/).test(ends) && !(SUBJECT.test(earlier) || /^it$/i.test(earlier));
  if (!isClosed && !isNoun && !(isSubject && /^[DP]/.test(ends))) return false;
  const segment = before.join(' ');
  const clause = segment.split(LAST_CLAUSE).at(-1)!;
  if (LINKS.test(segment)) return false;
  if (LEANS.test(clause) ? clausesIn(clause) < 2 : !hasVerb(`- ${clause}`)) return false;
  if (asks && !/^(?:please|thank)/i.test(first)) return true;
  const [, ...said] = segment.split(REPORT);
  if (OPEN.test(segment) || RELATED.test(segment) || (said.length > 0 && clausesIn(said.at(-1)!) === 0))
    return false;
  if (asks) return true;
  const opened = openClause(after.slice(0, 8));
  if (!opened || opened.subject.includes(',') || STRANDED.test(after.join(' '))) return false;
  return isClosed || isComplete(after, opened.verb);
}

/** Whether a clause has what its verb needs. */
function isComplete(words: readonly string[], verb: string): boolean {
  const at = words.findIndex(
    (word) => word === verb || word.endsWith(`’${verb}`) || word.endsWith(`'${verb}`),
  );
  const isState = /^(?:is|are|was|were|s|re|m)(?:n['’]?t)?$/i.test(verb);
  const isVerb = (word = '') => (isState ? /^[JPR]/ : /[VGPD]/).test(classOf(word.toLowerCase()));
  if (isState && isVerb(words[at + 1])) return true;
  const last = words.findIndex((word, index) => index >= at && (isState || !HELPING.test(word)));
  return (isState || isVerb(words[last])) && COMPLETE.test(`${words.slice(last + 1).join(' ')} `);
}
