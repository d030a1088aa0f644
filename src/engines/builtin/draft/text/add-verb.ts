import { classOf } from '../../refine/grammar/word-classes.js';
import { articleFor } from '../../refine/text/words.js';
import {
  INDEFINITE,
  LEAD,
  NEW,
  NONE,
  ON,
  PAST,
  PRICED,
  QUALITIES,
  RANGE,
  START,
  TIMED,
  VERBS,
} from '../data/note-verbs.js';
import { regex } from '../../text/regex.js';
import { AUXILIARY } from './sentence-patterns.js';
import { noteSubject, VERB, type NoteSubject } from './note-subject.js';

const SUBJECT_WORDS_MAX = 9;
/** The clause that tells why or when. */
const BECAUSE = /,? (?:because|since|so that|if|when|unless|until|while|although|which|who)\s.*$/i;

const MAIN_END = /,|\s(?:to|who|which|that|where|what|how|as|and|but|with|after|before)\s/;
const WHEN_END = /\d|^(?:[ap]m|today|tonight|tomorrow|\p{Lu}\p{Ll}+|\p{Ll}+day)$/u;
/** A verb that is no participle: “9 Feb made €643”, “Friday costs £5”, “2 May was …” */
const TELLS = regex.u`\s(?:made|raised|brought in|took in|cost|costs|earned|collected) (?:(?:over|about|almost|nearly|around|more than|just|only|us|a|the) )*[$€£¥\ue024\d]|\s(?:went|ran|began|took place|starts|begins|ends|opens|closes|lasts|takes|moves|needs) \p{L}`;

/** A note of a thing as a sentence; undefined where that is not certain. */
export const sayThing = (note: string): string | undefined => addVerb(note) ?? addArticle(note);

/** A note with the verb and the article that it lacks: “swimming pool closed for retiling” becomes “The swimming pool is closed for retiling”; undefined where they are not certain. */
function addVerb(note: string): string | undefined {
  const main = note.replace(BECAUSE, '');
  if (AUXILIARY.test(main)) return undefined;
  const words = note.split(' ');
  const { what = '', when = '' } = NONE.exec(note)?.groups ?? {};
  const absent = what === '' ? undefined : noteSubject(what.split(' '));
  if (absent) return `There ${absent.isPlural ? 'are' : 'is'} no ${what} ${when}`;
  for (let at = 1; at <= Math.min(words.length - 1, SUBJECT_WORDS_MAX); at += 1) {
    const rest = words.slice(at).join(' ');
    const row = VERBS.find(({ pattern }) => pattern.test(rest));
    if (!row) continue;
    const subject = noteSubject(words.slice(0, at));
    const said = subject && say(row.verb, rest, subject);
    if (said) return said;
  }
  return undefined;
}

function say(verb: string, rest: string, subject: NoteSubject): string | undefined {
  const { isPlural, isAgent, isDetermined, isEvent, isFee } = subject;
  const [is, has] = isPlural ? ['are', 'have'] : ['is', 'has'];
  // “still 3pm”, “not returned”: the adverb stands within the verb.
  const [lead = ''] = LEAD.exec(rest) ?? [];
  const what = rest
    .slice(lead.length)
    .replace(RANGE, '$1from ')
    .replace(ON, '$1on ')
    .replace(PRICED, ' and costs $1')
    .replace(/^same\b/i, 'the same');
  const said = (words: string, isIndefinite = NEW.test(subject.text)) =>
    `${withArticle(subject, isIndefinite)} ${words.replace(/^(\S+) ?/, (first) => (first.startsWith('cost') ? lead + first : `${first.trim()} ${lead}`))} ${what}`.replace(
      / {2,}/g,
      ' ',
    );
  const isSince = /\bsince\b/i.test(rest);
  // “The shop closed”, “43 parents signed”, “shops open at 9”: verbs.
  const isQuality = QUALITIES.test(rest);
  if ((isDetermined || isAgent) && !isQuality && /^(?:is|done)$/.test(verb) && !/ing\b/.test(rest))
    return undefined;
  switch (verb) {
    case 'is':
      if (isPlural && /^(?:off\b|open(?! (?:as|daily|until|again)\b))/i.test(rest)) return undefined;
      if (/^(?:closed|shut) in (?!\d)/i.test(rest)) return undefined;
      if (isSince) return said(`${has} been`);
      return said(PAST.test(rest) ? (isPlural ? 'were' : 'was') : is!, INDEFINITE.test(rest));
    case 'done':
      if (PAST.test(rest)) return said(isPlural ? 'were' : 'was');
      return TIMED.test(rest) && !/^(?:moved|cancelled|postponed|rescheduled|sold)/i.test(rest)
        ? undefined
        : said(`${has} been`);
    case 'has':
      return isDetermined || PAST.test(rest) || TIMED.test(rest) ? undefined : said(has!);
    case 'has been':
      return said(`${has} been`);
    case 'costs':
      if (isFee) return said(is!);
      if (!isPlural && !subject.isCounted) return undefined;
      return classOf(subject.text.split(' ')[0]!.toLowerCase()).startsWith('P')
        ? undefined
        : said(`${isPlural ? 'cost' : 'costs'}`, !isEvent);
    default:
      if (!isEvent) return undefined;
      // “cake sale 9 Feb made €643”: the note has its own verb
      if (hasVerb(rest))
        return TELLS.test(rest)
          ? `${withArticle(subject, false)}${prepositionOf(rest, subject.text)} ${rest}`
          : undefined;
      return said(`${is}${prepositionOf(what, subject.text)}`);
  }
}

/** A clause of a bare noun with the article that it lacks: “bus leaves at 8” becomes “The bus leaves at 8”. */
function addArticle(note: string): string | undefined {
  const words = note.split(' ');
  const at = words.findIndex((word, index) => index > 0 && isFinite(word, words[index + 1]));
  const subject = at > 0 && at < words.length - 1 ? noteSubject(words.slice(0, at)) : undefined;
  if (!subject?.needsArticle || !subject.isCounted) return undefined;
  return `The ${subject.text} ${words.slice(at).join(' ')}`;
}

/** Whether a word is certainly a verb that has a subject before it. */
function isFinite(word: string, next = ''): boolean {
  if (AUXILIARY.test(word) || VERB.test(word) || /^(?:won['’]t|still)$/.test(word)) return true;
  const kind = classOf(word);
  if (/^Z(?!.*S)/.test(kind)) return true;
  return kind.startsWith('D') && (!kind.includes('P') || /^(?:the|an?|my|our|his|her|their|it)$/.test(next));
}

/** Whether what follows a date has a verb of its own, or a participle: “9 Feb made €643”, “2 March cancelled”. */
function hasVerb(rest: string): boolean {
  const [before = '', ...words] = rest.split(MAIN_END, 1)[0]!.split(' ');
  const ends = [before, ...words].map((word) => WHEN_END.test(word));
  return words.some((word, at) => ends[at] && /^(?:[DZP]|VD)/.test(classOf(word)));
}

function prepositionOf(rest: string, subject: string): string {
  const { date, clock } = START.exec(rest)?.groups ?? {};
  return date && !/deadline$/i.test(subject) ? ' on' : clock ? ' at' : '';
}

function withArticle({ text, needsArticle, pair }: NoteSubject, isIndefinite: boolean): string {
  if (pair && isIndefinite) return pair.map((each) => `${articleFor(each)} ${each}`).join(' and ');
  if (!needsArticle) return text;
  return isIndefinite ? `${articleFor(text) === 'an' ? 'An' : 'A'} ${text}` : `The ${text}`;
}
