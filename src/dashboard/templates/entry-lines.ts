/** A name and its text. */
type Entry = readonly [name: string, text: string];

/** Begins a line that continues the text of the line before. */
const CONTINUED = '  ';

/** Writes entries as lines for a text area: `name: text`. Further lines of a text are indented. */
export function toEntryLines(entries: readonly Entry[]): string {
  return entries
    .map(([name, text]) => (text === '' ? name : `${name}: ${text.replaceAll('\n', `\n${CONTINUED}`)}`))
    .join('\n');
}

/** Reads the lines of a text area. Empty lines are skipped; a line without a colon is a name without a text. */
export function fromEntryLines(lines: string): Entry[] {
  const entries: [string, string][] = [];
  for (const line of lines.replaceAll('\r\n', '\n').split('\n')) {
    const last = entries.at(-1);
    if (line.startsWith(CONTINUED) && last) last[1] += `\n${line.slice(CONTINUED.length)}`;
    else if (line.trim() !== '') entries.push(toEntry(line));
  }
  return entries;
}

function toEntry(line: string): [string, string] {
  const [, name, text] = /^([^:]*)(?:: ?(.*))?$/.exec(line)!;
  return [name!.trim(), text ?? ''];
}
