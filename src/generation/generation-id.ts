import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const FORM = /^gen_[0-9a-f]{32}$/;

/** A clock that goes back by more than this was set; by less it was slowed down, and ids keep their order. */
const CLOCK_JUMP_MS = 1_000;
/** Half of the numbers that there are for ids of one millisecond, so that there is room to count on. */
const FIRST_NUMBER_MAX = 2 ** 31;
const latest = { ms: 0, number: 0 };

/**
 * Makes the id of a new generation: a UUIDv7 (RFC 9562), so that ids sort by time. By itself the package would go on
 * from the latest moment it has seen, however far a clock was set back, and records are dated by their ids.
 */
export function newGenerationUuid(now = Date.now()): string {
  if (now > latest.ms || now < latest.ms - CLOCK_JUMP_MS) {
    latest.ms = now;
    latest.number = randomInt(FIRST_NUMBER_MAX);
  } else {
    latest.number += 1;
  }
  return v7({ msecs: latest.ms, seq: latest.number });
}

/** Writes an id as callers see it: `gen_` and 32 hexadecimal digits. */
export function toGenerationId(uuid: string): string {
  return `gen_${uuid.replaceAll('-', '')}`;
}

/** Reads an id as callers write it; null where it has not that form. */
export function parseGenerationId(id: string): string | null {
  if (!FORM.test(id)) return null;
  const hex = id.slice(4);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The moment a UUIDv7 was made, in milliseconds since the epoch. */
export function timeOfUuid(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
}
