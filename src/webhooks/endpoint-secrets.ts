import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { KeyRing } from '../common/crypto/key-ring.js';
import { seal, unseal } from '../common/crypto/sealing.js';
import { DAY_MS } from '../common/time/day-ms.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';

const PURPOSE = 'webhook-secret';
/** How long the secret before a rotation signs too. */
const OVERLAP_MS = DAY_MS;

type Secrets = Pick<
  WebhookEndpoint,
  'sealedSecret' | 'sealingKeyId' | 'sealedPreviousSecret' | 'previousSealingKeyId' | 'previousSecretEndsAt'
>;

/** Encrypts the signing secrets of endpoints with `SECRET_KEY`. */
@Injectable()
export class EndpointSecrets {
  constructor(private readonly keyRing: KeyRing) {}

  /** The columns of a new endpoint. */
  first(secret: string, id: string): Secrets {
    const none = { sealedPreviousSecret: null, previousSealingKeyId: null, previousSecretEndsAt: null };
    return { ...this.seal(secret, id), ...none };
  }

  /** The columns after a rotation: the old secret signs for another 24 hours, unless it cannot be decrypted. */
  rotated(secret: string, endpoint: Pick<WebhookEndpoint, 'id'> & Secrets, now: number): Secrets {
    const isKept = this.isIntact(endpoint);
    return {
      ...this.seal(secret, endpoint.id),
      sealedPreviousSecret: isKept ? endpoint.sealedSecret : null,
      previousSealingKeyId: isKept ? endpoint.sealingKeyId : null,
      previousSecretEndsAt: new Date(now + OVERLAP_MS),
    };
  }

  /** The secrets that sign now, the current one first. Throws if one cannot be decrypted. */
  signing(endpoint: Pick<WebhookEndpoint, 'id'> & Secrets, now: number): string[] {
    const { id, sealedPreviousSecret, previousSealingKeyId, previousSecretEndsAt } = endpoint;
    const current = this.open(endpoint.sealedSecret, endpoint.sealingKeyId, id);
    if (!sealedPreviousSecret || !previousSecretEndsAt || previousSecretEndsAt.getTime() <= now)
      return [current];
    return [current, this.open(sealedPreviousSecret, previousSealingKeyId!, id)];
  }

  /** Encrypts with the current key what an older one has encrypted; `failed` counts what could not be decrypted. */
  async reencryptFrom(
    manager: EntityManager,
    keyId: string,
  ): Promise<{ reencrypted: number; failed: number }> {
    const old: FindOptionsWhere<WebhookEndpoint>[] = [
      { sealingKeyId: keyId },
      { previousSealingKeyId: keyId },
    ];
    const endpoints = await manager
      .createQueryBuilder(WebhookEndpoint, 'endpoint')
      .addSelect(SECRET_COLUMNS)
      .where(old)
      .orderBy('endpoint.id')
      .setLock('for_no_key_update')
      .getMany();
    let reencrypted = 0;
    for (const endpoint of endpoints) {
      const sealed = this.reencrypted(endpoint);
      if (!sealed) continue;
      await manager.update(WebhookEndpoint, endpoint.id, sealed);
      reencrypted += 1;
    }
    return { reencrypted, failed: endpoints.length - reencrypted };
  }

  private reencrypted(endpoint: WebhookEndpoint): Partial<Secrets> | null {
    const { id, sealedPreviousSecret, previousSealingKeyId } = endpoint;
    try {
      const current = this.seal(this.open(endpoint.sealedSecret, endpoint.sealingKeyId, id), id);
      if (!sealedPreviousSecret) return current;
      const previous = this.seal(this.open(sealedPreviousSecret, previousSealingKeyId!, id), id);
      return {
        ...current,
        sealedPreviousSecret: previous.sealedSecret,
        previousSealingKeyId: previous.sealingKeyId,
      };
    } catch {
      return null;
    }
  }

  private isIntact({ sealedSecret, sealingKeyId, id }: Pick<WebhookEndpoint, 'id'> & Secrets): boolean {
    try {
      this.open(sealedSecret, sealingKeyId, id);
      return true;
    } catch {
      return false;
    }
  }

  private seal(secret: string, id: string): Pick<Secrets, 'sealedSecret' | 'sealingKeyId'> {
    const key = this.keyRing.current(PURPOSE);
    return { sealedSecret: seal(secret, key, boundTo(id, key.id)), sealingKeyId: key.id };
  }

  private open(sealed: Buffer, keyId: string, id: string): string {
    return unseal(sealed, this.keyRing.get(PURPOSE, keyId), boundTo(id, keyId));
  }
}

/** The columns that other queries leave out, of the alias `endpoint`. */
export const SECRET_COLUMNS = [
  'endpoint.sealedSecret',
  'endpoint.sealingKeyId',
  'endpoint.sealedPreviousSecret',
  'endpoint.previousSealingKeyId',
];

function boundTo(id: string, keyId: string): string {
  return JSON.stringify([id, keyId]);
}

/** Changes with every rotation of the secret. */
export function secretVersion({ previousSecretEndsAt }: WebhookEndpoint): string {
  return String(previousSecretEndsAt?.getTime() ?? 'first');
}
