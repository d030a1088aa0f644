import { isIP } from 'node:net';

/** Returns whether a text is an IP address or a CIDR range (`10.0.0.0/8`, `2001:db8::/32`). */
export function isNetworkRange(text: string): boolean {
  const [address, prefix, ...rest] = text.split('/');
  const family = isIP(address ?? '');
  if (family === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128);
}
