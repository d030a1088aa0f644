import { Injectable } from '@nestjs/common';
import { KeyRing } from '../common/crypto/key-ring.js';
import { seal, unseal } from '../common/crypto/sealing.js';

/** The encrypted key of a row. */
export interface SealedKey {
  vault: Buffer;
  vaultKeyId: string;
}

const PURPOSE = 'api-key-vault';

/**
 * Encrypts keys so that their owner can copy them later. The ciphertext is bound to key, owner and encryption
 * key, so it cannot be decrypted in another row.
 */
@Injectable()
export class KeyVault {
  constructor(private readonly keyRing: KeyRing) {}

  seal(key: string, keyId: string, accountId: string): SealedKey {
    const current = this.keyRing.current(PURPOSE);
    return { vault: seal(key, current, boundTo(keyId, accountId, current.id)), vaultKeyId: current.id };
  }

  /** Decrypts a key; throws if it was modified or moved, or if its encryption key is not in the ring. */
  open({ vault, vaultKeyId }: SealedKey, keyId: string, accountId: string): string {
    return unseal(vault, this.keyRing.get(PURPOSE, vaultKeyId), boundTo(keyId, accountId, vaultKeyId));
  }
}

function boundTo(keyId: string, accountId: string, vaultKeyId: string): string {
  return `${keyId}|${accountId}|${vaultKeyId}`;
}
