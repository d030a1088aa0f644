import type { Failure } from './rule-context.js';

interface ItemRules<Item> {
  max: number;
  /** What the items are called in messages. */
  called: string;
  /** The problem of one item; none if it is valid. */
  failureOf: (item: Item) => Omit<Failure, 'at'> | null | undefined;
  /** The path of an item; its index by default. */
  at?: (item: Item, index: number) => string;
}

/** Lists the problems of a list; of one with too many items, those of the first `max`. */
export function itemFailures<Item>(
  items: readonly Item[],
  { max, called, failureOf, at = (_item, index) => String(index) }: ItemRules<Item>,
): Failure[] {
  const bad = items.slice(0, max).flatMap((item, index): Failure[] => {
    const failure = failureOf(item);
    return failure ? [{ ...failure, at: at(item, index) }] : [];
  });
  if (items.length > max) bad.unshift({ reason: 'too_long', message: `must have at most ${max} ${called}` });
  return bad;
}
