import { tokenCounter } from './token-counter.js';

/**
 * Keeps a stream within its limit if the upstream cannot: a reasoning model gets additional tokens for reasoning and
 * might use them for text.
 */
export class VisibleCap {
  reached = false;
  private usedTokens = 0;

  constructor(private readonly tokensMax: number) {}

  /** Returns the words of the piece that still fit. */
  async take(piece: string): Promise<string> {
    const taken = await tokenCounter.leadingWords(piece, this.tokensMax - this.usedTokens);
    this.usedTokens += taken.tokens;
    this.reached = taken.reached;
    return taken.text;
  }
}
