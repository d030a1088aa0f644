import { v7 } from 'uuid';
import { takeRandomDigits } from '../common/crypto/random-digits.js';

const FORM = /^gen_[0-9a-f]{32}$/;

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

/** Writes an id as callers see it: `gen_` and 32 hexadecimal digits. */
export function toGenerationId(uuid: string): string {
  return `gen_${uuid.replaceAll('-', '')}`;
}

/** Parses an id in its public format; null if it is malformed. */
export function parseGenerationId(id: string): string | null {
  if (!FORM.test(id)) return null;
  const hex = id.slice(4);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
