import { describe, expect, it } from '@jest/globals';
import { countTokens } from '../../src/engines/output/token-count.js';
import { cutToCap, VisibleCap } from '../../src/engines/output/visible-cap.js';

/** What a cap lets through of a text in these pieces. */
async function passed(pieces: readonly string[], tokensMax: number) {
  const cap = new VisibleCap(tokensMax);
  let text = '';
  for (const piece of pieces) {
    if (cap.reached) break;
    text += await cap.take(piece, text);
  }
  return { text, isCut: cap.reached };
}

const WORDS = 'Good copy starts with one reader and one thing that reader should do next. '
  .repeat(20)
  .split(/(?=\s)/);

describe('the cap of a stream', () => {
  it('passes a text that has exactly as many tokens, in pieces of any size', async () => {
    const text = WORDS.join('').trimEnd();
    const tokens = await countTokens(text);
    for (const pieces of [WORDS.slice(0, -1), [...text], [text]]) {
      expect(await passed(pieces, tokens)).toEqual({ text, isCut: false });
      const cut = await passed(pieces, tokens - 1);
      expect([cut.isCut, text.startsWith(cut.text)]).toEqual([true, true]);
      expect(await countTokens(cut.text)).toBeLessThan(tokens);
    }
  });

  it.each([
    ['Chinese', [...'面包店在清晨烤出新鲜的面包，价格很低。'.repeat(40)]],
    ['digits', WORDS.map((_, index) => ` ${index * 7919}`)],
    ['one long word', ['bread'.repeat(2_000)]],
  ])('holds for %s', async (_name, pieces) => {
    const { text, isCut } = await passed(pieces, 50);
    expect(isCut).toBe(true);
    const tokens = await countTokens(text);
    expect(tokens).toBeGreaterThan(40);
    expect(tokens).toBeLessThanOrEqual(50);
  });
});

describe('the cap of a whole text', () => {
  it('cuts at a sentence', async () => {
    const cut = await cutToCap(WORDS.join(''), 40);
    expect(cut).toBe(
      'Good copy starts with one reader and one thing that reader should do next. '.repeat(2).trimEnd(),
    );
    expect(await cutToCap('Short enough.', 10)).toBe('Short enough.');
  });
});
