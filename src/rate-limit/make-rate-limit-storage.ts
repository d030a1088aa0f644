import type { Clock } from '../common/clock.js';
import type { Config } from '../config/config.js';
import type { CounterPool } from '../database/database.module.js';
import { MemoryRateLimitStorage } from './memory-rate-limit-storage.js';
import { PostgresRateLimitStorage } from './postgres-rate-limit-storage.js';
import type { RateLimitStorage } from './rate-limit-storage.js';

/** The storage that `RATE_LIMIT_STORE` names. */
export function makeRateLimitStorage(config: Config, clock: Clock, pool: CounterPool): RateLimitStorage {
  const { rateLimitStore, rateLimitWindowSeconds } = config;
  return rateLimitStore === 'postgres'
    ? new PostgresRateLimitStorage(pool, clock, rateLimitWindowSeconds)
    : new MemoryRateLimitStorage(clock, rateLimitWindowSeconds);
}
