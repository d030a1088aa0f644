/** A fence that wraps a text rather than marking code in it. */
const WRAPPING = /^```(?:markdown|md|text|txt|plaintext)?[ \t]*(?:\n|$)/i;

const FENCE_LINE = /^ {0,3}```(\S*)[ \t]*\n?$/;

/** The start of a line that may yet become a fence. */
const MAYBE_FENCE = /^ {0,3}(?:`|$)/;

/**
 * Takes one code fence from around a text, line by line as it arrives; the fences of code inside it stay. Text after
 * the closing fence is kept.
 */
export class FenceStripper {
  private line = '';
  private midLine = false;
  private stage: 'before' | 'inside' | 'code' | 'after' = 'before';

  /** Whether a text that starts like this is wrapped. */
  static opensWith(head: string): boolean {
    return WRAPPING.test(head);
  }

  /** Takes the next piece and answers what is settled: only the start of a line that may be a fence is held back. */
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

  /** Answers the rest: nothing follows. */
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
