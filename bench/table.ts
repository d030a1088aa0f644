import { judge, type Measure, type Outcome, type Row } from './row.ts';

const HEADINGS = ['row', 'value', 'floor', 'aim', 'result'];
const NONE = '—';

/** A row, and its outcome if it was measured. */
export interface Line {
  row: Row;
  outcome: Outcome;
}

/** The cells of a line, as in docs/performance.md. */
export function toCells({ row, outcome }: Line): string[] {
  const cellOf = (show: (measure: Measure, index: number) => string) =>
    outcome.values.length === 0 ? NONE : row.measures.map(show).join(' / ');
  return [
    row.title,
    cellOf((measure, index) => quantity(outcome.values[index]!, measure)),
    ...limitCells(row),
    judge(row, outcome),
  ];
}

/** The floor and the aim of a row, as in docs/performance.md. */
export function limitCells({ measures }: Row): [floor: string, aim: string] {
  const cellOf = (name: 'floor' | 'aim') =>
    measures
      .map((measure) => {
        const limit = measure[name];
        if (limit === undefined) return NONE;
        return `${measure.better === 'higher' ? '≥' : '≤'} ${quantity(limit, measure)}`;
      })
      .join(' / ');
  return [cellOf('floor'), cellOf('aim')];
}

/** The table for a terminal. */
export function formatTable(lines: Line[]): string {
  return aligned(lines)
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}

/** The table as docs/performance.md has it, formatted as prettier does. */
export function formatMarkdown(lines: Line[]): string {
  const [head, ...body] = aligned(lines);
  const rule = head!.map((cell) => '-'.repeat(cell.length));
  return [head!, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The rows for programs. */
export function formatJson(lines: Line[]): string {
  const rows = lines.map(({ row, outcome }) => ({
    id: row.id,
    row: row.title,
    measures: row.measures.map((measure, index) => ({ value: outcome.values[index] ?? null, ...measure })),
    result: judge(row, outcome),
  }));
  return JSON.stringify({ rows });
}

function aligned(lines: Line[]): string[][] {
  const table = [HEADINGS, ...lines.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  return table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column]!)));
}

// The measurements are not more precise than three digits.
function quantity(value: number, { unit = '' }: Measure): string {
  return `${value.toLocaleString('en', { maximumSignificantDigits: 3 })} ${unit}`.trimEnd();
}
