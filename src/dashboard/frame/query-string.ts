/** Query parameters of a URL; those without a value are omitted. */
export type Query = Record<string, string | undefined>;

/** Returns a query parameter as a trimmed string of at most `lengthMax` characters, or '' if it is missing or repeated. */
export function queryString(value: unknown, lengthMax = 200): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, lengthMax) : '';
}

/** Returns a path with the parameters that have a value. */
export function linkTo(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
