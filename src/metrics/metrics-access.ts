import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { bearerTokenOf } from '../common/http/bearer-token.js';
import { sha256 } from '../common/crypto/sha256.js';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/**
 * What scrapers and browsers send by themselves. Proxies add headers of many names (`X-Forwarded-For`, `Via`,
 * `Cf-Connecting-Ip`, `Fly-Client-Ip`, …), so the list is of those that are allowed.
 */
const DIRECT_HEADERS =
  /^(?:host|user-agent|accept(?:-[a-z]+)?|authorization|connection|keep-alive|te|cache-control|pragma|if-none-match|if-modified-since|cookie|dnt|priority|referer|upgrade-insecure-requests|sec-[a-z-]+|x-prometheus-scrape-timeout-seconds)$/;

/**
 * Whether a request may read the metrics. With `METRICS_TOKEN` set, it must contain the token, from any address.
 * Without, it has to come from this machine: over a loopback connection, for a loopback host (which stops pages that
 * rebind a name of theirs to 127.0.0.1), and with no header that a proxy could have added.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null) return isToken(bearerTokenOf(headers.authorization) ?? '', token);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    Object.keys(headers).every((name) => DIRECT_HEADERS.test(name))
  );
}

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

// Digests have one length, so neither the length nor a matching start shows in the time it takes.
function isToken(given: string, token: string): boolean {
  return timingSafeEqual(sha256(given), sha256(token));
}
