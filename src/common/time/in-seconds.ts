/** Writes a number of seconds: `1 second`, `30 seconds`. */
export function inSeconds(count: number): string {
  return count === 1 ? '1 second' : `${count} seconds`;
}
