import { regex } from '../../text/regex.js';
import type { Edit } from '../text/edits.js';
import { wordPairs } from '../text/words.js';
import { formsOf, isPastForm } from './inflect.js';
import { MODAL, type Word } from './tagged-words.js';

const FIXED = wordPairs`
  am=is i'm=I_is i've=I_has have=has haven't=hasn't do=does don't=doesn't
`;
const ADVERB = regex.iu`^(?:also|never|always|still|just|now|only|really|often|usually|sometimes|both|once|even|then|not|soon|already|mostly|mainly|rarely|seldom|myself|too|alone|first|almost|nearly|twice|later|either|neither|ever|again|however|early|\p{L}+ly)$`;
/** Past forms that look like the present of another verb. */
const PAST = /^(?:was|were|found|felt|lay|ground|saw|left|wound|bound|had|did)$/;
/** The same in past and present. */
const UNCHANGED = /^(?:read|put|set|cut|let|hit|quit|cost|shut|hurt|spread|split|bet|cast|beat)$/;
/** After these, a verb after “and” may be an infinitive or a participle. */
const NO_PRESENT = regex.i`^(?:have|had|will|would|can|could|shall|should|may|might|must|\S*n['’]t|\S*['’](?:ve|ll|d))$`;
const NO_VERB = /^(?:are|is|were|does|has|for|one|and|or|but|in|on|at|with|from|of|as|if|when|a|an|the|who)$/;
const OTHER_SUBJECT = /^(?:he|she|we|they|who|which|that|where|what|to)$/i;
/** These begin a clause only before a verb: “I enjoy it and study”. */
const MAY_BE_OBJECT = /^(?:it|you|there|this|these|those)$/i;
/** Says that a text tells of now, where a verb does not show it: “I put my heart into it”. */
const PRESENT =
  /\bI(?:['’]m| am| have| do| don['’]t| live| work| like| love| want| run| teach| make| start| go| get)\b/;
const PAST_TIME =
  /\b(?:ago|yesterday|last (?:week|month|year|summer|winter|spring|autumn)|(?:in|since) (?:19|20)\d\d)\b/;

/** The verbs of “I” in a sentence, and those that share it: “I teach and write”. */
export function agreeing(words: readonly Word[], prose: string): Edit[] {
  const edits: Edit[] = [];
  const end = words.at(-1);
  const sentence = prose.slice(words[0]?.start, end && end.start + end.text.length);
  let isPast = PAST_TIME.test(sentence) || !PRESENT.test(prose);
  let isOwn = false;
  let main: Word | undefined;
  for (const [index, word] of words.entries()) {
    if (/^I(?:['’].*)?$/.test(word.text)) {
      const verb = verbOf(words, index, prose);
      const made = verb ? inThird(verb, isPast) : [];
      edits.push(...made);
      main = verb;
      isOwn = verb !== undefined && (!NO_PRESENT.test(verb.text) || hasThings(words, verb));
      if (verb && !MODAL.test(verb.text)) isPast = made.length === 0;
    } else if (word === main) continue;
    else if (endsClause(words, index)) isOwn = false;
    else if (isOwn && isSecondVerb(words, index, prose)) edits.push(...inThird(word, isPast));
    else if (isOwn && isVerb(word) && !isVerb(words[index - 1]!) && !ADVERB.test(words[index - 1]!.text))
      isOwn = false;
  }
  return edits;
}

/** “I have two cats”, unlike “I have fed two cats” */
function hasThings(words: readonly Word[], verb: Word): boolean {
  const next = words[words.indexOf(verb) + 1];
  return verb.text === 'have' && next !== undefined && !next.tags.has('Verb') && !ADVERB.test(next.text);
}

/** Where the words after “I” go on, past “, like my father,”. */
function startOfClause(words: readonly Word[], subject: number, prose: string): number {
  const isBroken = (index: number) => {
    const { start, text } = words[index]!;
    return prose.charAt(start + text.length) === ',';
  };
  if (!isBroken(subject)) return subject + 1;
  const end = words.findIndex((_, index) => index > subject && isBroken(index));
  return end < 0 ? subject + 1 : end + 1;
}

/** “You and I know”, “the dog and I walk”: together they are many. */
function isJoint(words: readonly Word[], subject: number): boolean {
  const other = words[subject - 2];
  return other !== undefined && (other.tags.has('Pronoun') || (subject < 5 && other.tags.has('Noun')));
}

const isVerb = ({ tags }: Word) =>
  tags.has('Verb') && !tags.has('Gerund') && (tags.has('PresentTense') || tags.has('Infinitive'));

/** Whether a word is the subject of another clause, or a verb that is not of “I”: “my course costs”. */
function endsClause(words: readonly Word[], index: number): boolean {
  const { text, tags } = words[index]!;
  if (OTHER_SUBJECT.test(text) || (tags.has('Verb') && /[^s]s$/.test(text))) return true;
  return MAY_BE_OBJECT.test(text) && words[index + 1]?.tags.has('Verb') === true;
}

/** The verb after “I”; none where its helper stands before it (“do I regret it?”). */
function verbOf(words: readonly Word[], subject: number, prose: string): Word | undefined {
  const word = words[subject]!;
  if (word.text !== 'I') return word;
  const before = words[subject - 1]?.text ?? '';
  if (/^(?:and|or|nor)$/i.test(before) && isJoint(words, subject)) return undefined;
  if (MODAL.test(before) || /^(?:do|did|have|had|am|was|were)$/i.test(before)) return undefined;
  const from = startOfClause(words, subject, prose);
  const verb = words
    .slice(from, from + 5)
    .find(({ text }) => !ADVERB.test(text) && !/^(?:for|one)$/.test(text));
  return verb && /[.!?;:]/.test(prose.slice(word.start, verb.start)) ? undefined : verb;
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
  const { start, text } = words[index]!;
  const [before, after] = [
    words.slice(0, index).findLast((word) => !ADVERB.test(word.text)),
    words[index + 1],
  ];
  if (!before || /^(?:and|or|but|then)$/i.test(text)) return false;
  const gap = prose.slice(before.start + before.text.length, start);
  if (/[aeiouy].*ing$/.test(text)) return false;
  if (gap.includes(',') && before.tags.has('Verb') && /^(?:and|or)$/i.test(after?.text ?? '')) return true;
  if (gap.includes(','))
    return (
      (isVerb(words[index]!) || /^do$/i.test(text)) &&
      (after?.tags.has('Noun') === true ||
        ADVERB.test(after?.text ?? '') ||
        /^(?:the|an?|my|our|your|his|her|their|it|him|them|to|for|in|on|at|with|not)$/i.test(
          after?.text ?? '',
        ))
    );
  if (!/^(?:and|or|but|then)$/i.test(before.text)) return false;
  return isVerb(words[index]!);
}
