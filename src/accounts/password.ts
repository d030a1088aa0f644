import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. (argon2id is the library's default kind.) */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const PASSWORD_LENGTH_MIN = 8;
export const PASSWORD_LENGTH_MAX = 128;

/** Hashes a password with argon2id and a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}

/** Says whether a password is the one that was hashed; takes as long whether it is or not. */
export function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** Makes a password of 120 random bits that a person can type. */
export function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
