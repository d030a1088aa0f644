import type { Clock } from '../common/time/clock.js';
import type { Config } from '../config/config.js';
import type { CounterPool } from '../database/database.module.js';
import type { Janitor } from '../database/janitor.js';
import { deleteReleasedPlaces } from './concurrency-registry.js';
import { MemoryRateLimitStorage } from './memory-rate-limit-storage.js';
import { deletePastBuckets, PostgresRateLimitStorage } from './postgres-rate-limit-storage.js';
import type { RateLimitStorage } from './rate-limit-storage.js';

/** Creates the storage named by `RATE_LIMIT_STORE`. */
export function makeRateLimitStorage(
  { rateLimitStore, rateLimitWindowSeconds: windowSeconds }: Config,
  clock: Clock,
  pool: CounterPool,
  janitor: Janitor,
): RateLimitStorage {
  if (rateLimitStore === 'memory') return new MemoryRateLimitStorage(clock, windowSeconds);
  janitor.register('rate limit buckets', (client, rowsMax) =>
    deletePastBuckets(client, windowSeconds, rowsMax),
  );
  janitor.register('released concurrency places', deleteReleasedPlaces);
  return new PostgresRateLimitStorage(pool, clock, windowSeconds);
}
