import { describe, expect, it } from '@jest/globals';
import { countTokens, cutToTokens, takeWords } from '../../src/engines/output/token-count.js';
import { TokenCounter } from '../../src/engines/output/token-counter.js';
import { growthOverLimit } from '../support/processor-time.js';
import { runNode } from '../support/run-node.js';
import { shapeOf, TEXT_SHAPES } from '../support/text-shapes.js';

const LONG_TEXT = 'One sentence stands here. Another one follows it. A third ends the text. '.repeat(200);

describe('TokenCounter', () => {
  it.each([
    ['short', 'Hello, world!'],
    ['long', LONG_TEXT],
  ])('counts and cuts a %s text as the functions do that it stands for', async (_, text) => {
    const counter = new TokenCounter();
    expect(await counter.count(text)).toBe(await countTokens(text));
    expect(await counter.cut(text, 30)).toBe(await cutToTokens(text, 30));
    expect(await counter.takeWords(text, 3)).toEqual(await takeWords(text, 3));
  });

  it('answers each of several counts under way with its own', async () => {
    const counter = new TokenCounter();
    const texts = [1, 2, 3].map((times) => LONG_TEXT.repeat(times));
    const counts = await Promise.all(texts.map((text) => counter.count(text)));
    expect(counts).toEqual(await Promise.all(texts.map(countTokens)));
  });

  // The attack: a streamed refinement of 82,000 spaces, hung up after its first piece.
  it('counts nothing over 2 kB on the main thread, and lets the process end', async () => {
    // The tables alone take more to load than the main thread may spend here.
    const program = `
      import { tokenCounter } from './dist/src/engines/output/token-counter.js';
      const before = process.threadCpuUsage();
      const tokens = await tokenCounter.count(' '.repeat(82_000));
      const { user, system } = process.threadCpuUsage(before);
      process.stdout.write(JSON.stringify({ tokens, spentMs: (user + system) / 1_000 }));`;
    const { output, exitCode } = await runNode(['--eval', program]);
    const { tokens, spentMs } = JSON.parse(output) as { tokens: number; spentMs: number };
    expect(exitCode).toBe(0);
    expect(tokens).toBeGreaterThan(600);
    expect(spentMs).toBeLessThan(60);
  });
});

describe('countTokens', () => {
  it.each(Object.entries(TEXT_SHAPES))('takes time in proportion to the length of %s', async (_, unit) => {
    expect(await growthOverLimit((length) => countTokens(shapeOf(unit, length)))).toBeLessThan(1);
  });
});
