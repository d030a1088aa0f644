import { FILLERS } from '../data/clutter.js';
import { FRAMES, LONG_WORDINGS } from '../data/frames.js';
import { WORDY } from '../data/plain-words.js';
import { TRIMS } from '../data/trims.js';
import { applyRules } from '../grammar/read-rules.js';
import { keepsFacts } from '../invariant/guard.js';
import { statementKinds } from '../invariant/statements.js';
import { findAtoms } from '../invariant/find-atoms.js';
import { applyEdits, removal, type Edit } from '../text/edits.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { STAND_IN } from '../text/protect.js';
import { capitalise, uncapitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';
import { ASIDES, MAIN_CLAUSE, OPTIONAL } from './asides.js';
import { editAfterGreeting } from './inline-greeting.js';

const RULES = [...FRAMES, ...TRIMS];
const CLUTTER = new PhraseTable([...LONG_WORDINGS, ...WORDY, ...FILLERS]);
const OPENING = regex.u`^(?:Moreover|Furthermore|What is more|What['’]s more|In addition|Additionally|In fact|Indeed|Of course|Also|Overall(?!, it\b)|In general|Generally),\s+`;
const WELL_WISH = regex.iu`^(?:first(?:ly)?(?: of all)?, )?(?<greeting>(?:hi|hello|hey|good (?:morning|afternoon))(?: there)?(?: \p{L}[\p{L}'’-]+){0,3})?[,!]? ?(?:(?:i|we)(?: do| really| sincerely)? )?(?:hope|trust)(?: that)? (?:(?:this|my) (?:e-?mail|message|letter|note) finds you (?:all |both )?(?:well|in good health)|(?:you|all|everything|everyone)(?: all| both)?(?:(?: (?:is|are|have been)|['’](?:re|s|ve been))(?: (?:all|both|doing|keeping|going))* (?:well|good|great|fine|ok|okay)|(?: (?:had|are having|have had|have|are all having)|['’](?:re having|ve had)) an? (?:very )?(?:nice|good|great|lovely|wonderful|pleasant|relaxing) \p{L}+))(?: and (?:(?:that )?(?:you|(?:the|your) \p{Ll}+(?: \p{Ll}+){0,2}) )?(?:had|have|are|enjoyed|enjoying|everyone|went|is going|is doing|are going)[^.!?,;\d]{3,60})?(?: (?:today|with you|too|so far))?[.!]$`;
const VIRTUE = String.raw`(?:dedicated|hard-?working|(?:self-)?motivated|enthusiastic|passionate|reliable|friendly|dynamic|ambitious|driven|committed|outgoing|creative|flexible|proactive|conscientious|punctual|honest|positive|energetic|loyal|adaptable|confident|keen|trustworthy|results-driven|organi[sz]ed)`;
/** It praises whatever it speaks of, and tells nothing. */
export const HYPE = regex.iu`^(?:(?:then )?look no further|(?:so,? )?what are you waiting for|(?:whether|if) you(?:['’]re| are) [^.!?\d]{5,160}, (?:this|our|the) [^.,!?\d]{3,30} (?:is|are|will be) (?:just |simply |definitely )?(?:the )?(?:perfect|ideal|right|best)(?: (?:choice|companion|solution|product|option|partner|match|gift|one))?(?: for (?:you|everyone))?|I(?: am|['’]m) an? (?:(?:very|highly|truly|extremely) )?(?:${VIRTUE}(?:, and |, | and | ))+(?:individual|person|professional|worker|team player|employee|candidate)\b(?![^.!?]*\b(?:speak|fluent|years?|licen[cs]e|degree|diploma|certificate)\b)(?:[^.!?\d]|1[01]0 ?%){0,160}|I(?: am|['’]m) (?:an? )?(?:real |great |true )?(?:people person|team player|(?:fast|quick) learner|self-starter|good listener)\b[^.!?\d]{0,120}|(?:I(?: am|['’]m) (?:reaching out|writing|getting in touch)[^.!?,\d]{0,30} (?:because|as) )?(?:I|we) (?:(?:have|recently|just|been) )*(?:came across|come across|following|stumbled (?:up)?on) (?:your|the)\b[^.!?\d]{3,80}\bimpressed (?:by|with)\b(?![^.!?]*\b(?:but|although|however)\b)[^.!?\d]{3,140})[.!?]$`;
/**
 * What only leads up to the news: “I just wanted to reach out and let you all know that”, “We are so happy to announce
 * that”. An apology (“say sorry that”) does more.
 */
const PREAMBLE = regex.iu`^(?:(?:hello|hi|hey|dear)(?: \p{L}+){0,3}, |with an? (?:\p{L}+ ){0,2}(?:heart|pleasure|pride|joy|sadness|regret), |after an? (?:very )?(?:long|lot|great|busy|hard|difficult|wonderful|successful|quiet|careful|good) [^,.;:\n\d]{3,60}, )?(?:(?:so|anyway|well|basically),? )?(?:i|we|it|this|please|just|let|the|first|what)(?:['’](?:m|re|d|s|ve))? (?:(?:i|we|it|am|are|is|was|be|have|has|been|['’](?:m|re|d)|just|also|only|simply|wanted|want|would|like|wish|write|writing|to|reach|reaching|out|and|because|let|letting|you|all|of|everyone|everybody|residents|tenants|customers|guests|members|parents|visitors|patients|students|staff|colleagues|neighbou?rs|readers|know|known|tell|inform|informed|announce|say|share|confirm|note|heads|up|fyi|noted|mention|point|remind|advised|informed|aware|take|taking|this|that|the|a|an|for|with|my|our|today|quick|short|moment|opportunity|news|e-?mail|message|letter|note|notice|reminder|reason|why|here|(?:delighted|pleased|happy|proud|thrilled|excited|glad|regret|sorry)(?=,? (?:to|and)\b)|so|very|really|able|hereby|kindly|quickly|briefly|basically|important(?= to)|worth|noting|mentioning|bear|in|mind|fact|once|again|(?:great|much)(?= pleasure)|pleasure|delight|can|may|me|start|by|saying|trying|should|needs?|must),? ){1,30}that,? (?=\S)`;
/** Without one of these, what leads up is said itself: “We are happy that you came”. */
const ANNOUNCES = regex.i`\b(?:heads[- ]up|fyi|tell|inform(?:ed)?|announce|say(?:ing)?|share|confirm|not(?:e|ed|ing)|mention(?:ing)?|point out|remind|advised|let(?:ting)? (?:you|everyone|everybody|me)\b|aware|writing|reminder|reason\b(?! that,? ?$)|bear in mind)\b`;
const ASKS_TO_TELL = /\b(?:want|like|need|ask) (?:you|everyone|everybody)(?: all)? to\b/i;
/** No date and no price, but what it counts or demands matters. */
const WEIGHTY = regex.iu`\b(?:now|again|had|den(?:y|ies|ied)|stopped|broken?|failed|lost|missing|wrong|late|damaged|must|should|ha(?:s|ve) to|needs? to|required?|if|unless|when|instead|rash|burns?|allerg\p{Ll}*|child(?:ren)?|direct|might (?:get|cause|be))\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|dozen) (?!of (?:us|you|them)\b)`;
const NEW_CLAUSE = regex.i`^, (?:and|but|so) (?:I|we|you|he|she|it|they|there|the|this|that|since|because|if|when|as|our|my|your)\b`;
const HOLDS_PROTECTED = new RegExp(STAND_IN, 'u');

/** What begins a sentence that only gives the reason for the one before it. */
export const REASON = String.raw`(?:The reason for this(?: \p{Ll}+)? (?:is|was) (?:that|because)|This (?:is|was) because) (?=\p{L})`;
const REASON_APART = regex.gu`(?<=(?:^|[.!?]\s)(?:(?!\bbecause\b|\b[ap]\.m)[^!?\n]){12,200})\. ${REASON}(?=[^.!?\n]{3,160}[.])`;

/** “It is shut. This is because it rains.” → “It is shut because it rains.” */
export const joinReasons = (content: string): string =>
  editProse(content, (prose) => prose.replace(REASON_APART, ' because '));

/** Writes the long-winded frames and turns of a sentence short. */
export function withoutFrames(sentence: string): string {
  const short = applyRules(sentence, RULES, keepsFacts);
  return /^\p{Lu}/u.test(sentence) ? capitalise(short) : short;
}

/** Says the same in fewer words: wordy phrases and fillers, also one right after another. May hand back the same text. */
export function removeClutter(sentence: string): string {
  const trimmed = CLUTTER.replaceIn(CLUTTER.replaceIn(withoutFrames(sentence)));
  const lean = /^["'“(]?\p{Lu}/u.test(sentence) ? capitalise(trimmed) : trimmed;
  return keepsFacts(sentence, lean) ? lean : sentence;
}

/** “Our founder, Debbie Cartwright”: the comma after it stays. */
const APPOSITION = /\p{Ll}, \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u;

/** Removes clutter, and asides that state no facts. With a clause goes its exclamation mark. */
export function compressSentence(sentence: string, asides = ASIDES): string {
  return editAfterGreeting(sentence, (rest) => compressRest(rest, asides));
}

function compressRest(sentence: string, asides: RegExp): string {
  if (!/\p{L}{2}/u.test(sentence)) return sentence; // no word to compress
  const wish = WELL_WISH.exec(sentence);
  if (wish && !statesFacts(uncapitalise(wish[0].slice(wish.groups?.greeting?.length ?? 0))))
    return wish.groups?.greeting ? `${wish.groups.greeting}.` : '';
  if (HYPE.test(sentence)) return '';
  const lean = removeClutter(applyEdits(sentence, toRemove(preambleOf(sentence))));
  const edits = toRemove(OPENING.exec(lean) ?? preambleOf(lean));
  let lostItsEnd = false;
  for (const match of lean.matchAll(asides)) {
    if (!mayGo(match[0], asides)) continue;
    const end = match.index + match[0].length;
    const hasComma =
      NEW_CLAUSE.test(lean.slice(end, end + 12)) || APPOSITION.test(lean.slice(0, match.index));
    const closing = lean[end] === ',' && !hasComma ? 1 : 0;
    edits.push({ start: match.index, end: end + closing, text: '' });
    lostItsEnd ||= match[0].startsWith(',') && lean.slice(end) === '!';
  }
  if (edits.length === 0) return lean;
  const short = applyEdits(lean, edits);
  if (!keepsFacts(lean, short)) return lean;
  return lostItsEnd ? short.replace(/!$/, '.') : short.replace(/\.\.$/, '.');
}

const toRemove = (opening: RegExpExecArray | null): Edit[] => (opening ? [removal(opening)] : []);

function preambleOf(sentence: string): RegExpExecArray | null {
  const found = sentence.endsWith('?') ? null : PREAMBLE.exec(sentence);
  if (!found || /\band that\b/i.test(sentence) || ASKS_TO_TELL.test(found[0])) return null;
  return ANNOUNCES.test(found[0]) ? found : null;
}

/** How a decision came about. What happens “after lunch” would be without its time. */
const BACKGROUND = String.raw`(?:following(?: on from)?|further to|in response to|as part of|as a result of|due to|owing to|after (?:(?:much|a lot of|careful|long|lengthy|further|some|several|a (?:very )?(?:long|lengthy|lively)|(?:nearly |almost |over |more than )?\p{L}+ years of) )?(?:discussions?|considerations?|reviews?|debates?|deliberations?|thought|hard work|development|work|talks|planning))\b[^,.;:!?\n]{0,120}(?:,[^.;:!?\n]{1,120}(?:\sand\s[^,.;:!?\n]{1,60}|(?=, (?:we|I)\b)))?`;
/** “All drivers are reminded that”, of those whom what follows does not call “they”. */
const REMINDED = String.raw`(?:please note that )?(?:(?!(?:not|if|in|on|of|at|with|from|who|new|only)\b)\p{L}+ ){1,4}(?:are|is) (?:(?:hereby|kindly|politely|once|again|also|respectfully) ){0,3}(?:reminded|advised|informed|notified|asked to note) that(?![^.!?]*\b(?:they|their|them|theirs)\b)`;
const ADDRESSED_PREAMBLE = regex.iu`^(?:${BACKGROUND}(?=, (?:${MAIN_CLAUSE}))|(?:${BACKGROUND}, )?${REMINDED}|(?:${BACKGROUND}, )?[^.!?,;:]{0,40}\b(?:let|inform|tell|remind|notify|advise)\b[^.!?,;:]{1,60}?(?: know)? that|(?:${BACKGROUND}, )?[^.!?,;:]{0,60}\b(?:delighted|pleased|happy|proud|thrilled|excited) to (?:finally )?(?:be able to )?(?:announce|share|say|tell you|inform you|let you know) that),? (?=\S)`;

/**
 * Leaves out “We would like to let all customers of Rasp & Sons know that” and “Following a review of its costs,”, for a
 * length that has no room for it.
 */
export function withoutAddress(sentence: string): string {
  const end = sentence.replace(ADDRESSED_PREAMBLE, '').replace(ADDRESSED_PREAMBLE, '');
  return statementKinds(sentence.slice(0, -end.length)).length > 0 ? sentence : capitalise(end);
}

/** What compressing a sentence takes out of it, clutter aside. */
export function asidesOf(sentence: string, asides: RegExp): string[] {
  return (sentence.match(asides) ?? [])
    .filter((aside) => mayGo(aside, asides))
    .map((aside) => aside.replace(/^[\s,(]+|\)$/g, ''));
}

/** Only an opening part begins with a capital, which makes no name of its first word. */
const mayGo = (part: string, asides: RegExp): boolean =>
  !statesFacts(uncapitalise(part)) && (asides !== OPTIONAL || !WEIGHTY.test(part));

/** Whether a part of a sentence holds anything that must not be lost. */
export function statesFacts(part: string): boolean {
  return HOLDS_PROTECTED.test(part) || findAtoms(`x ${part}`).length > 0 || statementKinds(part).length > 0;
}
