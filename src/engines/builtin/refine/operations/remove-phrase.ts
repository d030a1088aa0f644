import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { applyEdits, type Edit } from '../text/edits.js';
import { occurrences } from '../text/occurrences.js';
import { absent } from './replace.js';
import { regex } from '../../text/regex.js';

/** Its sentence lacks a predicate or a noun without this word: “The logo is §.” */
const NEEDED = regex.iu`(?:\b(?:am|is|are|was|were|be|been|being|\p{L}+n['’]t|seems?|looks?|feels?|sounds?|became|become|a|an|the|my|our|your|his|her|their|its|this|these|to|of|for|with|at|from)|\b\p{L}+['’](?:s|re|m))(?: (?:very|so|too|really|quite|not|also|more|most|truly|always|just)){0,2} (?!\P{L}*(?:\p{L}+ly|just|very|also|only|so|quite|too|rather|even|still|now|then|again|please|not|much)§)[\p{L}-]+§(?:\s*$|[.,;:!?)…]| (?:and|but|or|so|that|than|to|for|when|because|if|as|in|on|at|with|of|is|are|was|were|will|can|has|have)\b)`;
const isNeeded = (text: string, { start, end }: Edit) =>
  NEEDED.test(`${text.slice(start > 60 ? start - 60 : 0, end)}§${text.slice(end, end + 12)}`);

export const removePhrase: Operation<string> = {
  name: 'remove-phrase',
  readings: [
    {
      pattern: regex.iu`(?:\b(?:the |any |all |every )*(?:words?|phrases?|terms?|names?|texts?|occurrences? of|instances? of|mentions? of) )*§(?<phrase>\d+)`,
      in: ['remove'],
      read: (match, quoted) => quoted(match.groups?.phrase),
    },
    {
      pattern: regex.iu`\b(?:the|any|all|every) (?:word|phrase|term|name) (?<bare>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3})$`,
      in: ['remove'],
      read: (match) => match.groups?.bare,
    },
  ],
  describe: (phrase) => JSON.stringify(phrase),
  losses: 'asked',
  apply(content, phrase, context) {
    let left = 0;
    const isSpare = (prose: string, edit: Edit) => !isNeeded(prose, edit) || ((left += 1), false);
    const changed = editProse(content, (prose) =>
      applyEdits(
        prose,
        occurrences(prose, phrase).filter((edit) => isSpare(prose, edit)),
      ),
    );
    if (left > 0) context.warn('please_check', `“${phrase}” was left where its sentence needs it (${left})`);
    else if (changed === content) context.warn('nothing_to_change', absent(phrase));
    return changed;
  },
};
