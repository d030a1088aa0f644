import { readRules, type GrammarRule } from './read-rules.js';

/** What may follow a word that stands by itself. */
const ALONE =
  '.|and|but|so|because|for|in|at|on|to|with|when|if|as|now|today|yesterday|last|this|again|too|please|after|before';

/**
 * Reads words that are written for others, parted by line ends or `; `: `wrong = right : place / place`, where a place is `before _ after`: patterns of
 * the words before it and after it, or nothing where any will do. A leading `^` is the start of a sentence, `.` the end of a
 * clause, and `..` that or a word that begins another phrase.
 */
export function readPlaces(lines: string): GrammarRule[] {
  const rows = lines
    .trim()
    .split(/\n|; /)
    .map((line) => {
      const [words = '', places = ''] = line.split(' : ');
      const [wrong = '', right = ''] = words.split(' = ');
      const ungrouped = wrong.replace(/\((?!\?)/g, '(?:');
      const where = places.split(' / ').map((place) => {
        const [before = '', after = ''] = ` ${place} `.split(' _ ').map((part) => part.trim());
        return `${before && precedes(before)}(?=${ungrouped}${after && follows(after)})`;
      });
      return String.raw`giu  (?:${where.join('|')})\b${wrong}\b => ${right}<`;
    });
  return readRules(rows.join('\n'));
}

function precedes(before: string): string {
  const words = before.replace(/^\^\|?/, '');
  const start = words === before ? '' : String.raw`^|[.!?] |\n${words && '|'}`;
  return String.raw`(?<=${start}${words && String.raw`(?:\b|(?=n['’]t))(?:${words}) `})`;
}

function follows(after: string): string {
  const words = after.replace(/^\.\.(?=\||$)/, ALONE);
  if (!words.startsWith('.')) return String.raw` (?:${words})\b`;
  const more = words.slice(2);
  return String.raw`(?:[.,;:!?)]|$${more && String.raw`| (?:${more})\b`})`;
}
