import { applyEdits, isSentenceStart, type Edit } from './edits.js';

/** A wording, which may end in a comma, and what to write instead (empty: leave it out), with conditions on the words around it. */
export interface Wording {
  from: string;
  to: string;
  /** Only before one of these words; an empty one is the end of a clause. */
  before?: readonly string[];
  /** Not before one of these words. */
  notBefore?: readonly string[];
  /** Only after one of these words. */
  after?: readonly string[];
  /** Not after one of these words. */
  notAfter?: readonly string[];
  /** Not where one of these words follows in the sentence: “provide them with tea”. */
  notWith?: readonly string[];
  /** Only where no word stands right before: “lock up at the end of the day” names a time. */
  opens?: boolean;
}

interface Entry extends Wording {
  words: string[];
}

const NUMBER = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)$/;
const ARTICLE = /(?:^| )(?:an?|the)$/;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Wordings, ready to be found: by their first word, the longest first, so that a text is read once whatever the list's length. */
export class PhraseTable {
  private index?: ReadonlyMap<string, Entry[]>;

  constructor(private readonly wordings: readonly Wording[]) {}

  /** Made when first needed: a process that never refines pays nothing. */
  private get byFirstWord(): ReadonlyMap<string, Entry[]> {
    return (this.index ??= indexed(this.wordings));
  }

  /** Writes each wording's replacement. Capitalised words inside a sentence are taken for names and left alone. */
  replaceIn(text: string): string {
    const words = wordsOf(text);
    const edits: Edit[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const entry = this.entryAt(text, words, index);
      if (!entry) continue;
      const { start } = words[index]!;
      index += entry.words.length - 1;
      edits.push({ start, end: words[index]!.end, text: entry.to });
    }
    return applyEdits(text, edits);
  }

  private entryAt(text: string, words: readonly FoundWord[], index: number): Entry | undefined {
    return this.byFirstWord.get(words[index]!.word)?.find((entry) => {
      const found = words.slice(index, index + entry.words.length);
      if (found.length < entry.words.length) return false;
      if (!found.every(({ word }, place) => word === entry.words[place])) return false;
      return isOneRun(text, found) && !isName(text, found) && suits(entry, text, words, index);
    });
  }
}

function indexed(wordings: readonly Wording[]): Map<string, Entry[]> {
  const entries = wordings.map((wording) => ({
    ...wording,
    words: wordsOf(wording.from).map(({ word }) => word),
  }));
  entries.sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(entries, ({ words: [first = ''] }) => first);
}

interface FoundWord {
  word: string;
  start: number;
  end: number;
  capital: boolean;
}

function wordsOf(text: string): FoundWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + word.length,
    capital: /^\p{Lu}/u.test(word),
  }));
}

/** Only white space stands between the words of a wording. */
function isOneRun(text: string, found: readonly FoundWord[]): boolean {
  return found.every((word, place) => {
    const next = found[place + 1];
    return !next || /^\s+$/u.test(text.slice(word.end, next.start));
  });
}

function isName(text: string, found: readonly FoundWord[]): boolean {
  return found.some(({ capital, start, word, end }, place) => {
    if (!capital || /^(?:i(?:'.*)?|you|we|please|your|our|this|if|there|should)$/.test(word)) return false;
    const written = text.slice(start, end);
    if (written !== written.toUpperCase()) return place > 0 || !isSentenceStart(text, start);
    // “OK”, “ASAP” and “DIY” are words by themselves where the words around them are not in capitals too.
    const around = text.slice(Math.max(0, start - 20), start) + text.slice(end, end + 20);
    return written.length > 1 && /\p{Ll}/u.test(around);
  });
}

function suits(entry: Entry, text: string, words: readonly FoundWord[], index: number): boolean {
  const previous = words[index - 1];
  const last = words[index + entry.words.length - 1];
  const next = words[index + entry.words.length];
  const nextWord = next && last && /^[\s]+$/u.test(text.slice(last.end, next.start)) ? next.word : '';
  if (entry.before && !isAmong(entry.before, nextWord)) return false;
  if (entry.from.endsWith(',') && text.charAt(last!.end) !== ',') return false;
  if (last && /^['’](?:\s|$)/u.test(text.slice(last.end, last.end + 2))) return false;
  // “Seen 'im” and “open 'til ten” leave a letter out.
  if (/(?:^|[\s(])['’]$/u.test(text.slice(Math.max(0, words[index]!.start - 2), words[index]!.start)))
    return false;
  // “Maybe 20” and “just 5 minutes” are not 20 and 5.
  if (entry.to === '' && !entry.before && /^\d/.test(nextWord)) return false;
  if (entry.notBefore && isAmong(entry.notBefore, nextWord)) return false;
  // “About the aforementioned.” would end in “the”.
  const isAdjacent = previous && /^\s+$/u.test(text.slice(previous.end, words[index]?.start));
  if (entry.opens && isAdjacent) return false;
  if (nextWord === '' && ARTICLE.test(entry.to || (isAdjacent ? previous.word : ''))) return false;
  if (last && entry.notWith && followsInSentence(entry.notWith, text.slice(last.end, last.end + 120)))
    return false;
  if (entry.after && !entry.after.includes(previous?.word ?? '')) return false;
  return !(previous && entry.notAfter && isAmong(entry.notAfter, previous.word));
}

/** “#” stands for any number, “-ing” for any word that ends so. */
const isAmong = (words: readonly string[], word: string) =>
  words.includes(word) ||
  (words.includes('#') && NUMBER.test(word)) ||
  (words.includes('-ing') && word.endsWith('ing'));

function followsInSentence(wanted: readonly string[], text: string): boolean {
  const [sentence = ''] = text.toLowerCase().split(/[.!?;:\n]/, 1);
  return wordsOf(sentence).some(({ word }) => wanted.includes(word));
}
