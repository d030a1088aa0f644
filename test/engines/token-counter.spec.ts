import assert from 'node:assert/strict';
import { describe, expect, it } from '@jest/globals';
import { countTokens, cutToTokens, leadingWords } from '../../src/engines/output/token-count.js';
import { TokenCounter } from '../../src/engines/output/token-counter.js';
import { growthOverLimit } from '../support/processor-time.js';
import { runNode } from '../support/run-node.js';
import { shapeOf, TEXT_SHAPES } from '../support/text-shapes.js';

const LONG_TEXT = 'One sentence stands here. Another one follows it. A third ends the text. '.repeat(200);

describe('TokenCounter', () => {
  it.each([
    ['short', 'Hello, world!'],
    ['long', LONG_TEXT],
  ])('counts and cuts a %s text like the functions it wraps', async (_, text) => {
    const counter = new TokenCounter();
    expect(await counter.count(text)).toBe(await countTokens(text));
    expect(await counter.cut(text, 30)).toBe(await cutToTokens(text, 30));
    expect(await counter.leadingWords(text, 3)).toEqual(await leadingWords(text, 3));
  });

  it('returns each of several concurrent counts correctly', async () => {
    const counter = new TokenCounter();
    const texts = [1, 2, 3].map((times) => LONG_TEXT.repeat(times));
    const counts = await Promise.all(texts.map((text) => counter.count(text)));
    expect(counts).toEqual(await Promise.all(texts.map(countTokens)));
  });

  // Attack: an account sends many long texts at once, so that the texts of all others wait for them.
  it('lets accounts take turns', async () => {
    const counter = new TokenCounter();
    const ended: string[] = [];
    const count = async (text: string, accountId: string) => {
      await counter.count(text, accountId);
      ended.push(accountId);
    };
    const long = Array.from({ length: 4 }, () => count(LONG_TEXT, 'one'));
    await Promise.all([...long, count('Hello, world!', 'another')]);
    expect(ended).toEqual(['one', 'another', 'one', 'one', 'one']);
  });

  it('counts again after a thread could not be started', async () => {
    const counter = new TokenCounter();
    const failing = { startThread: { value: () => assert.fail('no thread left'), configurable: true } };
    Object.defineProperties(counter, failing);
    await expect(counter.count('Hello, world!')).rejects.toThrow('no thread left');
    Reflect.deleteProperty(counter, 'startThread');
    expect(await counter.count('Hello, world!')).toBe(await countTokens('Hello, world!'));
  });

  // The attack: a streamed refinement of 82,000 spaces, hung up after its first piece.
  it('counts nothing over 2 kB on the main thread, and lets the process end', async () => {
    const program = `
      import { tokenCounter } from './dist/src/engines/output/token-counter.js';
      const [ofMain, ofAll] = [process.threadCpuUsage(), process.cpuUsage()];
      const tokens = await tokenCounter.count(' '.repeat(82_000));
      const sum = ({ user, system }) => user + system;
      const share = sum(process.threadCpuUsage(ofMain)) / sum(process.cpuUsage(ofAll));
      process.stdout.write(JSON.stringify({ tokens, share }));`;
    const { output, exitCode } = await runNode(['--eval', program]);
    const { tokens, share } = JSON.parse(output) as { tokens: number; share: number };
    expect(exitCode).toBe(0);
    expect(tokens).toBeGreaterThan(600);
    // A fiftieth, on any machine; nearly all of it where the main thread loads the tables or counts.
    expect(share).toBeLessThan(0.25);
  });
});

describe('countTokens', () => {
  it.each(Object.entries(TEXT_SHAPES))('takes time proportional to the length of %s', async (_, unit) => {
    expect(await growthOverLimit((length) => countTokens(shapeOf(unit, length)))).toBeLessThan(1);
  });
});
