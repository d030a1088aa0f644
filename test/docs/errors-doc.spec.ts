import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_BY_REASON, STATUS_BY_CODE } from '../../src/common/errors/error-codes.js';
import { REASON_TEXTS } from '../../src/common/errors/reason-texts.js';

const text = readFileSync(join(import.meta.dirname, '../../docs/errors.md'), 'utf8');

/** Each section of the page that speaks of one status: its rows, cell by cell. */
const sections = text
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const heading = /^(\d{3}) ([A-Z_]+)$/m.exec(section);
    if (!heading) return [];
    const rows = [...section.matchAll(/^\| `([a-z_]+)` +\| (.*?) *\| (.*?) *\|$/gm)];
    return [{ status: Number(heading[1]), code: heading[2]!, rows: rows.map((row) => row.slice(1)) }];
  });

describe('docs/errors.md', () => {
  it('has the six codes with their statuses', () => {
    expect(Object.fromEntries(sections.map(({ code, status }) => [code, status]))).toEqual(STATUS_BY_CODE);
  });

  it('lists every reason exactly once, under its code', () => {
    const listed = sections.flatMap(({ code, rows }) => rows.map(([reason]) => [reason, code]));
    expect(listed).toHaveLength(Object.keys(CODE_BY_REASON).length);
    expect(Object.fromEntries(listed)).toEqual(CODE_BY_REASON);
  });

  it('matches the OpenAPI document, except for links', () => {
    const unlinked = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    const documented = sections.flatMap(({ rows }) =>
      rows.map(([reason, description, resolution]) => [
        reason,
        { description, resolution: unlinked(resolution!) },
      ]),
    );
    expect(Object.fromEntries(documented)).toEqual(REASON_TEXTS);
    for (const { description, resolution } of Object.values(REASON_TEXTS))
      for (const text of [description, resolution]) expect(text).toMatch(/^[A-Z`].*\.$/);
  });
});
