import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Log } from '../common/logging/log.js';
import { Config } from '../config/config.js';
import { ChangeAwareCache } from '../database/change-aware-cache.js';
import { Notifier } from '../database/notifier.js';
import { toAvailableModel, orderModels, type AvailableModel } from './available-model.js';
import { ModelError } from './model-error.js';
import { ModelKeys, selectWithKeys } from './model-keys.js';
import { MODELS_CHANGE } from './models-change.js';
import { StoredModel } from './model.entity.js';

/** The models in force: those of `MODELS` and of the database. Changes hold in all processes within 100 ms. */
@Injectable()
export class ModelCatalogue {
  private readonly cache: ChangeAwareCache<readonly AvailableModel[]>;

  constructor(
    @InjectRepository(StoredModel) private readonly models: Repository<StoredModel>,
    private readonly keys: ModelKeys,
    private readonly config: Config,
    private readonly log: Log,
    notifier: Notifier,
  ) {
    this.cache = new ChangeAwareCache(notifier, ['models']);
  }

  /** Returns the models in the order in which they are called. The same array means that nothing has changed. */
  current(): readonly AvailableModel[] | Promise<readonly AvailableModel[]> {
    return this.cache.get(MODELS_CHANGE) ?? this.load();
  }

  private async load(): Promise<readonly AvailableModel[]> {
    const models = await this.cache.load(MODELS_CHANGE, async () => {
      const { models: operator, currency } = this.config;
      const stored = await this.readStored();
      return { value: orderModels(operator, stored, currency), tags: [`models:${MODELS_CHANGE}`] };
    });
    return models!;
  }

  private async readStored(): Promise<AvailableModel[]> {
    const rows = await selectWithKeys(this.models.manager)
      .orderBy({ 'model.position': 'ASC', 'model.id': 'ASC' })
      .getMany();
    return rows.flatMap((row) => this.open(row) ?? []);
  }

  /** Returns null for a model whose key cannot be decrypted: it is omitted, because every call would fail. */
  private open(row: StoredModel): AvailableModel | null {
    try {
      return toAvailableModel(row, this.keys.open(row), this.config.providerAccess);
    } catch (error) {
      const cause = error instanceof ModelError ? {} : { err: error };
      this.log.error(
        { model: row.id, ...cause },
        `${(error as Error).message}; until then, the model is not used`,
      );
      return null;
    }
  }
}
