import { applyRules, readRules } from '../grammar/read-rules.js';
import { FIRST_NAMES } from '../../text/first-names.js';
import { capitalise } from '../text/words.js';
import { regex } from '../../text/regex.js';
import { classOf } from '../grammar/word-classes.js';
import { SIGNED } from './salutation.js';

const NAME = String.raw`${SIGNED}[.!]?\s*$`;
/** Who is meant by several at once, or by none. */
const SEVERAL = `team|all|colleagues|neighbou?rs|parents|members|residents|tenants|customers`;

/** Greetings and closings of chats as those of letters. See read-rules.ts for the notation. */
const ENDS = readRules(String.raw`
giu  ^(?:g['’]day|howya|howdy|heya|hiya|ey up|yo|oi|alright) (?=[\p{L} ]{2,30}[,!]) => Hi <
giu  ^(?:hey|hi|hello|hiya)(?: there)?,? (?:guys|folks|lads|gang|peeps|you lot|you all|girls|ladies|everyone|everybody|both)([,!.])+ (?=\p{L}) => Dear all$1 <
giu  ^(?:hey|hi|hello|hiya)(?: there)?,? (${SEVERAL})([,!.])+ (?=\p{L}) => Dear $1$2 <
gu   ^(?:[Hh]ey|[Hh]i|[Hh]ello) (\p{Lu}\p{Ll}+)\. (?=\p{Lu}\p{Ll}* ) => Dear $1, <
giu  ^(?:hey|hi|hello|hiya|yo|howzit|howdy|g['’]day|heya|ahoy|wotcha|aye aye|ey up|alright|oi)(?: there)?,?(?: (?:boss|mate|dude|pal|love|bud|bro|man|bru|boet|all right))?([,!.])+ (?=\p{L}) => Hello$1 <
gu   ^(?:[Hh]ey|[Hh]i|[Hh]ello) (?=(?:Miss|Doctor|(?:Dr|Professor|Prof)\.? )?(?:\p{Lu}?[\p{L}'’]+ ){0,2}(?:${SEVERAL}|Miss|Doctor|Professor)[,!] ) => Dear <
giu  ^(?:hi|hello|hey|respected) (sir|madam|ma['’]am|sir/madam|sir or madam), => Dear $1{sir=Sir madam=Madam ma'am=Madam ma’am=Madam sir/madam=Sir_or_Madam}, <
giu  ^(team|all|colleagues), (?=\p{L}) => Dear lower($1), <
giu  ^to (?:the|your) (?:manager|management|head office|complaints department|customer (?:service|services)|owner)[.,:!] (?=\p{L}) => Dear Sir or Madam, <
giu  ^(?:guys|lads|folks|everyone|everybody), (?=\p{L}) => Dear all, <
giu  ^(?:good )?(morning|afternoon|evening)(?: all| everyone| team)?([!,.])+ (?=\p{L}) => Good lower($1)$2 <
giu  (?<=[.!?] )(thx|thanks|cheers|ta),? (?!again|all|guys|mate|so|very|for|you|everyone|everybody|team|in|a|loads|heaps|much|to|folks|both|pal|man|bro|then|now|lots|regards|wishes|it|this|that)(\p{Ll}{2,12})[.!]?$ => $1, capital($2)<
giu  ^(?:dude|mate|bro), (\p{L}) => capital($1)<
giu  ^to (?:whoever|whomever)(?:['’]s| is) (?:in charge|responsible), => To whom it may concern, <
gu   (?<=[.!?)])\s+(?:[Cc]heers|[Tt]a|[Bb]est(?: wishes)?|[Aa]ll the best|[Yy]ours|[Ll]ove|[Ll]ots of love|[Bb]ig hugs|[Hh]ugs|[Cc]iao|[Pp]eace|[Bb]ye(?: for now)?|[Ll]aters?|[Ll]ekker|[Ss]hot|[Ss]lán|[Hh]ooroo|[Cc]heerio|[Tt]oodles|[Cc]atch you later|[Ss]ee ya|[Rr]gds|(?:[Ww]ith )?[Rr]egards|BR|[Tt]ake care)(?: (?:mate|all|guys|everyone|pal))?[,!.]{0,2}\s+${NAME} =>  Kind regards, $1<
gu   (?<=[.!?)])(\s+)(?:[Tt]hanks|[Tt]hx|[Tt]hank you|[Tt]y)(?: and regards)?[,!.]{0,3}[ \n]${NAME} => $1Thank you. Kind regards, $2<
gu   (?<=[.!?)])(\s+)(?:[Mm]any thanks|[Tt]hank you (?:so|very) much|[Tt]a (?:very )?much|(?:[Tt]hanks|[Tt]hx|[Tt]hank you|[Tt]y) (?:so much|very much|a mill?(?:ion)?|a bunch|a ton|a lot|loads|heaps|again|in advance|guys|mate))[,!.]{0,3}[ \n]${NAME} => $1Thank you very much. Kind regards, $2<
gu   (?<=[.!?)])(\s+)(?:[Tt]alk|[Ss]peak|[Cc]hat)(?: to you)? (?:soon|later|then)[,!.]{0,2}[ \n]${NAME} => $1I look forward to speaking with you. Kind regards, $2<
gu   (?<=[.!?)])(\s+)(?:I )?[Hh]ope to hear from you(?: soon)?[,.!]{0,2} ${NAME} => $1I look forward to hearing from you. Kind regards, $2<
gu   (?<=[.!?)])(\s+)[Ss]ee you (soon|then|there|later|tomorrow)[,!.]{0,2}[ \n]${NAME} => $1I look forward to seeing you $2. Kind regards, $3<
gu   (?<=[.!?)])\s+(?:Not (?:at all )?(?:happy|impressed|pleased)|Fed up|Fuming|Livid|Annoyed),? ${NAME} =>  I am not satisfied. Kind regards, $1<
giu  (?<=[.!?)])\s+(?:ta|cheers|thanks)(?: (?:guys|all|everyone|mate|folks|everybody))?[!.]*\s*$ =>  Thank you.<
giu  (?<=[.!?)]|, thanks)\s+(?:laters?|catch you later|see ya(?: later)?|ta-?ra|toodle-?oo|over and out|x{1,5}|xo(?:xo)?)[!.]*\s*$ => <
`);
/** A single word, two, or such with a flat or a number, after the last sentence. */
const LAST_WORDS = regex.gu`(?<=[^\n]{30}(?:\p{L}{2}|[\d)"”’])[.!?]) (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?(?<first>\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'’-]*){0,2}(?:,? ?\(?(?:Flat|flat|no\.|number|house|room|order|unit|ref|student|(?:the )?(?:[a-z]+ )?(?:manager|owner|director|secretary|chair|treasurer))[^?!\n]{0,30})?\.?\s*$`;
const INTERJECTION =
  /^(?:hooray|hurray|wow|yay|phew|ugh|oops|bravo|congratulations|cheers|thanks|regards|yes|no|please|sorry|ok|okay|amen|\p{L}+ly|\p{L}{3,6}day)$/iu;

/** Whether a word with a capital is a name: a known one, or none of the words of English. */
function isFirstName(word: string): boolean {
  const small = word.toLowerCase();
  return FIRST_NAMES[small] !== undefined || (classOf(small) === '' && !INTERJECTION.test(small));
}

/** A message with a sender and a recipient, so a final name is a signature. */
const IS_LETTER =
  /^(?:Dear|Hello|Hi|Hey|To whom|Good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[,.!]|\b(?:I|[Mm]y|me)\b/;

/** “hey dave,” */
const UNCAPITALISED = regex.u`(?<=^(?:[Hh]ey|[Hh]i|[Hh]ello) )(?!prof\b|doc\b)\p{Ll}{2,20}(?=[,!])`;

const KISSES = /(?<=\p{L}[,.!]?) [xX]{1,4}\s*$/u;

/** Gives a message the greeting and the closing of a letter. */
export function formaliseEnds(content: string): string {
  const named = content
    .replace(KISSES, '')
    .replace(UNCAPITALISED, (name) => (isFirstName(name) ? capitalise(name) : name));
  const ended = applyRules(named, ENDS);
  if (!IS_LETTER.test(ended) || /\n/.test(ended)) return ended;
  return ended.replace(LAST_WORDS, (...found) => {
    const [whole, { first = '' }] = [String(found[0]), found.at(-1) as Record<string, string>];
    return isFirstName(first) ? ` Kind regards, ${whole.trim()}` : whole;
  });
}
