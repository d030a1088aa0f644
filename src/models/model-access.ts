import { Injectable } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import type { Principal } from '../common/http/principal.js';
import { Config } from '../config/config.js';
import { BUILTIN } from '../config/model-specs.js';
import type { AvailableModel } from './available-model.js';
import { ModelCatalogue } from './model-catalogue.js';
import { appliesIn } from './model-prices.js';

/**
 * Determines which models a credential may use: those that its plan and, for a key, the key itself allow. With a spending
 * limit, only models with a price are allowed.
 */
@Injectable()
export class ModelAccess {
  constructor(
    private readonly catalogue: ModelCatalogue,
    private readonly config: Config,
  ) {}

  /** Returns the models that a credential may use, in the order in which they are called. */
  async allowed(principal: Principal): Promise<readonly AvailableModel[]> {
    const models = await this.catalogue.current();
    return isUnlimited(principal) ? models : models.filter((model) => this.mayUse(principal, model));
  }

  /**
   * Returns the ids of the models that a request may use; undefined for all. Throws `model_not_found` if it names a model
   * that does not exist or is not allowed, or if no model is allowed.
   */
  async choose(
    principal: Principal,
    requested: string | undefined,
  ): Promise<ReadonlySet<string> | undefined> {
    if (requested === undefined && isUnlimited(principal)) return undefined;
    const ids = (await this.allowed(principal)).map(({ id }) => id);
    if (requested !== undefined && !ids.includes(requested)) throw unknownModel();
    if (ids.length === 0)
      throw new AppError(
        'model_not_found',
        'No model is available to this credential; GET /v1/models lists them.',
      );
    return new Set(requested === undefined ? ids : [requested]);
  }

  /** Returns whether only the built-in engine can answer a request. Throws `model_not_found` like `choose`. */
  async isLeftToBuiltin(principal: Principal, requested: string | undefined): Promise<boolean> {
    const chosen = await this.choose(principal, requested);
    const models = (await this.allowed(principal)).filter(({ id }) => chosen?.has(id) ?? true);
    return models.every(({ spec }) => spec.provider === BUILTIN.provider);
  }

  private mayUse({ account, credential }: Principal, { id, price }: AvailableModel): boolean {
    const isAllowed = [account.models, credential.models].every((ids) => ids === null || ids.includes(id));
    const isPriced = price !== null && appliesIn(price, this.config.currency);
    return isAllowed && (credential.spendPerMonth === null || isPriced);
  }
}

function unknownModel(): AppError {
  return new AppError(
    'model_not_found',
    'This model does not exist or is not available to this credential. GET /v1/models lists the models that you can use.',
    {
      details: [{ path: 'model', message: 'is not the id of a model that this credential may use' }],
    },
  );
}

function isUnlimited({ account, credential }: Principal): boolean {
  return account.models === null && credential.models === null && credential.spendPerMonth === null;
}
