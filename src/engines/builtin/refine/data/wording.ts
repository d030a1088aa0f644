import type { Wording } from '../text/phrases.js';
import { PARTICIPLE_OF_PAST } from './irregular-verbs.js';

/**
 * How a writer notes wordings down: rows `old = new`, parted by line ends or `; `; several old ones are parted by `|`; nothing after
 * `=` leaves the wording out; `old = new ! word word` holds not before these words, `old = new ? word word` only
 * before them (`.` is the end of a clause), `old = new < word word` not after them, `old = new ~ word word` not where one follows in the sentence,
 * `old = new ^` only where no word stands right before it.
 */
export function readWordings(lines: string): Wording[] {
  return rowsOf(lines).flatMap(([left = '', right = '']) => {
    const { to, ...condition } = readRight(right);
    return left.split('|').map((from) => ({ from: from.trim(), to, ...condition }));
  });
}

function rowsOf(lines: string): string[][] {
  const rows = lines.split(/\n|; /).filter((row) => row.trim() !== '');
  return rows.map((row) => row.split('='));
}

function readRight(right: string): Omit<Wording, 'from'> {
  const [to = ''] = right.split(/[!?<~^]/);
  return {
    to: to.trim(),
    opens: right.includes('^'),
    before: wordsAfter('?', right)?.map((word) => (word === '.' ? '' : word)),
    notBefore: wordsAfter('!', right),
    notAfter: wordsAfter('<', right),
    notWith: wordsAfter('~', right),
  };
}

function wordsAfter(mark: '?' | '!' | '<' | '~', text: string): readonly string[] | undefined {
  const start = text.indexOf(mark);
  if (start < 0) return undefined;
  return text
    .slice(start + 1)
    .split(/[!?<~^]/, 1)[0]
    ?.trim()
    .split(/\s+/);
}

/** “showed” and “got” can't stand for a participle: “can be showed”, “must be got”. */
function isPastOnly(to: string): boolean {
  const [verb = ''] = to.split(' ');
  return verb === 'got' || PARTICIPLE_OF_PAST.has(verb);
}

/** After these, “purchase” and “attempts” are nouns. */
const BEFORE_NOUNS =
  'a an the your our my his her its their each every any no some another first last next new recent of';

/** A verb and its plain equivalent, in all four forms: `utilize, utilizes, utilized, utilizing = use, uses, used, using ! that`. */
export function readVerbs(lines: string): Wording[] {
  return rowsOf(lines).flatMap(([left = '', right = '']) => {
    const from = left.split(',').map((form) => form.trim());
    const { to, ...condition } = readRight(right);
    const forms = to.split(',').map((form) => form.trim());
    return from
      .map((form, index) => ({
        ...condition,
        from: form,
        to: forms[index] ?? '',
        notAfter: index < 2 ? BEFORE_NOUNS.split(' ') : condition.notAfter,
      }))
      .filter(({ from, to }) => from !== '' && to !== '' && !isPastOnly(to));
  });
}
