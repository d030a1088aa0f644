import { v7 } from 'uuid';
import { takeRandomDigits } from '../crypto/random-digits.js';

/** A clock that goes back by more than this was set. For smaller steps, ids keep their order. */
const CLOCK_JUMP_MS = 1_000;

/**
 * Returns a function that makes UUIDv7 (RFC 9562) of the times of one clock. They sort by time, those of one millisecond
 * too: each has the number after the one before it (section 6.2, method 1). By itself the package would continue from the
 * latest time it has seen, however far a clock was set back, and records are dated by their ids; and it would make a
 * system call for each.
 */
export function timeOrderedIds(): (now: number) => string {
  let latest = { msecs: 0, seq: 0 };
  return (now) => {
    const random = Buffer.from(takeRandomDigits(32), 'hex');
    // Half of the numbers are kept free, for those that follow.
    if (now > latest.msecs || now < latest.msecs - CLOCK_JUMP_MS)
      latest = { msecs: now, seq: random.readUInt32BE() >>> 1 };
    else latest.seq += 1;
    return v7({ random, ...latest });
  };
}

const idAt = timeOrderedIds();

/** Makes a UUIDv7 of the current time of the system. */
export function newTimeOrderedId(): string {
  return idAt(Date.now());
}

/** The time of a UUIDv7 (RFC 9562), in milliseconds since the epoch. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** The lowest UUID whose time is `ms`, in the format of PostgreSQL. A time before 1970 counts as 1970. */
export function lowestIdAt(ms: number): string {
  const digits = Math.max(0, Math.floor(ms)).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
