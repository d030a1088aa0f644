import unhomoglyph from 'unhomoglyph';

// Characters that readers take for one another but whose prototypes differ in Unicode's table.
const ALSO_CONFUSABLE: Record<string, string> = { ĸ: 'k', i: 'l', ı: 'l', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' };

/**
 * Reports whether two names could be mistaken for each other: the same skeleton by Unicode's table of confusable
 * characters (UTS #39), without regard to case, accents, spaces and punctuation. With `anywhere`, also where `name`
 * only contains the other.
 */
export function isConfusable(name: string, other: string, { anywhere = false } = {}): boolean {
  const others = skeletons(other).filter((skeleton) => skeleton !== '');
  return skeletons(name).some((skeleton) =>
    others.some((known) => (anywhere ? skeleton.includes(known) : skeleton === known)),
  );
}

// Look-alikes of a small letter are sometimes listed under its capital only, so both are compared.
function skeletons(name: string): string[] {
  const folded = name.normalize('NFKC');
  return [skeleton(folded), skeleton(folded.toUpperCase())];
}

function skeleton(text: string): string {
  const prototypes = unhomoglyph(unhomoglyph(text.normalize('NFD')).toLowerCase());
  const letters = prototypes
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/[ĸiıßøđł]/g, (letter) => ALSO_CONFUSABLE[letter]!);
}
