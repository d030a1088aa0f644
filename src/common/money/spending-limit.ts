import { parseAmount } from './amount.js';

/** What a spending limit must be, after the name of the field. */
export const SPENDING_LIMIT_RULE =
  'must be an amount above 0 and up to 1000000, such as 5.00, with at most nine decimals and no currency';

/** Reads a monthly spending limit in nano-units; null for anything but an amount of money above zero. */
export function parseSpendingLimit(text: string): number | null {
  return parseAmount(text) || null;
}
