import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

interface EventStreamLimits {
  /** Proxies and load balancers drop a connection on which nothing moves for long. */
  pingIntervalMs: number;
  /** A reader that reads nothing for this long is disconnected. */
  stallTimeoutMs: number;
}

const LIMITS: EventStreamLimits = { pingIntervalMs: 15_000, stallTimeoutMs: 30_000 };

/** Line breaks to many programming languages, though not to JSON or to event streams. */
const LINE_SEPARATORS = /[\u0085\u2028\u2029]/g;

/**
 * A stream of server-sent events (WHATWG HTML standard, section 9.2). Data is one line of JSON. It buffers at most one
 * event beyond what the client has read: `send` waits for the rest to be read.
 */
export class EventStream extends Readable {
  private readonly pings: NodeJS.Timeout;
  private isFinished = false;
  private waiting: (() => void)[] = [];

  constructor(private readonly limits: EventStreamLimits = LIMITS) {
    super({ highWaterMark: 16_384 });
    this.pings = setInterval(() => this.ping(), limits.pingIntervalMs).unref();
    this.once('close', () => this.rest());
    // A client that disconnects is not an error of the service.
    this.on('error', () => undefined);
  }

  /** Sends one event; resolves when there is room for the next, or the client has disconnected. */
  async send(event: string, data: object): Promise<void> {
    if (this.destroyed || this.isFinished) return;
    if (this.push(eventText(event, data))) return;
    const stall = new AbortController();
    const read = new Promise<'read'>((resolve) => this.waiting.push(() => resolve('read')));
    const stalled = delay(this.limits.stallTimeoutMs, 'stalled', { signal: stall.signal, ref: false }).catch(
      () => 'read',
    );
    if ((await Promise.race([read, stalled])) === 'stalled') this.destroy();
    stall.abort();
  }

  /** Sends the terminal event and ends the stream; later events are ignored. */
  finish(event: 'done' | 'error', data: object): void {
    if (this.destroyed || this.isFinished) return;
    this.isFinished = true;
    clearInterval(this.pings);
    this.push(eventText(event, data));
    this.push(null);
  }

  override _read() {
    for (const resume of this.waiting.splice(0)) resume();
  }

  private ping() {
    if (this.readableLength === 0) this.push(': ping\n\n');
  }

  private rest() {
    clearInterval(this.pings);
    this._read();
  }
}

function eventText(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data).replace(LINE_SEPARATORS, escaped)}\n\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
