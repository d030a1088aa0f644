import ipaddr from 'ipaddr.js';

/** The only block of IPv6 addresses that is assigned for global use (RFC 4291, section 2.4). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns whether an IP address is reachable from anywhere. Loopback, private, link-local, carrier-grade NAT, multicast,
 * documentation and reserved addresses are not, nor are IPv6 addresses that contain an IPv4 address (IPv4-mapped, 6to4,
 * Teredo, NAT64), which would lead around the check.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
