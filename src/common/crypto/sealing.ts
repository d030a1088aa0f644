import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { PurposeKey } from './key-ring.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text (AES-256-GCM, a random 96-bit nonce each) so that it decrypts only in its bound context. */
export function seal(text: string, key: PurposeKey, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(boundTo));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Decrypts the result of `seal`; throws if it was modified, bound to another context or encrypted with another key. */
export function unseal(sealed: Buffer, key: PurposeKey, boundTo: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  const ciphertext = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}
