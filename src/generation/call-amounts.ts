import type { CallAmounts } from '../budgets/budgets.js';
import type { CallBound } from '../engines/call-bound.js';
import type { PriceList } from '../models/model-prices.js';

/** What the call of one model can use at most. */
export interface ModelBound extends CallBound {
  model: string;
}

/** Counts the tokens of a text, or returns an upper bound. */
export type CountTokens = (text: string) => number | Promise<number>;

/**
 * Returns what a call can use at most, whichever of the models answers: the most tokens and, on its own, the highest
 * cost.
 */
export async function amountsOf(
  bounds: readonly ModelBound[],
  prices: PriceList,
  count: CountTokens,
): Promise<CallAmounts> {
  const counted = new Map<string, number>();
  const amounts: CallAmounts = { tokens: 0, spend: 0n };
  for (const { sent, framingTokens, outputTokens, model } of bounds) {
    const sentTokens = counted.get(sent) ?? (await count(sent));
    counted.set(sent, sentTokens);
    const inputTokens = sentTokens + framingTokens;
    const cost = prices.costOf(model, { inputTokens, outputTokens })?.nano ?? 0n;
    amounts.tokens = Math.max(amounts.tokens, inputTokens + outputTokens);
    if (cost > amounts.spend) amounts.spend = cost;
  }
  return amounts;
}

/** Returns the most tokens that a text can have: none is shorter than a byte. */
export function tokensMaxOf(text: string): number {
  return Buffer.byteLength(text);
}
