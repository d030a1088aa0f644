import { readPiece, type TextPiece } from './text-piece.js';

/** What may stand between quotes as it is: no quote, no backslash, no control character. */
const PLAIN = /^[ !#-[\]-\uffff]+$/;

/** After so many frames in vain, a stream is taken for one whose events differ in more than their text. */
const VAIN_FRAMES_MAX = 2;

/**
 * Reads the events of one stream. Most differ from the one before in nothing but their text: these are told by what
 * stands around it, and not parsed.
 */
export class PieceReader {
  private frame: Frame | null = null;
  private vainFrames = 0;

  /** As `readPiece` does. */
  read(event: string): TextPiece | null {
    const framed = this.frame?.read(event);
    if (framed) {
      this.vainFrames = 0;
      return framed;
    }
    const piece = readPiece(event);
    if (piece && this.vainFrames < VAIN_FRAMES_MAX) {
      this.frame = frameOf(event, piece);
      this.vainFrames += 1;
    }
    return piece;
  }
}

/** An event but for its text. */
class Frame {
  constructor(
    private readonly kind: string,
    private readonly before: string,
    private readonly after: string,
  ) {}

  read(event: string): TextPiece | null {
    const { kind, before, after } = this;
    const end = event.length - after.length;
    if (end < before.length || event.slice(0, before.length) !== before || event.slice(end) !== after)
      return null;
    const text = event.slice(before.length, end);
    return PLAIN.test(text) ? { kind, text, withText: (other) => this.around(other) } : null;
  }

  around(text: string): string {
    return this.before + JSON.stringify(text).slice(1, -1) + this.after;
  }
}

/** What stands around the text of a piece; null where the event does not tell for sure. */
function frameOf(event: string, { kind, text }: TextPiece): Frame | null {
  const quoted = JSON.stringify(text);
  const at = event.indexOf(quoted);
  if (at === -1) return null;
  const frame = new Frame(kind, event.slice(0, at + 1), event.slice(at + quoted.length - 1));
  // The same letters may stand elsewhere: only where another text in their place is read as the text is this it.
  const other = `${text}.`;
  return readPiece(frame.around(other))?.text === other ? frame : null;
}
