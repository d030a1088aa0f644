import { readFileSync } from 'node:fs';
import { BadUsage } from '../bad-usage.js';

const STDIN = 0;

/**
 * Reads a key from a file: on the command line, it would be in the history of the shell. Throws a `BadUsage` if there is
 * none.
 */
export function readKeyFile(file: string): string {
  const key = readText(file).trim();
  if (key === '') throw new BadUsage('--api-key-file is empty');
  return key;
}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STDIN : file, 'utf8');
  } catch (error) {
    throw new BadUsage(`--api-key-file cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}
