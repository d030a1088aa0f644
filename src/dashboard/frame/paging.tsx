/** Parameters of an address; those without a value are left out of it. */
export type Query = Record<string, string | undefined>;

/** Rows on one page of a list. */
export const PAGE_SIZE = 20;
/** Nobody turns more pages than that; it bounds what the database passes over. Searching finds the rest. */
const PAGES_MAX = 500;

interface PagerProps {
  path: string;
  /** Filters and the order, which stay while turning pages. */
  query: Query;
  page: number;
  hasMore: boolean;
}

/** Links to the pages before and after. */
export function Pager({ path, query, page, hasMore }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 ? <a href={linkTo(path, { ...query, page: String(page - 1) })}>Previous</a> : <span />}
      <span>Page {page}</span>
      {hasMore && page < PAGES_MAX ? (
        <a href={linkTo(path, { ...query, page: String(page + 1) })}>Next</a>
      ) : (
        <span />
      )}
    </nav>
  );
}

interface FurtherProps {
  path: string;
  /** Filters and the order, which stay. */
  query: Query;
  /** Where this page began; '' for the first. */
  from: string;
  /** Where the next one begins; null for the last. */
  next: string | null;
  nextText?: string;
}

/** Links of a list whose pages begin where the last one ended, so that deep ones cost no more. */
export function Further({ path, query, from, next, nextText = 'Next' }: FurtherProps) {
  if (!from && next === null) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {from ? <a href={linkTo(path, query)}>From the beginning</a> : <span />}
      {next === null ? <span /> : <a href={linkTo(path, { ...query, from: next })}>{nextText}</a>}
    </nav>
  );
}

/** A path with those parameters that have a value. */
export function linkTo(path: string, query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The number of a page in a query; the first where it is none. */
export function pageOf(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), PAGES_MAX) : 1;
}

/** The part of a list that a page shows, and whether there is more. For lists that are at hand as a whole. */
export function pageOfList<Item>(items: readonly Item[], page: number) {
  const end = page * PAGE_SIZE;
  return { items: items.slice(end - PAGE_SIZE, end), hasMore: items.length > end };
}

/** What a query that asked for one row more than a page holds has found. */
export function cutPage<Row>(rows: readonly Row[], size = PAGE_SIZE) {
  return { items: rows.slice(0, size), hasMore: rows.length > size };
}

/** Returns a query parameter as a trimmed string of at most `lengthMax` characters, or '' if it is missing or repeated. */
export function queryString(value: unknown, lengthMax = 200): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, lengthMax) : '';
}

/** The pattern of texts that begin with what was typed, in whatever case; for columns compared in lower case. */
export function beginningWith(text: string): string {
  return `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
