import { isIP, SocketAddress } from 'node:net';

/**
 * Returns the IP address in a text of a proxy's header in its shortest form, without a port, brackets or zone; an
 * IPv4-mapped IPv6 address as IPv4. Returns null for anything else (`unknown`, host names, `1.2.3.4.5`).
 */
export function parseIpAddress(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const family = isIP(bare);
  if (family !== 6) return family === 4 && !text.startsWith('[') ? bare : null;
  const { address } = new SocketAddress({ address: bare, family: 'ipv6' });
  return /^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address;
}
