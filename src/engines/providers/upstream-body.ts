import type { Dispatcher } from 'undici';
import type { StreamPace } from './stream-pace.js';

/** Above this much unread body, the connection is paused. */
const UNREAD_BYTES_MAX = 64_000;

/** The body of an upstream's response, for one reader. Applies backpressure to the connection. */
export class UpstreamBody {
  private chunks: Uint8Array[] = [];
  private unreadBytes = 0;
  private waiting: PromiseWithResolvers<Buffer | null> | null = null;
  private isResting = false;
  private cancelRest: (() => void) | null = null;
  private isOver = false;
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly connection: Dispatcher.DispatchController,
    /** The pace of an event stream; null for other bodies. */
    private readonly pace: StreamPace | null,
  ) {
    pace?.enter();
  }

  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    this.chunks.push(chunk);
    this.unreadBytes += chunk.length;
    if (this.waiting && !this.isResting) this.deliver();
    else if (this.unreadBytes > UNREAD_BYTES_MAX) this.connection.pause();
  }

  /** Marks the end of the body, with the error if the connection failed. */
  end(failure: { error: unknown } | null = null): void {
    if (this.isOver) return;
    this.isOver = true;
    this.failure = failure;
    this.pace?.leave();
    this.cancelRest?.();
    this.endRest();
  }

  /** Returns the data since the last read, waiting for some; null at the end. Rejects if the connection failed. */
  read(): Promise<Buffer | null> {
    const { promise } = (this.waiting = Promise.withResolvers());
    if (!this.isResting) {
      this.deliver();
      this.connection.resume();
    }
    return promise;
  }

  /** Pauses the connection for the time that the pace requires. Does nothing at the end of the body. */
  rest(): void {
    const gapMs = this.isOver || !this.pace ? 0 : this.pace.gapMs;
    if (gapMs === 0) return;
    this.isResting = true;
    this.connection.pause();
    this.cancelRest = this.pace!.rest(gapMs, () => {
      this.connection.resume();
      // Data that has arrived meanwhile is read first.
      setImmediate(() => this.endRest());
    });
  }

  /** Aborts the request; the rest of the body is not needed. */
  cancel(): void {
    if (!this.isOver) this.connection.abort(new Error('no longer wanted'));
  }

  private endRest(): void {
    this.isResting = false;
    if (this.waiting) this.deliver();
  }

  /** Resolves the pending read with the available data. */
  private deliver(): void {
    if (this.chunks.length === 0 && !this.isOver) return;
    const { resolve, reject } = this.waiting!;
    this.waiting = null;
    if (this.chunks.length > 0) resolve(this.take());
    else if (this.failure) reject(this.failure.error);
    else resolve(null);
  }

  private take(): Buffer {
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    this.unreadBytes = 0;
    return bytes;
  }
}
