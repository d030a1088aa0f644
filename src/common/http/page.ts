import { Describe } from '../validation/describe.js';
import { COUNT_MAX } from '../validation/number-limits.js';
import { WholeNumber } from '../validation/number-rules.js';

/** The requested part of a list. Digits only; values out of range are rejected, never clamped. */
export class PageQuery {
  @Describe('The page number, starting at 1.', 1)
  @WholeNumber({ max: COUNT_MAX })
  page: number = 1;

  @Describe('Items per page.', 20)
  @WholeNumber({ max: 100 })
  limit: number = 20;
}

/** One page of a list with the size of the whole. The envelope of such a result has `meta` and a `Link` header. */
export class Page<Item> {
  readonly meta: { page: number; limit: number; total: number; pages: number; totals?: object };

  /** Returns the requested page of a list that is in memory as a whole. */
  static of<Item>(all: readonly Item[], query: PageQuery): Page<Item> {
    const start = (query.page - 1) * query.limit;
    return new Page(all.slice(start, start + query.limit), all.length, query);
  }

  constructor(
    readonly items: readonly Item[],
    total: number,
    { page, limit }: PageQuery,
    /** Figures of all pages together. */
    totals?: object,
  ) {
    this.meta = { page, limit, total, pages: Math.ceil(total / limit), ...(totals && { totals }) };
  }

  /** Returns the same page of other items. */
  map<Other>(convert: (item: Item) => Other): Page<Other> {
    const { page, limit, total, totals } = this.meta;
    return new Page(
      this.items.map((item) => convert(item)),
      total,
      { page, limit },
      totals,
    );
  }
}

/** Node's fetch reads at most 16 kB of headers, and proxies often buffer only 4 kB. */
const LINK_LENGTH_MAX = 4_096;

/**
 * Returns the `Link` header of a page (RFC 8288): first, prev, next and last, where they exist, for its absolute URL.
 * Returns null if it would be too long, because each link repeats the filter.
 */
export function linkHeader(url: string, { page, pages }: { page: number; pages: number }): string | null {
  const mark = url.indexOf('?');
  const link = mark < 0 ? `<${url}?page=` : `<${url.slice(0, mark)}?${withoutPage(url.slice(mark + 1))}page=`;
  const last = Math.max(pages, 1);
  const previous = page > 1 ? `${link}${Math.min(page - 1, last)}>; rel="prev", ` : '';
  const next = page < pages ? `${link}${page + 1}>; rel="next", ` : '';
  const header = `${link}1>; rel="first", ${previous}${next}${link}${last}>; rel="last"`;
  return header.length > LINK_LENGTH_MAX ? null : header;
}

function withoutPage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('page');
  return parameters.size > 0 ? `${parameters}&` : '';
}
