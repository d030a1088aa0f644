import { isNewsletter, partText, type Brief } from '../sort/brief.js';
import { fill } from '../sort/fill.js';
import { countWords } from '../text/split.js';
import { capitalise, trimMarks } from '../text/tidy.js';
import { provenTitle } from '../text/title.js';
import { findOpening } from './open-letter.js';
import { INTRODUCTION, leadingSentence, sentenceMatter } from './sentence-matter.js';
import { regex } from '../../text/regex.js';

const SUBJECT_MAX = 90;
const WORDS_MAX = 12;
/** A shorter clause takes in the next one: “Sunday, be there at 7:10”. */
const WORDS_MIN = 3;
const POST = regex.iu`\bappl(?:y|ying|ication) for (?:the |an? |your )?(?:\p{Ll}+ )?(?:post|position|job|role|vacancy) (?:of|as) (?:an? |the )?(?<post>[^,.;:]{3,60}?)(?=\s(?:at|with|in|near|and|because)\s|[,.;:]|$)`;
/** A kind of letter that says what about: “Complaint: invoice 2291”. */
const WITH_FIRST_WORDS = /^(?:Complaint|Reminder|Newsletter|Invitation|Follow-up|Refund request)$/;
const UNCLEAR = regex.i`^(?:I|we|you|he|she|it|they|this|that|there|here|for|to|after|from|with|on|in|at|by|since|during|between|no|first|second|third|e-?mail)\b`;
const UNFINISHED = regex.i`(?:\s(?:(?:between|from|at|until|by) \S+|right|just|only|very|so|no|its|for|to|of|in|on|at|by|with|from|and|or|the|an?|our|my|your|that|is|are|was|were|have|has|had|will|can|be|been|not|to|before|after|until|between|as|rather|than|two|three|four|five|six|seven|eight|nine|ten))+$`;

/** The subject line: named by the prompt, given by an act or a kind, or the first words of the draft. */
export function subjectLine(brief: Brief): string {
  const kind = findOpening(brief)?.subject || undefined;
  const subject = namedSubject(brief) ?? (kind?.startsWith('Application') ? postOf(brief) : undefined);
  const first =
    brief.parts
      .filter((part) => /^[\p{L}\ue022]/u.test(withoutBrackets(partText(part))))
      .toSorted((a, b) => Number(INTRODUCTION.test(a.text)) - Number(INTRODUCTION.test(b.text)))[0] ??
    brief.parts[0];
  const chosen =
    subject && !kind?.includes('{x}')
      ? subject
      : (brief.actSubject ??
        (kind && fill(kind, subject ?? '', brief)) ??
        sentenceMatter(brief.parts.map(({ text }) => withoutBrackets(text))) ??
        (first ? firstWords(partText(first)) : brief.kindName));
  const matter = subject ?? (WITH_FIRST_WORDS.test(chosen ?? '') && first && matterOf(partText(first)));
  const joint = kind === 'Newsletter' && subject && brief.subjectLink ? ` ${brief.subjectLink} ` : ': ';
  const named =
    kind && matter && !kind.includes('{x}') ? `${fill(kind, '', brief)}${joint}${matter}` : chosen;
  const line = trimMarks(named ?? 'A message').replace(/[.:!]+$/, '');
  if (line.length <= SUBJECT_MAX) return capitalise(line);
  const cut = line.slice(0, SUBJECT_MAX).replace(/\s\S*$/, '');
  return capitalise(trimMarks(cut.replace(UNFINISHED, '')));
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

/** The first words of what a letter says, unless they speak of somebody whom only the letter names. */
function matterOf(text: string): string | undefined {
  const words = firstWords(text);
  return !UNCLEAR.test(words) && countWords(words) > 1 ? words : undefined;
}

/** A text without the words in brackets that it begins with. */
function withoutBrackets(text: string): string {
  return text.replace(/^\ue028[^\ue029]*\ue029\s*/u, '');
}

function firstWords(text: string): string {
  const sentence = leadingSentence(withoutBrackets(text));
  let clause = '';
  for (const piece of sentence.split(
    /[,;]\s|\s(?:because|since|so that|as(?= (?:the|our|my|I|we|you|it|they|there)\s)|which|who|and(?! \d)|but)\s/,
  )) {
    if (countWords(clause) >= WORDS_MIN) break;
    clause = sentence.slice(0, sentence.indexOf(piece, clause.length) + piece.length);
  }
  const words = clause.split(/\s+/).slice(0, WORDS_MAX).join(' ');
  return words.length < clause.length || /\swith$/.test(words) ? words.replace(UNFINISHED, '') : words;
}
