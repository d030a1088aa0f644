import type { Dispatcher } from 'undici';

/** No text of ours is anywhere near; a larger answer is a broken or hostile upstream. */
const BODY_BYTES_MAX = 10_000_000;

/** Above this much unread body, the connection is paused. */
const UNREAD_BYTES_MAX = 64_000;

interface Read {
  done: boolean;
  value?: Uint8Array;
}

/**
 * One request and its answer, from the pool's callbacks to the part of `Response` that provider packages read: status,
 * headers and a body reader. A failure on the way looks as `fetch` words it (`TypeError: fetch failed`).
 */
export class UpstreamExchange implements Dispatcher.DispatchHandler {
  readonly response: Promise<Response>;
  private readonly head = Promise.withResolvers<Response>();
  private readonly chunks: Uint8Array[] = [];
  private controller: Dispatcher.DispatchController | null = null;
  private waiting: PromiseWithResolvers<Read> | null = null;
  private receivedBytes = 0;
  private unreadBytes = 0;
  private ended = false;
  private failure: unknown = null;

  constructor(private readonly signal?: AbortSignal) {
    this.response = this.head.promise;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.signal?.aborted) return this.abort();
    this.signal?.addEventListener('abort', this.abort, { once: true });
  }

  onResponseStart(
    _controller: unknown,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ): void {
    // An interim answer (103 Early Hints) is not the answer.
    if (status < 200) return;
    const flat = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const response = { status, ok: status < 300, statusText, headers: new Map(flat), body: this.body() };
    this.head.resolve(response as unknown as Response);
  }

  onResponseData(_controller: unknown, chunk: Uint8Array): void {
    this.receivedBytes += chunk.length;
    if (this.receivedBytes > BODY_BYTES_MAX) return this.controller?.abort(new Error('answer too large'));
    if (this.waiting) return this.hand({ done: false, value: chunk });
    this.chunks.push(chunk);
    this.unreadBytes += chunk.length;
    if (this.unreadBytes > UNREAD_BYTES_MAX) this.controller?.pause();
  }

  onResponseEnd(): void {
    this.finish();
    if (this.waiting) this.hand({ done: true });
  }

  onResponseError(_controller: unknown, error: unknown): void {
    this.finish();
    this.failure = this.signal?.aborted
      ? this.signal.reason
      : new TypeError('fetch failed', { cause: error });
    this.head.reject(this.failure);
    this.waiting?.reject(this.failure);
    this.waiting = null;
  }

  private body() {
    const cancel = async () => {
      if (!this.ended) this.controller?.abort(new Error('no longer wanted'));
    };
    return { cancel, getReader: () => ({ read: () => this.read(), cancel, releaseLock: () => {} }) };
  }

  private async read(): Promise<Read> {
    const chunk = this.chunks.shift();
    if (chunk) {
      this.unreadBytes -= chunk.length;
      if (this.unreadBytes <= UNREAD_BYTES_MAX) this.controller?.resume();
      return { done: false, value: chunk };
    }
    if (this.failure) throw this.failure;
    if (this.ended) return { done: true };
    this.waiting = Promise.withResolvers<Read>();
    return this.waiting.promise;
  }

  private hand(read: Read): void {
    this.waiting?.resolve(read);
    this.waiting = null;
  }

  private finish(): void {
    this.ended = true;
    this.signal?.removeEventListener('abort', this.abort);
  }

  private readonly abort = (): void => {
    this.controller?.abort(this.signal?.reason);
  };
}
