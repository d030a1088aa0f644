/** Which of the three scales a number of words belongs to. */
export function sizeOf(words: number): 'short' | 'medium' | 'long' {
  if (words < 160) return 'short';
  return words < 500 ? 'medium' : 'long';
}
