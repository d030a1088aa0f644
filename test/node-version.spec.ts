import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { START } from './support/npm-start.js';
import { runNode } from './support/run-node.js';

/** Lets Node.js say that it is of another version. */
const pretend = (version: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`,
];

describe('scripts/start.mjs', () => {
  it.each(['18.20.8', '20.20.2', '22.18.0'])('says what it needs where it runs on %s', async (version) => {
    const { exitCode, output } = await runNode([...pretend(version), START, 'service']);
    expect(output).toMatch(/^Copydesk needs Node\.js 22\.19 or newer/);
    expect(exitCode).toBe(1);
  });

  // A name that an older Node.js lacks ends it before the first line runs.
  it('imports nothing before it has looked', () => {
    const text = readFileSync(START, 'utf8');
    expect(text).not.toMatch(/^import\b/m);
    expect(text).toContain('await import(');
  });
});
