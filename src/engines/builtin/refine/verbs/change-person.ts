import { isSentenceStart } from '../text/edits.js';
import { capitalise } from '../text/words.js';

/** The object first, as “you” is looked up as a subject. */
type Pronouns = readonly [
  object: string,
  subject: string,
  possessive: string,
  own: string,
  reflexive: string,
];

const I: Pronouns = ['me', 'I', 'my', 'mine', 'myself'];
const WE: Pronouns = ['us', 'we', 'our', 'ours', 'ourselves'];
const YOU: Pronouns = ['you', 'you', 'your', 'yours', 'yourself'];
const THEY: Pronouns = ['them', 'they', 'their', 'theirs', 'themselves'];

/**
 * Which pronouns become which. Into the first person, the other first person changes; into the second or third, both first
 * persons do. “You” stays unless it is named, as in “you should bring your badge” → “we should bring our badge”: it names
 * the reader.
 */
const CHANGES = {
  'first-singular': [[WE, I]],
  'first-plural': [[I, WE]],
  second: [
    [I, YOU],
    [WE, YOU],
  ],
  third: [
    [I, THEY],
    [WE, THEY],
  ],
  'you-to-we': [[YOU, WE]],
  'you-to-I': [[YOU, I]],
  'they-to-we': [[THEY, WE]],
  'they-to-you': [[THEY, YOU]],
} satisfies Record<string, (readonly [from: Pronouns, to: Pronouns])[]>;

export type Person = keyof typeof CHANGES;

/** Changes the person a text speaks in. */
export function changePerson(prose: string, to: Person): string {
  return CHANGES[to].reduce((text, [from, target]) => exchange(text, from, target), prose);
}

function exchange(prose: string, from: Pronouns, to: Pronouns): string {
  const words = new Map(from.map((word, place) => [word.toLowerCase(), to[place]!]));
  if (from === YOU) words.set('yourselves', 'ourselves');
  const agreeing = from === I ? withPluralVerbs(prose) : to === I ? withSingularVerbs(prose) : prose;
  return agreeing.replace(/(?<![\p{L}\p{N}'’.-])\p{L}+(?![\p{L}\p{N}-])/gu, (word, offset: number) => {
    const isObject = from === YOU && word.toLowerCase() === 'you' && !isSubject(agreeing, offset);
    const other = isObject ? to[0] : words.get(word.toLowerCase());
    const isThanks = isObject && /thank(?:ing)? $/i.test(agreeing.slice(Math.max(0, offset - 9), offset));
    if (other === undefined || word === 'US' || word === 'i' || isThanks) return word;
    const startsSentence = word === 'I' ? isSentenceStart(agreeing, offset) : /^\p{Lu}/u.test(word);
    return startsSentence ? capitalise(other) : other;
  });
}

const HELPERS =
  'am|are|was|were|can|could|will|would|shall|should|may|might|must|do|did|have|had|need to|want to|agree to';
const BEFORE_SUBJECT = new RegExp(
  String.raw`(?:^|[.!?,;:–—\n(]\s*|\b(?:and|but|or|so|if|when|whenever|before|after|until|till|while|because|that|what|where|how|who|whom|which|whether|as|once|unless|since|than|though|although|only|${HELPERS})\s+)$`,
  'iu',
);
const AFTER_SUBJECT = new RegExp(
  String.raw`^you(?:['’](?:ll|re|ve|d)|\s+(?:\p{L}+ly\s+|also\s+|always\s+|never\s+|only\s+)?(?:${HELPERS}|cannot|can['’]t|won['’]t|(?:do|did|are|were|have|would|could|should)n['’]t)\b)`,
  'iu',
);

/** “You” is a subject where a clause begins or a helping verb stands next to it, else an object. */
function isSubject(prose: string, offset: number): boolean {
  return (
    AFTER_SUBJECT.test(prose.slice(offset, offset + 40)) ||
    BEFORE_SUBJECT.test(prose.slice(Math.max(0, offset - 16), offset))
  );
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
