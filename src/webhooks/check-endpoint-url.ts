import { isIP } from 'node:net';
import type { Failure } from '../common/validation/rule-context.js';
import { isPublicAddress } from '../common/http/public-address.js';

const URL_LENGTH_MAX = 2_048;
/** Names of one machine or one network (RFC 6761, RFC 6762, RFC 9476 and the metadata servers of clouds). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa)$/;
/** The parser would silently repair other URLs, so the URL shown would not be the one called. */
const AS_WRITTEN =
  /^[a-z]+:\/\/[^\s/"<>\\^`{|}\p{C}\p{Variation_Selector}][^\s"<>\\^`{|}\p{C}\p{Variation_Selector}]*$/iu;

/**
 * Returns the problem of an endpoint's URL, or null. Host names are not resolved here: the address is checked when a
 * connection is made. With `allowsPrivate`, `http:` and every address are accepted.
 */
export function endpointUrlFailure(text: string, allowsPrivate: boolean): Failure | null {
  if (text.length > URL_LENGTH_MAX)
    return {
      reason: 'too_long',
      message: `must have at most ${URL_LENGTH_MAX.toLocaleString('en')} characters`,
    };
  const url = AS_WRITTEN.test(text) ? URL.parse(text) : null;
  if (!url)
    return invalid(
      'must be an absolute https URL without spaces, invisible characters, backslashes and any of " < > ^ ` { | }',
    );
  if (url.port === '0') return invalid('must not use port 0');
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:'))
    return invalid('must begin with https://');
  if (url.username || url.password) return invalid('must not contain credentials');
  if (url.hash) return invalid('must not contain a fragment');
  return allowsPrivate || isPublicHost(url.hostname) ? null : invalid('must lead to a public address');
}

// The URL parser writes every notation of an IPv4 address, such as 0x7f.1 or 2130706433, with four decimal numbers.
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !LOCAL_NAME.test(host);
}

function invalid(message: string): Failure {
  return { reason: 'invalid_value', message };
}
