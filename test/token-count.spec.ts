import { describe, expect, it } from '@jest/globals';
import { countTokens, cutToTokens } from '../src/engines/token-count.js';

describe('countTokens', () => {
  it('counts as the o200k encoding does', async () => {
    expect(await countTokens('Hello, world!')).toBe(4);
    expect(await countTokens('')).toBe(0);
  });

  it('takes what looks like a control token for plain text', async () => {
    expect(await countTokens('<|endoftext|>')).toBeGreaterThan(1);
  });

  it('counts a run of 100,000 letters in linear time', async () => {
    const startedAt = performance.now();
    await countTokens('xqzj'.repeat(25_000));
    await countTokens('ß'.repeat(100_000));
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('cutToTokens', () => {
  const text = 'One sentence stands here. Another one follows it. A third ends the text.';

  it('returns a text that fits as it is', async () => {
    expect(await cutToTokens(text, 100)).toBe(text);
  });

  it('ends with a whole sentence where that keeps half of the room', async () => {
    expect(await cutToTokens(text, 13)).toBe('One sentence stands here. Another one follows it.');
  });

  it('ends with a whole word in one long sentence', async () => {
    const cut = await cutToTokens('word '.repeat(50), 10);
    expect(cut).toMatch(/^word(?: word)*$/);
    expect(await countTokens(cut)).toBeLessThanOrEqual(10);
  });

  it('never cuts a character in two', async () => {
    expect((await cutToTokens('😀'.repeat(50), 7)).isWellFormed()).toBe(true);
  });
});
