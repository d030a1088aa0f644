import { predicateFor } from '../data/predicates.js';
import { verbOfYou } from '../sort/pronouns.js';
import { countWords } from '../text/split.js';
import { asSentence, enumerate } from '../text/tidy.js';

/** A sentence has no more predicates, nor more words if it has several. */
const SENTENCE_PREDICATES = 3;
const WORDS_MAX = 26;
/** Predicates whose verb is said once for up to four of them. */
const JOINED =
  /^(?:is(?! (?:an?|our|for) )|is made with|was|has|measures|contains|includes|needs|costs|comes (?:in|as|with))\s(?!.*(?:,|\sand)\s)/;
/** A last one of them, which may be a list. */
const JOINED_LAST = new RegExp(`${JOINED.source}|^comes in |^is \\p{L}+ for [^,]*$`, 'u');
const JOINED_MAX = 4;
/** Only what is alike is joined: not “is oiled and 50 cm long”, “contains no nuts and oats”, “comes in two sizes and in a box”. */
const KIND = /^(?:is (?=\d)|comes \S+(?: an?\b)?|\S+ no\b|\S+)/;
const PHRASE = /\s(?:by|in|with|from|of|to|for|on|at)\s/;

/** What a note says of a product: “is” and “oiled with linseed oil”. */
export interface Predicate {
  verb: string;
  words: string;
  /** Whether the note is no more than a figure, or a label with one. */
  isBare?: boolean;
}

const rank = (words: string) => (/ and |^not /.test(words) ? 2 : Number(PHRASE.test(words)));
const stem = ({ verb }: { verb: string } = { verb: '' }) => verb.split(' ')[0]!;
const kindOf = (verb: string, words = '') => KIND.exec(`${verb} ${words}`)?.[0];

/** “made in Tampere of recycled plastic” of “made of recycled plastic” and “made in Tampere” */
function joinMade(notes: readonly Predicate[]): readonly Predicate[] {
  const find = (start: string) =>
    notes.findIndex(({ verb, words }) => verb === 'is' && words.startsWith(start) && !/[,;]/.test(words));
  const [of, place] = [find('made of '), find('made in ')];
  if (of < 0 || place < 0) return notes;
  const words = `${notes[place]!.words} ${notes[of]!.words.slice('made '.length)}`;
  return notes.flatMap((note, at) => (at === of ? { ...note, words } : at === place ? [] : note));
}

/** Joins what has one verb: “is handmade in Vermont and oiled”, and “is vegan and made of cork” rather than “is made of cork and vegan”. What a product has stands together. */
function joinAlike(notes: readonly Predicate[]): Predicate[] {
  const joined: { verb: string; all: string[] }[] = [];
  // Whom it is for stands last, or before the price.
  const isFor = ({ verb, words }: Predicate) => verb === 'is' && words.startsWith('for ');
  const said = notes.filter((note) => !isFor(note));
  const readers = notes.flatMap((note) => (isFor(note) ? note.words : [])).join(' and ');
  const price = said.findIndex(({ verb }) => verb === 'costs');
  if (readers !== '') said.splice(price < 0 ? said.length : price, 0, { verb: 'is', words: readers });
  for (const { verb, words } of said) {
    const isAlike = (group: (typeof joined)[number]) =>
      group.verb === verb &&
      kindOf(verb, group.all[0]) === kindOf(verb, words) &&
      group.all.every((each) => JOINED.test(`${verb} ${each}`)) &&
      JOINED_LAST.test(`${verb} ${words}`) &&
      group.all.length < (verb !== 'is' ? JOINED_MAX : group === joined.at(-1) ? 3 : 2) &&
      // “made in Wales” and “made of wool”
      !(verb === 'is' && group.all.some((each) => each.split(' ')[0] === words.split(' ')[0])) &&
      group.all[0]!.startsWith('not ') === words.startsWith('not ');
    const group = (/^(?:is|has|includes)$/.test(verb) ? joined : joined.slice(-1)).findLast(isAlike);
    if (group) group.all.push(words);
    else joined.push({ verb, all: [words] });
  }
  // “It is available in two sizes and comes in a box.”
  const coming = joined.filter(({ verb }) => verb === 'comes');
  const sized = coming.find(({ all: [words = ''] }) => /^in (?!an? )/.test(words));
  if (coming.length > 1 && sized) sized.verb = 'is available';
  return joined.map(({ verb, all }) => {
    const ordered = verb === 'is' ? all.toSorted((a, b) => rank(a) - rank(b)) : all;
    return { verb, words: enumerate(ordered) };
  });
}

/** Predicates as sentences of about the same length, the price in the last: “This board is handmade and costs £22.”, “It …” */
export function setPredicates(
  notes: readonly Predicate[],
  subject: string,
  isPlural: boolean,
  pronoun = isPlural ? 'They' : 'It',
): string[] {
  const joined = joinAlike(joinMade(notes));
  const agree = (verb: string) => (isPlural ? verb.replace(/^\S+/, (word) => verbOfYou(word) ?? word) : verb);
  const count = Math.ceil(joined.length / SENTENCE_PREDICATES);
  const share = (index: number) => Math.floor((index * joined.length) / count);
  const sentences: Predicate[][] = Array.from({ length: count }, () => []);
  for (const each of joined) {
    // “It comes in a box and comes in grey”
    const fits = (held: Predicate[], index: number) =>
      held.length < share(index + 1) - share(index) &&
      countWords([...held, each].map(({ words }) => words).join(' ')) <= WORDS_MAX &&
      (stem(each) === 'is' || held.every((other) => stem(other) !== stem(each)));
    const isVaried = (held: Predicate[], index: number) =>
      fits(held, index) && stem(held.at(-1)) !== stem(each);
    const place = sentences.find(isVaried) ?? sentences.find(fits);
    if (place) place.push(each);
    else sentences.push([each]);
  }
  const hasPrice = (held: readonly Predicate[]) => Number(held.some(({ verb }) => verb === 'costs'));
  const ordered = sentences.filter((held) => held.length > 0).toSorted((a, b) => hasPrice(a) - hasPrice(b));
  return ordered.map((held, index) => {
    const said = held.map(({ verb, words }) => `${agree(verb)} ${words}`);
    return asSentence(`${index === 0 ? subject : pronoun} ${enumerate(said)}`);
  });
}

/** What a list may follow: “good for”, “fits”. */
const OPENS_LIST =
  /^(?:\p{Ll}+ )?(?:for|fits|holds|contains|removes|works with|goes with) \p{Ll}[\p{Ll} -]*$/iu;

/** “good for feed, rubble, toys” as one note. */
export function joinLists(texts: readonly string[]): string[] {
  const lists: string[][] = [];
  for (const text of texts) {
    const list = lists.at(-1);
    const isMember =
      /^\p{Ll}+(?: \p{Ll}+)?\.?$/u.test(text) && /^(?:has|is made)/.test(predicateFor(text) ?? 'has');
    if (list && isMember && OPENS_LIST.test(list[0]!)) list.push(text);
    else lists.push([text]);
  }
  return lists.map(enumerate);
}
