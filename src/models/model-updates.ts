import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { Config } from '../config/config.js';
import { Changes } from '../database/changes.js';
import { lockModels } from './lock-models.js';
import { checkModelChange, type CheckedChange, type ModelChange } from './model-change.js';
import { ModelKeys, selectWithKeys } from './model-keys.js';
import { StoredModel } from './model.entity.js';
import { MODELS_CHANGE } from './models-change.js';
import { ModelsService } from './models.service.js';
import { ModelError } from './model-error.js';
import type { CheckedModel } from './new-model.js';

/** The columns that every change writes, besides the key. */
const WRITTEN = ['baseUrl', 'deadlineMs', 'priceInput', 'priceOutput', 'currency'] as const;

/** Changes the key, address, price and deadline of stored models, effective in all processes within 100 ms. */
@Injectable()
export class ModelUpdates {
  constructor(
    @InjectRepository(StoredModel) private readonly repository: Repository<StoredModel>,
    private readonly models: ModelsService,
    private readonly changes: Changes,
    private readonly keys: ModelKeys,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /** Checks a change without making it; throws a `ModelError` for an invalid field or id. */
  async check(id: string, change: ModelChange): Promise<CheckedChange> {
    const stored = await selectWithKeys(this.repository.manager).where({ id }).getOne();
    if (!stored) throw this.models.unknown('id', id);
    return checkModelChange(stored, change, this.config.currency);
  }

  /** Makes a checked change; throws a `ModelError` if the model was changed since it was checked. */
  apply({ stored, spec, price }: CheckedChange): Promise<StoredModel> {
    const { id } = stored;
    const { apiKey, baseUrl = null, deadlineMs = null } = spec;
    return this.changes.commit('models', MODELS_CHANGE, async (manager) => {
      await lockModels(manager);
      const current = await selectWithKeys(manager).where({ id }).getOne();
      if (!current) throw this.models.unknown('id', id);
      if (!isUnchanged(current, stored))
        throw new ModelError('id', `id: ${id} was changed by someone else; check it and try again`);
      const values = {
        baseUrl,
        deadlineMs,
        ...(apiKey !== undefined && this.keys.seal(apiKey, { id, baseUrl })),
        priceInput: price?.input ?? null,
        priceOutput: price?.output ?? null,
        currency: price?.currency ?? null,
      };
      await manager.update(StoredModel, { id }, values);
      await this.audit.append(manager, {
        action: 'model.changed',
        accountId: null,
        target: { type: 'model', id, name: id },
        before: auditedOf(current),
        after: { baseUrl, deadlineMs, price, hasNewKey: apiKey !== undefined },
      });
      return manager.findOneByOrFail(StoredModel, { id });
    });
  }
}

/** Compares all that a change writes. */
function isUnchanged(current: StoredModel, stored: StoredModel): boolean {
  return isSameKey(current, stored) && WRITTEN.every((column) => current[column] === stored[column]);
}

function isSameKey(one: StoredModel, other: StoredModel): boolean {
  if (one.sealedKey === null || other.sealedKey === null) return one.sealedKey === other.sealedKey;
  return one.sealedKey.equals(other.sealedKey);
}

function auditedOf(model: StoredModel): Pick<StoredModel, 'baseUrl' | 'deadlineMs'> & {
  price: CheckedModel['price'];
} {
  const { baseUrl, deadlineMs, priceInput: input, priceOutput: output, currency } = model;
  const isPriced = input !== null && output !== null && currency !== null;
  return { baseUrl, deadlineMs, price: isPriced ? { input, output, currency } : null };
}
