import { Injectable, StreamableFile } from '@nestjs/common';
import type { AppError } from '../common/app-error.js';
import { isAbort, toAppError, toErrorEnvelope } from '../common/error-envelope.js';
import { Log } from '../common/log.js';
import type { Principal } from '../common/principal.js';
import type { EngineResult, EngineRun } from '../engines/text-engine.js';
import { Metrics, type GenerationOutcome } from '../metrics/metrics.js';
import { TokenQuota } from '../usage/token-quota.js';
import { UsageDays } from '../usage/usage-days.js';
import type { Caller } from './caller.js';
import type { EventStream } from './event-stream.js';
import { newGenerationUuid } from './generation-id.js';
import { GenerationRecorder, type Origin } from './generation-recorder.js';
import { toGenerationResponse } from './generation-response.js';
import { openGenerationStream, replayStream, type Follower } from './generation-stream.js';
import type { Generation } from './generation.entity.js';
import type { Claim } from './idempotency-claim.js';
import { Idempotency } from './idempotency.js';
import { TextsUnderWay } from './texts-under-way.js';

/** A text to be produced, by whatever engine, from whatever request. */
export interface Order extends Origin {
  principal: Principal;
  /** Tells this request from others under the same `Idempotency-Key`; asked only where there is one. */
  fingerprint(): Buffer;
  isStreamed: boolean;
  /** What the engine reads, for counting the tokens of a text that was broken off. */
  input: string;
  write(run: EngineRun): Promise<EngineResult>;
}

type Answer = ReturnType<typeof toGenerationResponse> | StreamableFile;

/** The one way from an order to its answer: claimed, within the quota, written, stored, and then told. */
@Injectable()
export class TextProduction {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly underWay: TextsUnderWay,
    private readonly quota: TokenQuota,
    private readonly recorder: GenerationRecorder,
    private readonly usage: UsageDays,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  /** Answers an order: with the record, or with a stream that begins once the model is settled. */
  answer(order: Order, caller: Caller): Promise<Answer> {
    const { idempotencyKey, signal } = caller;
    if (idempotencyKey === null) return this.produce(order, caller, signal, null);
    return this.underWay.follow(this.answerOnce(order, caller, idempotencyKey));
  }

  private async answerOnce(order: Order, caller: Caller, idempotencyKey: string): Promise<Answer> {
    // With a key, the text is finished and stored also when the caller hangs up: the retry gets it whole.
    const { signal } = this.underWay;
    const print = order.fingerprint();
    const ends = { caller: caller.signal, stop: signal };
    const { claim, replay } = await this.idempotency.claim(order.principal, idempotencyKey, print, ends);
    if (claim) return this.produce(order, caller, signal, claim);
    caller.markReplayed();
    if (!order.isStreamed) return toGenerationResponse(replay);
    return streamed(replayStream(replay), caller);
  }

  private async produce(order: Order, caller: Caller, signal: AbortSignal, claim: Claim | null) {
    caller.leaveCountingToUs();
    if (!order.isStreamed) return toGenerationResponse(await this.write(order, signal, claim));
    const stream = await openGenerationStream(
      (follower) => this.write(order, signal, claim, follower),
      (error) => this.describe(error, caller),
    );
    return streamed(stream, caller);
  }

  private write(
    order: Order,
    signal: AbortSignal,
    claim: Claim | null,
    follower?: Follower,
  ): Promise<Generation> {
    return this.underWay.follow(this.writeAndStore(order, signal, claim, follower));
  }

  private async writeAndStore(order: Order, signal: AbortSignal, claim: Claim | null, follower?: Follower) {
    const draft = { id: newGenerationUuid(), model: '', content: '' };
    const onStart = (model: string) => {
      draft.model = model;
      follower?.onStart({ ...draft, template: order.template });
    };
    const onDelta = (text: string) => {
      draft.content += text;
      return follower!.onDelta(text);
    };
    try {
      await this.quota.assertLeft(order.principal);
      const result = await order.write({ signal, onStart, ...(follower && { onDelta }) });
      const generation = await this.recorder.record(order, draft.id, result, claim);
      this.metrics.countGeneration(result.model, result.finishReason);
      return generation;
    } catch (error) {
      this.metrics.countGeneration(draft.model || null, outcomeOf(error, signal));
      await claim?.release();
      if (signal.aborted && draft.content) await this.recorder.recordCancelled(order, draft);
      else this.usage.note(order.principal, 'failed');
      throw error;
    } finally {
      claim?.settle();
    }
  }

  private describe(thrown: unknown, { requestId, noteFailure }: Caller): object {
    const error: AppError = toAppError(thrown);
    noteFailure(error);
    if (error.status >= 500 && !isAbort(thrown)) {
      this.log.error({ requestId, reason: error.reason, err: error.cause ?? error }, 'stream failed');
    }
    return toErrorEnvelope(error, requestId).error;
  }
}

// A bare stream would be read and written anew twice on its way through the framework, for every event.
function streamed(stream: EventStream, caller: Caller): StreamableFile {
  caller.announceStream();
  return new StreamableFile(stream);
}

function outcomeOf(error: unknown, { aborted }: AbortSignal): GenerationOutcome {
  if (aborted) return 'cancelled';
  return toAppError(error).status < 500 ? 'refused' : 'failed';
}
