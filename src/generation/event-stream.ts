import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** Proxies and load balancers drop a connection on which nothing moves for long. */
const PING_INTERVAL_MS = 15_000;
/** A reader that takes nothing for so long is gone. */
const STALL_TIMEOUT_MS = 30_000;

/**
 * A stream of server-sent events (the WHATWG HTML standard, section 9.2). Data is one line of JSON. It holds at
 * most one event beyond what the reader has taken: `send` waits for the rest to be read.
 */
export class EventStream extends Readable {
  private readonly pings: NodeJS.Timeout;
  private wake: (() => void) | null = null;

  constructor() {
    super({ highWaterMark: 16_384 });
    this.pings = setInterval(() => this.ping(), PING_INTERVAL_MS).unref();
    this.once('close', () => this.rest());
    // A reader that goes away is no error of ours.
    this.on('error', () => undefined);
  }

  /** Sends one event; resolves when there is room for the next, or the reader is gone. */
  async send(event: string, data: object): Promise<void> {
    if (this.destroyed || this.readableEnded) return;
    if (this.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    const stall = new AbortController();
    const read = new Promise<'read'>((resolve) => (this.wake = () => resolve('read')));
    const stalled = delay(STALL_TIMEOUT_MS, 'stalled', { signal: stall.signal, ref: false }).catch(
      () => 'read',
    );
    if ((await Promise.race([read, stalled])) === 'stalled') this.destroy();
    stall.abort();
  }

  /** Sends the terminal event and ends the stream; what is sent after it goes nowhere. */
  finish(event: 'done' | 'error', data: object): void {
    if (this.destroyed) return;
    clearInterval(this.pings);
    this.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    this.push(null);
  }

  override _read() {
    this.wake?.();
    this.wake = null;
  }

  private ping() {
    if (this.readableLength === 0) this.push(': ping\n\n');
  }

  private rest() {
    clearInterval(this.pings);
    this.wake?.();
  }
}
