import type { Server } from 'node:http';
import { parseIpAddress } from '../common/http/ip-address.js';

/** More proxies than any deployment has; a forged header can have thousands of entries. */
const PROXIES_MAX = 100;

/**
 * Writes the addresses that requests come from in one form, before Fastify reads them, so that limits, allow-lists and
 * logs see one address for one client: a server that listens on IPv6 gets IPv4 clients as `::ffff:192.0.2.1`, and some
 * proxies send ports (`192.0.2.1:50000`).
 */
export function normalizeClientAddresses(server: Server, hasTrustedProxies: boolean) {
  server.prependListener('connection', (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress?.startsWith('::ffff:'))
      Object.defineProperty(socket, 'remoteAddress', { value: parseIpAddress(remoteAddress) });
  });
  if (!hasTrustedProxies) return;
  server.prependListener('request', ({ headers, socket }) => {
    const header = headers['x-forwarded-for'];
    if (typeof header === 'string')
      headers['x-forwarded-for'] = forwardedAddresses(header, socket.remoteAddress ?? '').join(', ');
  });
}

/**
 * Returns the addresses of an `X-Forwarded-For` header. Proxies append to it, so an invalid entry invalidates all entries
 * before it, and the socket's address replaces them.
 */
function forwardedAddresses(header: string, socketAddress: string): string[] {
  const addresses: string[] = [];
  const entries = header.split(',').map((entry) => entry.trim());
  for (const entry of entries
    .filter((text) => text !== '')
    .slice(-PROXIES_MAX)
    .toReversed()) {
    const address = parseIpAddress(entry);
    addresses.unshift(address ?? socketAddress);
    if (address === null) break;
  }
  return addresses;
}
