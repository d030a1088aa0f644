import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KeyRing } from '../common/crypto/key-ring.js';
import { ConfigError, type Config } from './config.js';
import { createFolder } from './create-folder.js';

/**
 * Returns the current key ring: that of `SECRET_KEY`, or the one that the embedded setup generated and stores in the data
 * folder, readable by its owner only. Concurrently starting processes use the same one. Throws a `ConfigError` if the file
 * cannot be used, because a new key could not decrypt existing data.
 */
export function openKeyRing(config: Config): KeyRing {
  if (config.keyRing) return config.keyRing;
  const path = join(config.dataDir, 'secret-key');
  try {
    if (!existsSync(path)) makeSecretKey(path);
    return KeyRing.parse(readFileSync(path, 'utf8').trim());
  } catch (error) {
    throw new ConfigError(`The secret key in DATA_DIR (${path}) cannot be used: ${(error as Error).message}`);
  }
}

// Written whole and then linked into place: a crash leaves no half a key, and of two makers the first wins.
function makeSecretKey(path: string) {
  const draft = `${path}.${process.pid}`;
  createFolder(dirname(path));
  writeFileSync(draft, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
