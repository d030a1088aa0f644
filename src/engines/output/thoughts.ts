import { tokenCounter } from './token-counter.js';

/** What is kept to be counted; the tokens of longer reasoning are estimated from its length. */
const KEPT_LENGTH_MAX = 20_000;

/** Collects the reasoning of a response. It is not part of the text, but its tokens are output tokens. */
export class Thoughts {
  /** The output tokens that were allowed, and so are reserved for the call. */
  tokensMax = Infinity;
  private kept = '';
  private length = 0;

  add(piece: string): void {
    this.length += piece.length;
    this.kept += piece.slice(0, KEPT_LENGTH_MAX - this.kept.length);
  }

  /**
   * Returns the tokens of a text and of the reasoning before it, for a call whose usage is not reported: at most
   * `tokensMax`, unless the text alone has more.
   */
  async countWith(text: string, accountId?: string): Promise<number> {
    const textTokens = await tokenCounter.count(text, accountId);
    if (this.length === 0) return textTokens;
    const keptTokens = await tokenCounter.count(this.kept, accountId);
    const tokens = Math.ceil((keptTokens * this.length) / this.kept.length);
    return Math.max(textTokens, Math.min(textTokens + tokens, this.tokensMax));
  }
}
