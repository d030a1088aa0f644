import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../common/key-ring.js';

/** An encrypted key as it stands in its row. */
export interface SealedKey {
  vault: Buffer;
  vaultKeyId: string;
}

const PURPOSE = 'api-key-vault';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts keys so that their owner can copy them later (AES-256-GCM, a random 96-bit nonce each). The
 * ciphertext is bound to key, owner and encryption key: one that is moved to another row does not open.
 */
@Injectable()
export class KeyVault {
  constructor(private readonly keyRing: KeyRing) {}

  seal(key: string, keyId: string, accountId: string): SealedKey {
    const { id, bytes } = this.keyRing.current(PURPOSE);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(boundTo(keyId, accountId, id));
    const ciphertext = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return { vault: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]), vaultKeyId: id };
  }

  /** Opens a sealed key; throws where it was tampered with, moved, or its encryption key has left the ring. */
  open({ vault, vaultKeyId }: SealedKey, keyId: string, accountId: string): string {
    const key = this.keyRing.find(PURPOSE, vaultKeyId);
    if (!key) throw new Error(`the encryption key ${vaultKeyId} is not in SECRET_KEY`);
    const nonce = vault.subarray(0, NONCE_BYTES);
    const tag = vault.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(keyId, accountId, vaultKeyId)).setAuthTag(tag);
    return Buffer.concat([
      decipher.update(vault.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  }
}

function boundTo(keyId: string, accountId: string, vaultKeyId: string): Buffer {
  return Buffer.from(`${keyId}|${accountId}|${vaultKeyId}`);
}
