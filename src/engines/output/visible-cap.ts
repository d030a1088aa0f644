import { tokenCounter } from './token-counter.js';

/**
 * Nearly every text has at least this many bytes per token, even one of numbers. A shorter text is not counted, so that only
 * texts near their limit cost a message to the token thread.
 */
const BYTES_PER_TOKEN = 2;

/** Returns the start of a text within a limit, cut at a sentence, or all of it. */
export async function cutToCap(text: string, tokensMax: number): Promise<string> {
  return Buffer.byteLength(text) > tokensMax * BYTES_PER_TOKEN ? tokenCounter.cut(text, tokensMax) : text;
}

/** Keeps a streamed text within its limit, because servers may ignore theirs. */
export class VisibleCap {
  reached = false;
  private text = '';
  private bytes = 0;
  /** Up to this length, the text is within the limit. */
  private uncountedBytesMax: number;

  constructor(private readonly tokensMax: number) {
    this.uncountedBytesMax = tokensMax * BYTES_PER_TOKEN;
  }

  /** Returns the words of the piece that still fit. */
  async take(piece: string): Promise<string> {
    const bytes = this.bytes + Buffer.byteLength(piece);
    const taken = bytes > this.uncountedBytesMax ? await this.wordsThatFit(piece, bytes) : piece;
    this.text += taken;
    this.bytes = bytes;
    return taken;
  }

  private async wordsThatFit(piece: string, bytes: number): Promise<string> {
    const tokens = await tokenCounter.count(this.text + piece);
    if (tokens <= this.tokensMax) {
      this.uncountedBytesMax = bytes + (this.tokensMax - tokens) * BYTES_PER_TOKEN;
      return piece;
    }
    this.reached = true;
    const left = this.tokensMax - (await tokenCounter.count(this.text));
    const { text } = await tokenCounter.leadingWords(piece, left);
    // A text is never empty, even if its first word does not fit.
    return this.text + text === '' ? tokenCounter.cut(piece, left) : text;
  }
}
