import { readModelEvent, type ModelEvent } from './model-event.js';
import { parseJson } from './parse-json.js';

/** After this many frames that matched no event, a stream's events are assumed to differ in more than their text. */
const FAILED_FRAMES_MAX = 2;

/**
 * Reads the events of one stream. Most events differ from the previous one only in their text. They are recognized by
 * what surrounds the text, without parsing their JSON.
 */
export class ModelEventReader {
  private frame: Frame | null = null;
  private failedFrames = 0;

  /** See `readModelEvent`. */
  read(event: string): ModelEvent | null {
    const framed = this.frame?.read(event);
    if (framed) {
      this.failedFrames = 0;
      return framed;
    }
    const read = readModelEvent(event);
    const frame = read?.text && this.failedFrames < FAILED_FRAMES_MAX ? frameOf(event, read) : null;
    if (frame) {
      this.frame = frame;
      this.failedFrames += 1;
    }
    return read;
  }
}

/** The parts of an event before and after its text. */
class Frame {
  constructor(
    private readonly kind: ModelEvent['kind'],
    private readonly before: string,
    private readonly after: string,
  ) {}

  /** Reads an event that differs only in its text; returns null for other events. */
  read(event: string): ModelEvent | null {
    const { kind, before, after } = this;
    const end = event.length - after.length;
    // Comparing slices is several times faster than `startsWith`, which compares character by character.
    if (end < before.length || event.slice(0, before.length) !== before || event.slice(end) !== after)
      return null;
    const text = parseJson<string>(`"${event.slice(before.length, end)}"`);
    return text ? { kind, text } : null;
  }

  /** Returns the event with this text. */
  around(text: string): string {
    return this.before + JSON.stringify(text).slice(1, -1) + this.after;
  }
}

/** Returns the frame around the text of an event, or null if the position of the text is ambiguous. */
function frameOf(event: string, { kind, text }: ModelEvent): Frame | null {
  const quoted = JSON.stringify(text);
  const at = event.indexOf(quoted);
  if (at === -1) return null;
  const frame = new Frame(kind, event.slice(0, at + 1), event.slice(at + quoted.length - 1));
  // The same string may occur elsewhere in the event. The position is right only if other texts in it are read back.
  const isThere = [`${text}.`, `${text}!`].every((other) => {
    const read = readModelEvent(frame.around(other));
    return read?.kind === kind && read.text === other;
  });
  return isThere ? frame : null;
}
