import { Injectable, StreamableFile } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { isAbort, toAppError, toErrorEnvelope } from '../common/errors/error-envelope.js';
import { Log } from '../common/logging/log.js';
import { isJob, type Caller } from './caller.js';
import { CredentialWatch } from './credential-watch.js';
import type { EventStream } from './event-stream.js';
import { NOTHING_USED, receiptOf } from './generation-receipt.js';
import { toGenerationResponse } from './generation-response.js';
import { openGenerationStream, replayStream, type Follower } from './generation-stream.js';
import { GenerationWriter } from './generation-writer.js';
import type { Generation } from './generation.entity.js';
import { Idempotency } from './idempotency.js';
import type { GenerationInput, RequestedText, RunningGeneration } from './generation-input.js';
import { InFlightGenerations, serviceStopping } from './in-flight-generations.js';

type Answer = ReturnType<typeof toGenerationResponse> | StreamableFile;

/** Runs one generation: claims the idempotency key, runs the writer and responds. */
@Injectable()
export class GenerationPipeline {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly inFlight: InFlightGenerations,
    private readonly credentials: CredentialWatch,
    private readonly writer: GenerationWriter,
    private readonly log: Log,
  ) {}

  /** Runs a generation; returns its record, or a stream that starts once the model is known. */
  async run(requested: RequestedText, caller: Caller): Promise<Answer> {
    const { idempotencyKey, signal } = caller;
    // The slot of a client that has disconnected is already released, so nothing may start.
    signal.throwIfAborted();
    caller.work.endUser = requested.labels.endUser;
    const releaseSlot = caller.response?.holdSlot();
    try {
      if (idempotencyKey !== null)
        return await this.inFlight.follow(this.runOnce(requested, caller, idempotencyKey, releaseSlot));
      const request = await find(requested);
      signal.throwIfAborted();
      return await this.produce({ request, caller, signal, claim: null, releaseSlot });
    } catch (error) {
      releaseSlot?.();
      throw this.explain(error, caller);
    }
  }

  /** Checks for a replay before resolving the template and the model, so a retry works even if they were deleted. */
  private async runOnce(
    requested: RequestedText,
    caller: Caller,
    idempotencyKey: string,
    releaseSlot: RunningGeneration['releaseSlot'],
  ): Promise<Answer> {
    // With a key, the text is completed and stored even if the client disconnects, so that a retry gets all of it.
    const stop = this.inFlight.signal;
    const signal = isJob(caller) ? caller.signal : stop;
    const claimed = await this.idempotency.claim({
      principal: requested.principal,
      key: idempotencyKey,
      fingerprint: requested.fingerprint(),
      ends: { caller: caller.signal, stop },
      givenToken: caller.claimToken,
    });
    if (claimed.claim) {
      const request = await find(requested).catch(async (error: unknown) => {
        await claimed.claim.release();
        throw error;
      });
      return this.produce({ request, caller, signal, releaseSlot, ...claimed });
    }
    releaseSlot?.();
    caller.response?.markReplayed();
    caller.work.generation = { ...receiptOf(claimed.replay), ...NOTHING_USED };
    if (!requested.isStreamed) return toGenerationResponse(claimed.replay);
    return streamed(replayStream(claimed.replay), caller);
  }

  private async produce(running: RunningGeneration) {
    const { request, caller } = running;
    caller.response?.leaveUsageToGeneration();
    if (!request.isStreamed) return toGenerationResponse(await this.write(running));
    const stream = await openGenerationStream(
      (follower) => this.writeWatched(running, follower),
      (error) => this.describe(error, caller),
    );
    return streamed(stream, caller);
  }

  /** Aborts a stream when its credential ends, even if the client has disconnected. */
  private async writeWatched(running: RunningGeneration, follower: Follower): Promise<Generation> {
    const watch = this.credentials.watch(running.caller);
    const signal = AbortSignal.any([running.signal, watch.signal]);
    return this.write({ ...running, signal }, follower).finally(watch.stop);
  }

  private write(running: RunningGeneration, follower?: Follower): Promise<Generation> {
    const { work } = running.caller;
    work.isRunning = true;
    const over = () => {
      work.isRunning = false;
      running.releaseSlot?.();
    };
    const writing = this.inFlight.run(running.signal, (signal) =>
      this.writer.write({ ...running, signal }, follower).finally(over),
    );
    return writing.catch((error: unknown) => this.credentials.explain(error, running.caller));
  }

  /** The error for a client that still waits when the process stops. A job is run again elsewhere. */
  private explain(thrown: unknown, caller: Caller): unknown {
    const isStopped = isAbort(thrown) && this.inFlight.signal.aborted && !caller.signal.aborted;
    return isStopped && !isJob(caller) ? serviceStopping(thrown) : thrown;
  }

  private describe(thrown: unknown, caller: Caller): object {
    const { requestId, response } = caller;
    const error: AppError = toAppError(this.explain(thrown, caller));
    response?.noteFailure(error);
    if (error.status >= 500 && !isAbort(thrown)) {
      this.log.error({ requestId, reason: error.reason, err: error.cause ?? error }, 'stream failed');
    }
    return toErrorEnvelope(error, requestId).error;
  }
}

async function find({
  principal,
  labels,
  isStreamed,
  ...requested
}: RequestedText): Promise<GenerationInput> {
  return { principal, labels, isStreamed, ...(await requested.find()) };
}

// If the stream were returned directly, Nest would wrap it again and copy every event.
function streamed(stream: EventStream, caller: Caller): StreamableFile {
  caller.response?.announceStream();
  return new StreamableFile(stream);
}
