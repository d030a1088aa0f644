import { isNetworkRange } from '../common/http/network-range.js';

/**
 * Parses `TRUST_PROXY`: the number of proxies, or their addresses and CIDR ranges. If it is empty, `X-Forwarded-For` is
 * ignored.
 */
export function parseTrustProxy(value: string | undefined): number | string[] | false {
  if (value === undefined) return false;
  if (/^\d{1,2}$/.test(value)) return value === '0' ? false : Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every(isNetworkRange))
    throw new Error('must be a number of proxies, or addresses and CIDR ranges separated by commas');
  return ranges;
}
