/** Returns how many entries at the head of a queue together weigh at most `weightMax`; each weighs 1 without `weightOf`. */
export function countFitting<Row>(
  queue: readonly { row: Row }[],
  weightMax: number,
  weightOf: ((row: Row) => number) | null,
): number {
  if (!weightOf) return weightMax;
  let weight = 0;
  const first = queue.findIndex(({ row }) => (weight += weightOf(row)) > weightMax);
  return first === -1 ? queue.length : first;
}
