import { Injectable } from '@nestjs/common';
import { toAppError } from '../common/errors/error-envelope.js';
import { lateOutcomeOf } from '../database/late-outcome.js';
import { Metrics, type GenerationOutcome } from '../metrics/metrics.js';
import { ModelPrices, NO_PRICES } from '../models/model-prices.js';
import { TokenQuota } from '../usage/token-quota.js';
import { UsageDays } from '../usage/usage-days.js';
import { newGenerationUuid } from './generation-id.js';
import { GenerationRecorder } from './generation-recorder.js';
import type { Follower } from './generation-stream.js';
import type { Generation } from './generation.entity.js';
import type { Claim } from './idempotency-claim.js';
import type { GenerationInput, GenerationJob } from './generation-input.js';
import { InFlightGenerations } from './in-flight-generations.js';

/** Runs the engine for one generation and stores the outcome: the text, a partial text, or the failure. */
@Injectable()
export class GenerationWriter {
  constructor(
    private readonly inFlight: InFlightGenerations,
    private readonly quota: TokenQuota,
    private readonly prices: ModelPrices,
    private readonly recorder: GenerationRecorder,
    private readonly usage: UsageDays,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Checks the quota, calls the engine and resolves once the text is stored. `follower` receives it as it is
   * generated.
   */
  async write(
    { request, signal, claim, answerWithinMs }: GenerationJob,
    follower?: Follower,
  ): Promise<Generation> {
    const draft = { id: newGenerationUuid(), model: '', content: '', prices: NO_PRICES };
    const onStart = (model: string) => {
      draft.model = model;
      follower?.onStart({ id: draft.id, model, template: request.template });
    };
    const onDelta = (text: string) => {
      draft.content += text;
      return follower!.onDelta(text);
    };
    try {
      await this.quota.assertLeft(request.principal);
      draft.prices = await this.prices.current();
      const { id: accountId } = request.principal.account;
      const result = await request.callEngine({
        signal,
        accountId,
        onStart,
        ...(request.models && { models: request.models }),
        ...(answerWithinMs !== undefined && { answerWithinMs }),
        ...(follower && { onDelta }),
      });
      const generation = await this.recorder.record(request, draft, result, claim);
      this.metrics.countGeneration(result.model, result.finishReason);
      return generation;
    } catch (error) {
      this.metrics.countGeneration(draft.model || null, outcomeOf(error, signal));
      const late = lateOutcomeOf<boolean>(error);
      if (late) this.inFlight.follow(this.settleLate(late, request, claim)).catch(() => undefined);
      else {
        await claim?.release();
        if (signal.aborted && draft.content) await this.recorder.recordCancelled(request, draft);
        else this.usage.note(request.principal, 'failed');
      }
      throw error;
    } finally {
      claim?.settle();
    }
  }

  /** Waits until it is known whether the text was stored, though the reply was lost; a retry then returns it. */
  private async settleLate(
    late: Promise<boolean>,
    { principal }: GenerationInput,
    claim: Claim | null,
  ): Promise<void> {
    if (await late.catch(() => false)) return;
    await claim?.release();
    this.usage.note(principal, 'failed');
  }
}

function outcomeOf(error: unknown, { aborted }: AbortSignal): GenerationOutcome {
  if (aborted) return 'cancelled';
  return toAppError(error).status < 500 ? 'refused' : 'failed';
}
