import { describe, expect, it } from '@jest/globals';
import { costOf } from '../../src/models/cost.js';
import { formatAmount, parseAmount } from '../../src/common/money/amount.js';

const price = (input: string, output: string) => ({
  input: parseAmount(input)!,
  output: parseAmount(output)!,
  currency: 'USD',
});
const tokens = (inputTokens: number, outputTokens: number) => ({ inputTokens, outputTokens });

describe('the cost of tokens', () => {
  it('is the price of a million, shared out, in nano-units', () => {
    expect(costOf(price('0.25', '2'), tokens(120, 195))).toBe(420_000n);
    expect(formatAmount(costOf(price('0.25', '2'), tokens(120, 195)))).toBe('0.00042');
  });

  it('is rounded half up, input and output together', () => {
    const nanoUnit = price('0.000000001', '0.000000001');
    expect(costOf(nanoUnit, tokens(499_999, 0))).toBe(0n);
    expect(costOf(nanoUnit, tokens(250_000, 250_000))).toBe(1n);
    expect(costOf(nanoUnit, tokens(1_499_999, 0))).toBe(1n);
  });

  it('stays exact beyond 2^53', () => {
    const million = price('1000000', '1000000');
    expect(costOf(million, tokens(9_007_199, 1))).toBe(9_007_200_000_000_000n);
    expect(formatAmount(costOf(million, tokens(2_147_483_647, 1)))).toBe('2147483648');
  });

  it('is zero where the price is zero', () => {
    expect(costOf(price('0', '0'), tokens(1_000, 1_000))).toBe(0n);
    expect(formatAmount(0n)).toBe('0');
  });
});
