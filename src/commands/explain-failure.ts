import { UserError } from '../common/errors/user-error.js';
import { ConfigError } from '../config/config.js';
import { explainDatabaseFailure } from '../database/explain-database-failure.js';
import { BadUsage } from './bad-usage.js';

/** The exit code and stderr output of a failed command. */
interface Failure {
  exitCode: 0 | 1 | 2;
  /** commander writes its own reasons itself; they are not in here. */
  text: string;
}

const HINT = 'Run the command with --help for usage.\n';

/** Returns the exit code: 2 for invalid usage, 1 for failed or rejected operations, 0 for help. */
export function explainFailure(thrown: unknown): Failure {
  if (isCommanderEnd(thrown))
    return thrown.exitCode === 0 ? { exitCode: 0, text: '' } : { exitCode: 2, text: HINT };
  if (thrown instanceof BadUsage) return { exitCode: 2, text: `error: ${thrown.message}\n${HINT}` };
  return { exitCode: 1, text: `error: ${reasonOf(thrown)}\n` };
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof UserError) return thrown.message;
  if (thrown instanceof ConfigError) return `the configuration is invalid:\n${thrown.message}`;
  const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  return explainDatabaseFailure(thrown) ?? stack;
}

// The error with which commander reports help and usage errors instead of ending the process.
function isCommanderEnd(thrown: unknown): thrown is { exitCode: number } {
  return thrown instanceof Error && String((thrown as { code?: unknown }).code).startsWith('commander.');
}
