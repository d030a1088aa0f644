/** The sort key of each column of a list that fits in memory. */
export type SortKeys<Item, Column extends string> = Record<Column, (item: Item) => string | number>;

/** A column to sort by, ascending; descending with a minus. */
type SortOrder<Column extends string> = Column | `-${Column}`;

/** Reads a sort order from a query parameter; returns the first order if it is missing or unknown. */
export function readSortOrder<Sorting extends string>(
  text: unknown,
  orders: Record<Sorting, unknown>,
): Sorting {
  const isKnown = typeof text === 'string' && Object.hasOwn(orders, text);
  return isKnown ? (text as Sorting) : (Object.keys(orders)[0] as Sorting);
}

/** Returns both orders of each column; the first column, descending, is the default. */
export function sortOrdersOf<Column extends string>(
  keys: Record<Column, unknown>,
): Record<SortOrder<Column>, true> {
  const orders = Object.keys(keys).flatMap((name) => [`-${name}`, name]);
  return Object.fromEntries(orders.map((order) => [order, true])) as Record<SortOrder<Column>, true>;
}

/** Sorts items; equal items keep their order. */
export function sortItems<Item, Column extends string>(
  items: readonly Item[],
  keys: SortKeys<Item, Column>,
  order: SortOrder<Column>,
): Item[] {
  const key = keys[order.replace(/^-/, '') as Column];
  const sign = order.startsWith('-') ? -1 : 1;
  return items.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    return first === second ? 0 : first < second ? -sign : sign;
  });
}
