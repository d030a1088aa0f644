import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { START } from '../support/npm-start.js';
import { runNode } from '../support/run-node.js';

/** Lets Node.js say that it is of another version. */
const pretend = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
];

describe('scripts/start.mjs', () => {
  it.each(['18.20.8', '20.20.2', '22.18.0'])('reports the required version on %s', async (version) => {
    const { exitCode, output } = await runNode([...pretend(version), START, 'service']);
    expect(output).toMatch(/^Copydesk needs Node\.js 22\.19 or newer/);
    expect(exitCode).toBe(1);
  });

  it('continues on the oldest supported version', async () => {
    const { exitCode, output } = await runNode([...pretend('22.19.0'), START, 'cli', '--help']);
    expect(output).toMatch(/^Usage: /m);
    expect(exitCode).toBe(0);
  });

  // Since Node.js 24, alternatives of a regular expression can have groups of the same name, and groups have flags.
  it('has no regular expression that the oldest supported version cannot read', () => {
    const folder = join(START, '../../src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    // A row of a table of patterns holds several, parted by " ;; ".
    const patterns = (name: string) => readFileSync(join(folder, name), 'utf8').split(/\n| ;; /);
    const unreadable = files.filter((name) =>
      patterns(name).some((pattern) => /\(\?<([a-z]\w*)>.*\(\?<\1>|\(\?[ims]*-?[ims]+:/i.test(pattern)),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(unreadable).toEqual([]);
  });

  // A name that an older Node.js lacks ends it before the first line runs.
  it('loads nothing before the check', () => {
    const loads = readFileSync(START, 'utf8').split(/^.*process\.exit\(1\).*$/m);
    expect(loads[0]).not.toMatch(/^(?:import|export)\b|\bimport\(/m);
    expect(loads[1]).toMatch(/^void import\('\.\/run\.mjs'\);$/m);
  });
});
