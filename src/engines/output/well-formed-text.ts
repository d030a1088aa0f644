/** Replaces characters that PostgreSQL cannot store or JSON cannot represent. */
const REPLACEMENT = '\ufffd';

/** A high surrogate at the end; its other half may follow in the next piece. */
const OPEN_PAIR = /[\ud800-\udbff]$/;

/** Replaces NUL and lone surrogates by U+FFFD. */
export function toWellFormedText(text: string): string {
  return text.toWellFormed().replaceAll('\0', REPLACEMENT);
}

/** `toWellFormedText` for a text that arrives in pieces; a surrogate pair may be split between two of them. */
export class WellFormedText {
  private held = '';

  take(piece: string): string {
    const text = this.held + piece;
    this.held = OPEN_PAIR.exec(text)?.[0] ?? '';
    return toWellFormedText(text.slice(0, text.length - this.held.length));
  }

  /** Returns what was held back. */
  end(): string {
    const rest = toWellFormedText(this.held);
    this.held = '';
    return rest;
  }
}
