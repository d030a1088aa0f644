import { ConfigError } from '../config/config.js';
import { explainDatabaseFailure } from '../database/explain-database-failure.js';
import { StartNotEnded } from './stop-deadline.js';

/** Returns the reason that the service prints when it cannot start; a stack for unexpected errors. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message.replace(/^(?=.*\n)/s, '\n');
  if (error instanceof StartNotEnded) return error.message;
  return explainDatabaseFailure(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
}
