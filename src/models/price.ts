/** What a million tokens cost, in nano-units of a currency (ISO 4217). */
export interface Price {
  input: number;
  output: number;
  currency: string;
}

const NANO_DIGITS = 9;

/** A million units; in nano-units it is below 2^53. */
const PRICE_MAX = 1_000_000;

/** Reads a price such as `0.25`; null for anything but a decimal number from 0 to 1,000,000. */
export function parsePrice(text: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,9}))?$/.exec(text.trim());
  if (!match) return null;
  const [, units, decimals = ''] = match;
  const nano = Number(units) * 10 ** NANO_DIGITS + Number(decimals.padEnd(NANO_DIGITS, '0'));
  return nano <= PRICE_MAX * 10 ** NANO_DIGITS ? nano : null;
}

/** Writes nano-units, a price or an amount of money, as a decimal number: `0.25`, `3`. */
export function formatPrice(nano: number | bigint): string {
  const digits = String(nano).padStart(NANO_DIGITS + 1, '0');
  const decimals = digits.slice(-NANO_DIGITS).replace(/0+$/, '');
  return digits.slice(0, -NANO_DIGITS) + (decimals && `.${decimals}`);
}
