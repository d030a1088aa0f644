/**
 * Returns the local path in a `return_to`, or the fallback if it is missing or repeated, and for anything that would
 * leave the service, such as `https://…`, `//host` or `/\host`, which browsers read as another host.
 */
export function localPath(returnTo: unknown, fallback: string): string {
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(returnTo)) return fallback;
  const base = 'http://here.invalid';
  const url = URL.parse(returnTo, base);
  if (url?.origin !== base) return fallback;
  // `URL` resolves dot segments: `/.//host` becomes `//host`.
  const path = url.pathname + url.search;
  return /^\/(?!\/)/.test(path) ? path : fallback;
}
