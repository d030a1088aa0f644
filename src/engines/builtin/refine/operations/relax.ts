import { BOOKISH, BOOKISH_VERBS, WORDY } from '../data/plain-words.js';
import { CASUAL } from '../data/tone-words.js';
import { ASKED, NO_DUTY, OWED } from '../data/polite-words.js';
import { applyRule, readRules } from '../grammar/read-rules.js';
import { editProse } from '../text/edit-prose.js';
import { PhraseTable } from '../text/phrases.js';
import { markRequests } from '../text/sentences.js';
import { contract } from './contractions.js';
import { greetAs } from './salutation.js';
import { regex } from '../../text/regex.js';

const CASUAL_TABLE = new PhraseTable(CASUAL);
export const PLAIN_TABLE = new PhraseTable([...WORDY, ...BOOKISH, ...BOOKISH_VERBS]);

const BY = String.raw`(?![^.!?\n]*\bby (?!\d|noon|midday|midnight|the end|the \d|post|email|next|this|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October))`;
const PAPERS = String.raw`(?<=^|[.!?]\s+)((?:(?:The|All|Any|Your) )?(?:[Cc]ompleted |[Ss]igned |[Ll]ate )?(?:[Aa]pplication )?(?:[Aa]pplications|[Ff]orms?|[Dd]ocuments|[Qq]uestions|[Qq]ueries|[Ee]n?quiries|[Ii]nquiries|[Cc]omplaints|[Rr]equests|[Cc]laims?|[Ii]nvoices|[Rr]eceipts|[Kk]eys|[Ss]ubmissions|[Ee]ntries|[Bb]ooks|[Cc]ontributions(?: towards? (?:the|an?) \p{Ll}+)?))`;
/** Rules of an office, said to the reader. */
const SPOKEN = readRules(String.raw`
gu   ${PAPERS} (?:should|are to) be (submitted|directed|sent|returned|handed|addressed|given) to (?=\p{L})${BY} => Please $2{submitted=give directed=send sent=send returned=return handed=give addressed=send given=give} lower($1) to <; gu   (?<=^|[.!?]\s+)((?:(?:All|Any|Late|Incomplete) )?(?:[Aa]pplications|[Ff]orms|[Rr]equests|[Cc]laims|[Ee]ntries|[Ss]ubmissions)(?: by (?:tele)?phone| by e-?mail| by post)?) will not be (considered|accepted|processed)(?=[.,;!]|$| (?:after|if|without|unless)\b)${BY} => Unfortunately, we can't base($2) lower($1)<; gu   (?<=^|[.!?]\s+)((?:The |All |Any |Your )?(?:[Ff]ood|[Ww]ater|[Cc]lear fluids|[Mm]aterials|[Dd]rinks|[Bb]everages|[Rr]efreshments|[Tt]ickets|[Pp]arcels|[Oo]rders|[Kk]eys|[Cc]opies|[Ff]orms)) may be (consumed|collected|purchased|obtained) (?=(?:at|from|in|on|between|before|after|until|up)\b)${BY} => You can $2{consumed=have collected=collect purchased=buy obtained=get} lower($1) <
`);
export const speak = (prose: string): string => SPOKEN.reduce(applyRule, prose);

/** “However” and “therefore” as people say them: an opening loses its comma, an aside becomes “though” or goes. */
const LIGHTER = readRules(String.raw`
gu   (?<=^|[.!?]\s+|\n)Failure to (renew|pay|reply|respond|register|sign|return (?:it|the \p{Ll}+)) (will|may) result in (?:the )?loss of (?=\p{Ll}) => If you don't $1, you $2 lose <; gu   (?<=^|[.!?]\s+|\n)Failure to ([^.,;!?]{3,80}?) (will|may) result in (?:the )?(suspension|cancellation|closure|termination) of (your \p{Ll}+)\b => If you don't $1, $4 $2 be $3{suspension=suspended cancellation=cancelled closure=closed termination=ended}<; gu   (?<=^|[.!?]\s+|\n)Failure to ([^.,;!?]{3,60}?) (will|may) result in (an? [^.!?\n]{3,60})(?=[.!]) => If you don't $1, there $2 be $3<; g    (?<=^|[.!?]\s+|\n)(?:However|Nevertheless|Nonetheless),\s+ => But <; g    (?<=^|[.!?]\s+|\n)(?:Therefore|Consequently|Thus|Hence|As a result),\s+ => So <; g    ;\s+however,\s+ => , but <; g    ;\s+therefore,\s+ => , so <; g    ,\s+however(?=[,.!?]) => , though<; g    \b(show|shows|think|know|hope|believe|say|says|said) that (?=(?:I|we|you|they|he|she|it|our|your|their|my|the)\s) => $1 <; g    (?<=^|[.!?]\s+|\n)\bContact (me|us) at\b => Drop $1 a line at<
`);

/** Says it as one person to another: plain words, lighter openings, contractions. */
export function relax(content: string): string {
  return editProse(greetAs(content, 'casual'), (prose) => {
    const lighter = LIGHTER.reduce(applyRule, speak(prose));
    return markRequests(contract(PLAIN_TABLE.replaceIn(CASUAL_TABLE.replaceIn(lighter))));
  });
}

const STARTS = String.raw`(?<=^|[.!?]\s+|\n)`;
/** Cold statements of an office and how one tells them kindly. */
const WARMER = readRules(String.raw`
giu  ${STARTS}(your (?:invoice|bill|account|payment|rent|subscription|balance|membership)[^.,;!?\n]{0,40}? (?:is|are)(?: now)? (?:overdue|due|outstanding|unpaid)) => just a quick reminder that lower($1)<; giu  ${STARTS}(your (?:\p{Ll}+ ){1,3}(?:is|are) overdue) => just a quick reminder that lower($1)<; giu  ${STARTS}you(?:['’]ve| have) been (placed|added|put) (on|to) => we've $1 you $2<; giu  ${STARTS}we haven['’]t received (?=your) => it looks like we haven't received <; giu  ${STARTS}(the \p{Ll}+ has been (?:moved|changed|rescheduled|brought forward)) => just a quick note that lower($1)<; giu  ${STARTS}((?:rent|payment|the (?:rent|balance|fee|deposit)) is due) => just a quick reminder that lower($1)<; giu  ${STARTS}((?:late|missed|lost|cancelled) \p{Ll}+s) (?:will )?incur an? (charge|fee|penalty) of ([£$€]\d[\d.,]*\d) => there's a $2 of $3 for lower($1)<; giu  ${STARTS}you( haven['’]t(?= ${OWED}\b)| didn['’]t(?= ${OWED}\b)| forgot to|['’]ve forgotten to| missed(?=[^.!?\n]{0,30} (?:appointment|payment|deadline|session|class|shift|meeting|call|delivery|lesson|training))|['’]ve missed(?=[^.!?\n]{0,30} (?:appointment|payment|deadline|session|class|shift|meeting|call|delivery|lesson|training))) (?!miss\b|lived?\b)(?=\p{Ll}) => it looks like you$1 <; giu  ${STARTS}you must (?:(?=(?:send|give|tell|let|call|bring|help) me\b)|(?=${ASKED})${NO_DUTY}) => please <; giu  \byour (account|membership|subscription|service|order|booking) will be (suspended|cancelled|canceled|closed|stopped|ended)(?=[.!]) => we'll have to $2{suspended=suspend cancelled=cancel canceled=cancel closed=close stopped=stop ended=end} your $1<; giu  ${STARTS}we(?:['’]ve| have)? (?:received|got) your (application|message|email|letter|order|enquiry|request|form|feedback|payment|complaint)(?=[.!]) => thanks, we've got your $1<
`);
const BAD_NEWS = regex.u`(?<=^|[.!?]\s+|\n)(?=(?:(?:Your (?:\p{Ll}+ )?(?:order|booking|parcel|delivery|appointment|application|request|claim|refund|card|ticket|flight|train|class|lesson|session|reservation|warranty|policy|membership|payment)s?|(?:Our|The) (?:\p{Ll}+ )?(?:fee|deposit|ticket|office|shop|store|pool|library|cafe|café|gym|museum|clinic|surgery|event|meeting|class|lesson|session|course|tour|trip|concert|show|match|train|bus|flight|ferry|delivery|item|product|size|lift|park|warranty|policy|service|centre|hall|kitchen|line|office)s?)(?: (?:for|on|at|to|from|in|of|with|you) [^.,;!?\n]{1,50}?| #?\d{1,9})?|Classes|Lessons|Sessions|Trains|Buses|Deliveries|Collections|Appointments|Places|Refunds|Tickets|Exchanges) (?:(?:has been|have been|is|are|will be) (?:delayed|cancelled|canceled|postponed|unavailable|sold out|out of stock|declined|rejected|refused|late|unsuccessful)|(?:does not|doesn['’]t) (?:cover|include)|(?:could not|couldn['’]t|cannot|can['’]t) be|was (?:declined|rejected|unsuccessful)|has expired|will be closed|(?:is|are) closed (?:for|until|due|because))\b)\p{Lu}`;
const TOLD_KINDLY = /\b(?:unfortunately|sorry|afraid|regret|pleased|good news|happy to)\b/i;
/** A message to one reader. */
const ADDRESSED =
  /^(?!.*\b(?:everyone|everybody|all (?:staff|members|residents|visitors|customers|guests)|owners|residents|visitors|guests|members|staff must|parents)\b)(?:It looks like|Just a quick (?:reminder|note)|Thanks, we|Please(?=.*\b(?:me|my|I|us|we|our)\b)|Unfortunately, your|Your (?:application|order|account|appointment|booking|request|parcel|delivery)\b)/s;

const THANKED = /\b(?:thanks?|sorry|regards|cheers|sincerely|grateful|gratitude|appreciated?|wishes|love)\b/i;

/** A complaint or refusal at the end, which no thanks should follow. */
const UNTHANKFUL = regex.iu`[.!?] (?!(?:please|could|would|can|let|if)\b)(?=[^.!?\n]{0,200}(?:\b(?:not|cannot|never|nobody|no one|nothing|no longer|unacceptable|ridiculous|disgraceful|fed up|tired of|disappointed|unhappy|late again|complain\p{Ll}*|refuse|too (?:late|loud|long|much)|must)\b|n['’]t\b))[^.!?\n]+[.!?]\s*$`;

/** Someone asks a favour for himself: “please send me …”, “could you help us …”. */
const FAVOUR = regex.u`(?:^|[.!?,] )(?:[Pp]lease|[Cc]ould you|[Ww]ould you)(?: please)? \p{Ll}[^.!?\n]{0,80}\b(?:me|us|my|our)\b`;
/** An ad, a job, a bill or a parting: nobody is thanked there for what must be done. */
const NO_FAVOUR = regex.iu`[£$€]\d|\b(?:pay|paid|debt|owe|overdue|legal|court|contract|dismiss\p{Ll}*|terminat\p{Ll}*|redundan\p{Ll}*|renewed|CV|apply|applications?|applicants?|vacanc\p{Ll}*|candidates?|offers?|sale|shop|store|website|app|visit us|follow us|our team|products?|customers?|recipe|vet|doctor|must|warning)\b`;

/** Thanks at the end of a letter, or of a note of one paragraph to one reader, that asks a favour. */
export function withThanks(content: string, thanks: string): string {
  const isNote = FAVOUR.test(content) && /^[^\n]+[.?!] [^\n]+[.?!]\s*$/.test(content);
  const isPersonal = /\byou(?:rs?|['’]\p{Ll}+)?\b/iu.test(content) && /\b(?:I|we)\b/.test(content);
  const isCold = [NO_FAVOUR, THANKED, UNTHANKFUL].some((pattern) => pattern.test(content));
  return isNote && isPersonal && !isCold ? `${content.trimEnd()} ${thanks}` : content;
}

/** Tells it warmly: reminders, news and orders put kindly, and a greeting where a message to one reader has none. */
export function warm(content: string): string {
  const warmer = editProse(content, (prose) => WARMER.reduce(applyRule, prose), ['paragraph', 'html']);
  const kind = TOLD_KINDLY.test(warmer)
    ? warmer
    : warmer.replace(BAD_NEWS, (first) => `Unfortunately, ${first.toLowerCase()}`);
  const isMessage = ADDRESSED.test(kind) && /\byou(?:r|['’]\p{Ll}+)?\b/iu.test(kind) && /[.!?] \S/.test(kind);
  return (isMessage ? 'Hi there,\n\n' : '') + withThanks(kind, 'Thanks!');
}
