import type { Clock } from '../common/clock.js';
import type { Config } from '../config/config.js';
import { MemoryRateLimitStorage } from './memory-rate-limit-storage.js';
import type { RateLimitStorage } from './rate-limit-storage.js';

/** The storage that `RATE_LIMIT_STORE` names. */
export function makeRateLimitStorage(config: Config, clock: Clock): RateLimitStorage {
  return new MemoryRateLimitStorage(clock, config.rateLimitWindowSeconds);
}
