import { readDatabaseTls } from './database-tls.js';
import type { Environment } from './environment.js';

/** Adds each invalid database URL to `problems`, and one that needs the other. */
export function checkDatabaseUrls(environment: Environment, problems: string[]) {
  for (const name of ['DATABASE_URL', 'DIRECT_DATABASE_URL'] as const) {
    const url = environment[name];
    if (!url?.includes('://')) continue;
    if (!URL.canParse(url)) {
      problems.push(
        `${name} is not well-formed: in a password write %23 for #, %2F for /, %40 for @, %25 for %`,
      );
      continue;
    }
    try {
      readDatabaseTls(url);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
  }
  if (environment.DIRECT_DATABASE_URL !== undefined && environment.DATABASE_URL === undefined)
    problems.push('DIRECT_DATABASE_URL needs DATABASE_URL, the URL of the pooler');
}

/**
 * Adds a shutdown delay that is as long as the grace to `problems`: open requests would be cut off as soon as the delay
 * is over. Times that are invalid by themselves are in `problems` already.
 */
export function checkShutdownTimes(environment: Environment, problems: string[]) {
  const { SHUTDOWN_DELAY_S: delay, SHUTDOWN_GRACE_S: grace } = environment;
  if (problems.some((problem) => /^SHUTDOWN_(?:DELAY|GRACE)_S/.test(problem))) return;
  if (delay > 0 && delay >= grace)
    problems.push('SHUTDOWN_DELAY_S must be less than SHUTDOWN_GRACE_S, which includes it');
}
