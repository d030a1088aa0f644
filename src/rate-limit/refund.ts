import type { Request } from '../common/http/request.js';
import { tightest, type Bucket, type RateLimitStorage } from './rate-limit-storage.js';

/** What was counted for a request in the window that ends at `resetAtSeconds`. */
interface Count {
  buckets: readonly Bucket[];
  times: number;
  resetAtSeconds: number;
}

/** Takes back what was counted for a request; its headers then show what is left. */
export async function refund(
  storage: RateLimitStorage,
  request: Request,
  { buckets, times, resetAtSeconds }: Count,
): Promise<void> {
  await storage.takeBack(buckets, times, resetAtSeconds);
  request.bucket = tightest(buckets.map((bucket) => storage.peek(bucket)));
}
