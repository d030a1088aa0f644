/** What the queue needs to know of an item. */
interface Queued {
  accountId: string;
}

/**
 * A queue, bounded or not, that is fair over accounts: they take turns, each in its own order, regardless of how much
 * one of them sends. When the queue is full, the account with the most waiting items gives way to one that has fewer.
 */
export class FairQueue<Item extends Queued> {
  /** In the order of their turns. An account without waiting items has no entry. */
  private readonly waiting = new Map<string, Item[]>();
  private count = 0;

  /** `max` is how many items can wait in all. */
  constructor(private readonly max = Infinity) {}

  get length(): number {
    return this.count;
  }

  /** Whether an item of the account waits. */
  has(accountId: string): boolean {
    return this.waiting.has(accountId);
  }

  /**
   * Adds an item. Returns the item that has no place: null, the newest of the account that waits for the most, or the
   * added item itself.
   */
  add(item: Item): Item | null {
    const rejected = this.count < this.max ? null : this.makeRoomFor(item.accountId);
    if (rejected === undefined) return item;
    const items = this.waiting.get(item.accountId);
    if (items) items.push(item);
    else this.waiting.set(item.accountId, [item]);
    this.count += 1;
    return rejected;
  }

  /**
   * Takes the next item that `fits`, or undefined. Accounts with the least running work come first, and among those
   * the one whose last turn is longest ago.
   */
  take(fits: (item: Item) => boolean, runningOf: (accountId: string) => number = () => 0): Item | undefined {
    let next: Item | undefined;
    let least = Infinity;
    for (const [accountId, items] of this.waiting) {
      const running = runningOf(accountId);
      const item = running < least ? items.find(fits) : undefined;
      if (item) [next, least] = [item, running];
    }
    if (next) this.endTurn(next);
    return next;
  }

  /** Removes an item that waits; returns whether it did. */
  remove(item: Item): boolean {
    const items = this.waiting.get(item.accountId);
    const index = items?.indexOf(item) ?? -1;
    if (!items || index < 0) return false;
    this.takeOut(item.accountId, items, index);
    return true;
  }

  /** Empties the queue. */
  clear(): Item[] {
    const all = [...this.waiting.values()].flat();
    this.waiting.clear();
    this.count = 0;
    return all;
  }

  private makeRoomFor(accountId: string): Item | undefined {
    const own = this.waiting.get(accountId)?.length ?? 0;
    const [most] = [...this.waiting.values()].sort((a, b) => b.length - a.length);
    if (!most || most.length <= own + 1) return undefined;
    const newest = most.at(-1)!;
    this.remove(newest);
    return newest;
  }

  /** The account goes to the end of the line. */
  private endTurn(item: Item): void {
    const items = this.waiting.get(item.accountId)!;
    this.waiting.delete(item.accountId);
    this.waiting.set(item.accountId, items);
    this.takeOut(item.accountId, items, items.indexOf(item));
  }

  private takeOut(accountId: string, items: Item[], index: number): void {
    items.splice(index, 1);
    this.count -= 1;
    if (items.length === 0) this.waiting.delete(accountId);
  }
}
