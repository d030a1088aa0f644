/**
 * Marks that plain text does not have. A list with hyphens, a single asterisk and an underscore are also used in plain
 * text. Every repetition is bounded, so that the time is linear.
 */
const MARKS: readonly RegExp[] = [
  // A heading.
  /^ {0,3}#{1,6} \S/m,
  // A code fence.
  /^ {0,3}(?:```|~~~)/m,
  // Strong emphasis.
  /(?<![\p{L}\p{N}*])\*\*[^\s*](?:[^*\n]{0,200}[^\s*])?\*\*(?!\*)/u,
  // A link.
  /\[[^[\]\n]{1,200}\]\((?:https?:|mailto:|\/|#)[^\s()]{0,500}\)/,
  // The line below the head of a table.
  /^ {0,3}\|(?: {0,9}:?-{3,99}:? {0,9}\|){1,50}/m,
];

/** Returns whether a text has Markdown marks that would be read as such in plain text. */
export function hasMarkdownMarks(text: string): boolean {
  return MARKS.some((mark) => mark.test(text));
}
