import { linkTo, type Query } from './query-string.js';

/** Rows on one page of a list. */
export const PAGE_SIZE = 20;
/** The maximum page number, which bounds the rows that the database skips. Later rows can be found by searching. */
const PAGES_MAX = 500;

interface PagerProps {
  path: string;
  /** The filters and the order, which all pages keep. */
  query: Query;
  page: number;
  hasMore: boolean;
}

/** Links to the previous and next page. */
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

interface CursorPagerProps {
  path: string;
  /** The filters and the order, which all pages keep. */
  query: Query;
  /** The cursor of this page; '' for the first. */
  from: string;
  /** The cursor of the next page; null for the last. */
  next: string | null;
  nextText?: string;
}

/** Links of a list with cursor pagination, where later pages cost no more than the first. */
export function CursorPager({ path, query, from, next, nextText = 'Next' }: CursorPagerProps) {
  if (!from && next === null) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {from ? <a href={linkTo(path, query)}>From the beginning</a> : <span />}
      {next === null ? <span /> : <a href={linkTo(path, { ...query, from: next })}>{nextText}</a>}
    </nav>
  );
}

/** Returns the page number in a query; 1 if it is missing or invalid. */
export function pageOf(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,2}$/.test(text) ? Math.min(Number(text), PAGES_MAX) : 1;
}

/** Returns the items of a page, and whether there are more, from a list in memory. */
export function pageOfList<Item>(items: readonly Item[], page: number) {
  const end = page * PAGE_SIZE;
  return { items: items.slice(end - PAGE_SIZE, end), hasMore: items.length > end };
}

/** Returns a page from a query that requested one row more than a page has. */
export function cutPage<Row>(rows: readonly Row[], size = PAGE_SIZE) {
  return { items: rows.slice(0, size), hasMore: rows.length > size };
}
