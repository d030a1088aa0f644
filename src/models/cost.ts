import type { Price } from './price.js';

/** The tokens that are paid for. */
export interface PricedTokens {
  inputTokens: number;
  outputTokens: number;
}

/** Prices are for this many tokens. */
const TOKENS_PER_PRICE = 1_000_000n;

/**
 * Returns what tokens cost at a price, in nano-units of its currency, rounded half up. More tokens never cost less, so
 * the cost of an upper bound is an upper bound of the cost.
 */
export function costOf(price: Price, { inputTokens, outputTokens }: PricedTokens): bigint {
  const exact = BigInt(inputTokens) * BigInt(price.input) + BigInt(outputTokens) * BigInt(price.output);
  return (exact + TOKENS_PER_PRICE / 2n) / TOKENS_PER_PRICE;
}
