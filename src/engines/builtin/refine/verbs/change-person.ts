import { isSentenceStart } from '../text/edits.js';
import { capitalise } from '../text/words.js';

export type Person = 'first-singular' | 'first-plural' | 'second' | 'third';

interface Pronouns {
  subject: string;
  object: string;
  possessive: string;
  own: string;
  reflexive: string;
}

const I: Pronouns = { subject: 'I', object: 'me', possessive: 'my', own: 'mine', reflexive: 'myself' };
const WE: Pronouns = { subject: 'we', object: 'us', possessive: 'our', own: 'ours', reflexive: 'ourselves' };
const YOU: Pronouns = {
  subject: 'you',
  object: 'you',
  possessive: 'your',
  own: 'yours',
  reflexive: 'yourself',
};
const THEY: Pronouns = {
  subject: 'they',
  object: 'them',
  possessive: 'their',
  own: 'theirs',
  reflexive: 'themselves',
};

const TARGETS: Readonly<Record<Person, Pronouns>> = {
  'first-singular': I,
  'first-plural': WE,
  second: YOU,
  third: THEY,
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

function exchange(prose: string, from: Pronouns, to: Pronouns): string {
  const words = new Map([
    [from.subject.toLowerCase(), to.subject],
    [from.object, to.object],
    [from.possessive, to.possessive],
    [from.own, to.own],
    [from.reflexive, to.reflexive],
  ]);
  const agreeing = from === I ? withPluralVerbs(prose) : to === I ? withSingularVerbs(prose) : prose;
  return agreeing.replace(/(?<![\p{L}\p{N}'’.-])\p{L}+(?![\p{L}\p{N}-])/gu, (word, offset: number) => {
    const other = words.get(word.toLowerCase());
    if (other === undefined || word === 'US' || word === 'i') return word;
    return startsSentence(agreeing, word, offset) ? capitalise(other) : other;
  });
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
    .replace(/\b([Ww]e)(?:['’]re| are)\b/g, '$1 am')
    .replace(/\b([Ww]e) were\b/g, '$1 was')
    .replace(/\bare we\b/g, 'am we')
    .replace(/\bwere we\b/g, 'was we');
}
