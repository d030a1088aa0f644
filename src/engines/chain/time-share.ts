/** The share of an in-process engine, relative to a remote model. */
const LOCAL_WEIGHT = 0.2;

/**
 * Returns the part of `leftMs` that the first of `ids` can use, so that the following engines keep theirs: equal parts for
 * models, a fifth of a part for an in-process engine, and all of it for the last one.
 */
export function shareOfTimeMs(ids: readonly string[], leftMs: number): number {
  const weights = ids.map((id) => (id.includes(':') ? 1 : LOCAL_WEIGHT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (leftMs * (weights[0] ?? 0)) / total;
}
