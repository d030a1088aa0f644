import { Page, type PageQuery } from './page.js';

/** A page that says the same each time: its answer is written once. */
export class ConstantPage<Item> extends Page<Item> {
  /** What was answered last, to the URL that it depends on. */
  answer: { url: string; json: string; bytes: number; link: string } | null = null;
}

/** A list that stays as it is for as long as the service runs: each of its pages is made once. */
export class ConstantList<Item> {
  private readonly pages = new Map<number, ConstantPage<Item>>();

  constructor(private readonly items: readonly Item[]) {}

  page(query: PageQuery): ConstantPage<Item> {
    const { page, limit } = query;
    const start = (page - 1) * limit;
    const place = start * 1_000 + limit;
    const known = this.pages.get(place);
    if (known) return known;
    const made = new ConstantPage(this.items.slice(start, start + limit), this.items.length, query);
    // There are as many pages past the end as anybody cares to ask for.
    if (start < this.items.length) this.pages.set(place, made);
    return made;
  }
}
