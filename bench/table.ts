import type { Row } from './figure.ts';

const HEADINGS = ['', 'ours', 'beside', 'unit', 'ratio', 'floor', 'ok'];

/** The rows as a table for a terminal, each with what it includes underneath. */
export function formatTable(rows: Row[]): string {
  const cells = [HEADINGS, ...rows.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const [head, ...lines] = cells.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
  return [head!, ...lines.flatMap((line, index) => [line, `    ${rows[index]!.note}`])].join('\n');
}

function toCells({ name, ours, peer, unit, ratio, floor, ok }: Row): string[] {
  return [name, shown(ours), shown(peer), unit, shown(ratio), shown(floor), ok ? 'yes' : 'NO'];
}

function shown(value: number | null): string {
  return value === null ? '' : value.toLocaleString('en');
}

/** The rows for programs: what is measured and nothing more. */
export function formatJson(rows: Row[]): string {
  const figures = rows.map(({ name, ours, peer, unit, ratio, floor, ok }) => ({
    name,
    ours,
    peer,
    unit,
    ratio,
    floor,
    ok,
  }));
  return JSON.stringify({ rows: figures });
}
