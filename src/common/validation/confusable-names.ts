import unhomoglyph from 'unhomoglyph';
import { toLatinLetters } from './confusable-letters.js';

// Characters that readers take for one another but whose prototypes differ in Unicode's table.
const ALSO_CONFUSABLE: Record<string, string> = { ĸ: 'k', i: 'l', ı: 'l', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/**
 * Reports whether two names could be mistaken for each other: the same skeleton by Unicode's table of confusable
 * characters (UTS #39) and the letters that it lacks, without regard to case, accents, spaces and punctuation. With
 * `anywhere`, it is enough that `name` contains the other.
 */
export function isConfusable(name: string, other: string, { anywhere = false } = {}): boolean {
  const others = skeletons(other).filter((skeleton) => skeleton !== '');
  return skeletons(name).some((skeleton) =>
    others.some((known) => (anywhere ? skeleton.includes(known) : skeleton === known)),
  );
}

// Look-alikes of a small letter are sometimes listed under its capital only, so both are compared.
function skeletons(name: string): string[] {
  const folded = toLatinLetters(name.normalize('NFKC'));
  return [skeleton(folded), skeleton(folded.toUpperCase())];
}

function skeleton(text: string): string {
  const prototypes = joined(unhomoglyph(text.normalize('NFD')));
  const letters = unhomoglyph(prototypes.toLowerCase())
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/[ĸiıßøđł]/g, (letter) => ALSO_CONFUSABLE[letter]!);
}

/** Replaces two letters that look like one. Unicode's table itself has `rn` as the prototype of `m`. */
function joined(prototypes: string): string {
  return prototypes.replace(/cl/g, 'd').replace(/vv/gi, 'w');
}
