import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './run-node.js';

/** Anybody but root and the owner of the files. */
export const ANONYMOUS = { uid: 65534, gid: 65534 };

/** Only root can start a process as another user. */
export const mayChangeUser = process.getuid?.() === 0;

/**
 * Copies these of the project's files and folders to a new folder, with the packages, and without compiled code of
 * earlier starts, which others write meanwhile.
 */
export function copyTree(tree: string, names: string[]): void {
  const filter = (path: string) => basename(path) !== 'compile-cache';
  mkdirSync(tree);
  for (const name of names) cpSync(join(ROOT, name), join(tree, name), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
}
