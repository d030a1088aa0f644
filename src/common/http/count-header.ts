/** Counts a header by its lower-case name. Of some, such as Content-Type, Node.js keeps only the first. */
export function countHeader(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]!.length === name.length && rawHeaders[index]!.toLowerCase() === name) count += 1;
  }
  return count;
}
