const waiting: string[] = [];

/** Writes a line to stderr, with all others of this turn of the event loop at once: a write a line costs more than the line. */
export function writeLine(line: string): void {
  if (waiting.push(line) === 1) setImmediate(writeWaiting);
}

function writeWaiting() {
  if (waiting.length > 0) process.stderr.write(waiting.splice(0).join(''));
}

// Whatever ends the process but a kill -9, the last lines are the ones that say why.
process.on('exit', writeWaiting);
