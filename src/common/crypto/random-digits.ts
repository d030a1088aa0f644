import { randomBytes } from 'node:crypto';

const BYTES = 4_096;
/** Random digits are drawn for many ids at once, because a system call for each would be expensive. */
const pool = { digits: '', offset: 0 };

/** Returns random hexadecimal digits, four bits each, that have not been used before. */
export function takeRandomDigits(count: number): string {
  if (pool.offset + count > pool.digits.length) {
    pool.digits = randomBytes(BYTES).toString('hex');
    pool.offset = 0;
  }
  return pool.digits.slice(pool.offset, (pool.offset += count));
}
