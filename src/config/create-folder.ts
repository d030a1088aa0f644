import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents; throws the error of the system if that is not possible. `mkdirSync` with
 * `recursive` never returns where a folder exists and nothing can be created in it, such as /proc.
 */
export function createFolder(path: string, mode = 0o777): void {
  try {
    createOne(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error;
    createFolder(dirname(path), mode);
    createOne(path, mode);
  }
}

/** Creates a folder whose parent exists, unless it exists already. */
function createOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
}
