import type { LoadResult } from './load/run-load.ts';
import { median } from './statistics.ts';

/** The answer times of some rounds, ours and the peer's, as a text. */
export function describeTimes(ours: LoadResult[], peer?: LoadResult[]): string {
  const times = `p50 ${middle(ours, 'p50')}, p99 ${middle(ours, 'p99')} ms`;
  return peer ? `${times} (peer ${middle(peer, 'p50')}, ${middle(peer, 'p99')})` : times;
}

function middle(results: LoadResult[], name: 'p50' | 'p99'): string {
  return median(results.map((result) => result[name])).toFixed(1);
}
