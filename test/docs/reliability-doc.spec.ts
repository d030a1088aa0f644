import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/run-node.js';

/** The last column of docs/reliability.md: `file: test · test; file: test`, where … stands for what was left out. */
const tests = [...readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8').matchAll(/^\|.*\| +(.+?) +\|$/gm)]
  .flatMap(([, cell]) => cell!.split('; '))
  .filter((entry) => /^[\w/-]+: /.test(entry))
  .flatMap((entry) => {
    const [file, names] = [entry.slice(0, entry.indexOf(': ')), entry.slice(entry.indexOf(': ') + 2)];
    return names.split(' · ').map((name) => [file, name] as const);
  });

describe('docs/reliability.md', () => {
  it('cites only tests that exist', () => {
    const missing = tests.filter(([file, name]) => {
      const [path] = globSync(join(ROOT, `test/**/${file}.{spec,e2e-spec}.ts`));
      const text = path ? readFileSync(path, 'utf8') : '';
      return !name.split('…').every((part) => text.includes(part.trim()));
    });
    expect(missing).toEqual([]);
    expect(tests.length).toBeGreaterThan(40);
  });
});
