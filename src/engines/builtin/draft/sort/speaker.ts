import type { Layout } from '../data/kinds.js';

const WE = /\b(?:we|us)\b/gi;
const ONE = /\b(?:my|me|mine)\b|\bI\b|\b[Ii]['’]/g;

/**
 * Whether a text speaks as “we”. A letter has one sender unless its prompt says “we” (“our meeting” may be that of two
 * people); news come from several.
 */
export function speaksAsWe(text: string, layout: Layout): boolean {
  const we = text.match(WE)?.length ?? 0;
  const one = text.match(ONE)?.length ?? 0;
  return we > 0 ? we >= one : one === 0 && layout !== 'letter' && layout !== 'message';
}
