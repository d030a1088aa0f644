import type { ResponseSink } from './arriving-text.js';
import { ModelEventReader } from './model-event-reader.js';
import type { UpstreamBody } from './upstream-body.js';

/** Larger than any text event, and than all other events of a stream together. */
const KEPT_BYTES_MAX = 16_384;

/** The separator between events. */
const BLANK_LINE = /\r?\n\r?\n/g;

const CARRIAGE_RETURN = 0x0d;

/** A line that ends in a lone carriage return: valid but unused in practice, and not parsed here. */
const LONE_RETURN = /\r(?!\n|$)/;

const NO_BYTES = Buffer.alloc(0);

/**
 * Forwards text and reasoning of an event stream as they arrive, without the provider package, which would take several
 * times as long for each word. Events without text, such as the finish reason and the usage, are collected for the package. An
 * event that may contain text in an unknown form, and everything after it, is also left to the package.
 */
export class UpstreamText {
  private readonly events = new ModelEventReader();
  /** Events with neither text nor reasoning. */
  private others = '';
  /** Unparsed bytes: the start of an event, or events that are left to the package. */
  private rest: Buffer = NO_BYTES;
  private isUnsupported = false;

  constructor(
    private readonly body: UpstreamBody,
    private readonly sink: ResponseSink,
  ) {}

  /**
   * Returns the bytes that the package must read before the rest of the body. If the sink rejects, cancels the upstream
   * and rejects.
   */
  async pass(): Promise<Buffer> {
    try {
      while (!this.isUnsupported) {
        // If the connection failed, the package gets the error after the bytes before it.
        const bytes = await this.body.read().catch(() => null);
        if (!bytes) break;
        const text = this.read(bytes);
        if (text !== '') await this.sink.take(text);
      }
    } catch (error) {
      this.body.cancel();
      throw error;
    }
    return Buffer.concat([Buffer.from(this.others), this.rest]);
  }

  /** Returns the text of the complete events. */
  private read(bytes: Buffer): string {
    const all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    this.isUnsupported = hasLoneReturn(all);
    const end = this.isUnsupported ? 0 : endOfEvents(all);
    const events = all.toString('utf8', 0, end);
    const texts: string[] = [];
    let [from, isInText] = [0, false];
    for (const { 0: blank, index } of events.matchAll(BLANK_LINE)) {
      const event = this.events.read(events.slice(from, index));
      this.isUnsupported = event === null;
      if (!event) break;
      isInText = event.kind !== 'neither';
      if (event.kind === 'text') texts.push(event.text);
      if (event.kind === 'thought') this.sink.takeThought(event.text);
      if (!isInText) this.others += events.slice(from, index) + blank;
      from = index + blank.length;
    }
    this.rest = end === all.length ? NO_BYTES : all.subarray(end);
    if (from < events.length) this.rest = Buffer.concat([Buffer.from(events.slice(from)), this.rest]);
    if (this.rest.length > KEPT_BYTES_MAX || this.others.length > KEPT_BYTES_MAX) this.isUnsupported = true;
    if (isInText && !this.isUnsupported) this.body.rest();
    // `join` creates a flat string; concatenation would keep every word in memory as long as the text.
    return texts.join('');
  }
}

function endOfEvents(bytes: Buffer): number {
  const ends = ['\n\n', '\n\r\n'].map((blank) => {
    const at = bytes.lastIndexOf(blank);
    return at === -1 ? 0 : at + blank.length;
  });
  return Math.max(...ends);
}

function hasLoneReturn(bytes: Buffer): boolean {
  return bytes.includes(CARRIAGE_RETURN) && LONE_RETURN.test(bytes.toString('latin1'));
}
