import { parseJson, readModelEvent, type ModelEvent } from './model-event.js';

/** After so many frames that fitted nothing, a stream is taken for one whose events differ in more than their text. */
const VAIN_FRAMES_MAX = 2;

/**
 * Reads the events of one stream. Most differ from the one before in nothing but their text: these are told by what
 * stands around it, and not parsed.
 */
export class ModelEventReader {
  private frame: Frame | null = null;
  private vainFrames = 0;

  /** As `readModelEvent` does. */
  read(event: string): ModelEvent | null {
    const framed = this.frame?.read(event);
    if (framed) {
      this.vainFrames = 0;
      return framed;
    }
    const read = readModelEvent(event);
    const frame = read?.text && this.vainFrames < VAIN_FRAMES_MAX ? frameOf(event, read) : null;
    if (frame) {
      this.frame = frame;
      this.vainFrames += 1;
    }
    return read;
  }
}

/** An event but for its text. */
class Frame {
  constructor(
    private readonly kind: ModelEvent['kind'],
    private readonly before: string,
    private readonly after: string,
  ) {}

  /** Reads an event that differs in its text alone. */
  read(event: string): ModelEvent | null {
    const { kind, before, after } = this;
    const end = event.length - after.length;
    // Slices are compared as a whole; `startsWith` goes letter by letter and took several times as long.
    if (end < before.length || event.slice(0, before.length) !== before || event.slice(end) !== after)
      return null;
    const text = parseJson<string>(`"${event.slice(before.length, end)}"`);
    return text ? { kind, text } : null;
  }

  /** The event with this text. */
  around(text: string): string {
    return this.before + JSON.stringify(text).slice(1, -1) + this.after;
  }
}

/** What stands around the text of an event; null where the event does not tell for sure. */
function frameOf(event: string, { kind, text }: ModelEvent): Frame | null {
  const quoted = JSON.stringify(text);
  const at = event.indexOf(quoted);
  if (at === -1) return null;
  const frame = new Frame(kind, event.slice(0, at + 1), event.slice(at + quoted.length - 1));
  // The same letters may stand elsewhere: this is the place only where whatever is put there is read as the text.
  const isThere = [`${text}.`, `${text}!`].every((other) => {
    const read = readModelEvent(frame.around(other));
    return read?.kind === kind && read.text === other;
  });
  return isThere ? frame : null;
}
