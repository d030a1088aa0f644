import { describe, expect, it } from '@jest/globals';
import { allRow, costRow, limitRow, rateRow, toldRow } from '../../bench/figure.ts';
import { formatJson, formatTable } from '../../bench/table.ts';

const compared = { unit: 'requests/s', floor: 0.4, note: 'what it includes' };

describe('A row of the bench', () => {
  it('compares a rate by the medians of its rounds, more being better', () => {
    const row = rateRow('reading', { ...compared, ours: [30, 50, 10], peer: [60, 61, 10] });
    expect(row).toMatchObject({ ours: 30, peer: 60, ratio: 0.5, floor: 0.4, ok: true });
    expect(rateRow('reading', { ...compared, ours: [23], peer: [60] }).ok).toBe(false);
  });

  it('compares a cost the other way round', () => {
    const row = costRow('p99', { ...compared, ours: [50], peer: [100], unit: 'ms', floor: 1 });
    expect(row).toMatchObject({ ratio: 2, ok: true });
    expect(costRow('p99', { ...compared, ours: [101], peer: [100], floor: 1 }).ok).toBe(false);
  });

  it('holds a figure to its limit', () => {
    expect(limitRow('added', [1.99], 2, 'ms', '').ok).toBe(true);
    expect(limitRow('added', [2.01], 2, 'ms', '').ok).toBe(false);
    expect(limitRow('added', [-1], 2, 'ms', '')).toMatchObject({ ratio: 100, ok: true });
  });

  it('counts the worst round where all must come out well', () => {
    expect(allRow('streams', [1000, 1000, 999], 1000, 'streams', '')).toMatchObject({ ours: 999, ok: false });
    expect(allRow('streams', [1000, 1000, 1000], 1000, 'streams', '').ok).toBe(true);
  });
});

describe('The table of the bench', () => {
  const rows = [
    rateRow('reading', { ...compared, ours: [23_571], peer: [56_655] }),
    toldRow('memory', [391.4], 'MB', 'at their end'),
  ];

  it('is for programs the figures and nothing else', () => {
    expect(JSON.parse(formatJson(rows))).toEqual({
      rows: [
        {
          name: 'reading',
          ours: 23_571,
          peer: 56_655,
          unit: 'requests/s',
          ratio: 0.416,
          floor: 0.4,
          ok: true,
        },
        { name: 'memory', ours: 391, peer: null, unit: 'MB', ratio: null, floor: null, ok: true },
      ],
    });
  });

  it('is for people the same, with what each figure includes', () => {
    const text = formatTable(rows);
    expect(text).toContain('23,571  56,655  requests/s  0.416    0.4  yes');
    expect(text).toContain('what it includes');
    expect(text).not.toContain('null');
  });
});
