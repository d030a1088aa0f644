import { tokenCounter } from './token-counter.js';

/**
 * Nearly every text has at least this many bytes per token, even one of numbers. A shorter text is not counted, so that only
 * texts near their limit cost a message to the token thread.
 */
const BYTES_PER_TOKEN = 2;

/** Returns the start of an account's text within a limit, cut at a sentence, or all of it. */
export async function cutToCap(text: string, tokensMax: number, accountId?: string): Promise<string> {
  if (Buffer.byteLength(text) <= tokensMax * BYTES_PER_TOKEN) return text;
  return tokenCounter.cut(text, tokensMax, accountId);
}

/** Keeps a streamed text of an account within its limit, because servers may ignore theirs. */
export class VisibleCap {
  reached = false;
  private bytes = 0;
  /** Up to this length, the text is within the limit. */
  private uncountedBytesMax: number;

  constructor(
    private readonly tokensMax: number,
    private readonly accountId?: string,
  ) {
    this.uncountedBytesMax = tokensMax * BYTES_PER_TOKEN;
  }

  /** Returns the words of the piece that still fit after `text`, which is what it has returned so far. */
  async take(piece: string, text: string): Promise<string> {
    this.bytes += Buffer.byteLength(piece);
    return this.bytes > this.uncountedBytesMax ? this.wordsThatFit(piece, text) : piece;
  }

  private async wordsThatFit(piece: string, text: string): Promise<string> {
    const tokens = await tokenCounter.count(text + piece, this.accountId);
    if (tokens <= this.tokensMax) {
      this.uncountedBytesMax = this.bytes + (this.tokensMax - tokens) * BYTES_PER_TOKEN;
      return piece;
    }
    this.reached = true;
    const left = this.tokensMax - (await tokenCounter.count(text, this.accountId));
    const { text: words } = await tokenCounter.leadingWords(piece, left, this.accountId);
    // A text is never empty, even if its first word does not fit.
    return text + words === '' ? tokenCounter.cut(piece, left, this.accountId) : words;
  }
}
