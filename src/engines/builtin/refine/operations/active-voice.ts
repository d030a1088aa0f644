import { regex } from '../../text/regex.js';
import { IRREGULAR_VERBS } from '../data/irregular-verbs.js';
import { asks, type Operation } from '../operation.js';
import { turnActive } from '../verbs/turn-active.js';

export const activeVoice: Operation<true> = {
  name: 'active-voice',
  readings: [
    asks`\b(?:in |into |the |an |use |more )*(?:active)(?: (?:voice|sentences|verbs|constructions|tone|language))?\b`,
    {
      pattern:
        /\b(?:the |all |any )*passive(?![- ]aggressive)(?: (?:voice|sentences|verbs|constructions?|forms?))?\b/i,
      in: ['plain', 'remove'],
      read: (match) =>
        /\b(?:to|into|in|use)(?: the)? $/i.test(match.input.slice(0, match.index)) ? undefined : true,
    },
  ],
  async apply(content, _, context) {
    const changed = await turnActive(content);
    // As far as they can be told from adjectives.
    const left = changed.match(PASSIVE)?.length ?? 0;
    const count = `${left} passive ${left === 1 ? 'clause was' : 'clauses were'} left`;
    const reason = 'who acts is not said, or not certain, or the clause is joined to another verb';
    if (left > 0) context.warn('passive_left', `${count}: ${reason}`);
    return changed;
  },
};

const PARTICIPLES = IRREGULAR_VERBS.map(({ participle }) => participle)
  .filter((participle) => !/^(?:been|come|gone|left|become|got|done|stuck|bent|hung)$/.test(participle))
  .join('|');

const PASSIVE = regex.giu`\b(?:is|are|was|were|be|been|being)(?: not|n['’]t)?(?: \p{L}+ly)? (?:(?!(?:tired|interested|pleased|excited|worried|concerned|used|supposed|limited|located|based|married|closed|related|delighted|committed|dedicated|involved|experienced|satisfied|disappointed|surprised|scared|bored|confused|need|indeed|open|often|even|seven|eleven|ten|men|women|children|garden|golden|wooden|hidden|sudden|kitchen|token|screen|green|been|seen)\b)(?:\p{L}{3,}(?:ed|en)|${PARTICIPLES}))\b`;
