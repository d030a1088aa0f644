/** What one pattern of sentences comes to at most. */
const EXPANDED_MAX = 150;

/** Writes out sentences with choices: “{We|They} left{ early|}.” A long list of them is thinned evenly. */
export function expand(pattern: string): string[] {
  const parts = pattern.split(/\{([^}]*)\}/);
  const sizes = parts.map((part, index) => (index % 2 ? part.split('|').length : 1));
  const count = sizes.reduce((a, b) => a * b, 1);
  const wanted = Math.min(EXPANDED_MAX, count);
  return Array.from({ length: wanted }, (_, index) => {
    // A step that shares no factor with the sizes visits each choice about equally often.
    let rest =
      Math.floor((index * count) / wanted) + (wanted < count ? (index * 7) % Math.floor(count / wanted) : 0);
    return parts
      .map((part, place) => {
        const chosen = rest % sizes[place]!;
        rest = Math.floor(rest / sizes[place]!);
        return part.split('|')[chosen]!;
      })
      .join('');
  });
}
