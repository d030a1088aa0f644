import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { KeyRing } from '../common/crypto/key-ring.js';
import { seal, unseal } from '../common/crypto/sealing.js';
import { lockModels } from './lock-models.js';
import { StoredModel } from './model.entity.js';
import { ModelError } from './model-error.js';

const PURPOSE = 'model-provider-key';

/** What a key is bound to: moved to another model or sent to another address, it does not open. */
type Bound = Pick<StoredModel, 'id' | 'baseUrl'>;

/** Encrypts the keys of model providers with `SECRET_KEY`. */
@Injectable()
export class ModelKeys {
  constructor(private readonly keyRing: KeyRing) {}

  seal(apiKey: string | undefined, model: Bound): Pick<StoredModel, 'sealedKey' | 'sealingKeyId'> {
    if (apiKey === undefined) return { sealedKey: null, sealingKeyId: null };
    const current = this.keyRing.current(PURPOSE);
    return { sealedKey: seal(apiKey, current, boundTo(model, current.id)), sealingKeyId: current.id };
  }

  /** Returns undefined for a model without a key; throws a `ModelError` if the key cannot be decrypted. */
  open(model: StoredModel): string | undefined {
    const { id, sealedKey, sealingKeyId } = model;
    if (sealedKey === null || sealingKeyId === null) return undefined;
    try {
      return unseal(sealedKey, this.keyRing.get(PURPOSE, sealingKeyId), boundTo(model, sealingKeyId));
    } catch (error) {
      const problem = `the key of ${id} cannot be decrypted (${(error as Error).message})`;
      throw new ModelError('id', `${problem}; set it again with models:update --api-key-file`);
    }
  }

  /** Seals with the current key what an older one sealed; `failed` counts what did not open. */
  async reencryptFrom(
    manager: EntityManager,
    sealingKeyId: string,
  ): Promise<{ reencrypted: number; failed: number }> {
    await lockModels(manager);
    const models = await selectWithKeys(manager).where({ sealingKeyId }).getMany();
    let reencrypted = 0;
    for (const model of models) {
      const apiKey = this.openIfIntact(model);
      if (apiKey === undefined) continue;
      await manager.update(StoredModel, { id: model.id }, this.seal(apiKey, model));
      reencrypted += 1;
    }
    return { reencrypted, failed: models.length - reencrypted };
  }

  private openIfIntact(model: StoredModel): string | undefined {
    try {
      return this.open(model);
    } catch {
      return undefined;
    }
  }
}

/** Selects models with their sealed keys, which other queries leave out. */
export function selectWithKeys(manager: EntityManager): SelectQueryBuilder<StoredModel> {
  return manager
    .createQueryBuilder(StoredModel, 'model')
    .addSelect(['model.sealedKey', 'model.sealingKeyId']);
}

function boundTo({ id, baseUrl }: Bound, sealingKeyId: string): string {
  return JSON.stringify([id, baseUrl, sealingKeyId]);
}
