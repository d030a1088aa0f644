import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './run-node.js';

/** A user other than root and the owner of the files. */
export const ANONYMOUS = { uid: 65534, gid: 65534 };

/** Only root can start a process as another user. */
export const mayChangeUser = process.getuid?.() === 0;

/**
 * Copies the given files and folders of the project to a new folder, with the packages, but without compiled code of
 * earlier starts, which other processes may be writing.
 */
export function copyTree(tree: string, names: string[]): void {
  const filter = (path: string) => basename(path) !== 'compile-cache';
  mkdirSync(tree);
  for (const name of names) cpSync(join(ROOT, name), join(tree, name), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
}
