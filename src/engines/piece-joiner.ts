import { PieceReader } from './piece-reader.js';
import type { TextPiece } from './text-piece.js';

/** No event that brings a word or two is longer. */
const EVENT_LENGTH_MAX = 16_384;

/** Where one event ends and the next begins. */
const BLANK_LINE = /\r?\n\r?\n/g;

/** A line that ends in nothing but a carriage return: legal, unheard of, and not looked for here. */
const LONE_RETURN = /\r(?!\n|$)/;

/**
 * Joins the events of a model's stream that were read together and bring more of the same text into one event.
 * Whoever reads on reads the same text and the same end in fewer events. Whatever else comes stays as it is, in its
 * place.
 */
export class PieceJoiner {
  /** Whether text was the last that came. */
  isInText = false;
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  private readonly reader = new PieceReader();
  private rest = '';
  private isJoining = true;

  /** Takes what came next; answers all that is complete, or, where it is the last, all. */
  join(bytes: Uint8Array, isLast: boolean): string {
    const text = this.rest + this.decoder.decode(bytes, { stream: !isLast });
    this.rest = '';
    if (!this.isJoining) return text;
    const run = new Run(this.reader);
    let from = 0;
    for (const { 0: blank, index } of text.matchAll(BLANK_LINE)) {
      run.add(text.slice(from, index), blank);
      from = index + blank.length;
    }
    if (from > 0) this.isInText = run.isInText;
    const rest = text.slice(from);
    this.isJoining = rest.length <= EVENT_LENGTH_MAX && !LONE_RETURN.test(rest);
    if (isLast || !this.isJoining) return run.end() + rest;
    this.rest = rest;
    return run.end();
  }
}

/** Events that were read together. */
class Run {
  private text = '';
  /** The first of the pieces that are being joined. */
  private first: { event: string; piece: TextPiece } | null = null;
  private more = '';

  constructor(private readonly reader: PieceReader) {}

  get isInText(): boolean {
    return this.first !== null;
  }

  add(event: string, blank: string): void {
    const piece = this.reader.read(event);
    if (piece && piece.kind === this.first?.piece.kind) {
      this.more += piece.text;
      return;
    }
    this.settle();
    if (piece) this.first = { event: event + blank, piece };
    else this.text += event + blank;
  }

  end(): string {
    this.settle();
    return this.text;
  }

  private settle(): void {
    if (!this.first) return;
    const { event, piece } = this.first;
    this.text += this.more === '' ? event : `${piece.withText(piece.text + this.more)}\n\n`;
    this.first = null;
    this.more = '';
  }
}
