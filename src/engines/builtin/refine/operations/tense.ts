import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { changeTense, type Tense } from '../verbs/change-tense.js';
import { regex } from '../../text/regex.js';

/** A verb that changes has two letters at least, and its subject one. The library is slow, so nothing else is read. */
const MAY_HOLD_VERB = /\p{L}[^]*\p{L}{2}/u;

export const tense: Operation<Tense> = {
  name: 'tense',
  readings: [
    {
      pattern: regex.i`(?<!\b(?:keep(?:ing)?|stay|leave|remain|retain|preserve)\b[\w ]{0,15})\b(?:from (?:the )?(?:past|present|future)(?: tense)? )?(?:in|into|to|use|using|with)? ?(?:the )?(?:simple )?(past|present|future)(?: simple)? tense\b|\bfrom (?:the )?(?:past|present|future)(?: tense)? to (?:the )?(?:simple )?(past|present|future)\b|\b(?:put|set|write|make|turn|change)\b[\w ]{0,15}? (?:in|into|to) the (past|future)(?=,|$)`,
      read: (match) => (match[1] ?? match[2] ?? match[3])?.toLowerCase() as Tense,
    },
  ],
  async apply(content, to, context) {
    const { default: nlp } = await import('compromise');
    const change = (prose: string) => (MAY_HOLD_VERB.test(prose) ? changeTense(prose, to, nlp) : prose);
    const changed = editProse(content, change, ['paragraph', 'item', 'html']);
    const advice = 'The tense was changed verb by verb; check sentences that speak of several times';
    if (changed !== content) context.warn('please_check', advice);
    return changed;
  },
};
