import { About } from './validation/described.js';
import { WholeNumber } from './validation/rules.js';

/** Which part of a list is asked for. Digits only; out of range is refused, never clamped. */
export class PageQuery {
  @About('Which page, from 1.', 1)
  @WholeNumber({ max: 999_999_999 })
  page: number = 1;

  @About('Items on a page.', 20)
  @WholeNumber({ max: 100 })
  limit: number = 20;
}

/** One page of a list with the size of the whole. A result of this class gets `meta` and `Link` headers. */
export class Page<Item> {
  constructor(
    readonly items: Item[],
    readonly total: number,
    readonly query: PageQuery,
  ) {}

  get meta() {
    const { page, limit } = this.query;
    return { page, limit, total: this.total, pages: Math.ceil(this.total / limit) };
  }
}

/** Writes the `Link` header of a page (RFC 8288): first, prev, next and last where they exist. */
export function linkHeader(url: string, { page, pages }: { page: number; pages: number }): string {
  const [path, search] = url.split('?', 2) as [string, string?];
  const parameters = new URLSearchParams(search);
  const linkTo = (target: number, rel: string) => {
    parameters.set('page', String(target));
    return `<${path}?${parameters}>; rel="${rel}"`;
  };
  const links = [linkTo(1, 'first')];
  if (page > 1) links.push(linkTo(Math.min(page - 1, Math.max(pages, 1)), 'prev'));
  if (page < pages) links.push(linkTo(page + 1, 'next'));
  links.push(linkTo(Math.max(pages, 1), 'last'));
  return links.join(', ');
}
