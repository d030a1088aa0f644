import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of 62 in a byte. Larger bytes are drawn again, so that all digits are equally likely. */
const UNBIASED_BELOW = 248;

/** Draws `length` base62 digits from the system's source of randomness. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < UNBIASED_BELOW && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** Writes a whole number in base62, most significant digit first, padded with 0 to `length`. */
export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = ALPHABET[rest % 62] + text;
  return text.padStart(length, '0');
}
