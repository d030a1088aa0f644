import { isIP } from 'node:net';

/**
 * Reads `TRUST_PROXY`: how many proxies stand in front, or the addresses and CIDR ranges they come from.
 * Nothing means that `X-Forwarded-For` is never believed.
 */
export function parseTrustProxy(value: string | undefined): number | string[] | false {
  if (value === undefined) return false;
  if (/^\d{1,2}$/.test(value)) return value === '0' ? false : Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every(isRange))
    throw new Error('must be a number of proxies, or addresses and CIDR ranges separated by commas');
  return ranges;
}

/** Says whether a text is an address, or an address with a prefix length. */
export function isRange(text: string): boolean {
  const [address, prefix, ...rest] = text.split('/');
  const family = isIP(address ?? '');
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
