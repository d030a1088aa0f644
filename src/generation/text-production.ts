// Longer than usual: every step from an order to its answer, in one place.
import { Injectable, StreamableFile } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { isAbort, toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { Log } from '../common/logging/log.js';
import type { Principal } from '../common/http/principal.js';
import type { EngineResult, EngineRun } from '../engines/text-engine.js';
import { Metrics, type GenerationOutcome } from '../metrics/metrics.js';
import { lateOutcomeOf } from '../database/late-outcome.js';
import { TokenQuota } from '../usage/token-quota.js';
import { UsageDays } from '../usage/usage-days.js';
import type { Caller } from './caller.js';
import { CredentialWatch } from './credential-watch.js';
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

/** An order being carried out. */
interface Job {
  order: Order;
  caller: Caller;
  /** Aborted when the text is not wanted any more. */
  signal: AbortSignal;
  claim: Claim | null;
  /** Frees the place under the concurrency cap, once the response is over too. */
  freePlace(): void;
}

type Answer = ReturnType<typeof toGenerationResponse> | StreamableFile;

/** The one way from an order to its answer: claimed, within the quota, written, stored, and then told. */
@Injectable()
export class TextProduction {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly underWay: TextsUnderWay,
    private readonly credentials: CredentialWatch,
    private readonly quota: TokenQuota,
    private readonly recorder: GenerationRecorder,
    private readonly usage: UsageDays,
    private readonly metrics: Metrics,
    private readonly log: Log,
  ) {}

  /** Answers an order: with the record, or with a stream that begins once the model is settled. */
  async answer(order: Order, caller: Caller): Promise<Answer> {
    const { idempotencyKey, signal } = caller;
    // Nothing has begun, and the place of a caller who is gone is free already.
    signal.throwIfAborted();
    const job: Job = { order, caller, signal, claim: null, freePlace: caller.holdPlace() };
    try {
      if (idempotencyKey === null) return await this.produce(job);
      return await this.underWay.follow(this.answerOnce(job, idempotencyKey));
    } catch (error) {
      job.freePlace();
      throw error;
    }
  }

  private async answerOnce(job: Job, idempotencyKey: string): Promise<Answer> {
    const { order, caller } = job;
    // With a key, the text is finished and stored also when the caller hangs up: the retry gets it whole.
    const { signal } = this.underWay;
    const print = order.fingerprint();
    const ends = { caller: caller.signal, stop: signal };
    const { claim, replay } = await this.idempotency.claim(order.principal, idempotencyKey, print, ends);
    if (claim) return this.produce({ ...job, signal, claim });
    job.freePlace();
    caller.markReplayed();
    if (!order.isStreamed) return toGenerationResponse(replay);
    return streamed(replayStream(replay), caller);
  }

  private async produce(job: Job) {
    const { order, caller } = job;
    caller.leaveCountingToUs();
    if (!order.isStreamed) return toGenerationResponse(await this.write(job));
    const stream = await openGenerationStream(
      (follower) => this.writeWatched(job, follower),
      (error) => this.describe(error, caller),
    );
    return streamed(stream, caller);
  }

  /** A stream ends with its credential, also one that nobody reads any more. */
  private async writeWatched(job: Job, follower: Follower): Promise<Generation> {
    const { authorization, address } = job.caller;
    if (authorization === null) return this.write(job, follower);
    const watch = this.credentials.watch(authorization, address);
    const signal = AbortSignal.any([job.signal, watch.signal]);
    return this.write({ ...job, signal }, follower).finally(watch.stop);
  }

  private write(job: Job, follower?: Follower): Promise<Generation> {
    return this.underWay.follow(this.writeAndStore(job, follower).finally(job.freePlace));
  }

  private async writeAndStore({ order, signal, claim }: Job, follower?: Follower) {
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
      const { id: accountId } = order.principal.account;
      const result = await order.write({ signal, accountId, onStart, ...(follower && { onDelta }) });
      const generation = await this.recorder.record(order, draft.id, result, claim);
      this.metrics.countGeneration(result.model, result.finishReason);
      return generation;
    } catch (error) {
      this.metrics.countGeneration(draft.model || null, outcomeOf(error, signal));
      const late = lateOutcomeOf<boolean>(error);
      if (late) this.underWay.follow(this.settleLate(late, order, claim)).catch(() => undefined);
      else {
        await claim?.release();
        if (signal.aborted && draft.content) await this.recorder.recordCancelled(order, draft);
        else this.usage.note(order.principal, 'failed');
      }
      throw error;
    } finally {
      claim?.settle();
    }
  }

  /** The text may have been stored, and counted with it, though the database did not say so: then a retry gets it. */
  private async settleLate(late: Promise<boolean>, { principal }: Order, claim: Claim | null): Promise<void> {
    if (await late.catch(() => false)) return;
    await claim?.release();
    this.usage.note(principal, 'failed');
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
