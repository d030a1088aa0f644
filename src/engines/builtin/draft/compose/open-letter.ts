import { OPENINGS, type Opening } from '../data/openings.js';
import type { Brief } from '../sort/brief.js';
import { fill } from '../sort/fill.js';
import { speaksOf, spokenOf, toReader } from '../sort/pronouns.js';
import { AUXILIARY } from '../text/sentence-patterns.js';
import { nameMatter, placeAt } from '../text/name-matter.js';
import { trimMarks } from '../text/tidy.js';
import { regex } from '../../text/regex.js';

/** A letter of no more notes says nothing. */
const NOTES_MAX = 3;

/** “a trainee at Rupnik”, “trainee at Rupnik”, but not “moved to Rupnik” */
const APPOSITION = regex.u`^(?:[Aa]n?|[Tt]he|[Oo]ur|[Mm]y|[Ww]ho)\s|^(?!\p{L}+ed\s)\p{Ll}\p{L}+\s(?:at|of|for|in|from|and)\s`;
/** When an event is: “Saturday 8 June 2-5pm”. */
const WHEN = regex.u`^(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?(?=[ \ue020,\ue02c])|\d{1,2}(?:st|nd|rd|th)?[ \ue020](?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))(?!.*[,.:;] )`;
const ARTICLE = /^(?:An?|The|Our|My|Who)(?=\s)/;

/** “the balance of €780 for the garden work finished on 22 April”: a participle, which may look like a verb, ends no name. */
const isNamed = (subject: string) =>
  /^(?:the|our|my|your|an?)\s[^,:;]+$/i.test(subject) && !AUXILIARY.test(subject);

const APPLIES = /cover letter|application|resign/i;

/** How the kind of a letter opens, if it has an opening of its own. */
export function findOpening({ kindName = '', subject, parts: [first] }: Brief): Opening | undefined {
  // “write to the council about the broken light, dark for three weeks”
  const kindOrLetter = kindName || (subject && first?.kind === 'item' ? 'letter' : '');
  return OPENINGS.find(({ kind }) => kind.test(kindOrLetter));
}

/** The first sentence of a letter, and whether it says what the letter is about. */
interface Opened {
  text: string;
  usesFirst?: boolean;
  hasMatter?: boolean;
  saysSubject?: boolean;
}

/** The first sentence that a kind of letter has by itself. */
export function openLetter(brief: Brief): Opened | undefined {
  const opening = findOpening(brief);
  if (!opening) return undefined;
  const matter =
    brief.subject &&
    brief.subjectLink !== 'after' &&
    (brief.subjectLink !== undefined || /cover letter/.test(brief.kindName ?? '')) &&
    (brief.tagger.isNounPhrase(brief.subject) || isNamed(brief.subject))
      ? positionOf(
          addressed(APPLIES.test(brief.kindName ?? '') ? brief.subject : nameMatter(brief.subject), brief),
          brief,
        )
      : undefined;
  const [first] = brief.parts;
  const isNote = first?.kind === 'item' || (first && !brief.tagger.isSentence(first.text));
  const isWhen = /invit/i.test(brief.kindName ?? '') && WHEN.test(first?.text ?? '');
  const usesFirst = isNote && (isWhen || APPOSITION.test(first.text));
  // “I am writing about noise” says nothing.
  const isOwn = !opening.withMatter.includes('writing about');
  const matterName = brief.subject?.replace(/^(?:the|our|my|an?) /i, '').toLowerCase() ?? '';
  const isSaidNext = !isOwn && first?.kind === 'sentence' && first.text.toLowerCase().startsWith(matterName);
  if (matter && opening.withMatter && !isSaidNext) {
    const more = usesFirst
      ? `${isWhen ? ' on' : ','} ${trimMarks(first.text).replace(ARTICLE, (word) => word.toLowerCase())}`
      : '';
    const text = fill(opening.withMatter, placeAt(matter + more), brief).replace(/\.\.$/, '.');
    return { text, usesFirst: usesFirst ?? false, hasMatter: true, saysSubject: isOwn };
  }
  const isSaid = brief.parts.some(({ text }) =>
    /^(?:thank you|you are invited|please accept|(?:we|i) (?:apologise|am writing|are writing))/i.test(text),
  );
  const resigns = /resign/.test(opening.alone) && !brief.parts.some(({ text }) => /resign/i.test(text));
  if (!opening.alone || (isSaid && !resigns)) return undefined;
  const { alone, standsAlone } = opening;
  const areNotes = brief.parts.every(({ text }) => !brief.tagger.isSentence(text));
  if (standsAlone === 'before notes' && !areNotes) return undefined;
  const hasMatter =
    /^(?:always|before)/.test(standsAlone) || (standsAlone !== '' && brief.subject !== undefined);
  return { text: fill(alone, '', brief), hasMatter };
}

/** “Cover letter for library assistant” applies for “the position of library assistant”, “for barista job” for “the barista job”. */
function positionOf(matter: string | undefined, { kindName = '' }: Brief): string | undefined {
  // “barista job at …” lacks its article, but “job pipe welder” is no phrase that takes one.
  const isWhole = /^(?:(?:the|an?|my|your|this)\s|(?:position|job|role|post|place)\b)/i;
  if (matter === undefined || !/cover letter/i.test(kindName) || isWhole.test(matter)) return matter;
  return /\b(?:position|job|role|post|place)\b/i.test(matter) ? `the ${matter}` : `the position of ${matter}`;
}

/**
 * Whether a letter says in its first sentence what it is about: an act, its matter, or a sentence of the prompt. A letter
 * that begins with notes, or with “You are invited” and no word of what to, says nothing.
 */
export function isProved(brief: Brief): boolean {
  if (brief.misaddresses) return false;
  const opening = openLetter(brief);
  if (opening?.hasMatter) return true;
  if (/newsletter|voicemail|out[- ]of[- ]office/i.test(brief.kindName ?? '')) return true;
  return (
    brief.parts.length > NOTES_MAX ||
    brief.parts.some(({ kind, text }) => kind === 'sentence' || brief.tagger.isSentence(text)) ||
    (opening !== undefined && brief.parts.length === 0)
  );
}

function addressed(words: string, { recipient }: Brief): string | undefined {
  const person = recipient?.pronoun ?? spokenOf(words);
  return person && speaksOf(words, person) ? (toReader(words, person) ?? undefined) : words;
}
