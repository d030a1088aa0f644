import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Set by proxies on what they pass on. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether somebody may read the metrics: with the token, or from this machine. A proxy on this machine makes
 * strangers look local, so a request that one has marked, or that asks for a host other than loopback (which also
 * stops pages that rebind a name of theirs to 127.0.0.1), needs the token.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null && headers.authorization !== undefined && isToken(headers.authorization, token))
    return true;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    FORWARDING_HEADERS.every((name) => headers[name] === undefined)
  );
}

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

// Digests have one length, so neither the length nor a matching start shows in the time it takes.
function isToken(authorization: string, token: string): boolean {
  return timingSafeEqual(digest(authorization.replace(/^Bearer +/i, 'Bearer ')), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
