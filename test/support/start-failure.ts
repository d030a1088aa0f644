import { Log } from '../../src/common/logging/log.js';
import { loadConfig } from '../../src/config/config.js';
import { explainStartFailure } from '../../src/runtime/explain-start-failure.js';
import { openDatabase } from '../../src/runtime/open-database.js';

/** Opens a database that the service cannot use; returns the reason that `main.ts` gives when it exits with 1. */
export async function startFailureOf(environment: Record<string, string>): Promise<string | null> {
  try {
    const config = loadConfig(environment);
    await (await openDatabase(config, new Log(config.logLevel, () => undefined))).close();
    return null;
  } catch (error) {
    return explainStartFailure(error);
  }
}
