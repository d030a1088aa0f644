/** A code fence around a whole text. */
const WRAPPING = /^```(?:markdown|md|text|txt|plaintext)?[ \t]*(?:\n|$)/i;

const FENCE_LINE = /^ {0,3}```(\S*)[ \t]*\n?$/;

/** The start of a line that may become a fence. */
const MAYBE_FENCE = /^ {0,3}(?:`|$)/;

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
      if (!this.midLine && !complete && MAYBE_FENCE.test(this.line)) continue;
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
    const fence = this.midLine || this.stage === 'after' ? null : FENCE_LINE.exec(line);
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
