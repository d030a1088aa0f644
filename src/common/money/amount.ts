const NANO_DIGITS = 9;

/** A million units of a currency, in nano-units: below 2^53, so that numbers hold every amount up to it exactly. */
const AMOUNT_MAX = 10 ** (6 + NANO_DIGITS);

/**
 * Reads a decimal number such as `0.25` as nano-units; null for anything but a number from 0 to 1,000,000 with at most
 * nine decimals.
 */
export function parseAmount(text: string): number | null {
  const match = /^(\d{1,7})(?:\.(\d{1,9}))?$/.exec(text.trim());
  if (!match) return null;
  const [, units, decimals = ''] = match;
  const nano = Number(units) * 10 ** NANO_DIGITS + Number(decimals.padEnd(NANO_DIGITS, '0'));
  return nano <= AMOUNT_MAX ? nano : null;
}

/** Writes nano-units as a decimal number: `0.25`, `3`. */
export function formatAmount(nano: number | bigint): string {
  const digits = String(nano).padStart(NANO_DIGITS + 1, '0');
  const decimals = digits.slice(-NANO_DIGITS).replace(/0+$/, '');
  return digits.slice(0, -NANO_DIGITS) + (decimals && `.${decimals}`);
}

/** SQL that writes nano-units as a decimal string, without trailing zeros. */
export const amountSql = (nanos: string) => `trim_scale(${nanos} / 1e9)::text`;
