import { tokenCounter } from './token-counter.js';

/**
 * Keeps a stream within its cap where the upstream can't: a model that thinks gets room for its thoughts on top, and
 * might fill it with text.
 */
export class VisibleCap {
  reached = false;
  private usedTokens = 0;

  constructor(private readonly tokensMax: number) {}

  /** Returns as much of the piece, in whole words, as still fits. */
  async take(piece: string): Promise<string> {
    const taken = await tokenCounter.takeWords(piece, this.tokensMax - this.usedTokens);
    this.usedTokens += taken.tokens;
    this.reached = taken.reached;
    return taken.text;
  }
}
