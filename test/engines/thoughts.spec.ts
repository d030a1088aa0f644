import { describe, expect, it } from '@jest/globals';
import { countTokens } from '../../src/engines/output/token-count.js';
import { Thoughts } from '../../src/engines/output/thoughts.js';

describe('the tokens of reasoning', () => {
  it('are counted in all of it, and none without it', async () => {
    const thoughts = new Thoughts();
    expect(await thoughts.countTokens()).toBe(0);
    for (const piece of ['Fresh ', 'bre', 'ad sells.']) thoughts.add(piece);
    expect(await thoughts.countTokens()).toBe(await countTokens('Fresh bread sells.'));
  });

  it('are estimated from its length if it is long', async () => {
    const thoughts = new Thoughts();
    for (let pieces = 0; pieces < 10_000; pieces += 1) thoughts.add('bread sells ');
    expect(Math.abs((await thoughts.countTokens()) - 20_000)).toBeLessThan(100);
  });
});
