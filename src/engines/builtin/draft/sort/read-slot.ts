import { capitalise, trimMarks, withoutQuotes } from '../text/tidy.js';
import { isLetter, isNewsletter, type Brief } from './brief.js';
import { fillLabel, readLabel } from './labels.js';
import { withoutLinks } from './read-direction.js';
import { readRecipient } from './recipient.js';
import { regex } from '../../text/regex.js';

const SIGN = regex.i`^(?:(?:it (?:is|should be|will be) )?signed by (?:me|us|him|her)[,:]?|(?:it (?:is|will be|should be) )?signed by(?! (?:all|both|hand|every|each|a|an)\b| [\ue022"“])|sign(?: it| off)?(?: as| with| off as| by| from| off with)|sign (?:it|off)|signed(?:,| as| from)?:?(?! (?:by|contracts?|cop(?:y|ies)|forms?|documents?|agreements?|leases?|letters?|versions?|originals?|for|off|in|up)\b)|it['’]s from|(?:the )?sender(?: is)?:?) (?<name>\S.{0,80})$`;
/** “Sign it Ada Roe and give my number, 555 0172” */
const AND_NUMBER = regex.i`,? and (?:please )?(?:give|add|put|include|mention|leave) (?:my |our |the )?(?:(?:phone|telephone|mobile|e-?mail) ?)?(?:number|address|extension)?(?=[,:]?\s[\d\ue000-\uf000+(]|$)`;
const SIGN_NAME = regex.u`^(?:[Ss]ign(?:ed)?|[Mm]y name(?:['’]?s| is)?|[Nn]ame(?: is)?|I['’]?m|Im|I am|[Ww]e['’]re|[Ww]e are),?:? (?<name>\p{Lu}\S*(?: \p{Lu}\S*| &| and| from| at| of){0,4})$`;
/** “We’re Hartcliffe Sports Club” below a notice. */
const WE_ARE = regex.u`^(?:We['’]re|We are) (?<name>(?:the )?\p{Lu}[\p{L}'’&-]+(?: (?:of |and |& )?\p{Lu}[\p{L}'’&-]+){1,4})$`;
const WE_ARE_AFTER = 3;
const TO_NAME = regex.u`^(?:(?:[Tt]he |[Tt]his )?(?:[Ll]etter|[Ee]-?mail|[Mm]ail|[Mm]essage) (?:is|goes|should be|will be) )?(?:[Aa]ddressed )?to (?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})$`;
const FROM = regex.u`^(?:[Ff]rom|[Rr]egards,?|[Bb]est,?|[Ll]ove,?|[Cc]heers,?) (?!\p{Lu}\p{Ll}+day\b|January|February|March|April|May|June|July|August|September|October|November|December)(?<name>(?:the )?\p{Lu}\S*(?: (?:and |& |at |of |the )*\p{Lu}\S*){0,4}(?: (?:next door|upstairs|downstairs|(?:at|in|from) (?:flat|no\.?|number)[ \ue020]?\d+))?)$`;
/** “from the whole office”, “from all at the club” */
const FROM_ALL = regex.iu`^(?:with )?(?:love |best wishes )?from (?<name>(?:all(?: of us)?|everyone|everybody|us all|your \p{L}+|the (?:whole )?(?:team|office|family|class|crew|gang|committee|staff|department|choir|club|kids|children|neighbou?rs|lads|girls|boys))(?: (?:at|in|on|from) .{2,40})?)$`;
const CALL = regex.i`^(?:the )?(?:(?:(?:cta|call[- ]to[- ]action)(?: text)?|button text)(?: is| should be)?:?|button(?::| should be:?)) (?:to )?(?!text|button|at |in |on )(?<words>\S.*)$`;
/** “The email comes from Gareth Pell.” */
const COMES = regex.u`^(?:[Tt]he |[Tt]his )?(?:[Ee]-?mail|[Ll]etter|[Mm]essage|[Nn]ote|[Ii]nvitation) (?:is|comes|goes out|will (?:come|be|go out)) from (?<name>(?:(?:the|our) )?\p{Lu}.{0,80})$`;
/** “The email is from the headteacher, Ruth Balogun”, “from trainer Ludmila” */
const ROLE_NAME = regex.u`^(?:(?:(?:the |this )?(?:e-?mail|mail|letter|message|note) (?:is|comes|goes out|will (?:come|be)) )?from|(?:the )?sender is) (?<article>the |our |my )?(?<role>\p{Ll}[\p{Ll} -]{2,30}?),? (?<named>\p{Lu}[\p{L}.\ue02e'’-]*(?: \p{Lu}[\p{L}.\ue02e'’-]*){0,3})$`;
const KEYWORDS = regex.i`^(?:(?:use|include|add|with|mention) )?(?:the )?(?:seo )?key ?(?:words?|phrases?)(?: is| are|:)? (?<words>\S.*)$`;
const READER = regex.i`^(?:(?:my|our|the) (?:(?:hiring |head |HR )?manager|boss|landlord|landlady|(?:head ?)?teacher|head(?: of \p{L}+)?|principal|owner|director|editor|recruiter|doctor|neighbou?r|supplier|(?:contact |right )?person(?: there)?|contact (?:there|person))(?: is| is called|['’]s name is|'s called) (?<who>.{2,60})|(?:(?:(?:the |this )?(?:letter|e-?mail|mail|message) (?:is|goes|should be|will be) )?(?:addressed to|to)|for|dear) (?<titled>(?:mr|mrs|ms|dr)\b.{2,60}))$`;
const NAMED_READER = regex.u`^(?:[Aa]ttn?[.:\ue02e]?|(?:[Hh]is|[Hh]er|[Tt]heir) name(?:['’]?s| is|s are)|(?:[Tt]he )?(?:[Cc]ustomer|[Cc]lient|[Rr]ecipient|[Aa]ddressee|[Tt]enant|[Gg]uest|(?:[Mm]y |[Oo]ur )?(?:[Ll]andlord|[Ll]andlady|[Bb]oss|[Mm]anager|[Tt]eacher|[Nn]eighbou?r))(?: is(?: called)?|(?:['’]s)? name(?:['’]?s| is)|:)?) (?<who>\p{Lu}\S*(?: \p{Lu}\S*| &| and){0,3})$`;
/** Whom an applicant writes to. */
const CONTACT = /^(?:the )?contact(?: person)? is (?<who>.{2,60})$/i;
const COURTESY = regex.i`^(?:hi|hey|hello|thanks?(?: you)?|thx|ty|cheers|please|pls|plz|ok|okay|lol|haha)(?: there| all| so much| very much| a lot| a bunch| in advance| again)?[!.,\s]*$`;

/** Puts a clause into the slot that it fills, such as the sender; returns false for any other clause. */
export function readSlot(clause: string, brief: Brief): boolean {
  const text = trimMarks(withoutLinks(clause)).replace(/[.!]$/, '');
  if (text === '' || isCourtesy(text)) return true;
  const labelled = readLabel(text);
  return (labelled !== null && fillLabel(labelled.label, labelled.value, brief)) || fillSlot(text, brief);
}

function fillSlot(text: string, brief: Brief): boolean {
  const sender =
    SIGN.exec(text)?.groups?.name ??
    (isLetter(brief)
      ? ((SIGN_NAME.exec(text) ?? FROM.exec(text) ?? COMES.exec(text))?.groups?.name ??
          capitalise(FROM_ALL.exec(text)?.groups?.name ?? '')) ||
        nameWithRole(text)
      : brief.parts.length >= WE_ARE_AFTER
        ? WE_ARE.exec(text)?.groups?.name
        : undefined);
  const close = CALL.exec(text)?.groups?.words;
  const keywords = KEYWORDS.exec(text)?.groups?.words;
  const contact = /application|cover letter/i.test(brief.kindName ?? '')
    ? CONTACT.exec(text)?.groups?.who
    : undefined;
  const { who = contact, titled } = (!isNewsletter(brief) && READER.exec(text)?.groups) || {};
  const reader =
    (brief.recipient?.name === undefined ? NAMED_READER.exec(text)?.groups?.who : undefined) ??
    (brief.recipient?.name ? undefined : who && (/\p{Lu}/u.test(who[0]!) ? who : undefined)) ??
    (brief.recipient?.words ? undefined : (titled ?? TO_NAME.exec(text)?.groups?.who));
  const filled = sender ?? close ?? (isLetter(brief) ? reader : undefined);
  if (filled !== undefined) brief.said = brief.said.replace(text, () => filled);
  if (sender !== undefined) brief.sender ??= trimMarks(sender.replace(AND_NUMBER, ''));
  else if (keywords !== undefined) brief.keywords.push(...keywords.split(/,\s+/).map(withoutQuotes));
  else if (close !== undefined) brief.callToAction ??= withoutQuotes(close);
  else if (isLetter(brief) && reader !== undefined) {
    const read = readRecipient(reader);
    const words = [brief.recipient?.words, read.words].filter(Boolean).join(', ');
    brief.recipient = { ...brief.recipient, ...read, words };
  } else return false;
  return true;
}

function nameWithRole(text: string): string | undefined {
  const { named, role } =
    ROLE_NAME.exec(text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))?.groups ?? {};
  return named && `${named}, ${role}`;
}

/** “Thanks in advance” and the like are said to the writer. */
export function isCourtesy(text: string): boolean {
  return COURTESY.test(text);
}
