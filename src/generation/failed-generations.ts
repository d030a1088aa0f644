import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AppError } from '../common/errors/app-error.js';
import { toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import type { Principal } from '../common/http/principal.js';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { EventLog } from '../events/event-log.js';
import type { RunningGeneration } from './generation-input.js';
import { BUDGET_EXHAUSTED_SQL } from './reached-budgets-sql.js';
import { QUOTA_EXHAUSTED_SQL } from './reached-quotas-sql.js';

/** How long a rejection for a limit writes no further event of that limit. */
const SILENCE_MS = 60_000;
const LIMITS_MAX = 10_000;

/** Writes the events of generations that failed. */
@Injectable()
export class FailedGenerations {
  /** Limits for which a call was rejected a moment ago, so that further rejections cost no statement. */
  private readonly exhausted = new LRUCache<string, true>({ max: LIMITS_MAX, ttl: SILENCE_MS });

  constructor(
    private readonly pool: HotPool,
    private readonly events: EventLog,
    private readonly log: Log,
  ) {}

  /**
   * Writes `generation.failed` if every model failed or refused the prompt, and `quota.reached` if a monthly limit of the
   * account, the key or the app is used up; other errors are for the caller only. Never rejects: the response is the error
   * of the generation.
   */
  async note(generation: RunningGeneration, thrown: unknown): Promise<void> {
    const error = toAppError(thrown);
    try {
      if (error.reason === 'quota_exhausted') await this.noteExhausted(generation.request.principal, error);
      else if (error.status >= 500 || error.reason === 'content_filtered')
        await this.append(generation, error);
    } catch (err) {
      this.log.warn({ err }, 'the event of a failed generation could not be written');
    }
  }

  private async noteExhausted({ account, credential }: Principal, { errorContext }: AppError): Promise<void> {
    const isOfAccount = errorContext.counter === 'tokens_per_month';
    const limit = isOfAccount ? account.id : `${account.id} ${credential.budgetId} ${errorContext.counter}`;
    if (this.exhausted.has(limit)) return;
    this.exhausted.set(limit, true);
    try {
      if (isOfAccount) await this.pool.query(QUOTA_EXHAUSTED_SQL, [account.id, account.tokensPerMonth]);
      else await this.pool.query(BUDGET_EXHAUSTED_SQL, [account.id, credential.budgetId]);
    } catch (error) {
      this.exhausted.delete(limit);
      throw error;
    }
  }

  private append({ request, caller }: RunningGeneration, error: AppError): Promise<void> {
    const { account, credential } = request.principal;
    return this.events.append(this.pool, {
      accountId: account.id,
      clientId: credential.clientId,
      type: 'generation.failed',
      data: { template: request.template, error: toErrorEnvelope(error, caller.requestId).error },
    });
  }
}
