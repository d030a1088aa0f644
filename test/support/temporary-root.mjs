import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
/** More than all databases of a run take; containers often have 64 MB, which is too little. */
const BYTES_MIN = 2 ** 31;

/**
 * Where the clusters of the specs are: in memory where there is space. A database consists of some 600 files, and on
 * some disks the creation of one takes half a second of processor time, on a memory file system 10 ms.
 *
 * @returns {string}
 */
export function temporaryRoot() {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= BYTES_MIN ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
