import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../common/errors/app-error.js';
import { clientSignalOf } from '../common/http/client-signal.js';
import { EVENT_STREAM_HEADERS } from '../common/http/event-stream-headers.js';
import { replyOf, requestOf, type Reply, type Request, type RequestWork } from '../common/http/request.js';

/** The request or the job that asks for a text. */
export interface Caller {
  requestId: string;
  /** The credential of the request; null in the dashboard and for jobs. A stream checks it while it runs. */
  credential: { authorization: string; address: string } | null;
  /** In the dashboard: rejects once the session has ended. A stream checks it while it runs. */
  checkSession?: () => Promise<void>;
  /** Aborted when the text is no longer wanted, as when the client disconnects before the response is complete. */
  signal: AbortSignal;
  /** The `Idempotency-Key` of the request; null without one. */
  idempotencyKey: string | null;
  /**
   * Set for a job, a UUID: its claim of the key. A job that is run again continues the claim of a process that died, and
   * `signal` ends its work.
   */
  claimToken?: string;
  /** Set for a job: whether it was cancelled, so that its call is never repeated. */
  isCancelled?: () => Promise<boolean>;
  /** What the request or the job makes. */
  work: RequestWork;
  /** Absent for jobs, whose texts no client waits for. */
  response?: ResponseHooks;
}

/** Whether the caller is a job: no client waits for its text, and it can run again. */
export const isJob = ({ claimToken }: Caller): boolean => claimToken !== undefined;

/** What a generation does to the response that its text is sent with. */
interface ResponseHooks {
  /** Records why a started response failed. */
  noteFailure(error: AppError): void;
  /** Marks the response as an event stream. */
  announceStream(): void;
  /** Marks the response as a replay. */
  markReplayed(): void;
  /** Has the usage of the request recorded by the statement that stores its generation. */
  leaveUsageToGeneration(): void;
  /**
   * Keeps the request's concurrency slot after the response has ended, until the returned function is called. Calling it
   * more than once has no effect.
   */
  holdSlot(): () => void;
}

/** The client that waits for a response. */
export interface HttpCaller extends Caller {
  response: ResponseHooks;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** The caller of a request. Throws for an `Idempotency-Key` that is not 1 to 255 visible ASCII characters. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): HttpCaller => {
  const request = requestOf(context);
  const { authorization } = request.headers;
  return {
    requestId: request.id,
    credential: authorization === undefined ? null : { authorization, address: request.ip },
    signal: clientSignalOf(replyOf(context)),
    idempotencyKey: idempotencyKeyOf(request),
    work: (request.work = { endUser: null, generation: null, isRunning: false }),
    response: responseHooks(request, replyOf(context)),
  };
});

function responseHooks(request: Request, reply: Reply): ResponseHooks {
  return {
    noteFailure: (error) => {
      request.failure = error;
    },
    announceStream: () => void reply.headers(EVENT_STREAM_HEADERS),
    markReplayed: () => void reply.header('idempotent-replayed', 'true'),
    leaveUsageToGeneration: () => {
      request.recordsOwnUsage = true;
    },
    holdSlot: () => holdSlot(request),
  };
}

function holdSlot(request: Request): () => void {
  const { releaseSlot } = request;
  const work = Promise.withResolvers<void>();
  // Called when the response is over.
  if (releaseSlot) request.releaseSlot = () => void work.promise.then(releaseSlot);
  return work.resolve;
}

function idempotencyKeyOf({ headers }: Request): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new AppError(
    'idempotency_key_invalid',
    'Idempotency-Key must be 1 to 255 visible ASCII characters and be sent once.',
  );
}
