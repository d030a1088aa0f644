import { describe, expect, it } from '@jest/globals';
import { countTokens, cutToTokens, leadingWords } from '../../src/engines/output/token-count.js';

describe('countTokens', () => {
  it('counts like the o200k encoding', async () => {
    expect(await countTokens('Hello, world!')).toBe(4);
    expect(await countTokens('')).toBe(0);
  });

  it('treats control tokens as plain text', async () => {
    expect(await countTokens('<|endoftext|>')).toBeGreaterThan(1);
  });
});

describe('cutToTokens', () => {
  const text = 'One sentence stands here. Another one follows it. A third ends the text.';

  it('returns a text that fits unchanged', async () => {
    expect(await cutToTokens(text, 100)).toBe(text);
  });

  it('ends with a whole sentence if that keeps half of the limit', async () => {
    expect(await cutToTokens(text, 13)).toBe('One sentence stands here. Another one follows it.');
  });

  it('ends with a whole word in one long sentence', async () => {
    const cut = await cutToTokens('word '.repeat(50), 10);
    expect(cut).toMatch(/^word(?: word)*$/);
    expect(await countTokens(cut)).toBeLessThanOrEqual(10);
  });

  it('never splits a character', async () => {
    expect((await cutToTokens('😀'.repeat(50), 7)).isWellFormed()).toBe(true);
  });

  it('cuts a text that is far too long without reading all of it', async () => {
    expect(await cutToTokens(text.repeat(10_000), 13)).toBe(
      'One sentence stands here. Another one follows it.',
    );
  });
});

describe('leadingWords', () => {
  it('takes whole words as long as they fit', async () => {
    expect(await leadingWords('one two three four', 3)).toEqual({
      text: 'one two three',
      tokens: 3,
      reached: true,
    });
    expect(await leadingWords('one two ', 3)).toEqual({ text: 'one two ', tokens: 3, reached: false });
  });
});
