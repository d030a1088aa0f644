import { ADDRESS, CODE } from '../text/protect.js';
import { wordList } from '../text/words.js';
import { NUMBER, numberKey, plain, QUOTATION, quotedKey, type Atom } from './find-atoms.js';

const NUMBER_WORDS = wordList`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty
`;
const ANY_NUMBER = new RegExp(NUMBER, 'gu');
const ANY_QUOTED = new RegExp(`${CODE}|${QUOTATION}`, 'gu');
const ANY_ADDRESS = new RegExp(ADDRESS, 'gu');

/** Searches of the whole text for a quotation or a piece of code that does not stand there as one; more would be quadratic. */
const SEARCHES_MAX = 100;

const partsOf = (word: string) => [word.replace("'", ''), word.replace(/'?s$/, ''), ...word.split(/['&-]/)];

/** Everything that a text holds, wherever it stands: also the numbers of its addresses, the words of its code. */
export class TextIndex {
  private readonly text: string;
  private readonly quoted: ReadonlySet<string>;
  private searchesLeft = SEARCHES_MAX;
  private readonly words: ReadonlySet<string>;
  private readonly numbers: ReadonlySet<string>;
  private readonly addresses: ReadonlySet<string>;

  constructor(source: string) {
    this.text = plain(source);
    const words = this.text.match(/[\p{L}\p{N}]+(?:['&-][\p{L}\p{N}]+)*/gu) ?? [];
    this.words = new Set([...words, ...words.flatMap(partsOf)]);
    const numbers = (source.match(ANY_NUMBER) ?? []).flatMap((found) => {
      const key = numberKey(found);
      const unsigned = key.replace(/^[-−]/, '');
      return [key, unsigned.replace(/^[£$€¥]/, ''), ...unsigned.split(/[/–-]/)];
    });
    const spelled = NUMBER_WORDS.flatMap((word, value) => (this.words.has(word) ? [String(value)] : []));
    this.numbers = new Set([...numbers, ...spelled]);
    this.addresses = new Set(source.match(ANY_ADDRESS));
    this.quoted = new Set(source.match(ANY_QUOTED)?.map((found) => quotedKey(found)));
  }

  /** Whether the text holds an atom of another text, in whatever case or quotes. */
  has({ kind, keys }: Atom): boolean {
    return keys.every((key) => {
      if (kind === 'name') return this.words.has(key);
      if (kind === 'number') return this.numbers.has(key);
      if (kind === 'date') return this.numbers.has(key) || this.words.has(key);
      return kind === 'address' ? this.addresses.has(key) : this.quoted.has(key) || this.isWithin(key);
    });
  }

  private isWithin(key: string): boolean {
    this.searchesLeft -= 1;
    return this.searchesLeft >= 0 && this.text.includes(key);
  }
}
