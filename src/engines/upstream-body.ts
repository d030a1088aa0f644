import type { Dispatcher } from 'undici';
import { PieceJoiner } from './piece-joiner.js';
import type { StreamPace } from './stream-pace.js';

/** Above this much unread body, the connection is paused. */
const UNREAD_BYTES_MAX = 64_000;

interface Read {
  done: boolean;
  value?: Uint8Array;
}

/**
 * The body of an upstream's answer, for one reader: as it comes, or, where it is a stream of events, at the pace that
 * the process can keep. While nobody may read, the connection waits.
 */
export class UpstreamBody {
  private readonly joiner: PieceJoiner | null;
  private chunks: Uint8Array[] = [];
  private unreadBytes = 0;
  private waiting: PromiseWithResolvers<Read> | null = null;
  private isResting = false;
  private callOff = () => {};
  private isOver = false;
  private failure: { error: unknown } | null = null;

  constructor(
    private readonly connection: Dispatcher.DispatchController,
    /** Kept by a stream of events. */
    private readonly pace: StreamPace | null,
  ) {
    this.joiner = pace && new PieceJoiner();
    pace?.enter();
  }

  push(chunk: Uint8Array): void {
    this.chunks.push(chunk);
    this.unreadBytes += chunk.length;
    if (this.waiting && !this.isResting) this.hand();
    else if (this.unreadBytes > UNREAD_BYTES_MAX) this.connection.pause();
  }

  /** Nothing follows; with an error, because it broke off. */
  end(failure: { error: unknown } | null = null): void {
    if (this.isOver) return;
    this.isOver = true;
    this.failure = failure;
    this.pace?.leave();
    this.callOff();
    this.goOn();
  }

  /** The part of a `ReadableStream` that provider packages use. */
  readable() {
    const cancel = async () => {
      if (!this.isOver) this.connection.abort(new Error('no longer wanted'));
    };
    return { cancel, getReader: () => ({ read: () => this.read(), cancel, releaseLock: () => {} }) };
  }

  private read(): Promise<Read> {
    const { promise } = (this.waiting = Promise.withResolvers<Read>());
    if (!this.isResting) this.hand();
    return promise;
  }

  /** Gives the one who waits what there is. */
  private hand(): void {
    const value = this.take();
    if (value.length === 0 && !this.isOver) return;
    const { resolve, reject } = this.waiting!;
    this.waiting = null;
    if (value.length > 0) resolve({ done: false, value });
    else if (this.failure) reject(this.failure.error);
    else resolve({ done: true });
    this.rest();
  }

  private take(): Uint8Array {
    const bytes = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.chunks = [];
    this.unreadBytes = 0;
    return this.joiner ? Buffer.from(this.joiner.join(bytes, this.isOver)) : bytes;
  }

  /** In the midst of a text, what comes next is left on the connection for a while. */
  private rest(): void {
    const gapMs = !this.isOver && this.joiner?.isInText ? this.pace!.gapMs : 0;
    if (gapMs === 0) return this.connection.resume();
    this.isResting = true;
    this.connection.pause();
    this.callOff = this.pace!.rest(gapMs, () => {
      this.connection.resume();
      // What has come meanwhile is read before that.
      setImmediate(() => this.goOn());
    });
  }

  private goOn(): void {
    this.isResting = false;
    if (this.waiting) this.hand();
  }
}
