import type { Layout } from '../data/kinds.js';
import type { Brief } from './brief.js';

const WE = /\b(?:we|us)\b|\bour (?=(?:customers|clients|guests|members|subscribers|visitors)\b)/gi;
/** “I need a card from all of us” tells who asks, not who speaks. */
const ONE = /\b(?:my|me|mine)\b|\bI\b(?! (?:need|want|would like) an?\b)|\b[Ii]['’]/g;

/** Whether a text speaks as “we”. A letter has one sender unless its prompt says “we” (“our meeting” may be that of two people); news come from several. */
export function speaksAsWe(text: string, layout: Layout): boolean {
  const we = text.match(WE)?.length ?? 0;
  const one = text.match(ONE)?.length ?? 0;
  const isLetter = layout === 'letter' || layout === 'message';
  return we > 0 ? we > one || (we === one && !isLetter) : one === 0 && !isLetter;
}

/** A frame with the caller's words in it, spoken by one or by several. */
export function fill(frame: string, matter: string, { speaksAsWe: we }: Brief): string {
  return frame
    .replace('{My}', we ? 'Our' : 'My')
    .replace('{my}', we ? 'our' : 'my')
    .replace(/^\{I\}/, we ? 'We' : 'I')
    .replace('{I}', we ? 'we' : 'I')
    .replace('{me}', we ? 'us' : 'me')
    .replace('{am}', we ? 'We are' : 'I am')
    .replace('{x}', () => matter);
}
