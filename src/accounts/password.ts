import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LENGTH_MAX } from '../common/validation/password-length.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. (argon2id is the library's default kind.) */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and a random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Returns whether a password matches a hash, in the same time for both results. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  // No password has more UTF-16 code units than this, so longer input is not hashed.
  const given = password.slice(0, 2 * PASSWORD_LENGTH_MAX + 1);
  return verify(passwordHash, given.normalize('NFKC'));
}

/** Generates a password of 120 random bits that a person can type. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
