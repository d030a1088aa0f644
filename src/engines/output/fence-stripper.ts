/** A code fence around a whole text. */
const WRAPPING = /^```(?:markdown|md|text|txt|plaintext)?[ \t]{0,50}(?:\n|$)/i;

const FENCE_LINE = /^ {0,3}```(\S*)[ \t]*\n?$/;

/** The start of a line that may become a fence. */
const MAYBE_FENCE = /^ {0,3}(?:`|$)/;

/** A longer line is no fence, so it is not held back: each piece of it would copy all that is held. */
export const FENCE_LENGTH_MAX = 100;

/**
 * Removes one code fence around a text, line by line as it arrives. Fences inside the text and text after the closing
 * fence are kept.
 */
export class FenceStripper {
  private line = '';
  private midLine = false;
  private stage: 'before' | 'inside' | 'code' | 'after' = 'before';

  /** Whether a text that starts like this is inside a fence. */
  static opensWith(head: string): boolean {
    return WRAPPING.test(head);
  }

  /**
   * Accepts the next piece and returns the final output so far. Holds back only the start of a line that may be a
   * fence.
   */
  push(piece: string): string {
    let out = '';
    for (const part of piece.split(/(?<=\n)/)) {
      this.line += part;
      const complete = this.line.endsWith('\n');
      if (!this.midLine && !complete && isShort(this.line) && MAYBE_FENCE.test(this.line)) continue;
      out += this.take();
      this.midLine = !complete;
    }
    return out;
  }

  /** Returns the rest at the end of the text. */
  end(): string {
    return this.take();
  }

  private take(): string {
    const line = this.line;
    this.line = '';
    const fence = this.midLine || this.stage === 'after' || !isShort(line) ? null : FENCE_LINE.exec(line);
    if (!fence) return line;
    if (this.stage === 'before') {
      this.stage = 'inside';
      return '';
    }
    if (this.stage === 'code' || fence[1]) {
      this.stage = this.stage === 'code' ? 'inside' : 'code';
      return line;
    }
    this.stage = 'after';
    return '';
  }
}

function isShort(line: string): boolean {
  return line.length <= FENCE_LENGTH_MAX;
}
