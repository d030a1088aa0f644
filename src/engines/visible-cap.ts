import { countTokens } from './token-count.js';

/**
 * Keeps a stream within its cap where the upstream can't: a model that thinks gets room for its thoughts on top, and
 * might fill it with text. Counts piece by piece, which is at most a little stricter than counting the whole.
 */
export class VisibleCap {
  reached = false;
  private usedTokens = 0;

  constructor(private readonly tokensMax: number) {}

  /** Answers as much of the piece, in whole words, as still fits. */
  async take(piece: string): Promise<string> {
    const fits: string[] = [];
    for (const word of piece.match(/\s*\S+|\s+$/g) ?? []) {
      this.usedTokens += await countTokens(word);
      this.reached = this.usedTokens > this.tokensMax;
      if (this.reached) break;
      fits.push(word);
    }
    return fits.join('');
  }
}
