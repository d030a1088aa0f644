import { IRREGULAR_VERBS } from '../data/irregular-verbs.js';

const PARTICIPLES = IRREGULAR_VERBS.map(({ participle }) => participle)
  .filter((participle) => !/^(?:been|come|gone|left|become|got|done|stuck|bent|hung)$/.test(participle))
  .join('|');

const PASSIVE = new RegExp(
  String.raw`\b(?:is|are|was|were|be|been|being)(?: not|n['’]t)?(?: \p{L}+ly)? (?:(?!(?:tired|interested|pleased|excited|worried|concerned|used|supposed|limited|located|based|married|closed|related|delighted|committed|dedicated|involved|experienced|satisfied|disappointed|surprised|scared|bored|confused|need|indeed|open|often|even|seven|eleven|ten|men|women|children|garden|golden|wooden|hidden|sudden|kitchen|token|screen|green|been|seen)\b)(?:\p{L}{3,}(?:ed|en)|${PARTICIPLES}))\b`,
  'giu',
);

/** How many clauses are passive, as far as they can be told from adjectives. */
export function countPassives(text: string): number {
  return [...text.matchAll(PASSIVE)].length;
}
