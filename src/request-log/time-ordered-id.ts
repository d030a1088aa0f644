import { takeRandomDigits } from '../common/crypto/random-digits.js';

/** The highest number in the twelve bits after the version. */
const NUMBER_MAX = 0xfff;

let latest = { ms: 0, number: 0 };

/** Makes a UUIDv7 of a time. Those of one millisecond sort in the order in which they are made. */
export function timeOrderedId(ms: number): string {
  latest = ms === latest.ms ? { ms, number: Math.min(latest.number + 1, NUMBER_MAX) } : { ms, number: 0 };
  const random = takeRandomDigits(15);
  const number = latest.number.toString(16).padStart(3, '0');
  return `${prefixOf(ms)}-7${number}-8${random.slice(0, 3)}-${random.slice(3)}`;
}

/** The lowest id of a time. */
export function firstIdAt(ms: number): string {
  return `${prefixOf(ms)}-0000-0000-000000000000`;
}

/** The time of an id, in milliseconds since the epoch. */
export function timeOfId(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

function prefixOf(ms: number): string {
  const digits = Math.floor(ms).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
