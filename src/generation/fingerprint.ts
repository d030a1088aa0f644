import { createHash } from 'node:crypto';

/**
 * Tells requests apart for idempotency: the SHA-256 of method, path and body, whatever the order of the body's
 * fields. Fields that were left out and fields given their default value are the same request.
 */
export function fingerprint(method: string, path: string, body: object): Buffer {
  return createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(sorted(body))}`)
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, child]) => [key, sorted(child)]),
  );
}
