import { keyPhrases } from '../length/key-phrases.js';
import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { occurrences } from '../text/occurrences.js';

const TERMS_MAX = 5;

/** A phrase of the caller's, or an empty text for the text's own key terms. */
export const bold: Operation<string> = {
  name: 'bold',
  readings: [
    {
      pattern:
        /\b(?:(?:make|put|set)\b[\w ]{0,20})?(?:bold|highlight|emphasi[sz]e|strong)\b[\w ]{0,24}?§(\d+)|§(\d+)(?: should be| in| into)? bold\b/i,
      read: (match, quoted) => quoted(match[1] ?? match[2]),
    },
    {
      pattern:
        /\b(?:bold|highlight|emphasi[sz]e)(?: (?:the|all|most|some))*(?: (?:key|important|main))* (?:terms|words|phrases|keywords|key words|concepts|points)(?: (?:in|with) bold)?\b|\b(?:key|important|main) (?:terms|words|phrases|keywords|concepts) (?:in )?bold\b/i,
      read: () => '',
    },
  ],
  describe: (phrase) => (phrase === '' ? '' : JSON.stringify(phrase)),
  async apply(content, phrase, context) {
    const phrases = phrase === '' ? await keyPhrases(content, TERMS_MAX) : [phrase];
    const once = phrase === '';
    const left = new Set(phrases);
    const changed = editProse(
      content,
      (prose) => {
        const found = [...left].flatMap((each) => {
          const places = occurrences(prose, each);
          if (once && places.length > 0) left.delete(each);
          return once ? places.slice(0, 1) : places;
        });
        return emphasise(
          prose,
          found.sort((a, b) => a.start - b.start),
        );
      },
      ['paragraph', 'item'],
    );
    if (changed === content)
      context.warn(
        'nothing_to_change',
        phrase === ''
          ? 'No key terms were found to set in bold'
          : `“${phrase}” does not occur in the prose, or is bold already`,
      );
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
