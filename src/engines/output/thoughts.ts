import { tokenCounter } from './token-counter.js';

/** More than the reasoning of any call has room for. The tokens of a longer one are estimated from its length. */
const KEPT_LENGTH_MAX = 20_000;

/** Collects the reasoning of a response. It is not part of the text, but its tokens are output tokens. */
export class Thoughts {
  private kept = '';
  private length = 0;

  add(piece: string): void {
    this.length += piece.length;
    this.kept += piece.slice(0, KEPT_LENGTH_MAX - this.kept.length);
  }

  async countTokens(accountId?: string): Promise<number> {
    if (this.length === 0) return 0;
    const tokens = await tokenCounter.count(this.kept, accountId);
    return Math.ceil((tokens * this.length) / this.kept.length);
  }
}
