/** What an engine inside the process needs, where a model across the network counts 1. */
const LOCAL_WEIGHT = 0.2;

/**
 * The part of `leftMs` that the first of `ids` may use, so that the engines behind it keep theirs: equal parts for
 * models, a fifth of one for an engine inside the process, all of it for the last.
 */
export function shareOfTimeMs(ids: readonly string[], leftMs: number): number {
  const weights = ids.map((id) => (id.includes(':') ? 1 : LOCAL_WEIGHT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return (leftMs * (weights[0] ?? 0)) / total;
}
