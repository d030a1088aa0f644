import { DIRECTION_LEADS } from '../data/directions.js';
import { ANCHORS, DEGREE_WORDS, TONE_WORDS } from '../data/style-words.js';
import { unmask } from '../text/mask.js';

/** A longer clause is no direction: it holds content. */
const CLAUSE_MAX = 200;
const PROHIBITION = /^(?:please\s+)?(?:don['’]?t|do\s+not|never|avoid|no|without|use|using)\b/i;
const LISTED_WORDS_MAX = 4;
/** A masked blank inside an atom counts as a blank. */
const BLANK = '[ \\ue020]';

const LEADS = new RegExp(
  `^(?:${DIRECTION_LEADS.join('|')
    .replaceAll('[ -]', '[ \\ue020-]')
    .replace(/(?<!\[) /g, BLANK)})$`,
  'i',
);
const LINKS =
  /^(?:(?:and|but|also|then|so|plus|oh|please|pls|plz|kindly|just|maybe|ideally|preferably|if possible|try to|make sure (?:to|it['’]?s|that it is|you)|be sure to|remember to|could you|can you|you can|you should)[\s,:]+)+/i;

/** A clause without the words that join it to the one before. */
export function withoutLinks(clause: string): string {
  return clause.replace(LINKS, '').trim();
}

/** Whether a masked clause certainly directs how to write and holds nothing to write. */
export function isDirection(clause: string): boolean {
  if (clause.length > CLAUSE_MAX) return false;
  const [head = '', ...listed] = clause.split(/,\s/);
  // “don't say cheap, easy or fast”: what follows the first comma continues the list of words.
  if (listed.length > 0) return PROHIBITION.test(head) && isDirection(head) && listed.every(continuesWords);
  const text = withoutLinks(clause)
    .replaceAll('\ue02e', '.')
    .replaceAll('\ue02d', '-')
    .replaceAll('\ue026', '&')
    .replace(/[\s.,;:!?…]+$/u, '')
    .replace(/(?:,? (?:please|pls|plz|thanks|thx|ok|okay|lol|haha))+$/i, '');
  if (text === '') return false;
  const links = LINKS.exec(clause)?.[0] ?? '';
  const opensWithMakeSure = /make sure it/i.test(links);
  return LEADS.test(text) || hasOnlyStyleWords(opensWithMakeSure ? `keep ${text}` : text);
}

/** “short and sweet”, “polite but firm”, “warm tone”: style words alone, at least one of which is a tone or an anchor. */
function hasOnlyStyleWords(text: string): boolean {
  const words =
    unmask(text)
      .toLowerCase()
      .replace('to the point', 'concise')
      .match(/\p{L}[\p{L}’'&-]*|\d+/gu) ?? [];
  if (words.length === 0 || words.length > 14) return false;
  return (
    words.some(isStyle) &&
    words.every((word) => isStyle(word) || DEGREE_WORDS.has(word) || /^\d+$/.test(word))
  );
}

function isStyle(word: string): boolean {
  return TONE_WORDS.has(word) || ANCHORS.has(word);
}

/** Whether a segment can go on a list of words: short, and no name. */
export function continuesWords(segment: string): boolean {
  return (
    segment.split(/\s/).length <= LISTED_WORDS_MAX &&
    /^[\p{Ll}'"‘“\ue022\ue027]/u.test(segment) &&
    !/\d/.test(segment)
  );
}
