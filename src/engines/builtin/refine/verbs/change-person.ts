import { regex } from '../../text/regex.js';
import { isSentenceStart } from '../text/edits.js';
import { capitalise, wordList } from '../text/words.js';

/** The object first, as “you” is looked up as a subject; then the subject, both possessives and the reflexive. */
type Pronouns = readonly string[];

const I: Pronouns = wordList`me I my mine myself`;
const WE: Pronouns = wordList`us we our ours ourselves`;
const YOU: Pronouns = wordList`you you your yours yourself`;
const THEY: Pronouns = wordList`them they their theirs themselves`;
/** The pronouns of the speaker, and of the person that a text in the third person speaks of. */
export const THIRD_PERSON = {
  I,
  we: WE,
  they: THEY,
  she: wordList`her she her hers herself`,
  he: wordList`him he his his himself`,
} satisfies Record<string, Pronouns>;

/**
 * Which pronouns, the first, take the place of which. In the first person, the other first person changes; in the second or
 * third, both first persons do. “You” stays unless it is named, as in “you should bring your badge” → “we should bring our
 * badge”: it names the reader.
 */
const CHANGES = {
  'first-singular': [I, WE],
  'first-plural': [WE, I],
  second: [YOU, I, WE],
  third: [THEY, I, WE],
  'you-to-we': [WE, YOU],
  'you-to-I': [I, YOU],
  'they-to-we': [WE, THEY],
  'they-to-you': [YOU, THEY],
} satisfies Record<string, readonly [to: Pronouns, ...from: Pronouns[]]>;

export type Person = keyof typeof CHANGES;

/** Speaks of several already. */
const TOGETHER = regex.u`(\b[Mm]y \p{Ll}+(?: \p{Ll}+)? and I\b)`;

/** Changes the person a text speaks in. */
export function changePerson(prose: string, to: Person): string {
  const [target, ...replaced] = CHANGES[to];
  const change = (part: string) => replaced.reduce((text, from) => exchange(text, from, target), part);
  if (to !== 'first-plural') return change(prose);
  return prose
    .split(TOGETHER)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

/** Exchanges pronouns, and by default “am” and “was” with them. */
export function exchange(prose: string, from: Pronouns, to: Pronouns, isAgreeing = true): string {
  const words = new Map(from.map((word, place) => [word.toLowerCase(), to[place]!]));
  if (from === YOU) words.set('yourselves', 'ourselves');
  const agreeing = isAgreeing ? agreeingWith(prose, from, to) : prose;
  return agreeing.replace(/(?<![\p{L}\p{N}'’.-])\p{L}+(?![\p{L}\p{N}-])/gu, (word, offset: number) => {
    const isObject = from === YOU && word.toLowerCase() === 'you' && !isSubject(agreeing, offset);
    const other = isObject ? to[0] : words.get(word.toLowerCase());
    const isThanks = isObject && /thank(?:ing)? $/i.test(agreeing.slice(Math.max(0, offset - 9), offset));
    if (other === undefined || word === 'US' || word === 'i' || isThanks) return word;
    const startsSentence = word === 'I' ? isSentenceStart(agreeing, offset) : /^\p{Lu}/u.test(word);
    return startsSentence ? capitalise(other) : other;
  });
}

const HELPERS = `am|are|was|were|can|could|will|would|shall|should|may|might|must|do|did|have|had|need to|want to|agree to`;
const BEFORE_SUBJECT = regex.iu`(?:^|[.!?,;:–—\n(]\s*|\b(?:and|but|or|so|if|when|whenever|before|after|until|till|while|because|that|what|where|how|who|whom|which|whether|as|once|unless|since|than|though|although|only|${HELPERS})\s+)$`;
const AFTER_SUBJECT = regex.iu`^you(?:['’](?:ll|re|ve|d)|\s+(?:\p{L}+ly\s+|also\s+|always\s+|never\s+|only\s+)?(?:${HELPERS}|cannot|can['’]t|won['’]t|(?:do|did|are|were|have|would|could|should)n['’]t)\b)`;

/** “You” is a subject where a clause begins or a helping verb stands next to it, else an object. */
function isSubject(prose: string, offset: number): boolean {
  return (
    AFTER_SUBJECT.test(prose.slice(offset, offset + 40)) ||
    BEFORE_SUBJECT.test(prose.slice(Math.max(0, offset - 16), offset))
  );
}

function agreeingWith(prose: string, from: Pronouns, to: Pronouns): string {
  if (from === I) return withPluralVerbs(prose);
  return to === I ? withSingularVerbs(prose) : prose;
}

/** “I am” → “I are”: the verb first, while it still tells whose it is. */
function withPluralVerbs(prose: string): string {
  return prose
    .replace(/\bI(?:['’]m| am)\b/g, 'I are')
    .replace(/\b[Aa]m I\b/g, (whole) => (whole.startsWith('A') ? 'Are I' : 'are I'))
    .replace(/\bI was\b/g, 'I were')
    .replace(/\bwas I\b/g, 'were I');
}

function withSingularVerbs(prose: string): string {
  return prose
    .replace(/\b(we|you)(?:['’]re| are)\b/gi, '$1 am')
    .replace(/\b(we|you) were\b/gi, '$1 was')
    .replace(/\b(a)re (we|you)\b/gi, '$1m $2')
    .replace(/\b(w)ere (we|you)\b/gi, '$1as $2');
}
