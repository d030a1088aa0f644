/** What orders the rows of a list that is at hand as a whole, by column. */
export type Keys<Item, Column extends string> = Record<Column, (item: Item) => string | number>;

/** A column's name: the smallest first. With a minus: the largest first. */
export type OrderOf<Column extends string> = Column | `-${Column}`;

/** A query parameter that names one of some orders; the first of them otherwise. */
export function orderOf<Sorting extends string>(text: unknown, orders: Record<Sorting, unknown>): Sorting {
  const isKnown = typeof text === 'string' && Object.hasOwn(orders, text);
  return isKnown ? (text as Sorting) : (Object.keys(orders)[0] as Sorting);
}

/** Every order that some columns allow; that of the first column, the largest first, comes first. */
export function ordersBy<Column extends string>(
  keys: Record<Column, unknown>,
): Record<OrderOf<Column>, true> {
  const orders = Object.keys(keys).flatMap((name) => [`-${name}`, name]);
  return Object.fromEntries(orders.map((order) => [order, true])) as Record<OrderOf<Column>, true>;
}

/** The rows in an order; those that are equal stay as they are. */
export function inOrder<Item, Column extends string>(
  items: readonly Item[],
  keys: Keys<Item, Column>,
  order: OrderOf<Column>,
): Item[] {
  const key = keys[order.replace(/^-/, '') as Column];
  const sign = order.startsWith('-') ? -1 : 1;
  return items.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    return first === second ? 0 : first < second ? -sign : sign;
  });
}
