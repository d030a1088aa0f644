/** Returns where the complete lines of a part of an event stream end. */
export function endOfLines(part: string | Buffer): number {
  return Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r')) + 1;
}
