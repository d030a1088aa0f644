import { regex } from '../../text/regex.js';
import { table } from '../../text/table.js';
import { articleFor } from '../../refine/text/words.js';
import { noteSubject } from './note-subject.js';
import { sayThing } from './add-verb.js';
import { inSmall, trimMarks } from './tidy.js';

/** Who tells a note: one or several, and the sentence before it. */
export interface Teller {
  speaksAsWe: boolean;
  before?: string | undefined;
  /** The kind of text: in an application, notes speak of the applicant. */
  kindName?: string | undefined;
}

/** How notes of the sender begin that lack “I”, “I have” and “I am”. */
const I = regex.i`^(?:(?:(?:still|also|only|already|then|just) )?(?:want|would (?:like|love)|hope|can(?:no|['’])t|could(?: not|n['’]t)|did(?: not|n['’]t))|still have)\s`;
/** What may be a participle, or belong to a list, unless it stands alone. */
const I_DID =
  /^(?:(?:still|also|already|then|just) )?(?:booked|rang|called|phoned|paid|bought|ordered|received|moved|tried|sent|wrote|asked|spoke|worked|waited|found|liked|loved|enjoyed)\s(?!(?<=(?:booked|paid|bought|ordered|received|sent|found|tried)\s)(?:(?:on|in|by|from|at|to|with)\s|\d{1,2}(?:st|nd|rd|th)?[ \ue020](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))/i;
const I_NEED = /^need (?!for\b|to be\b)/i;
const I_AM = regex.i`^(?:going to|looking for|stuck (?:in|at|on|with)|looking forward to|happy to|glad to|sorry (?:for|that|to)|hoping|grateful (?:for|to)|(?:still |very |still very )?interested\b|moving (?:out|to|house)\b|available (?:on|from|at|until|any)|free (?:on|any))\s`;
const APPLIES = /cover letter|application/i;
const APPLICANT_DOES = regex.i`^(?:can|could|speak|hold|know|love|enjoy|live|work(?= (?:as|at|in|for|with|part|full)\b)|work(?:ed)|studied|graduated|managed|handled|trained|looked after|(?:helped|saw|finished|completed|taught)(?! (?:in|on|at|with|by)\b)|led|ran|am|have|had|own|drive|play|volunteer(?= (?:at|with|for|as|on|every|once)\b)|volunteered|passed|grew up) `;
const APPLICANT_DID = /^(?:done|been) (?=\S+ \S)/i;
const APPLICANT_IS = regex.i`^(?:good|great|fluent|comfortable|confident|experienced|qualified|certified|used to|keen|available|willing|happy|currently|originally)\s`;
const APPLICANT_HAS = regex.iu`^(?:an? (?:\p{Ll}+ ){0,3}(?:licen[cs]e|degree|diploma|certificate|qualification)|(?:over |more than |about )?\d+[ \ue020](?:years?|yrs)['’]? (?:of )?(?:\p{Ll}+ ){0,2}experience)\b`;
/** What says “I” or “we” only after a sentence that does. */
const SAME_SUBJECT =
  /^(?:(?:also|still) )?(?:will|won['’]t|can|could|would|have|had|was|were|am|are) (?!(?:I|we|you|he|she|it|they|the|there)\b)/i;
const FIRST_PERSON = /^(?:[^,]{0,60}(?:, |\s(?:and|but|so) ))?(?:I|we)(?:['’]\p{L}+)? /iu;
const OUR = new RegExp(FIRST_PERSON.source.replace('I|we', 'we'), 'iu');
const WANTED =
  /^((?:still |also )?(?:want|need|would like)) ([^,.;:]{3,80}?)(?=$|[,.;:]| (?:by|for|from|before|because|within|as|at|on|in|to|that|this|next|today|tomorrow)\b)/iu;
/** “Hope Street is closed”, “Paid parking is full”, “Want of care” */
const NO_NOTE = /^\S+ (?:\p{Lu}\p{Ll}|of\s|(?:\S+ )?(?:is|are|was|were|gets?|has|have)\s)/u;
const DATE = String.raw`(?:(?:on |the |next |this )?(?:\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|end of|tomorrow)\S*(?:[ ,\ue020\ue02c]+(?:\d\S*|at|from|to|until|\p{Lu}\p{Ll}+|[ap]m|noon|morning|afternoon|evening)){0,4})`;
const MONEY = String.raw`(?:[$€£¥]\s?\d|\d\S*[\s\ue020]?(?:euros?|pounds|dollars|€|£|\$))\S*(?: (?:per|a|an|each) \p{L}+| each)?`;
/** Notes of a known form, as sentences. */
const NOTES = table`
^(?:[Tt]he )?((?:(?:new|next|final|last) )?(?:deadline|date|time|appointment)|start|due date|last day|start(?:ing)? date|end date|move-?in date|closing date|exam date) (${DATE}|tomorrow)$ → The $1 is $2
^(?:[Mm]y |[Tt]he )?(booking|reservation) (ref(?:erence)?|no\.?|number|code)[.:\ue02e]? ([\p{L}\d-]*\d[\p{L}\d/-]*|\p{Lu}[\p{Lu}\d]{4,})$ → The $1 $2 is $3
^(?:[Mm]y |[Tt]he |[Oo]ur )?(membership|account|policy|order|booking) ([\p{Lu}#-]*\d[\p{L}\d/.\ue000-\uf000-]*)$ → The $1 number is $2
^(?:my |our )?new address (\d.*)$ → {My} new address is $1
^(?:[Mm]y |[Tt]he )?(order|invoice|customer|client|account|policy|member(?:ship)?|case|claim|ticket|tracking|parcel|serial|flight|contract|police report|report) (?:no|nr|number|ref)[.:\ue02e]? ?([\p{Lu}#-]*\d[\p{L}\d/.\ue000-\uf000-]*)$ → The $1 number is $2
^([Mm]y |[Oo]ur )?(phone|tel|telephone|mobile|cell)(?: no| number)?[.:\ue02e]? (\+?[\d(][\d()\s\ue020\ue028\ue029+/-]{5,})$ → {My} $2 number is $3
^(?:the |with )?(?:(?:discount|promo|voucher) )?code:? (\p{Lu}[\p{Lu}\d-]{3,})$ → The code is $1
^(?:the )?(parking|price|cost|fee|balance|total|entry|entrance|admission|deposit|rent|ticket price) (${MONEY})$ → The $1 is $2
^(?:the )?(next |last |first )?(demo|meeting|call|session|cleanup|lesson|delivery|visit|exam|test|party|rehearsal|practice|match|game|interview|appointment|fire drill|check-?in|check-?out|pick[- ]?up|drop[- ]?off|kick[- ]?off) ((?:at|from|on|by|until|between) (?=.*\d)\S+(?: (?!(?:is|are|was|were|has|have|will|must|can|needs?|should|does|did|starts?|ends?|gets?|goes|comes?|got|went|came)\b)\S+){0,7})$ → The $1$2 is $3
^(?:the )?(next |last |first )?(demo|meeting|call|session|cleanup|lesson|delivery|visit|exam|test|party|rehearsal|practice|match|game|interview|appointment|kick-off meeting|fire drill|drill|training) (?:on )?(${DATE})$ → The $1$2 is on $3
^(kick[- ]?off|start|doors|check-?in|pick[- ]?up) (\d{1,2}(?:[:.]\d\d)?(?:[\ue020 ]?[ap]m)?)$ → The $1 is at $2
^(water|power|electricity|gas|heating|internet) (?:is |will be )?off (.*\d.*)$ → The $1 will be off $2
^(?:at )?no (extra|additional) (cost|charge)s?$ → There is no $1 $2
^(questions|replies|feedback) to (?!the point)(.+)$ → Please send $1 to $2
`.map(([pattern = '', to = '']) => [new RegExp(pattern, 'u'), to] as const);
/** A note as a sentence: “deadline 15 January” becomes “The deadline is 15 January”; undefined for what is none of a known form. */
export function completeNote(note: string, teller: Teller): string | undefined {
  const text = trimMarks(note).replace(/\.$/, '');
  const opening = openingOf(text, teller);
  if (opening !== undefined) return `${opening} ${withObjects(inSmall(text))}`;
  for (const [pattern, to] of NOTES) {
    const found = [text, inSmall(text)].find((each) => pattern.test(each));
    const owner = /^my /i.test(text) || !teller.speaksAsWe ? 'My' : /^our /i.test(text) ? 'Our' : 'The';
    if (found !== undefined)
      return found.replace(pattern, to).replace('{My}', owner).replace(/ ref /, ' reference ');
  }
  return sayThing(text);
}

/** “want corrected bill and refund” with the articles of what is wanted. */
function withObjects(note: string): string {
  return note.replace(WANTED, (_, verb: string, words: string) => {
    const {
      pair,
      text = words,
      needsArticle = false,
      isCounted = false,
    } = noteSubject(words.split(' ')) ?? {};
    const lacks = needsArticle && isCounted ? (pair ?? [text]) : undefined;
    return `${verb} ${lacks?.map((each) => `${articleFor(each)} ${each}`).join(' and ') ?? words}`;
  });
}

/** What a note of the sender lacks: “I”, “I have” or “I am”; nothing for any other note. */
function openingOf(note: string, { speaksAsWe: we, before, kindName = '' }: Teller): string | undefined {
  if (NO_NOTE.test(note)) return undefined;
  if (APPLIES.test(kindName)) {
    if (APPLICANT_DOES.test(note)) return 'I';
    if (APPLICANT_DID.test(note)) return 'I have';
    if (APPLICANT_IS.test(note)) return 'I am';
    if (APPLICANT_HAS.test(note) && !/\bhave\b/.test(before ?? '')) return 'I have';
  }
  const isSame = before !== undefined && FIRST_PERSON.test(before) && SAME_SUBJECT.test(note);
  const isDone = !before && I_DID.test(note);
  const isNeeded = before !== undefined && I_NEED.test(note);
  const isOurs = isSame ? OUR.test(before) : we;
  if (I.test(note) || isDone || isNeeded || isSame) return isOurs ? 'We' : 'I';
  if (I_AM.test(note)) return we ? 'We are' : 'I am';
  if (/^been (?:there|like (?:this|that)|dark|out|off|closed|broken)\b/i.test(note)) return 'It has';
  if (/^charged (?:(?:twice|double|again) |(?:me )?(?:[£€$\ue024]|\d))/i.test(note))
    return we ? 'We were' : 'I was';
  return /^been\s/i.test(note) ? (we ? 'We have' : 'I have') : undefined;
}
