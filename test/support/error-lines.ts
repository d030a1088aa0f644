/**
 * The errors in a log, but for the database being too busy for the background work of the service, which can happen on a
 * machine with much else to do. Errors of requests have a request id, and always count.
 */
export function errorLines(log: string | readonly string[]): string[] {
  const lines = typeof log === 'string' ? log.split('\n') : log;
  return lines.filter((line) => line.includes('"level":"error"') && !isOfBusyBackground(line));
}

function isOfBusyBackground(line: string): boolean {
  return line.includes('"type":"DatabaseBusy"') && !line.includes('"requestId"');
}
