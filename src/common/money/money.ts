import { formatAmount } from './amount.js';

/** An amount of money as the API shows it: a decimal string and the currency (ISO 4217). */
interface Money {
  amount: string;
  currency: string;
}

/** Returns an amount in billionths of a currency as the API writes it. */
export function toMoney(nano: bigint, currency: string): Money {
  return { amount: formatAmount(nano), currency };
}
