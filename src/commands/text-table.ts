type Field = string | number | boolean | null | readonly string[];

/** What a command shows of one thing, in snake_case, as JSON and as text. */
export type Row = Record<string, Field>;

/** Lays rows out in columns under their names. */
export function toTable(rows: readonly Row[], columns: readonly string[]): string {
  const cells = [columns.map(toHeading), ...rows.map((row) => columns.map((name) => toText(row[name])))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) => line.map((text, column) => text.padEnd(widths[column]!)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Writes one thing as `name  value` lines. */
export function toLines(row: Row): string {
  const width = Math.max(...Object.keys(row).map((name) => name.length));
  return Object.entries(row)
    .map(([name, value]) => `${toHeading(name).padEnd(width)}  ${toText(value)}`)
    .join('\n');
}

function toHeading(name: string): string {
  return name.replaceAll('_', ' ').toUpperCase();
}

/** Names come from users: a control character in one must not reach the operator's terminal. */
function toText(value: Field | undefined): string {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = Array.isArray(value) ? value.join(',') : String(value);
  return text.replace(/\p{Cc}|\p{Cf}/gu, '\uFFFD');
}
