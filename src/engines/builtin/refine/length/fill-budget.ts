/** One way of writing a sentence: the room it takes, and what it is worth. */
export interface Form {
  text: string;
  cost: number;
  value: number;
}

/** A sentence in all its forms, of which one is chosen at most, with those that only go where it does. */
export interface Item {
  index: number;
  forms: readonly Form[];
  followers: Item[];
}

/** More would take too much memory; then costs are rounded up to coarser steps. */
const CELLS_MAX = 2_000_000;

/** The best values for each room where an item is taken, and how they came about. */
interface Choice {
  item: Item;
  costs: readonly number[];
  /** Which form is best in a room: 0 for none, 1 for the first. */
  forms: Uint8Array;
  followers: readonly Branch[];
  taken: Float64Array;
}

/** A choice, and the rooms in which it is better than to leave it. */
interface Branch {
  choice: Choice;
  isTaken: Uint8Array;
}

/** Chooses the sentences, each in one form, that are worth most together within `room`: a knapsack. */
export function fillBudget(items: readonly Item[], room: number): Map<number, string> {
  const cells = Math.max(1, Math.min(room, Math.floor(CELLS_MAX / Math.max(1, countOf(items)))));
  const step = Math.max(1, room / cells);
  const branches = branchesOf(items, new Float64Array(cells + 1), step).branches;
  const chosen = new Map<number, string>();
  readBack(branches, cells, chosen);
  return chosen;
}

const countOf = (items: readonly Item[]): number =>
  items.reduce((sum, { followers }) => sum + 1 + countOf(followers), 0);

function branchesOf(items: readonly Item[], from: Float64Array, step: number) {
  let best = from;
  const branches = items.map((item): Branch => {
    const before = best;
    const choice = choose(item, before, step);
    const isTaken = Uint8Array.from(before, (value, used) => (choice.taken[used]! > value ? 1 : 0));
    best = before.map((value, used) => Math.max(value, choice.taken[used]!));
    return { choice, isTaken };
  });
  return { branches, best };
}

function choose(item: Item, from: Float64Array, step: number): Choice {
  const costs = item.forms.map(({ cost }) => Math.ceil(cost / step));
  const own = new Float64Array(from.length).fill(-Infinity);
  const forms = new Uint8Array(from.length);
  for (const [at, cost] of costs.entries())
    for (let used = cost; used < from.length; used += 1) {
      const value = from[used - cost]! + item.forms[at]!.value;
      if (value <= own[used]!) continue;
      own[used] = value;
      forms[used] = at + 1;
    }
  const { branches, best } = branchesOf(item.followers, own, step);
  return { item, costs, forms, followers: branches, taken: best };
}

/** Collects what was chosen for a room; returns the room that is left for what was decided before. */
function readBack(branches: readonly Branch[], room: number, chosen: Map<number, string>): number {
  let left = room;
  for (const { choice, isTaken } of branches.toReversed()) {
    if (!isTaken[left]) continue;
    left = readBack(choice.followers, left, chosen);
    const form = choice.forms[left]! - 1;
    chosen.set(choice.item.index, choice.item.forms[form]!.text);
    left -= choice.costs[form]!;
  }
  return left;
}
