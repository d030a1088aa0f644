import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import type { Principal } from '../common/http/principal.js';
import { Log } from '../common/logging/log.js';
import { HotPool } from '../database/database.module.js';
import { EventLog } from '../events/event-log.js';
import type { RunningGeneration } from './generation-input.js';
import { BUDGET_EXHAUSTED_SQL } from './reached-budgets-sql.js';
import { QUOTA_EXHAUSTED_SQL } from './reached-quotas-sql.js';

/** How long rejections for a limit run no statement after its event was written. */
const SILENCE_MS = 60_000;
/** The first pause after a statement that wrote no event; it doubles up to `SILENCE_MS`. */
const PAUSE_MS = 1_000;
const PAUSES_MAX = 10_000;

/** A limit for which a call was rejected a moment ago. */
interface Pause {
  ms: number;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
  /** Set if a call has been rejected since. */
  writeAgain?: WriteEvent;
}
type WriteEvent = () => Promise<{ rowCount: number | null }>;

/** Writes the events of generations that failed. */
@Injectable()
export class FailedGenerations implements BeforeApplicationShutdown {
  private readonly pauses = new Map<string, Pause>();
  private isClosing = false;

  constructor(
    private readonly pool: HotPool,
    private readonly events: EventLog,
    private readonly log: Log,
  ) {}

  /** Writes the events that are still due. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.all(
      [...this.pauses.values()].map(async (pause) => {
        clearTimeout(pause.timer);
        await pause.running;
        if (pause.writeAgain) await this.write(pause.writeAgain);
      }),
    );
  }

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
    const write = () =>
      isOfAccount
        ? this.pool.query(QUOTA_EXHAUSTED_SQL, [account.id, account.tokensPerMonth])
        : this.pool.query(BUDGET_EXHAUSTED_SQL, [account.id, credential.budgetId, errorContext.counter]);
    const pause = this.pauses.get(limit);
    if (this.isClosing || (!pause && this.pauses.size >= PAUSES_MAX)) await this.write(write);
    else if (pause) pause.writeAgain = write;
    else await this.writeAndPause(limit, write, PAUSE_MS);
  }

  private async writeAndPause(limit: string, write: WriteEvent, ms: number): Promise<void> {
    const pause: Pause = { ms };
    this.pauses.set(limit, pause);
    const isWritten = this.write(write);
    pause.running = isWritten.then(() => undefined);
    if (await isWritten) pause.ms = SILENCE_MS;
    if (!this.isClosing) pause.timer = setTimeout(() => void this.endPause(limit, pause), pause.ms).unref();
  }

  private async endPause(limit: string, { ms, writeAgain }: Pause): Promise<void> {
    this.pauses.delete(limit);
    if (writeAgain) await this.writeAndPause(limit, writeAgain, Math.min(ms * 2, SILENCE_MS));
  }

  /** Returns whether the statement wrote an event; never rejects. */
  private async write(statement: WriteEvent): Promise<boolean> {
    try {
      return ((await statement()).rowCount ?? 0) > 0;
    } catch (err) {
      this.log.warn({ err }, 'the event of a used-up limit could not be written');
      return false;
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
