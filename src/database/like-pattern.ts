/** Returns the `LIKE` pattern for texts with this prefix, for columns compared in lower case. */
export function beginningWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
