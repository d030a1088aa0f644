import { isSentenceStart } from '../text/edits.js';
import { capitalise } from '../text/words.js';

export type Person = 'first-singular' | 'first-plural' | 'second' | 'third';
export type Exchange = 'you-to-we' | 'you-to-I' | 'they-to-we' | 'they-to-you';

interface Pronouns {
  subject: string;
  object: string;
  possessive: string;
  own: string;
  reflexive: string;
}

const [I, WE, YOU, THEY] = [
  'I me my mine myself',
  'we us our ours ourselves',
  'you you your yours yourself',
  'they them their theirs themselves',
].map((row): Pronouns => {
  const [subject = '', object = '', possessive = '', own = '', reflexive = ''] = row.split(' ');
  return { subject, object, possessive, own, reflexive };
}) as [Pronouns, Pronouns, Pronouns, Pronouns];

const TARGETS: Readonly<Record<Person, Pronouns>> = {
  'first-singular': I,
  'first-plural': WE,
  second: YOU,
  third: THEY,
};

/** What a change of persons turns the pronouns of into which. */
const SOURCES: Readonly<Record<Exchange, readonly [from: Pronouns, to: Pronouns]>> = {
  'you-to-we': [YOU, WE],
  'you-to-I': [YOU, I],
  'they-to-we': [THEY, WE],
  'they-to-you': [THEY, YOU],
};

/**
 * Changes the person a text speaks in. Into the first person, the other first person changes; into the second or
 * third, both first persons do. “You” stays: it names the reader.
 */
export function changePerson(prose: string, to: Person): string {
  const target = TARGETS[to];
  const from = to === 'first-plural' ? [I] : to === 'first-singular' ? [WE] : [I, WE];
  return from.reduce((text, pronouns) => exchange(text, pronouns, target), prose);
}

/** Turns one person into another wherever it stands: “you should bring your badge” → “we should bring our badge”. */
export function exchangePersons(prose: string, exchanged: Exchange): string {
  return exchange(prose, ...SOURCES[exchanged]);
}

function exchange(prose: string, from: Pronouns, to: Pronouns): string {
  const words = new Map([
    [from.object, to.object],
    [from.subject.toLowerCase(), to.subject],
    [from.possessive, to.possessive],
    [from.own, to.own],
    [from.reflexive, to.reflexive],
    ...(from === YOU ? [['yourselves', 'ourselves'] as const] : []),
  ]);
  const agreeing = from === I ? withPluralVerbs(prose) : to === I ? withSingularVerbs(prose) : prose;
  return agreeing.replace(/(?<![\p{L}\p{N}'’.-])\p{L}+(?![\p{L}\p{N}-])/gu, (word, offset: number) => {
    const isObject = from === YOU && word.toLowerCase() === 'you' && !isSubject(agreeing, offset);
    const other = isObject ? to.object : words.get(word.toLowerCase());
    const isThanks = isObject && /thank(?:ing)? $/i.test(agreeing.slice(Math.max(0, offset - 9), offset));
    if (other === undefined || word === 'US' || word === 'i' || isThanks) return word;
    return startsSentence(agreeing, word, offset) ? capitalise(other) : other;
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

function startsSentence(prose: string, word: string, offset: number): boolean {
  return word === 'I' ? isSentenceStart(prose, offset) : /^\p{Lu}/u.test(word);
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
