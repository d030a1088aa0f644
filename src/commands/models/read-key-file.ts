import { readFileSync } from 'node:fs';
import { UserError } from '../../common/errors/user-error.js';

const STDIN = 0;

/** Reads a key from a file: on the command line, it would be in the history of the shell. */
export function readKeyFile(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8').trim();
  } catch (error) {
    throw new UserError(`--api-key-file cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}
