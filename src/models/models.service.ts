import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.js';
import type { AuditAction } from '../audit/audit-event.js';
import { Config } from '../config/config.js';
import { BUILTIN } from '../config/model-specs.js';
import { Changes } from '../database/changes.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import { lockModels } from './lock-models.js';
import { ModelKeys, selectWithKeys } from './model-keys.js';
import { MODELS_CHANGE } from './models-change.js';
import { CALL_ORDER, StoredModel } from './model.entity.js';
import { InvalidModelField, ModelError } from './model-error.js';
import type { CheckedModel } from './new-model.js';

/** The most models that can be connected. */
const MODELS_MAX = 50;

/** Adds, orders and removes stored models, effective in all processes within 100 ms. */
@Injectable()
export class ModelsService {
  constructor(
    @InjectRepository(StoredModel) private readonly models: Repository<StoredModel>,
    private readonly changes: Changes,
    private readonly keys: ModelKeys,
    private readonly audit: AuditLog,
    private readonly config: Config,
  ) {}

  /** Returns the models in the order in which they are called, without their keys. */
  list(): Promise<StoredModel[]> {
    return this.models.find({ order: CALL_ORDER });
  }

  /** Finds a model with its key, to call it. Throws a `ModelError` if the key cannot be decrypted. */
  async findWithKey(id: string): Promise<{ model: StoredModel; apiKey: string | undefined } | null> {
    const model = await selectWithKeys(this.models.manager).where({ id }).getOne();
    return model && { model, apiKey: this.keys.open(model) };
  }

  /** Connects a model. It is called after all other stored models. Rejects a model that is already connected. */
  async add({ spec, price }: CheckedModel): Promise<StoredModel> {
    const { id, provider, model: name, apiKey, baseUrl = null, deadlineMs = null } = spec;
    this.mustNotBeListed(id);
    const row = {
      id,
      provider,
      name,
      baseUrl,
      deadlineMs,
      ...this.keys.seal(apiKey, { id, baseUrl }),
      priceInput: price?.input ?? null,
      priceOutput: price?.output ?? null,
      currency: price?.currency ?? null,
    };
    const insert = this.change(async (manager) => {
      const stored = await this.lock(manager);
      if (stored.length >= MODELS_MAX)
        throw new ModelError('name', `${MODELS_MAX} models are already connected; remove one first`);
      const position = 1 + Math.max(-1, ...stored.map((model) => model.position));
      await manager.insert(StoredModel, { ...row, position });
      await this.note(manager, 'model.added', id, {
        provider,
        name,
        baseUrl,
        price,
        hasKey: apiKey !== undefined,
      });
      return manager.findOneByOrFail(StoredModel, { id });
    });
    return insert.catch((error: unknown) => {
      if (isUniqueViolation(error, 'models_pkey')) throw new ModelError('name', `${id} is already connected`);
      throw error;
    });
  }

  /** Throws a `ModelError` if a model with this id is already connected. */
  async mustBeNew(id: string): Promise<void> {
    this.mustNotBeListed(id);
    if (await this.models.existsBy({ id })) throw new ModelError('name', `${id} is already connected`);
  }

  /** Disconnects a model. Its running calls are completed. */
  remove(id: string): Promise<StoredModel> {
    return this.change(async (manager) => {
      const model = (await this.lock(manager)).find((stored) => stored.id === id);
      if (!model) throw this.unknown('id', id);
      await manager.delete(StoredModel, { id });
      await this.note(manager, 'model.removed', id);
      return model;
    });
  }

  /** Moves models to the front, in this order; the others keep their order. */
  order(ids: readonly string[]): Promise<StoredModel[]> {
    return this.change(async (manager) => {
      const stored = await this.lock(manager);
      const unknown = ids.find((id) => !stored.some((model) => model.id === id));
      if (unknown !== undefined) throw this.unknown('ids', unknown);
      if (new Set(ids).size < ids.length)
        throw new InvalidModelField('ids', 'ids must not name a model twice');
      const all = [...ids, ...stored.map(({ id }) => id).filter((id) => !ids.includes(id))];
      for (const [position, id] of all.entries()) await manager.update(StoredModel, { id }, { position });
      await this.note(manager, 'model.ordered', all[0] ?? '', { order: all });
      return manager.find(StoredModel, { order: CALL_ORDER });
    });
  }

  /** Moves a model one place up or down. */
  async move(id: string, direction: string): Promise<StoredModel[]> {
    const ids = (await this.list()).map((model) => model.id);
    const from = ids.indexOf(id);
    if (from < 0) throw this.unknown('id', id);
    const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), ids.length - 1);
    ids.splice(to, 0, ...ids.splice(from, 1));
    return this.order(ids);
  }

  private mustNotBeListed(id: string): void {
    if (this.config.models.some((listed) => listed.id === id))
      throw new ModelError('name', `${id} is already set by MODELS`);
  }

  /** The error for an id that no stored model has. */
  unknown(field: string, id: string): ModelError {
    const isListed = this.config.models.some((listed) => listed.id === id);
    if (isListed) return new ModelError(field, `${field}: ${id} is set by MODELS and cannot be changed here`);
    const problem =
      id === BUILTIN.id ? `${id} is part of the service and always last` : `model ${id} not found`;
    return new ModelError(field, `${field}: ${problem}`);
  }

  private change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.changes.commit('models', MODELS_CHANGE, work);
  }

  /** Each change sees the positions set by the previous one. */
  private async lock(manager: EntityManager): Promise<StoredModel[]> {
    await lockModels(manager);
    return manager.find(StoredModel, { order: CALL_ORDER });
  }

  private note(manager: EntityManager, action: AuditAction, id: string, after?: object): Promise<void> {
    const target = { type: 'model', id, name: id };
    return this.audit.append(manager, { action, accountId: null, target, ...(after && { after }) });
  }
}
