import { isNewsletter, partText, type Brief } from '../sort/brief.js';
import { fill } from '../sort/fill.js';
import { QUESTION } from '../text/part-run.js';
import { countWords } from '../text/split.js';
import { capitalise, inSmall, trimMarks } from '../text/tidy.js';
import { provenTitle } from '../text/title.js';
import { findOpening } from './open-letter.js';
import { INTRODUCTION, LAST_PREPOSITION, leadingSentence, sentenceMatter } from './sentence-matter.js';
import { regex } from '../../text/regex.js';

const SUBJECT_MAX = 90;
const WORDS_MAX = 12;
/** A whole clause may be longer than words that are cut. */
const [WORDS_FIT, LENGTH_FIT] = [16, 84];
/** A shorter clause takes in the next one: “Sunday, be there at 7:10”. */
const WORDS_MIN = 3;
const ENDS = String.raw`[,;:]\s|\s[–—-]\s|\s(?:because|since(?! (?:\d|last|yesterday|\p{Lu}))|so that|as(?= (?:the|our|my|I|we|you|it|they|there)\s)|which|who|but)\s`;
const CLAUSE_ENDS = regex.u`${ENDS}|\sand (?=(?:I|we|you|he|she|it|they|there|so|then|will|would|can|could|must|need|has|have|had|is|are|was|were|please)\s|(?:the|my|our)(?: \p{Ll}+){1,3} (?:is|are|was|were|will|has)\s)`;
const PHRASE_ENDS = regex.u`${ENDS}|\sand (?!\d)`;
const POST = regex.iu`\bappl(?:y|ying|ication) for (?:the |an? |your )?(?:\p{Ll}+ )?(?:post|position|job|role|vacancy) (?:of|as) (?:an? |the )?(?<post>[^,.;:]{3,60}?)(?=\s(?:at|with|in|near|and|because)\s|[,.;:]|$)`;
/** Who writes, and a number by which the reader knows the matter. */
const NO_MATTER = new RegExp(
  `${INTRODUCTION.source}|^The (?:account|customer|client|member(?:ship)?|policy|reference|contract) number is `,
  'iu',
);
/** A kind of letter that says what about: “Complaint: invoice 2291”. */
const WITH_FIRST_WORDS =
  /^(?:Complaint|Reminder|(?:\p{Lu}\p{Ll}+ )?[Nn]ewsletter|Invitation|Follow-up|Refund request)$/u;
const UNCLEAR = regex.i`^(?:I|we|you|he|she|it|they|this|that|there|here|for|to|after|from|with|on|in|at|by|since|during|between|no|first|second|third|e-?mail)\b`;
const UNFINISHED = regex.i`(?:\s(?:(?:between|from|at|until|by) \S+|right|just|only|very|so|no|its|for|to|of|in|on|at|by|with|from|and|or|the|an?|our|my|your|that|is|are|was|were|have|has|had|will|can|be|been|not|to|before|after|until|between|as|rather|than|instead|two|three|four|five|six|seven|eight|nine|ten))+$`;

/** The subject line: named by the prompt, given by an act or a kind, or the first words of the draft. */
export function subjectLine(brief: Brief): string {
  const named = findOpening(brief)?.subject || undefined;
  const kind =
    named === 'Newsletter' &&
    /^(?!.* (?:for|of|to|the|an?) )\p{Lu}[\p{L}'’ -]{2,40} newsletter$/u.test(brief.kindName ?? '')
      ? brief.kindName
      : named;
  const subject = namedSubject(brief) ?? (kind?.startsWith('Application') ? postOf(brief) : undefined);
  const first =
    brief.parts
      .filter((part) => /^[\p{L}\ue022]/u.test(withoutBrackets(partText(part))))
      .toSorted((a, b) => Number(NO_MATTER.test(a.text)) - Number(NO_MATTER.test(b.text)))[0] ??
    brief.parts[0];
  const chosen =
    subject && !kind?.includes('{x}')
      ? subject
      : (brief.actSubject ??
        (kind && fill(kind, subject ?? '', brief)) ??
        sentenceMatter(brief.parts.map(({ text }) => withoutBrackets(text))) ??
        (first ? (eventOf(brief, partText(first)) ?? firstWords(partText(first))) : brief.kindName));
  const matter =
    subject ??
    (WITH_FIRST_WORDS.test(chosen ?? '') && first && (matterOf(partText(first)) ?? boughtIn(brief)));
  const joint = subject ? jointOf(kind, subject, brief.subjectLink) : ': ';
  const small = inSmall(matter || '');
  const isSmall = small !== '' && (/^the\s/.test(small) || brief.said.includes(small));
  const said = isSmall ? small : matter;
  const whole = kind && said && !kind.includes('{x}') ? `${fill(kind, '', brief)}${joint}${said}` : chosen;
  const phrase = trimMarks(whole ?? 'A message')
    .replace(/[.:!]+$/, '')
    .replace(/^The (\p{L}+ number) is /u, '$1 ');
  const line = QUESTION.test(phrase) ? phrase.replace(/\??$/, '?') : phrase;
  if (line.includes('\ue02c ')) return capitalise(line.split('\ue02c ', 1)[0]!);
  if (line.length <= SUBJECT_MAX) return capitalise(line);
  const cut = line.slice(0, SUBJECT_MAX).replace(/\s\S*$/, '');
  return capitalise(trimMarks(cut.replace(UNFINISHED, '')));
}

/** “Invitation to our street party”, “Reference for Daniel Osei”, “Complaint: invoice 2291” */
function jointOf(kind: string | undefined, subject: string, link?: string): string {
  if (/newsletter$/i.test(kind ?? '') && link) return ` ${link} `;
  if (kind === 'Reference') return ' for ';
  if (!/^(?:the|our|my|your|an?)\s|['’]s\s/i.test(subject)) return ': ';
  return kind === 'Invitation' ? ' to ' : kind === 'Application' ? ' for ' : ': ';
}

/** “The pottery workshop on 9 November” of a letter to its participants that begins with “It starts at 10”. */
function eventOf({ recipient }: Brief, first: string): string | undefined {
  const event = /^(?:all |the )*(?:participants|attendees|guests|visitors) (?:of|at|in) ((?:the|our) .+)$/i;
  return /^(?:It|They) /.test(first) ? event.exec(recipient?.words ?? '')?.[1] : undefined;
}

/** The subject that the prompt names; that of a newsletter may be its first note. */
export function namedSubject(brief: Brief): string | undefined {
  const [first] = brief.parts;
  const note = isNewsletter(brief) && first?.kind === 'item' ? provenTitle(first.text) : undefined;
  return provenTitle(brief.subject) ?? note;
}

/** The post in “I am applying for the post of lichen surveyor at …”. */
function postOf({ parts }: Brief): string | undefined {
  return parts.map(({ text }) => POST.exec(text)?.groups?.post).find((post) => post !== undefined);
}

/** What was bought or booked, by its number where it has one: “order 77410”. */
function boughtIn({ parts }: Brief): string | undefined {
  const texts = parts.map(({ text }) => text.replaceAll(/[\ue028\ue029]/g, ' '));
  const numbered = texts.map((text) => NUMBERED.exec(text)?.[0]).find((found) => found !== undefined);
  return numbered?.replace(' is ', ' ') ?? sentenceMatter(texts);
}
const NUMBERED = regex.iu`\b(?:order|invoice|booking|tracking|reservation|flight|policy|membership|account|ticket|claim|case|parcel)(?: (?:number|no\.?|ref(?:erence)?))?:? (?:is )?[\p{L}#-]*\d[\p{L}\d/\ue02d\ue02f-]*`;

/** The first words of what a letter says, unless they speak of somebody whom only the letter names. */
function matterOf(text: string): string | undefined {
  const words = firstWords(text);
  return !UNCLEAR.test(words) && countWords(words) > 1 ? words : undefined;
}

/** A text without the words in brackets that it begins with. */
function withoutBrackets(text: string): string {
  return text.replace(/^\ue028[^\ue029]*\ue029\s*/u, '');
}

/** The first clause of a text, or its beginning up to a preposition. */
function firstWords(text: string): string {
  const sentence = leadingSentence(withoutBrackets(text));
  const [clause = '', shorter = clause] = [CLAUSE_ENDS, PHRASE_ENDS].map((ends) => upTo(sentence, ends));
  const words = fits(clause) ? clause : shorter;
  const phrase = fits(words) ? words : words.replace(LAST_PREPOSITION, '$1').replace(UNFINISHED, '');
  const cut = fits(phrase) ? phrase : words.split(/\s+/).slice(0, WORDS_MAX).join(' ');
  return cut.length < clause.length || /\swith$/.test(cut) ? cut.replace(UNFINISHED, '') : cut;
}

const fits = (words: string) => countWords(words) <= WORDS_FIT && words.length <= LENGTH_FIT;

function upTo(sentence: string, ends: RegExp): string {
  let clause = '';
  for (const piece of sentence.split(ends)) {
    if (countWords(clause) >= WORDS_MIN) break;
    clause = sentence.slice(0, sentence.indexOf(piece, clause.length) + piece.length);
  }
  return clause;
}
