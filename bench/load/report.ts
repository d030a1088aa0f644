import { percentile } from '../statistics.ts';
import type { LoadResult } from './run-load.ts';

/** Writes the result of a load to stdout; `times` are the response times in milliseconds. */
export function report(times: number[], elapsedSeconds: number): void {
  const result: LoadResult = {
    perSecond: times.length / elapsedSeconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
  process.stdout.write(JSON.stringify(result));
}
