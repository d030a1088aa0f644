import type { TakeText } from './arriving-text.js';
import { ModelEventReader } from './model-event-reader.js';
import type { UpstreamBody } from './upstream-body.js';

/** No event that brings a word or two is longer, and no stream brings as much beside its text. */
const KEPT_BYTES_MAX = 16_384;

/** Where one event ends and the next begins. */
const BLANK_LINE = /\r?\n\r?\n/g;

const CARRIAGE_RETURN = 0x0d;

/** A line that ends in nothing but a carriage return: legal, unheard of, and not looked for here. */
const LONE_RETURN = /\r(?!\n|$)/;

const NO_BYTES = Buffer.alloc(0);

/**
 * Hands on the text of a stream of events as it comes. It does so beside the provider package, which would spend
 * several times as much on each word. What brings no text, as how the answer ended and what it cost, is left to the
 * package, whole when nothing follows; where something comes that may bring text in a way not known here, so is
 * everything from there on.
 */
export class UpstreamText {
  private readonly events = new ModelEventReader();
  /** What brought neither text nor thoughts. */
  private others = '';
  /** What is not read yet: the beginning of an event, or what is not for us to read. */
  private rest: Buffer = NO_BYTES;
  private isStrange = false;

  constructor(
    private readonly body: UpstreamBody,
    private readonly take: TakeText,
  ) {}

  /** Answers with what the package is to read before it reads on in the body. Rejects as `take` does, and then ends the upstream. */
  async pass(): Promise<Buffer> {
    try {
      while (!this.isStrange) {
        // Where the connection broke off, the package meets that, behind what came before.
        const bytes = await this.body.read().catch(() => null);
        if (!bytes) break;
        const text = this.read(bytes);
        if (text !== '') await this.take(text);
      }
    } catch (error) {
      this.body.cancel();
      throw error;
    }
    return Buffer.concat([Buffer.from(this.others), this.rest]);
  }

  /** The text of the events that are complete. */
  private read(bytes: Buffer): string {
    const all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    this.isStrange = hasLoneReturn(all);
    const end = this.isStrange ? 0 : endOfEvents(all);
    const events = all.toString('utf8', 0, end);
    const texts: string[] = [];
    let [from, isInText] = [0, false];
    for (const { 0: blank, index } of events.matchAll(BLANK_LINE)) {
      const event = this.events.read(events.slice(from, index));
      this.isStrange = event === null;
      if (!event) break;
      isInText = event.kind !== 'neither';
      if (event.kind === 'text') texts.push(event.text);
      if (!isInText) this.others += events.slice(from, index) + blank;
      from = index + blank.length;
    }
    this.rest = end === all.length ? NO_BYTES : all.subarray(end);
    if (from < events.length) this.rest = Buffer.concat([Buffer.from(events.slice(from)), this.rest]);
    if (this.rest.length > KEPT_BYTES_MAX || this.others.length > KEPT_BYTES_MAX) this.isStrange = true;
    if (isInText && !this.isStrange) this.body.rest();
    // Joined, it is one string; added up, it would keep each word for as long as the text is kept.
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
