import { Injectable } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { EventLog } from '../events/event-log.js';
import type { GenerationJob } from './generation-input.js';
import { BUDGET_EXHAUSTED_SQL } from './reached-budgets-sql.js';
import { QUOTA_EXHAUSTED_SQL } from './reached-quotas-sql.js';

/** Writes the events of generations that failed. */
@Injectable()
export class FailedGenerations {
  constructor(
    private readonly pool: HotPool,
    private readonly events: EventLog,
    private readonly log: Log,
  ) {}

  /**
   * Writes `generation.failed` if every model failed or refused the prompt, and `quota.reached` if a monthly limit of the
   * account, the key or the app is used up; other errors are for the caller only. Never rejects: the response is the error of the generation.
   */
  async note(job: GenerationJob, thrown: unknown): Promise<void> {
    const error = toAppError(thrown);
    const { account, credential } = job.request.principal;
    try {
      if (error.errorContext.counter === 'tokens_per_month')
        await this.pool.query(QUOTA_EXHAUSTED_SQL, [account.id, account.tokensPerMonth]);
      else if (error.reason === 'quota_exhausted')
        await this.pool.query(BUDGET_EXHAUSTED_SQL, [account.id, credential.budgetId]);
      else if (error.status >= 500 || error.reason === 'content_filtered') await this.append(job, error);
    } catch (err) {
      this.log.warn({ err }, 'the event of a failed generation could not be written');
    }
  }

  private append({ request, caller }: GenerationJob, error: AppError): Promise<void> {
    const { account, credential } = request.principal;
    return this.events.append(this.pool, {
      accountId: account.id,
      clientId: credential.clientId,
      type: 'generation.failed',
      data: { template: request.template, error: toErrorEnvelope(error, caller.requestId).error },
    });
  }
}
