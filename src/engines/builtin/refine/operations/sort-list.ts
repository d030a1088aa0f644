import type { Operation } from '../operation.js';
import { joinBlocks, parseBlocks, type Block } from '../text/blocks.js';
import { editProse } from '../text/edit-prose.js';
import { depthOf } from '../text/list-items.js';
import { regex } from '../../text/regex.js';

/** `names`: also those that a sentence lists; `back`: as they stand, the last first. */
type Sorting = 'up' | 'down' | 'back' | 'surname' | 'names';

const LIST = String.raw`(?:the |this |my |these |all |every )*(?:(?:bullet(?:ed)? |numbered )?lists?(?: items| of \p{L}+)?|bullets?(?: points?| list)?|items|lines|points|entries|names|words|it|them|this)`;
const BY = String.raw`(?:(?:in|into|by|to) )?(?:(?:an? |the )?(?:reverse(?:d)? )?(?:alphabet(?:ic(?:al(?:ly)?)?)?(?: order)?|alphabetic(?:al)?(?:ly)?(?: order)?|abc order|(?:order )?(?:from )?[az](?:[- ]to[- ]|[-–])[za](?: order)?)|(?:by|on) (?:the )?(?:(?:first |last |sur|family )?names?|alphabet|title|letter|initial))`;

export const sortList: Operation<Sorting> = {
  name: 'sort-list',
  readsFirst: true,
  readings: [
    {
      pattern: regex.iu`\b(?:(?:sort|order|arrange|put|list|organi[sz]e|alphabeti[sz]e|rank|reorder|rearrange|have|show|want)(?:ed)? )?(?:(?:${LIST}|the [\p{L}-]{2,20}s) )?(?:(?:should|must) be |are )?(?:sorted |ordered |listed )?${BY}(?:,? by (?:the )?(?:last |sur|first |family )?names?)?(?: (?:for|of) ${LIST})?(?![\p{L}-])|\balphabeti[sz]e(?: ${LIST})?(?: by (?:last |sur|first )?name)?|\bsort(?: ${LIST})?(?= ?$)`,
      read: ({ 0: found, input }) => {
        if (
          /\b(?:date|price|length|size|cost|age|number|time|importance|paragraphs?|sentences|sections)\b/i.test(
            input,
          )
        )
          return undefined;
        if (/\b(?:reverse|descending|backwards)|\bz(?: to |-to-|[-–])a\b/i.test(input)) return 'down';
        if (/\b(?:last |sur|family )names?\b/i.test(found)) return 'surname';
        return /\b(?:names|items|words)\b/i.test(found) ? 'names' : 'up';
      },
    },
    { pattern: regex.iu`\breverse (?:the order of )?${LIST}(?: order)?(?![\p{L}-])`, read: () => 'back' },
  ],
  describe: (order) => order,
  apply(content, order, context) {
    const blocks = parseBlocks(content);
    const sorted: Block[] = [];
    let lists = 0;
    for (let index = 0; index < blocks.length;) {
      const end = endOfRun(blocks, index);
      if (end - index > 1) {
        lists += 1;
        sorted.push(...sortRun(blocks.slice(index, end), order));
      } else sorted.push(...blocks.slice(index, Math.max(end, index + 1)));
      index = Math.max(end, index + 1);
    }
    if (lists > 0) return joinBlocks(sorted);
    const named = order === 'names' ? editProse(content, sortNamed) : content;
    if (named === content) context.warn('nothing_to_change', 'The text has no list to sort, or it is sorted');
    return named;
  },
};

const isLine = ({ kind, text }: Block) =>
  kind === 'paragraph' && text.length <= 80 && !/[.!?:]$|\n/.test(text);

/** Where a list that begins at a block ends: items with what is below them, or at least three short lines. */
function endOfRun(blocks: readonly Block[], start: number): number {
  let end = start;
  if (blocks[start]!.kind === 'item') {
    while (blocks[end]?.kind === 'item') end += 1;
    return end;
  }
  while (blocks[end] && isLine(blocks[end]!)) end += 1;
  return end - start >= 3 ? end : start;
}

const plainOf = (text: string) => text.replace(/^[\s*_~\x60"“‘'([]+|\*\*|__/g, '');
const keyOf = (text: string, order: Sorting) =>
  order === 'surname'
    ? plainOf(text)
        .replace(/[,:;(–—-].*$/su, '')
        .trim()
        .replace(/^(.*) (\S+)$/su, '$2 $1')
    : plainOf(text);
const TAIL = /(?:[,;](?: and| or)?|(?<!\b(?:etc|Ltd|Inc|Co|St))\.)$/;

function compare(a: string, b: string, order: Sorting): number {
  const [first, second] = [keyOf(a, order), keyOf(b, order)];
  return (
    first.localeCompare(second, 'en', { sensitivity: 'base', numeric: true }) * (order === 'down' ? -1 : 1)
  );
}

/** The items in order; the markers, line ends and marks between the items stay where they are. */
function sortRun(run: readonly Block[], order: Sorting): Block[] {
  const depth = depthOf(run[0]!);
  const groups: Block[][] = [];
  for (const block of run) {
    if (depthOf(block) <= depth || groups.length === 0) groups.push([block]);
    else groups.at(-1)!.push(block);
  }
  const tails = groups.map(([head]) => TAIL.exec(head!.text)?.[0] ?? '');
  const areMarked = tails.slice(0, -1).every((tail) => /^[,;]/.test(tail));
  const ends = run.map(({ end }) => end);
  const moved = groups.map(([head, ...below]) => [
    areMarked ? { ...head!, text: head!.text.replace(TAIL, '') } : head!,
    ...below,
  ]);
  if (order === 'back') moved.reverse();
  else moved.sort(([a], [b]) => compare(a!.text, b!.text, order));
  const made = moved.flatMap(([head, ...below], place) => [
    { ...head!, lead: groups[place]![0]!.lead, text: head!.text + (areMarked ? tails[place]! : '') },
    ...below,
  ]);
  return made.map((block, place) => ({ ...block, end: ends[place]! }));
}

const NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}`;
const THING = String.raw`[\p{L}'’-]{2,20}(?: [\p{L}'’-]{2,20}){0,2}`;
const NAMED = regex.gu`(?<=: |(?<![.!?] |^|,) )${NAME}(?:, ${NAME}){1,30},? and ${NAME}(?![\p{L}\p{N}])|(?<=: )${THING}(?:, ${THING}){1,30},? and ${THING}(?=[.!?]|$)`;

/** “Tom, Anna and Ben” */
function sortNamed(prose: string): string {
  return prose.replace(NAMED, (found) => {
    const marks = found.match(/,? and |, /g)!;
    const names = found.split(/,? and |, /).sort((a, b) => compare(a, b, 'up'));
    return names.map((name, index) => name + (marks[index] ?? '')).join('');
  });
}
