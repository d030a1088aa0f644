import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS } from '../../bench/all-rows.ts';
import { alternate, difference, ratio } from '../../bench/alternate.ts';
import { judge, type Row } from '../../bench/row.ts';
import { formatJson, formatMarkdown, formatTable, limitCells } from '../../bench/table.ts';
import { ROOT } from '../support/run-node.js';

const run = () => Promise.reject(new Error('not run here'));
const latency: Row = {
  id: 'latency',
  title: 'Time, p50 / p99',
  measures: [
    { better: 'lower', unit: 'ms', floor: 1.5, aim: 0.7 },
    { better: 'lower', unit: 'ms', floor: 5, aim: 1.5 },
  ],
  run,
};
const rate: Row = {
  id: 'rate',
  title: 'Rate',
  measures: [{ better: 'higher', floor: 0.25, aim: 0.35 }],
  run,
};
const withoutFloor: Row = {
  id: 'workers',
  title: 'Workers',
  measures: [{ better: 'higher', aim: 0.8 }],
  run,
};

/** The cells of the tables in a document that have the headings of the benchmark. */
function tableOf(path: string): string[][] {
  const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
  const start = lines.findIndex((line) => /^\| row +\| value +\| floor +\| aim +\| result +\|$/.test(line));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the table in docs/performance.md', () => {
  const cells = tableOf('docs/performance.md');

  it('has the rows, floors and aims of npm run bench, in its order', () => {
    const documented = cells.map(([title, , floor, aim]) => [title, floor, aim]);
    expect(documented).toEqual(ROWS.map((row) => [row.title, ...limitCells(row)]));
  });

  it('has values and results as npm run bench prints them', () => {
    const VERDICTS = /^(?:(?:aim met|floor met|floor missed|for information|not judged)(?: \(.+\))?|—)$/;
    for (const [index, [, value, , , result]] of cells.entries()) {
      const { measures } = ROWS[index]!;
      const form = measures.map(({ unit = '' }) => `-?[\\d.,]+ ?${unit}`).join(' / ');
      expect(value).toMatch(new RegExp(`^(?:${form}|—)$`));
      expect(result).toMatch(VERDICTS);
      expect(result === '—').toBe(value === '—');
    }
  });
});

describe('the table in README.md', () => {
  it('has only rows of docs/performance.md, with the same figures', () => {
    const rows = tableOf('README.md');
    expect(rows.length).toBeGreaterThan(0);
    expect(tableOf('docs/performance.md')).toEqual(expect.arrayContaining(rows));
  });
});

describe('a row of the benchmark', () => {
  it('compares the medians of rounds that alternate', async () => {
    const order: string[] = [];
    const next = (name: string, values: number[]) => async () => {
      order.push(name);
      return { perSecond: values.shift()! };
    };
    const bench = { rounds: 3, isLong: false, log: () => undefined };
    const rounds = await alternate(bench, next('ours', [30, 50, 10]), next('reference', [60, 61, 10]));
    expect(order).toEqual(['reference', 'ours', 'reference', 'ours', 'reference', 'ours']);
    expect(ratio('perSecond', rounds)).toBe(0.5);
    expect(difference('perSecond', rounds)).toBe(-11);
  });

  it('is as good as the worst of its values', () => {
    expect(judge(latency, { values: [0.7, 1.5] })).toBe('aim met');
    expect(judge(latency, { values: [0.2, 1.6] })).toBe('floor met');
    expect(judge(latency, { values: [0.2, 5.1] })).toBe('floor missed');
    expect(judge(rate, { values: [0.36] })).toBe('aim met');
    expect(judge(rate, { values: [0.24] })).toBe('floor missed');
  });

  it('is not judged without a floor, in a short run, or if it was not measured', () => {
    expect(judge(withoutFloor, { values: [0.2], remark: '2 workers' })).toBe('for information (2 workers)');
    expect(judge(rate, { values: [0.1], isJudged: false })).toBe('not judged');
    expect(judge(rate, { values: [] })).toBe('not measured');
  });
});

describe('the output of the benchmark', () => {
  const lines = [
    { row: latency, outcome: { values: [0.6951, 1234.5] } },
    { row: withoutFloor, outcome: { values: [] } },
  ];
  const cells = [
    ['row', 'value', 'floor', 'aim', 'result'],
    ['Time, p50 / p99', '0.695 ms / 1,230 ms', '≤ 1.5 ms / ≤ 5 ms', '≤ 0.7 ms / ≤ 1.5 ms', 'floor missed'],
    ['Workers', '—', '—', '≥ 0.8', 'not measured'],
  ];

  it('is a table for a terminal', () => {
    const table = formatTable(lines).split('\n');
    expect(table.map((line) => line.split(/ {2,}/))).toEqual(cells);
  });

  it('is with --markdown the table of the documentation', () => {
    const [head, rule, ...body] = formatMarkdown(lines)
      .split('\n')
      .map((line) => line.split('|').slice(1, -1));
    expect(rule!.every((cell) => /^ -+ $/.test(cell))).toBe(true);
    expect([head!, ...body].map((line) => line.map((cell) => cell.trim()))).toEqual(cells);
    const widths = [head!, rule!, ...body].map((line) => line.map((cell) => cell.length));
    expect(widths).toEqual(widths.map(() => widths[0]));
  });

  it('is with --json for programs', () => {
    expect(JSON.parse(formatJson(lines))).toEqual({
      rows: [
        {
          id: 'latency',
          row: 'Time, p50 / p99',
          measures: [
            { value: 0.6951, ...latency.measures[0] },
            { value: 1234.5, ...latency.measures[1] },
          ],
          result: 'floor missed',
        },
        {
          id: 'workers',
          row: 'Workers',
          measures: [{ value: null, better: 'higher', aim: 0.8 }],
          result: 'not measured',
        },
      ],
    });
  });
});
