import type { BatchEntry } from './batch-entry.js';

/**
 * Takes at most `rowsMax` entries of one group out of a queue: of the group that has waited longest, of those without a
 * statement in flight. The group then counts as having one. Returns the taken entries and the rest of the queue.
 */
export function takeGroup<Row, Outcome>(
  queue: readonly BatchEntry<Row, Outcome>[],
  inFlight: Set<string>,
  groupOf: (row: Row) => string,
  rowsMax: number,
): { taken: BatchEntry<Row, Outcome>[]; left: BatchEntry<Row, Outcome>[] } {
  const groups = queue.map(({ row }) => groupOf(row));
  const group = groups.find((name) => !inFlight.has(name));
  const taken: BatchEntry<Row, Outcome>[] = [];
  const left: BatchEntry<Row, Outcome>[] = [];
  for (const [index, entry] of queue.entries())
    (groups[index] === group && taken.length < rowsMax ? taken : left).push(entry);
  if (group !== undefined) inFlight.add(group);
  return { taken, left };
}
