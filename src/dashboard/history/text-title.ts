const TITLE_LENGTH = 60;
/** Texts can have 200,000 characters; a title is looked for at their beginning. */
export const TITLE_READ_LENGTH = 2_000;
const MARK = /^\s*(?:#{1,6}|[>*-])\s+/;

/** The first words of a text, without a Markdown mark before them. */
export function titleOf(content: string): string {
  const lines = content.slice(0, TITLE_READ_LENGTH).split('\n');
  const line = lines.map((each) => each.replace(MARK, '').replaceAll(/\s+/g, ' ').trim()).find(Boolean);
  if (!line) return '(empty)';
  if (line.length <= TITLE_LENGTH) return line;
  // Not in the middle of a character.
  const cut = line.slice(0, TITLE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > TITLE_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
