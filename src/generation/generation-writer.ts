import { Injectable } from '@nestjs/common';
import { isOnlyReserved } from '../budgets/quota-exhausted.js';
import { AppError } from '../common/errors/app-error.js';
import { toAppError } from '../common/errors/error-envelope.js';
import { newTimeOrderedId } from '../common/time/time-ordered-id.js';
import { Config } from '../config/config.js';
import { lateOutcomeOf } from '../database/late-outcome.js';
import type { SentPrompt } from '../engines/text-engine.js';
import { Metrics, type GenerationOutcome } from '../metrics/metrics.js';
import { ModelPrices, NO_PRICES } from '../models/model-prices.js';
import { UsageDays } from '../usage/usage-days.js';
import { storeWithinMs } from './answer-time.js';
import { isJob } from './caller.js';
import { CallBudget, type CallReservation } from './call-budget.js';
import { FailedGenerations } from './failed-generations.js';
import { receiptOf } from './generation-receipt.js';
import { GenerationRecorder, type Draft } from './generation-recorder.js';
import type { Follower } from './generation-stream.js';
import type { Generation } from './generation.entity.js';
import type { RunningGeneration } from './generation-input.js';
import { InFlightGenerations } from './in-flight-generations.js';

/** Runs the engine for one generation and stores the outcome: the text, a partial text, or the failure. */
@Injectable()
export class GenerationWriter {
  constructor(
    private readonly config: Config,
    private readonly inFlight: InFlightGenerations,
    private readonly prices: ModelPrices,
    private readonly budget: CallBudget,
    private readonly recorder: GenerationRecorder,
    private readonly usage: UsageDays,
    private readonly failures: FailedGenerations,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Reserves what the call can use, calls the engine and resolves once the text is stored. `follower` receives it as it
   * is generated.
   */
  async write(running: RunningGeneration, follower?: Follower): Promise<Generation> {
    const { request, signal, claim, answerWithinMs } = running;
    const startedAt = performance.now();
    const draft: Draft = { id: newTimeOrderedId(), model: '', content: '', sent: null, prices: NO_PRICES };
    const onStart = (model: string) => {
      draft.model = model;
      const { template, templateVersion } = request;
      follower?.onStart({ id: draft.id, model, template, templateVersion });
    };
    const onSent = (sent: SentPrompt | null) => void (draft.sent = sent);
    const onDelta = (text: string) => {
      draft.content += text;
      return follower!.onDelta(text);
    };
    let reservation: CallReservation | null = null;
    try {
      draft.prices = await this.prices.current();
      reservation = await this.budget.reserve(request, draft);
      const models = reservation?.models ?? request.models;
      const { id: accountId } = request.principal.account;
      const calledAt = performance.now();
      const result = await request.callEngine({
        signal,
        accountId,
        onStart,
        onSent,
        ...(models && { models }),
        ...(answerWithinMs !== undefined && { answerWithinMs }),
        ...(follower && { onDelta }),
      });
      const withinMs = storeWithinMs(running, { startedAt, calledAt }, this.config.modelDeadlineMs);
      const generation = await this.recorder.record(running, draft, result, reservation, withinMs);
      running.caller.work.generation = receiptOf(generation);
      reservation?.settle();
      this.metrics.countGeneration(result.model, result.finishReason);
      return generation;
    } catch (error) {
      // A job runs again once other calls have released what they reserved: nothing has failed yet.
      if (isJob(running.caller) && isOnlyReserved(error)) {
        await claim?.release();
        throw error;
      }
      this.metrics.countGeneration(draft.model || null, outcomeOf(error, signal));
      const late = lateOutcomeOf<boolean>(error);
      const ending = late
        ? this.settleLate(late, running, reservation)
        : this.settleFailed(running, draft, reservation, error);
      // While the database does not respond, the client does not wait for it once more.
      if (late || (isStorageUnavailable(error) && !isJob(running.caller)))
        this.inFlight.follow(ending).catch(() => undefined);
      else await ending;
      throw error;
    } finally {
      claim?.settle();
    }
  }

  private async settleFailed(
    running: RunningGeneration,
    draft: Draft,
    reservation: CallReservation | null,
    error: unknown,
  ): Promise<void> {
    await running.claim?.release();
    await this.recordFailed(running, draft, reservation);
    if (!running.signal.aborted) await this.failures.note(running, error);
  }

  /**
   * Stores what a client that has disconnected or cancelled its job has used, or releases what was reserved. Where nothing
   * has been received, a call with an idempotency key is not charged: its retry is.
   */
  private async recordFailed(
    { request, caller, signal, claim }: RunningGeneration,
    draft: Draft,
    reservation: CallReservation | null,
  ): Promise<void> {
    try {
      const isCancelled = (await caller.isCancelled?.()) === true;
      const isCharged = draft.content !== '' || (draft.sent !== null && (claim === null || isCancelled));
      if ((signal.aborted || isCancelled) && isCharged) {
        const generation = await this.recorder.recordCancelled(request, draft, reservation);
        caller.work.generation = receiptOf(generation);
      } else this.usage.note(request.principal, 'failed');
    } finally {
      await reservation?.release();
    }
  }

  /** Waits until it is known whether the text was stored, though the reply was lost; a retry then returns it. */
  private async settleLate(
    late: Promise<boolean>,
    { request, claim }: RunningGeneration,
    reservation: CallReservation | null,
  ): Promise<void> {
    const isStored = await late.catch(() => false);
    await reservation?.release();
    if (isStored) return;
    await claim?.release();
    this.usage.note(request.principal, 'failed');
  }
}

const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.reason === 'storage_unavailable';

function outcomeOf(error: unknown, { aborted }: AbortSignal): GenerationOutcome {
  if (aborted) return 'cancelled';
  return toAppError(error).status < 500 ? 'refused' : 'failed';
}
