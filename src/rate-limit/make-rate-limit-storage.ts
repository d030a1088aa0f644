import type { Clock } from '../common/time/clock.js';
import type { Config } from '../config/config.js';
import type { CounterPool } from '../database/database.module.js';
import { MemoryRateLimitStorage } from './memory-rate-limit-storage.js';
import { PostgresRateLimitStorage } from './postgres-rate-limit-storage.js';
import type { RateLimitStorage } from './rate-limit-storage.js';

/** Creates the storage named by `RATE_LIMIT_STORE`. */
export function makeRateLimitStorage(
  { rateLimitStore, rateLimitWindowSeconds: windowSeconds }: Config,
  clock: Clock,
  pool: CounterPool,
): RateLimitStorage {
  if (rateLimitStore === 'memory') return new MemoryRateLimitStorage(clock, windowSeconds);
  return new PostgresRateLimitStorage(pool, clock, windowSeconds);
}
