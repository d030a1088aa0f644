import type { Dispatcher } from 'undici';
import type { EngineTime } from '../chain/engine-time.js';
import type { ResponseSink } from './arriving-text.js';
import { EventStreamEnd } from './event-stream-end.js';
import { readableBody } from './readable-body.js';
import type { StreamPace } from './stream-pace.js';
import { UpstreamBody } from './upstream-body.js';
import { UpstreamText } from './upstream-text.js';

/** Far above any generated text; a larger response means a broken or hostile upstream. */
const BODY_BYTES_MAX = 10_000_000;

/** After the finish reason of a stream, the provider may send the usage and the end; without them, the text is complete too. */
const END_WITHIN_MS = 1_000;

/** After the end of a stream, the provider may close the answer properly, so that the connection can be used again. */
const CLOSE_WITHIN_MS = 1_000;
const BYTES_AFTER_END_MAX = 1_024;

const EVENT_STREAM = /^text\/event-stream\b/i;

/**
 * One request and its response: converts the pool's callbacks to the part of `Response` that provider packages read
 * (status, headers and a body reader). Failures have the form of `fetch` (`TypeError: fetch failed`).
 */
export class UpstreamExchange implements Dispatcher.DispatchHandler {
  readonly response: Promise<Response>;
  private readonly head = Promise.withResolvers<Response>();
  private controller: Dispatcher.DispatchController | null = null;
  private body: UpstreamBody | null = null;
  private streamEnd: EventStreamEnd | null = null;
  private cancelCompletion: (() => void) | null = null;
  private closing: NodeJS.Timeout | undefined;
  private receivedBytes = 0;
  private bytesAfterEnd = 0;
  /** Bound, not a closure: see docs/decisions/bound-callbacks.md. */
  private readonly onAbort = this.abort.bind(this);

  constructor(
    private readonly pace: StreamPace,
    private readonly time: EngineTime,
    private readonly signal?: AbortSignal,
    /** Receives the text of a stream that is parsed directly, without the provider package. */
    private readonly sink?: ResponseSink,
  ) {
    this.response = this.head.promise;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.signal?.aborted) return this.abort();
    this.signal?.addEventListener('abort', this.onAbort, { once: true });
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ): void {
    // An interim response (103 Early Hints) is ignored.
    if (status < 200) return;
    const flat = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)] as const));
    const isStream = EVENT_STREAM.test(flat.get('content-type') ?? '');
    const body = (this.body = new UpstreamBody(controller, isStream ? this.pace : null));
    const ok = status < 300;
    if (isStream && ok) this.streamEnd = new EventStreamEnd();
    const response = (beginning?: Buffer) =>
      ({
        status,
        ok,
        statusText,
        headers: flat,
        body: readableBody(body, isStream, beginning),
      }) as unknown as Response;
    if (isStream && ok && this.sink)
      this.head.resolve(new UpstreamText(body, this.sink).pass().then(response));
    else this.head.resolve(response());
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.receivedBytes += chunk.length;
    if (this.receivedBytes > BODY_BYTES_MAX) return controller.abort(new Error('answer too large'));
    if (this.streamEnd?.isReached) return this.takeAfterEnd(controller, chunk);
    this.body?.push(this.streamEnd?.take(chunk) ?? chunk);
    if (this.streamEnd?.isReached) this.endStream(controller);
    else if (this.streamEnd?.isFinished)
      this.cancelCompletion ??= this.time.after(END_WITHIN_MS, () => {
        this.complete();
        this.endStream(controller);
      });
  }

  onResponseEnd(): void {
    this.complete();
    this.forget();
    this.body?.end();
  }

  onResponseError(_controller: unknown, error: unknown): void {
    const failure = this.signal?.aborted
      ? this.signal.reason
      : new TypeError('fetch failed', { cause: error });
    const isComplete = !this.signal?.aborted && this.complete();
    this.forget();
    this.head.reject(failure);
    this.body?.end(isComplete ? null : { error: failure });
  }

  /** Completes a stream that has sent its finish reason but no end. Returns whether it has. */
  private complete(): boolean {
    if (!this.streamEnd?.isFinished) return false;
    if (!this.streamEnd.isReached) this.body?.push(this.streamEnd.complete());
    return true;
  }

  private endStream(controller: Dispatcher.DispatchController): void {
    this.cancelCompletion?.();
    this.body?.end();
    // Nothing reads the body now, so a paused connection would never be resumed.
    controller.resume();
    this.closing = setTimeout(() => controller.abort(new Error('stream is over')), CLOSE_WITHIN_MS).unref();
  }

  private takeAfterEnd(controller: Dispatcher.DispatchController, chunk: Uint8Array): void {
    this.bytesAfterEnd += chunk.length;
    if (this.bytesAfterEnd > BYTES_AFTER_END_MAX) controller.abort(new Error('stream is over'));
  }

  private forget(): void {
    this.cancelCompletion?.();
    clearTimeout(this.closing);
    this.signal?.removeEventListener('abort', this.onAbort);
  }

  private abort(): void {
    this.controller?.abort(this.signal?.reason);
  }
}
