import { describe, expect, it } from '@jest/globals';
import { occurrences } from '../../src/engines/builtin/refine/text/occurrences.js';
import { planRefinement, refineText } from '../../src/engines/builtin/refine/refine-text.js';

const refine = (content: string, instructions: string) =>
  refineText({ content, instructions }, planRefinement(instructions));

const reasons = ({ warnings }: { warnings: { reason: string }[] }) => warnings.map(({ reason }) => reason);

describe('the length of a refined text', () => {
  it('stays within its limit however often replacements multiply', async () => {
    const wish = ['~^', '^|', '|=']
      .map(([from, to]) => `replace "${from}" with "${to!.repeat(30)}"`)
      .join('; ');
    const refined = await refine('a ~ '.repeat(475).trim(), wish);
    expect(refined.content.length).toBeLessThanOrEqual(10_000);
    expect(reasons(refined)).toContain('too_long');
  });

  it('never exceeds 200,000 characters, and is checked before the text is built', async () => {
    const content = '~ '.repeat(50_000).trim();
    const refined = await refine(content, `replace "~" with "${'^'.repeat(250)}"`);
    expect([refined.content, reasons(refined)]).toEqual([content, ['too_long']]);
  });

  it('counts the line ends of a text from Windows', async () => {
    const content = `${'~\r\n'.repeat(1_000)}end`;
    const { content: longer } = await refine(content, 'replace "~" with "^^^^^^^"');
    expect(longer.length).toBeLessThanOrEqual(12_300);
  });

  it('runs the remaining steps if one step is skipped', async () => {
    const wish = `replace "x" with "${'y'.repeat(500)}"; replace "bread" with "cake"; add "Bye" at the end`;
    const refined = await refine(`We bake bread. ${'x '.repeat(400)}`, wish);
    expect(refined.content).toMatch(/^We bake cake\. x x .*\n\nBye$/i);
    expect(reasons(refined)).toEqual(['too_long']);
  });

  it('does not mistake a private-use character of a replacement for a protected part', async () => {
    const { content } = await refine(
      'See `a long piece of code` and ~ now.',
      'replace "~" with "\u{f0000}x"',
    );
    expect(content).toBe('See `a long piece of code` and x now.');
  });

  it('allows a short text to grow when every occurrence of a placeholder is replaced', async () => {
    const refined = await refine('X, X and X.', `replace "X" with "${'Ann '.repeat(100).trim()}"`);
    expect([refined.content.length > 1_000, refined.warnings]).toEqual([true, []]);
  });
});

describe('a phrase with punctuation', () => {
  const marks = [...Array(94).keys()].map((code) => String.fromCharCode(code + 33));

  it.each(marks.filter((mark) => /[^A-Za-z0-9]/.test(mark)))('is found literally: %s', (mark) => {
    for (const phrase of [`a${mark}b`, `${mark}b`, `a${mark}`, mark]) {
      const text = `One ${phrase} two.`;
      const [first] = occurrences(text, phrase);
      expect(text.slice(first?.start, first?.end)).toBe(phrase);
    }
  });

  it('is replaced and removed', async () => {
    const replaced = await refine('Send an e-mail today.', 'Replace "e-mail" with "email"');
    expect(replaced.content).toBe('Send an email today.');
    const removed = await refine('Send a well-known letter today.', 'Remove "well-known"');
    expect(removed.content).toBe('Send a letter today.');
  });
});
