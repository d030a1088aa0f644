/** How many clauses are passive, as far as they can be told from adjectives. */
export function countPassives(text: string): number {
  return [
    ...text.matchAll(
      /\b(?:is|are|was|were|be|been|being)(?: not|n['’]t)?(?: \p{L}+ly)? (?:(?!tired|interested|pleased|excited|worried|concerned|used|supposed|limited|located|based|married|closed|related|delighted|committed|dedicated|involved|experienced|satisfied|disappointed|surprised|scared|bored|confused|need|indeed|open|often|even|seven|eleven|ten|men|women|children|garden|golden|wooden|hidden|sudden|kitchen|token|screen|green|been|seen to)\p{L}{3,}(?:ed|en))\b/giu,
    ),
  ].length;
}
