import { isNetworkRange } from '../common/http/network-range.js';

/**
 * Reads `TRUST_PROXY`: how many proxies stand in front, or the addresses and CIDR ranges they come from.
 * Nothing means that `X-Forwarded-For` is never believed.
 */
export function parseTrustProxy(value: string | undefined): number | string[] | false {
  if (value === undefined) return false;
  if (/^\d{1,2}$/.test(value)) return value === '0' ? false : Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every(isNetworkRange))
    throw new Error('must be a number of proxies, or addresses and CIDR ranges separated by commas');
  return ranges;
}
