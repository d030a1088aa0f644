import { regex } from '../../text/regex.js';
import { classOf } from '../grammar/word-classes.js';

const PRONOUN = regex.i`^(?:i|we|you|they|he|she|it|there|this|that|these|those|nobody|no-one|everyone|everybody|someone|somebody|people)$`;
const PLURAL = regex.i`^(?:i|we|you|they|these|those|people)$`;
const CONTRACTED = regex.iu`^(?<subject>i|we|you|they|he|she|it|there|this|that|everyone|nobody)['’](?<verb>m|s|re|ve|ll|d)$`;
const NAME = /^\p{Lu}\p{Ll}+$/u;
const DETERMINER = regex.i`^(?:the|my|our|your|their|his|her|its|a|an|some|all|most|both|another|every|each)$`;
const IN_SUBJECT = /^(?:and|i|there|here|of|at|in|from|the|my|our)$/i;
const ADVERB = regex.i`^(?:also|just|only|really|never|always|still|already|then|even|finally|soon|all|both|probably|\w+ly)$`;
const HELPER = regex.i`^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must)(?:n['’]?t)?$|^(?:can['’]?t|won['’]?t|cannot)$`;
/** Begins a clause that cannot stand alone. */
export const LEADS_ON = regex.i`^(?:if|when|whenever|while|after|before|because|since|as|although|though)\b`;

/** How a clause begins. */
export interface Opening {
  subject: string;
  verb: string;
  isPronoun: boolean;
}

/** The words up to a mark, as many as a clause needs to begin. */
export const wordsOf = (text: string): string[] =>
  (/^[^,.;:!?()]*/.exec(text.slice(0, 160))?.[0] ?? '').split(/\s+/).slice(0, 8);

/** The subject and the verb that a text begins with. */
export function openClause(words: readonly string[]): Opening | undefined {
  const [first = ''] = words;
  const { subject, verb } = CONTRACTED.exec(first)?.groups ?? {};
  if (subject && verb) return { subject, verb, isPronoun: true };
  if (PRONOUN.test(first)) {
    const next = words.slice(1).find((word) => !ADVERB.test(word)) ?? '';
    const isFinite = HELPER.test(next) || (PLURAL.test(first) ? /[DPV]/ : /[DPZ]/).test(classOf(next));
    return isFinite ? { subject: first, verb: next, isPronoun: true } : undefined;
  }
  const name = NAME.test(first) && classOf(first.toLowerCase()) === '';
  const [, second = ''] = words;
  if (name && (HELPER.test(second) || /^[DZ]/.test(classOf(second))))
    return { subject: first, verb: second, isPronoun: false };
  if (!DETERMINER.test(first)) return undefined;
  const at = words.findIndex(
    (word, index) => index > 1 && (HELPER.test(word) || /^[DZ]|^P$/.test(classOf(word))),
  );
  const isNear =
    at > 1 &&
    at < 7 &&
    !isAttribute(words, at) &&
    words
      .slice(1, at)
      .every((word) => IN_SUBJECT.test(word) || ADVERB.test(word) || /[NSJ]|^$/.test(classOf(word)));
  return isNear ? { subject: words.slice(0, at).join(' '), verb: words[at]!, isPronoun: false } : undefined;
}

/** What may stand before the subject of a clause. */
export const LEAD = regex.iu`^(?:(?:right )?now|today|yesterday|tomorrow|(?:since|by) then|(?:each|every|this|last|(?:the )?(?:next|following)|the other|that|one) (?:time|day|week|month|year|\p{L}+day|night|morning|evening|spring|summer|autumn|winter)|in the end|after that|finally|luckily|unfortunately|sadly|of course|instead|also|suddenly|sometimes|usually|maybe|perhaps|(?:on|in|from|by|until|since) (?:(?:\d{1,2} )?\p{Lu}\p{L}{2,}|\d{4})(?: \d{1,2})?),? `;
const ANYBODY = regex.iu`^(?:(?:any|every|some|no)(?:one|body|thing)|both|one|two|three|four|five|\d+)$`;
const PLURAL_NOUN = /^(?:[NJ]\p{L}* ){0,2}S/u;
/** Gives the noun before it a clause of its own: “anyone who can't come”, “anything we can do”. */
const RELATES = /^(?:who|that|which|I|we|you|they|he|she|it)$/i;

/** Whether a whole clause begins after a comma and its link, be its subject a bare plural, a name or “anyone who …”. */
export function opensWhole(tail: string): boolean {
  const stated = tail
    .slice(0, 200)
    .replace(/ \([^()]*\)/, '')
    .replace(LEAD, '');
  if (LEADS_ON.test(stated)) return afterSubordinate(stated) !== undefined;
  const words = (/^[^,.;:!?()]*/.exec(stated)?.[0] ?? '').split(/\s+/).slice(0, 14);
  const [first = '', ...others] = words;
  if (openClause(words.slice(0, 8))) return true;
  const isName = NAME.test(first) && classOf(first.toLowerCase()) === '';
  const isPlural = PLURAL_NOUN.test(
    words
      .slice(0, 3)
      .map((word) => classOf(word) || '-')
      .join(' '),
  );
  if (!isName && !isPlural && !ANYBODY.test(first) && !DETERMINER.test(first)) return false;
  const isFinite = (word: string) => HELPER.test(word) || (isName ? /^[DZ]/ : /^Z/).test(classOf(word));
  const at = others.findIndex(isFinite);
  const before = others.slice(0, Math.max(0, at));
  if (at < 0 || before.some((word) => /^(?:if|when|whenever|while|because|although|though)$/i.test(word)))
    return false;
  const relative = before.findIndex((word) => RELATES.test(word));
  const hasOwnVerb = classOf(before[relative + 1] ?? '').includes('V');
  return relative < 0 || hasOwnVerb || others.slice(at + 1).some(isFinite);
}

/** “a tasting of smoked herring”, “a large baked potato” */
const isAttribute = (words: readonly string[], at: number): boolean =>
  /^(?:of|at|in|from|the|my|our|and)$/i.test(words[at - 1]!) ||
  (/P/.test(classOf(words[at]!)) && /^[NSJ]/.test(classOf(words[at + 1] ?? '')));

/** “when I rang them they told me”: a clause of its own follows the one that cannot stand alone. */
export function afterSubordinate(tail: string): Opening | undefined {
  if (!LEADS_ON.test(tail)) return undefined;
  const words = tail.slice(0, 160).split(/\s+/).slice(1, 16);
  const opened = words.flatMap((_, index) => openClause(words.slice(index, index + 8)) ?? []);
  return opened[0] === undefined ? undefined : opened[1];
}

/** How many clauses with a subject and a verb a part of a sentence has. */
export function clausesIn(segment: string): number {
  const words = segment.split(/[\s,]+/);
  return words.filter((_, index) => openClause(words.slice(index, index + 8))).length;
}

const isFiniteAfter = (word: string, before: string): boolean =>
  HELPER.test(word) ||
  /^[DZ]/.test(classOf(word)) ||
  (classOf(word).startsWith('V') && /^(?:them|us|people)$/.test(before));

/** How many words of a part of a sentence can only be finite verbs. */
export const finiteVerbsIn = (segment: string): number =>
  segment.split(/[\s,]+/).filter((word) => HELPER.test(word) || /^[DZ]/.test(classOf(word))).length;

/** Whether a part of a sentence has a verb, whatever its subject is. */
export function hasVerb(segment: string): boolean {
  const words = segment.split(/[\s,]+/);
  return clausesIn(segment) > 0 || words.some((word, at) => at > 0 && isFiniteAfter(word, words[at - 1]!));
}

/** Whether a verb may be a past tense. */
export const isPastVerb = (verb: string): boolean =>
  /^(?:was|were|had|did)(?:n['’]?t)?$/i.test(verb) || /^[DP]+/.test(classOf(verb));
