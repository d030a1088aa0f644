import { Injectable } from '@nestjs/common';
import { hasBudget } from '../budgets/budget-limits.js';
import { Budgets, type CallAmounts, type Reservation } from '../budgets/budgets.js';
import type { ErrorContext } from '../common/errors/error-context.js';
import { toAppError } from '../common/errors/error-envelope.js';
import { timeOfId } from '../common/time/time-ordered-id.js';
import { tokenCounter } from '../engines/output/token-counter.js';
import { Metrics } from '../metrics/metrics.js';
import { ModelAccess } from '../models/model-access.js';
import type { PriceList } from '../models/model-prices.js';
import { amountsOf, tokensMaxOf, type CountTokens, type ModelBound } from './call-amounts.js';
import type { GenerationInput } from './generation-input.js';
import type { Generation } from './generation.entity.js';

/** The reservation of one call, with the models that it was computed for. */
export interface CallReservation extends Reservation {
  /** No other model may be called. */
  models: ReadonlySet<string>;
  /** Counts a record that used more than is reserved. */
  check(record: Generation): void;
}

/** A call to the engine. */
export interface StartedCall {
  /** The id that its generation is stored under. */
  id: string;
  /** The prices at its start, which its cost is computed with. */
  prices: PriceList;
}

/** Reserves what a call can use at most, before any model is called. */
@Injectable()
export class CallBudget {
  constructor(
    private readonly budgets: Budgets,
    private readonly access: ModelAccess,
    private readonly metrics: Metrics,
  ) {}

  /** Resolves with null where no monthly limit applies. Throws `quota_exhausted`. */
  async reserve(request: GenerationInput, call: StartedCall): Promise<CallReservation | null> {
    if (!hasBudget(request.principal)) return null;
    const allowed = await this.access.allowed(request.principal);
    const models = allowed.filter((model) => request.models?.has(model.id) ?? true);
    const bounds = models.map(({ id, spec }) => ({ model: id, ...request.boundOf(spec) }));
    const isLocal = models.every(({ spec }) => !('model' in spec));
    const reservation = isLocal
      ? await this.reserveFast(request, call, bounds)
      : await this.hold(request, call, bounds, countFor(request));
    return {
      ...reservation,
      models: new Set(models.map(({ id }) => id)),
      check: (record) => this.check(record, reservation),
    };
  }

  /**
   * Without a model, counting tokens would take longer than all the rest. The number of bytes is an upper bound of
   * them; they are counted only where there is not enough left for it.
   */
  private async reserveFast(
    request: GenerationInput,
    call: StartedCall,
    bounds: readonly ModelBound[],
  ): Promise<Reservation> {
    try {
      return await this.hold(request, call, bounds, tokensMaxOf);
    } catch (error) {
      const { reason, errorContext } = toAppError(error);
      // Nothing fits into a limit that is used up.
      if (reason !== 'quota_exhausted' || isUsedUp(errorContext)) throw error;
      return this.hold(request, call, bounds, countFor(request));
    }
  }

  private async hold(
    { principal }: GenerationInput,
    { id, prices }: StartedCall,
    bounds: readonly ModelBound[],
    count: CountTokens,
  ): Promise<Reservation> {
    const amounts = await amountsOf(bounds, prices, count);
    return this.budgets.reserve(principal, id, { ...amounts, startedAt: timeOfId(id) });
  }

  private check(
    { model, inputTokens, outputTokens, cost }: Generation,
    { tokens, spend }: CallAmounts,
  ): void {
    const isExceeded = inputTokens + outputTokens > tokens || (cost ?? 0n) > spend;
    if (isExceeded) this.metrics.countExceededReservation(model);
  }
}

function isUsedUp({ value = 0, limit = 0 }: ErrorContext): boolean {
  return value >= limit;
}

/** Counts in the turns of the account. */
function countFor({ principal }: GenerationInput): CountTokens {
  return (text) => tokenCounter.count(text, principal.account.id);
}
