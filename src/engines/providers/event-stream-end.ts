/** How a line says that the stream is over, and what completes the event after the match. */
const LAST_LINES: readonly { marker: string; line: RegExp; completion: string }[] = [
  // OpenAI, its relatives and Mistral.
  { marker: '[DONE]', line: /^data: ?\[DONE\]/m, completion: '\n\n' },
  // Anthropic.
  {
    marker: 'message_stop',
    line: /^event: ?message_stop(?=[\r\n])/m,
    completion: '\ndata: {"type":"message_stop"}\n\n',
  },
  { marker: 'message_stop', line: /^data: ?\{"type": ?"message_stop"/m, completion: '}\n\n' },
  // Google: the chunk that gives the reason is the last one. Inside of a text the quotes would be escaped.
  {
    marker: '"finishReason"',
    line: /^data: ?\{.*"finishReason": ?"(?!FINISH_REASON_UNSPECIFIED").*(?=[\r\n])/m,
    completion: '\n\n',
  },
];

/** Longer lines are not searched: no provider sends so much in its last event. */
const LINE_BYTES_MAX = 65_536;

/**
 * Finds the event that ends a provider's stream. What follows it is not part of the answer, and a connection that stays open
 * behind it is not waited for.
 */
export class EventStreamEnd {
  isReached = false;
  /** The beginning of the last line, one character for each byte. */
  private line = '';

  /** Returns the chunk, cut behind the end of the stream. */
  take(chunk: Uint8Array): Uint8Array {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    const text = this.line + bytes.toString('latin1');
    for (const { marker, line, completion } of LAST_LINES) {
      const match = text.includes(marker) ? line.exec(text) : null;
      if (!match) continue;
      this.isReached = true;
      const end = match.index + match[0].length - this.line.length;
      return Buffer.concat([bytes.subarray(0, end), Buffer.from(completion)]);
    }
    const lastLine = text.slice(text.lastIndexOf('\n') + 1);
    this.line = lastLine.length > LINE_BYTES_MAX ? ' ' : lastLine;
    return chunk;
  }
}
