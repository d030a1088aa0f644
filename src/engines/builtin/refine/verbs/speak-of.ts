import type nlpType from 'compromise';
import { regex } from '../../text/regex.js';
import type { Speaker } from '../reading/speaker.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { capitalise, wordPairs } from '../text/words.js';
import { exchange, THIRD_PERSON } from './change-person.js';
import { formsOf, isPastForm } from './inflect.js';
import { MODAL, taggedSentences, type Word } from './tagged-words.js';

const FIXED = wordPairs`
  am=is i'm=I_is i've=I_has have=has haven't=hasn't do=does don't=doesn't
`;
const ADVERB = regex.i`^(?:also|never|always|still|just|now|only|really|often|usually|sometimes|both|once|even|then|not|soon|already|mostly|mainly|rarely|seldom|myself|\p{L}+ly)$`;
/** Past forms that look like the present of another verb. */
const PAST = /^(?:was|were|found|felt|lay|ground|saw|left|wound|bound|had|did)$/;
/** The same in past and present. */
const UNCHANGED = /^(?:read|put|set|cut|let|hit|quit|cost|shut|hurt|spread|split|bet|cast|beat)$/;
/** After these, a verb after “and” may be an infinitive or a participle. */
const NO_PRESENT = regex.i`^(?:have|had|will|would|can|could|shall|should|may|might|must|\S*n['’]t|\S*['’](?:ve|ll|d))$`;
const NO_VERB = /^(?:and|or|but|in|on|at|with|from|of|as|if|when|a|an|the|who)$/;
const OTHER_SUBJECT = /^(?:he|she|it|we|you|they|who|which|that|where|what|there|this|these|those|to)$/i;
const PAST_TIME =
  /\b(?:ago|yesterday|last (?:week|month|year|summer|winter|spring|autumn)|(?:in|since) (?:19|20)\d\d)\b/;

/** “My wife and I” is “she and her wife”. */
const WITH_OTHERS = regex.gu`\b[Mm]y ((?!own\b)\p{Ll}+(?: \p{Ll}+)?) and I\b`;
const FIRST_MENTION = regex.u`(?<![\p{L}\p{N}'’.-])(?:I|[Mm]y)(?![\p{L}\p{N}.-])`;
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
    first < 0 ? agreed : agreed.replace(FIRST_MENTION, (word) => (word === 'I' ? name! : `${name!}'s`));
  return exchange(named, THIRD_PERSON.I, THIRD_PERSON[pronoun], isPlural);
}

const inverted = (helper: string) =>
  ({ do: 'does', have: 'has', am: 'is', Do: 'Does', Have: 'Has', Am: 'Is' })[helper]!;

/** The verbs of “I” in a sentence, and those that share it: “I teach and write”. */
function agreeing(words: readonly Word[], prose: string): Edit[] {
  const edits: Edit[] = [];
  const end = words.at(-1);
  let isPast = PAST_TIME.test(prose.slice(words[0]?.start, end && end.start + end.text.length));
  let isOwn = false;
  for (const [index, word] of words.entries()) {
    const lower = word.text.toLowerCase().replaceAll('’', "'");
    if (/^I(?:['’].*)?$/.test(word.text)) {
      const verb = verbOf(words, index);
      const made = verb ? inThird(verb, isPast) : [];
      edits.push(...made);
      isOwn = verb !== undefined && !NO_PRESENT.test(verb.text);
      if (verb && !MODAL.test(verb.text)) isPast = made.length === 0;
    } else if (OTHER_SUBJECT.test(lower) || (word.tags.has('Verb') && /[^s]s$/.test(lower))) isOwn = false;
    else if (isOwn && isSecondVerb(words, index, prose)) edits.push(...inThird(word, isPast));
  }
  return edits;
}

/** The verb after “I”; none where its helper stands before it (“do I regret it?”). */
function verbOf(words: readonly Word[], subject: number): Word | undefined {
  const word = words[subject]!;
  if (word.text !== 'I') return word;
  const before = words[subject - 1]?.text ?? '';
  if (MODAL.test(before) || /^(?:do|did|have|had|am|was)$/i.test(before)) return undefined;
  return words.slice(subject + 1, subject + 4).find(({ text }) => !ADVERB.test(text));
}

/** The present of a verb as of “she”; none where it stays, as a past and a modal do. */
function inThird({ text, tags, start }: Word, isPast: boolean): Edit[] {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const end = start + text.length;
  const fixed = FIXED.get(lower);
  if (fixed !== undefined) return [{ start, end, text: fixed }];
  if ((MODAL.test(text) && lower !== 'let') || /[^a-z]/.test(lower) || PAST.test(lower) || isPastForm(lower))
    return [];
  if (tags.has('PastTense') && !UNCHANGED.test(lower)) return [];
  if (UNCHANGED.test(lower) && isPast) return [];
  if (NO_VERB.test(lower)) return [];
  return [{ start, end, text: formsOf(lower).third }];
}

/** “I teach two days a week and spend …”, “I sit, wait and watch” */
function isSecondVerb(words: readonly Word[], index: number, prose: string): boolean {
  const { tags, start, text } = words[index]!;
  const [before, after] = [
    words.slice(0, index).findLast((word) => !ADVERB.test(word.text)),
    words[index + 1],
  ];
  if (!before || UNCHANGED.test(text) || /^(?:and|or|but|then)$/i.test(text)) return false;
  const gap = prose.slice(before.start + before.text.length, start);
  if (gap.includes(',')) return before.tags.has('Verb') && /^(?:and|or)$/i.test(after?.text ?? '');
  if (!/^(?:and|or|but|then)$/i.test(before.text)) return false;
  return tags.has('Verb') && !tags.has('Gerund') && (tags.has('PresentTense') || tags.has('Infinitive'));
}
