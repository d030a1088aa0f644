import { v7 } from 'uuid';
import { takeRandomDigits } from '../common/crypto/random-digits.js';
import { publicId } from '../common/http/public-id.js';

/** A clock that goes back by more than this was set. For smaller steps, ids keep their order. */
const CLOCK_JUMP_MS = 1_000;

/** The time and the number of the latest id. */
let latest = { msecs: 0, seq: 0 };

/**
 * Makes the id of a new generation: a UUIDv7 (RFC 9562), so that ids sort by time, those of one millisecond too: each
 * has the number after the one before it (section 6.2, method 1). By itself the package would go on from the latest
 * moment it has seen, however far a clock was set back, and records are dated by their ids; and it would call the
 * system for each.
 */
export function newGenerationUuid(now = Date.now()): string {
  const random = Buffer.from(takeRandomDigits(32), 'hex');
  // Half of the numbers are kept free, for those that follow.
  if (now > latest.msecs || now < latest.msecs - CLOCK_JUMP_MS)
    latest = { msecs: now, seq: random.readUInt32BE() >>> 1 };
  else latest.seq += 1;
  return v7({ random, ...latest });
}

/** The ids of generations, as callers see them: `gen_` and 32 hexadecimal digits. */
export const { format: toGenerationId, parse: parseGenerationId } = publicId('gen');
