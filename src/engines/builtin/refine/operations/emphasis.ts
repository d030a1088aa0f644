import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { occurrences } from '../text/occurrences.js';

/** A phrase of the caller's. */
export const bold: Operation<string> = {
  name: 'bold',
  readings: [
    {
      pattern:
        /\b(?:(?:make|put|set)\b[\w ]{0,20})?(?:bold|highlight|emphasi[sz]e|strong)\b[\w ]{0,24}?§(\d+)|§(\d+)(?: should be| in| into)? bold\b/i,
      read: (match, quoted) => quoted(match[1] ?? match[2]),
    },
  ],
  describe: (phrase) => JSON.stringify(phrase),
  apply(content, phrase, context) {
    const changed = editProse(content, (prose) => emphasise(prose, occurrences(prose, phrase)), [
      'paragraph',
      'item',
    ]);
    if (changed === content)
      context.warn('nothing_to_change', `“${phrase}” does not occur in the prose, or is bold already`);
    return changed;
  },
};

function emphasise(prose: string, places: readonly { start: number; end: number }[]): string {
  let written = '';
  let from = 0;
  for (const { start, end } of places) {
    if (start < from || (prose.slice(0, start).endsWith('**') && prose.startsWith('**', end))) continue;
    written += `${prose.slice(from, start)}**${prose.slice(start, end)}**`;
    from = end;
  }
  return written + prose.slice(from);
}
