import type nlpType from 'compromise';
import { regex } from '../../text/regex.js';
import type { Speaker } from '../reading/speaker.js';
import { applyEdits } from '../text/edits.js';
import { capitalise } from '../text/words.js';
import { exchange, THIRD_PERSON } from './change-person.js';
import { taggedSentences } from './tagged-words.js';
import { agreeing } from './third-person-verbs.js';

/** “My wife and I” is “she and her wife”. */
const WITH_OTHERS = regex.gu`\b[Mm]y ((?!own\b)\p{Ll}+(?: \p{Ll}+)?) and I\b`;
const FIRST_MENTION = regex.u`(?<![\p{L}\p{N}'’.-])(?:I|[Mm]y)(?![\p{L}\p{N}.-])`;
/** “I'd been there”: a name takes no “'d”. */
const FIRST_HELPED = regex.u`(?<![\p{L}\p{N}'’.-])I['’](?:(ll)|(d)(?= (?:been|had|gone|done|seen|made|taken|better|\p{Ll}+ed)\b)|d)(?!\p{L})`;
/** “I am Ewa, and I build …”: the name is then all that the first clause says. */
const INTRODUCTION = regex.u`^(?:(?:Hi|Hello)[,!]? )?(?:I am|I['’]m|[Mm]y name is|[Mm]y name['’]s) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})(?:,? and (?=[^.!?\n]{0,120}\bI\b)|\. (?=I\b)|, (?=an? |the ))`;

/** Takes the speaker's name out of the introduction of a text, which then begins with “I”. */
export function takeIntroduction(content: string): { content: string; name?: string } {
  const [all, name] = INTRODUCTION.exec(content) ?? [];
  if (all === undefined || name === undefined) return { content };
  const rest = content.slice(all.length);
  return { content: all.endsWith(', ') ? `I am ${rest}` : capitalise(rest), name };
}

/**
 * Has a prose in the first person speak of somebody, by the name at first if one is given: “I run, and my son …” →
 * “Ewa runs, and her son …”.
 */
export function speakOf(own: string, { pronoun, name }: Speaker, nlp: typeof nlpType): string {
  const isPlural = pronoun === 'they';
  const prose = own.replace(WITH_OTHERS, (_, others: string) => `I and my ${others}`);
  const first = name === undefined ? -1 : prose.search(FIRST_MENTION);
  const edits =
    isPlural && first < 0 ? [] : taggedSentences(prose, nlp).flatMap((words) => agreeing(words, prose));
  const until = isPlural
    ? (/\bI\b/.exec(prose.slice(first + 1))?.index ?? prose.length) + first + 1
    : prose.length;
  const agreed = applyEdits(
    prose,
    edits.filter(({ start }) => start < until),
  ).replace(/\b(do|have|am|Do|Have|Am) I\b/g, (whole, helper: string) =>
    isPlural ? whole : `${inverted(helper)} I`,
  );
  const named =
    first < 0
      ? agreed
      : agreed
          .replace(FIRST_HELPED, (_, ll?: string, had?: string) => `I ${ll ? 'will' : had ? 'had' : 'would'}`)
          .replace(FIRST_MENTION, (word) => (word === 'I' ? name! : `${name!}'s`));
  return exchange(named, THIRD_PERSON.I, THIRD_PERSON[pronoun], isPlural);
}

const inverted = (helper: string) =>
  ({ do: 'does', have: 'has', am: 'is', Do: 'Does', Have: 'Has', Am: 'Is' })[helper]!;
