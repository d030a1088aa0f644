/** Returns the `LIKE` pattern for texts with this prefix, for columns compared in lower case. */
export function beginningWith(text: string): string {
  return exactlyBeginningWith(text.toLowerCase());
}

/** Returns the `LIKE` pattern for texts with exactly this prefix. */
export function exactlyBeginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
