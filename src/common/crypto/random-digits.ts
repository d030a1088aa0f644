import { randomBytes } from 'node:crypto';

const BYTES = 4_096;
/** Random digits are drawn for many ids at once: a call to the system for each would cost more than the id. */
const pool = { digits: '', offset: 0 };

/** Takes random hexadecimal digits, four bits each, that nobody had before. */
export function takeRandomDigits(count: number): string {
  if (pool.offset + count > pool.digits.length) {
    pool.digits = randomBytes(BYTES).toString('hex');
    pool.offset = 0;
  }
  return pool.digits.slice(pool.offset, (pool.offset += count));
}
