import { describe, expect, it } from '@jest/globals';
import { countTokens } from '../../src/engines/output/token-count.js';
import { Thoughts } from '../../src/engines/output/thoughts.js';

describe('the tokens of reasoning', () => {
  it('are counted in all of it, and none without it', async () => {
    const thoughts = new Thoughts();
    expect(await thoughts.countWith('')).toBe(0);
    for (const piece of ['Fresh ', 'bre', 'ad sells.']) thoughts.add(piece);
    const tokens = await countTokens('Fresh bread sells.');
    expect(await thoughts.countWith('Loaf.')).toBe(tokens + (await countTokens('Loaf.')));
  });

  it('are estimated from its length if it is long', async () => {
    const thoughts = new Thoughts();
    for (let pieces = 0; pieces < 10_000; pieces += 1) thoughts.add('bread sells ');
    expect(Math.abs((await thoughts.countWith('')) - 20_000)).toBeLessThan(100);
  });

  // Prevents a server that ignores its limit and reports no usage from exceeding what is reserved for the call.
  it('are not counted beyond the tokens that the model was allowed', async () => {
    const thoughts = new Thoughts();
    thoughts.tokensMax = 20;
    thoughts.add('bread sells '.repeat(50));
    expect(await thoughts.countWith('Loaf.')).toBe(20);
  });
});
