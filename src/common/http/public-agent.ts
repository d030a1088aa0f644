import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from './public-address.js';

/** Resolves a host name to its addresses; rejects if it has none. */
type Resolve = (hostname: string) => Promise<string[]>;

/** A host has no public address. */
export class PrivateAddressError extends Error {
  constructor() {
    super('the address is not public');
  }
}

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Creates an agent that connects only to public addresses. The address is checked when a connection is made, so a name
 * that resolves to another address later (DNS rebinding) is checked again. A connection serves one request.
 */
export function publicAgent(resolve: Resolve = resolveName): Agent {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: publicLookup(resolve) });
  return new Agent({
    pipelining: 0,
    // Node.js looks up no IP addresses, so they do not reach `lookup`.
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) && !isPublicAddress(host)) callback(new PrivateAddressError(), null);
      else connect(options, callback);
    },
  });
}

/** Creates an agent that connects to every address, for development. */
export function anyAgent(): Agent {
  return new Agent({ pipelining: 0, connect: { timeout: CONNECT_TIMEOUT_MS } });
}

function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const found = addresses
          .filter(isPublicAddress)
          .map((address) => ({ address, family: isIP(address) }))
          .filter(({ family }) => !options.family || options.family === 0 || family === options.family);
        if (found.length === 0) callback(new PrivateAddressError(), []);
        else if (options.all) callback(null, found);
        else callback(null, found[0]!.address, found[0]!.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

// Not `dns.lookup`: it occupies a thread of the pool that hashes passwords for as long as a name server is silent.
async function resolveName(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  if (addresses.length > 0) return addresses;
  throw (found.find((result) => result.status === 'rejected') as PromiseRejectedResult).reason;
}
