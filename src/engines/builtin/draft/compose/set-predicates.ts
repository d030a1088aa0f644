import { verbOfYou } from '../sort/pronouns.js';
import { asSentence } from '../text/tidy.js';

/** A sentence has no more predicates. */
const SENTENCE_PREDICATES = 3;
/** Predicates whose verb is said once for up to four of them. */
const JOINED =
  /^(?:is(?! (?:an?|our|for) )|is made with|was|has|measures|contains|includes|needs|comes (?:in|as|with))\s(?!.*(?:,|\sand)\s)/;
const JOINED_MAX = 4;
const PHRASE = /\s(?:by|in|with|from|of|to|for|on|at)\s/;
const rank = (words: string) => (words.startsWith('not ') ? 2 : Number(PHRASE.test(words)));

/** What a note says of a product: “is” and “oiled with linseed oil”. */
export interface Predicate {
  verb: string;
  words: string;
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
      group.all.length < JOINED_MAX &&
      group.all.every((each) => JOINED.test(`${verb} ${each}`)) &&
      (JOINED.test(`${verb} ${words}`) || `${verb} ${words}`.startsWith('comes in ')) &&
      // “contains no nuts and oats”
      group.all[0]?.startsWith('no ') === words.startsWith('no ');
    const group = (/^(?:has|includes)$/.test(verb) ? joined : joined.slice(-1)).findLast(isAlike);
    if (group) group.all.push(words);
    else joined.push({ verb, all: [words] });
  }
  return joined.map(({ verb, all }) => {
    const ordered = verb === 'is' ? all.toSorted((a, b) => rank(a) - rank(b)) : all;
    const last = ordered.pop() ?? '';
    return { verb, words: ordered.length > 0 ? `${ordered.join(', ')} and ${last}` : last };
  });
}

/** Predicates as sentences of about the same length: “This board is handmade and costs £22.”, “It …” */
export function setPredicates(notes: readonly Predicate[], subject: string, isPlural: boolean): string[] {
  const joined = joinAlike(notes);
  const agree = (verb: string) => (isPlural ? verb.replace(/^\S+/, (word) => verbOfYou(word) ?? word) : verb);
  const count = Math.ceil(joined.length / SENTENCE_PREDICATES);
  return Array.from({ length: count }, (_, index) => {
    const [from = 0, to] = [index, index + 1].map((each) => Math.floor((each * joined.length) / count));
    const said = joined.slice(from, to).map(({ verb, words }) => `${agree(verb)} ${words}`);
    const last = said.pop() ?? '';
    // “is dishwasher safe and thrown in Bristol, and costs £22”
    const and = said.at(-1)?.includes(' and ') ? ', and ' : ' and ';
    const start = index === 0 ? subject : isPlural ? 'They' : 'It';
    return asSentence(`${start} ${said.length > 0 ? said.join(', ') + and : ''}${last}`);
  });
}
