/**
 * The errors in a log, but for the database being too busy: on a machine with much else to do, the background work of the
 * service can wait too long for a connection.
 */
export function errorLines(log: string | readonly string[]): string[] {
  const lines = typeof log === 'string' ? log.split('\n') : log;
  return lines.filter((line) => line.includes('"level":"error"') && !line.includes('"type":"DatabaseBusy"'));
}
