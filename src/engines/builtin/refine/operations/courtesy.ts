import type { Teller } from '../data/kind-turns.js';
import { contract } from './contractions.js';
import { GENERAL } from './salutation.js';
import { sentencesOf } from './leftovers.js';
import { letterParts } from '../text/letter-parts.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords } from '../text/words.js';
import { regex } from '../../text/regex.js';

const THANKED = regex.i`\b(?:thanks?|regards|cheers|sincerely|grateful|gratitude|appreciated?|wish(?:es)?|love|luck|hope|enjoy|have (?:fun|a)|look(?:ing)? forward|welcome|see you|pleased|happy to|glad)\b`;
/** Asks for something that one thanks for, unlike “please note” and “please feel free”. */
const FAVOUR = regex.u`(?:^|[.!?,:] |\n)(?:[Pp]lease|(?:[Cc]ould|[Ww]ould) (?:you|everyone|everybody|someone|somebody|I|one of (?:you|us)) please)(?! (?:note|feel|see|call|contact|let (?:us|me) know if|visit|come|join|try|enjoy|order|book|buy|shop|follow|subscribe|apply|refer|be aware|understand|find|click|remember|look at)\b) \p{Ll}|\b(?:I|[Ww]e) kindly ask\b|, please \p{Ll}`;
/** An ad, an offer, a quarrel about law: nobody is thanked there. */
const NO_FAVOUR = regex.iu`\b(?:debt|owe|legal|court|dismiss\p{Ll}*|redundan\p{Ll}*|vacanc\p{Ll}*|sale now|our new|visit us|follow us|recipe|ingredients|vet|doctor|poison\p{Ll}*|dose|tablets?|alarm|smoke|fire|emergency|danger\p{Ll}*)\b`;
/** A complaint or threat at the end, which no thanks should follow. */
const UNTHANKFUL = regex.iu`(?:^|[.!?] )(?!(?:please|could|would|can|let|if|unfortunately|I['’]m)\b)(?=[^.!?\n]{0,200}(?:\b(?:not|cannot|never|nobody|no one|nothing|no longer|frustrating|disappointed|unhappy|late again|otherwise|complain\p{Ll}*|refuse|too (?:late|loud|long|much)|must)\b|n['’]t\b))[^.!?\n]+[.!?]\s*$|\bwas wasted[.!]\s*$`;
const REFUSES = regex.iu`(?:^|[.!?,:\n]\s*|\bbut )(?:unfortunately|(?:I|we)(?:['’]m| am|['’]re| are) (?:sorry|afraid)|please understand|please note(?! that (?:you|if|unless)\b))\b`;
/** A message to one reader. */
const ADDRESSED =
  /^(?!.*\b(?:everyone|everybody|all (?:staff|members|residents|visitors|customers|guests)|owners|residents|visitors|guests|members|staff must|parents)\b)(?:It looks like|Just a quick (?:reminder|note)|Thank(?:s| you) for|Please (?:send|let|give|tell|call|bring|return|pay|confirm|sign)\b(?=[^.!?]*\b(?:me|my|us|our)\b)|Unfortunately, (?:(?:we|I) can['’]t approve )?your|Your (?:application|order|account|appointment|booking|request|parcel|delivery)\b)/s;
/** A notice, as it was sent. */
const TO_MANY =
  /^(?:all |our |the )?(?:residents|tenants|members|customers|visitors|guests|parents|students|staff|patients|users|passengers|employees|volunteers) (?:are|must|should|have to|need to)\b/i;
/** Those who know one another, unlike patients or customers. */
const TO_GROUP =
  /^(?:all |our |the )?(?:residents|tenants|members|parents|students|staff|employees|volunteers|guests)\b/i;
/** The writer complains, so it is not for him to thank for understanding. */
const COMPLAINS = regex.iu`\b(?:I|we) (?:ordered|bought|paid|booked|waited)\b|\bstill (?:has|have)(?: not|n['’]t)\b|\bmoney back\b|\b(?:me|us) a refund\b|['’]m afraid (?:you|your|the|this|that|it|nobody|only|someone)\b|\bunfortunately, (?:it|this|that|nobody|no one|someone|none|you (?!can|may|(?:are|were|do|did) not|(?:are|were|do|did)n))\b|\bnoticed that\b|\b(?:looks|seems) like you\b|\bseems? to be missing\b`;
/** Words of blame, after which nobody offers to answer questions. */
const BLAMES = /\b(?:again|not|never|nobody|late)\b|n['’]t\b/i;
/** A refusal of the writer’s own: “Unfortunately, we cannot …”. */
const OURS =
  /\b(?:unfortunately,|['’]m afraid|sorry, but) (?:we (?:ca|wo|are|(?:don['’]t|do not) (?:give|accept|offer|have|do|sell|take)|will not)|there)/i;
/** A text that greets somebody is a message; others may be a page, a review or a story. */
const GREETED = /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i;
/** One thanks for what was asked last. */
const ENDING_SENTENCES = 2;
/** Good for the reader, so that no thanks are due. */
const ADVICE = regex.iu`\bplease (?:(?:do not|don['’]t|never) (?:waste|buy|bother|expect|get|be|worry|see)|buy|get|save|avoid|go|try|make sure|ensure|keep in mind|consider|use|always|take (?:a|the|care|some)|be|read|add|set|select|choose|enter|start|provide|reference)\b`;
const WORDS_MAX = 150;
/** A shorter message gets to its point. */
const SENTENCES_MIN = 3;
const GREETING = regex.u`^(?:Hi|Hello|Hey|Dear)(?! (?:sir|madam|sirs)\b)(?: (?!is\b|are\b)[\p{L}.'’-]+){0,4},\s+`;
/** Thanks, hopes and good news open a message kindly already. */
const PLEASANT = regex.iu`^[^.!?\n]{0,60}\b(?:thanks?|hope|hoping|wish|glad|pleased|happy|delighted|congratulations|welcome|great|lovely|good news|nice|sorry|apolog\p{Ll}+|enjoyed|love|quick|reminder)\b|\bhope (?:that )?(?:you|this|all)\b`;
const SAD = regex.iu`\b(?:died|death|dead|funeral|ill|illness|sick|hospital|surgery|cancer|condolences|injur\p{Ll}+|accident|passed away|redundan\p{Ll}*|dismiss\p{Ll}*|police|court)\b`;
const [FLOOR_WORDS_MIN, FLOOR_WORDS_MAX] = [20, 60];
/** Offers or asks something at the end already. */
const ASKED = /\?|\b(?:let (?:us|me) know|contact|call|questions)\b/i;
const BODY_END = /\n\s*\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}\s*$/u;

/** Greets one reader whom a kind message addresses without a greeting, and ends a short message kindly. */
export function withCourtesy(before: string, after: string, manner: Teller['manner']): string {
  const isPlain = !/^\s*(?:[-*•#>|]|\d+[.)])/m.test(after) && countWords(after) <= WORDS_MAX;
  if (!isPlain || NO_FAVOUR.test(after) || splitSentences(before).length < 2) return after;
  const closed = withClosing(before, after, manner);
  return manner === 'friendly' ? withWish(before, greetingFor(before, after) + closed) : closed;
}

function greetingFor(before: string, after: string): string {
  const isShort = splitSentences(before).length < SENTENCES_MIN;
  if (TO_MANY.test(before)) return TO_GROUP.test(before) && !isShort ? 'Hi everyone,\n\n' : '';
  const isMessage = ADDRESSED.test(after) && /\byou(?:r|['’]\p{Ll}+)?\b/iu.test(after);
  return isMessage ? 'Hi there,\n\n' : '';
}

/** Hopes that the one who is greeted is well, where the text has no pleasantry of its own. */
function withWish(before: string, content: string): string {
  const [greeting = ''] = GREETING.exec(content) ?? [];
  const body = content.slice(greeting.length);
  const isShort = splitSentences(before).length < SENTENCES_MIN;
  if (greeting === '' || isShort || PLEASANT.test(body) || SAD.test(body)) return content;
  const isMany = /\b(?:everyone|all|team)\b| \p{Ll}{3,}s,/u.test(greeting);
  const isMine = /\b(?:I|me|my)\b/.test(before);
  if (isMany && !isMine && !/\b(?:we|us|our)\b/i.test(body)) return content;
  const isToRole = GENERAL.test(/^Dear ([^,\n]+),/.exec(before)?.[1] ?? '');
  const isOurs = isToRole || /\b(?:we|us|our)\b/i.test(body) || /^Your\b/.test(before);
  const who = !isMine && (isMany || isOurs) ? 'We' : 'I';
  const subject = who === 'We' && !greeting.endsWith('\n') ? 'we' : who;
  return `${greeting}${subject} hope you're ${isMany ? 'all ' : ''}well. ${capitalise(body)}`;
}

function withClosing(before: string, content: string, manner: Teller['manner']): string {
  const signOff = letterParts(content)[2] || (BODY_END.exec(content)?.[0] ?? '');
  const body = content.slice(0, content.length - signOff.length).trimEnd();
  const closing = THANKED.test(body) || !/[.!?]$/.test(body) ? '' : closingFor(before, body);
  if (closing === '') return content;
  const mark = manner === 'friendly' && closing.startsWith('Thank') ? '!' : '.';
  return `${body} ${closing}${mark}${content.slice(body.length)}`;
}

/** Thanks for a favour or for understanding, or what else ends a message that reads much as before. */
function closingFor(before: string, body: string): string {
  if (!/\b(?:you|your|we|our|us|I|me|my|please)\b/i.test(body)) return '';
  const isOld = body === before.trimEnd();
  if (isOld && !/\b(?:I|we|us|me|my|our)\b/i.test(body)) return '';
  const isLetter = GREETED.test(before) || letterParts(before)[2] !== '';
  const ending = splitSentences(body)
    .slice(-ENDING_SENTENCES)
    .map(({ text }) => text)
    .join(' ');
  if (FAVOUR.test(ending) && !ADVICE.test(ending) && !UNTHANKFUL.test(body)) return 'Thank you';
  if (REFUSES.test(body) && (isLetter ? !COMPLAINS.test(body) : OURS.test(ending)))
    return 'Thank you for your understanding';
  if (!isLetter) return '';
  const isPersonal = /\byour?\b/i.test(body) && /\b(?:we|us|I|me)\b/i.test(body);
  const old = new Set(sentencesOf(before).map(contract));
  const isLittle = sentencesOf(body).filter((sentence) => !old.has(contract(sentence))).length < 2;
  if (
    !isPersonal ||
    !isLittle ||
    ASKED.test(body) ||
    countWords(body) > FLOOR_WORDS_MAX ||
    countWords(body) < FLOOR_WORDS_MIN
  )
    return '';
  const who = /\b(?:I|me|my)\b/.test(body) ? 'me' : 'us';
  return UNTHANKFUL.test(body) || COMPLAINS.test(body) || BLAMES.test(body)
    ? ''
    : `Please let ${who} know if you have any questions`;
}
