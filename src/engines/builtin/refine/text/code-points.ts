/** Where each character of a text begins: the grammar library counts characters, JavaScript halves of them. */
export function offsetsByCodePoint(text: string): Uint32Array {
  const offsets = new Uint32Array(text.length + 1);
  let count = 0;
  let at = 0;
  for (const character of text) {
    offsets[count++] = at;
    at += character.length;
  }
  offsets[count] = at;
  return offsets;
}
