import { endOfLines } from './event-lines.js';
import { parseLooseJson } from './parse-json.js';
import { validCounts } from './reported-usage.js';

/** The fields that are read from a chat completion event. */
interface ChatChunk {
  choices?: unknown;
  usage?: unknown;
}

// Patterns that need the end of their line look for it first. On a line without one, they would otherwise look for it again
// at every finish reason, which takes quadratic time.

/** The lines that end a stream, and what completes the event after the match. */
const LAST_LINES: readonly { line: RegExp; completion: string }[] = [
  // OpenAI, its relatives and Mistral.
  { line: /^data: ?\[DONE\]/m, completion: '\n\n' },
  // Anthropic.
  { line: /^event: ?message_stop(?=[\r\n])/m, completion: '\ndata: {"type":"message_stop"}\n\n' },
  { line: /^data: ?\{"type": ?"message_stop"/m, completion: '}\n\n' },
  // Google: the chunk with the finish reason is the last one. Within a text, the quotes would be escaped.
  {
    line: /^data: ?\{(?=.*[\r\n]).*"finishReason": ?"(?!FINISH_REASON_UNSPECIFIED").*/m,
    completion: '\n\n',
  },
];

/** A line with a finish reason in OpenAI's or Anthropic's format. No text follows it, but the usage may. */
const FINISH_LINE = /^data: ?\{(?=.*[\r\n]).*"(?:finish|stop)_reason": ?"(?!null")\w.*/m;

/** Contained in every line above. */
const MARK = /\[DONE\]|message_stop|"finishReason"|"(?:finish|stop)_reason": ?"\w/;

/** Without it, Anthropic's package reports no end. */
const MESSAGE_STOP = 'event: message_stop\ndata: {"type":"message_stop"}\n\n';

/** Longer lines are not searched: no provider sends so much in its last event. */
const LINE_BYTES_MAX = 65_536;

/**
 * Finds the event that ends a provider's stream. Later data is not part of the response, and a connection that stays
 * open is not waited for. Between the finish reason and that event, only the usage is passed on.
 */
export class EventStreamEnd {
  isReached = false;
  /** Whether the finish reason was sent, so that the text is complete. */
  isFinished = false;
  private needsMessageStop = false;
  /** The start of the last line, one character per byte. */
  private line = '';

  /** Returns the chunk, cut after the end of the stream. */
  take(chunk: Uint8Array): Uint8Array {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const passed = this.line.length;
    const text = this.line + bytes.toString('latin1');
    if (this.isFinished) return Buffer.from(this.takeUsage(text), 'latin1');
    const isMarked = MARK.test(text);
    const last = isMarked ? findLast(text) : null;
    const finish = isMarked ? FINISH_LINE.exec(text) : null;
    if (finish && finish.index < (last?.from ?? Infinity)) {
      this.isFinished = true;
      this.needsMessageStop = finish[0].includes('message_delta');
      const to = finish.index + finish[0].length;
      const rest = this.takeUsage(text.slice(to));
      return Buffer.concat([bytes.subarray(0, to - passed), Buffer.from(`\n\n${rest}`, 'latin1')]);
    }
    this.line = tailOf(text);
    if (!last) return chunk;
    this.isReached = true;
    return Buffer.concat([bytes.subarray(0, last.to - passed), Buffer.from(last.completion)]);
  }

  /** Ends a stream that has sent its finish reason. Returns what the provider left out. */
  complete(): Uint8Array {
    this.isReached = true;
    return Buffer.from(this.needsMessageStop ? MESSAGE_STOP : '');
  }

  /** Returns the usage and the end from the data after the finish reason. */
  private takeUsage(text: string): string {
    const last = findLast(text);
    const to = last ? last.from : endOfLines(text);
    const events = text
      .slice(0, to)
      .split(/[\r\n]+/)
      .map(usageEvent)
      .join('');
    this.line = tailOf(text);
    if (!last) return events;
    this.isReached = true;
    return events + text.slice(last.from, last.to) + last.completion;
  }
}

function findLast(text: string): { from: number; to: number; completion: string } | null {
  for (const { line, completion } of LAST_LINES) {
    const match = line.exec(text);
    if (match) return { from: match.index, to: match.index + match[0].length, completion };
  }
  return null;
}

/**
 * Returns the usage in a line of a chat completion stream as a separate event, in a form that all packages can read.
 */
function usageEvent(line: string): string {
  if (!line.startsWith('data:') || !line.includes('"usage"')) return '';
  const data = parseLooseJson(line.slice(line.indexOf(':') + 1)) as ChatChunk | null;
  if (!data?.choices || !data.usage) return '';
  const choices = [{ index: 0, delta: { content: '' }, finish_reason: null }];
  return `data: ${JSON.stringify({ choices, usage: validCounts(data.usage) })}\n\n`;
}

function tailOf(text: string): string {
  const line = text.slice(endOfLines(text));
  return line.length > LINE_BYTES_MAX ? ' ' : line;
}
