import { takeRandomDigits } from '../common/crypto/random-digits.js';
import { lowestIdAt } from '../common/time/time-ordered-id.js';

/** The highest number in the twelve bits after the version. */
const NUMBER_MAX = 0xfff;

let latest = { ms: 0, number: 0 };

/** Makes a UUIDv7 of a time. Those of one millisecond sort in the order in which they are made. */
export function timeOrderedId(ms: number): string {
  latest = ms === latest.ms ? { ms, number: Math.min(latest.number + 1, NUMBER_MAX) } : { ms, number: 0 };
  const random = takeRandomDigits(15);
  const number = latest.number.toString(16).padStart(3, '0');
  return `${lowestIdAt(ms).slice(0, 13)}-7${number}-8${random.slice(0, 3)}-${random.slice(3)}`;
}
