import type { Operation } from '../operation.js';
import { editProse } from '../text/edit-prose.js';
import { joinSentences, splitSentences } from '../text/sentences.js';
import { countPassives } from '../verbs/count-passives.js';
import { turnActive } from '../verbs/turn-active.js';

export const activeVoice: Operation<true> = {
  name: 'active-voice',
  readings: [
    {
      pattern:
        /\b(?:in |into |the |an |use |more )*(?:active)(?: (?:voice|sentences|verbs|constructions|tone|language))?\b/i,
      read: () => true,
    },
    {
      pattern: /\b(?:the |all |any )*passive(?: (?:voice|sentences|verbs|constructions?|forms?))?\b/i,
      in: ['plain', 'remove'],
      read: (match) =>
        /\b(?:to|into|in|use)(?: the)? $/i.test(match.input.slice(0, match.index)) ? undefined : true,
    },
  ],
  async apply(content, _, context) {
    const { default: nlp } = await import('compromise');
    const isName = (word: string) => nlp(word).has('#ProperNoun') || nlp(word).has('#Acronym');
    const changed = editProse(
      content,
      (prose) =>
        joinSentences(
          splitSentences(prose).map(({ text, gap }) => ({ text: turnActive(text, isName), gap })),
        ),
      ['paragraph', 'item', 'html'],
    );
    const left = countPassives(changed);
    if (left > 0)
      context.warn(
        'passive_left',
        `${left} passive ${left === 1 ? 'clause was' : 'clauses were'} left: who acts is not said, or not certain, or the clause is joined to another verb`,
      );
    return changed;
  },
};
