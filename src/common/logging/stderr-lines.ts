const waiting: string[] = [];

/**
 * Writes a line to stderr, together with all lines of this event loop iteration, because single writes are expensive.
 */
export function writeLine(line: string): void {
  if (waiting.push(line) === 1) setImmediate(writeWaiting);
}

function writeWaiting() {
  if (waiting.length > 0) process.stderr.write(waiting.splice(0).join(''));
}

// The last lines before an exit give its cause, so they are flushed on any exit but SIGKILL.
process.on('exit', writeWaiting);
