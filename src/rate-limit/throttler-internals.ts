/** What the service uses of the throttler's private modules; no other file imports them (docs/decisions/libraries.md). */
export {
  THROTTLER_BLOCK_DURATION,
  THROTTLER_SKIP,
  THROTTLER_TTL,
} from '@nestjs/throttler/dist/throttler.constants.js';
