import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { KeyRing } from '../common/crypto/key-ring.js';
import { ConfigError, secretKeyPath, type Config } from './config.js';

/**
 * The key ring in force: `SECRET_KEY`'s, or the one that the embedded default made once and keeps in the data
 * folder, readable by its owner alone. Two processes that start at once agree on one. Throws a `ConfigError` where
 * the file can't be used: a new key could not read what the old one made.
 */
export function openKeyRing(config: Config): KeyRing {
  if (config.keyRing) return config.keyRing;
  const path = secretKeyPath(config.dataDir);
  try {
    if (!existsSync(path)) makeSecretKey(path);
    return KeyRing.parse(readFileSync(path, 'utf8').trim());
  } catch (error) {
    throw new ConfigError(`The secret key in DATA_DIR (${path}) can't be used: ${(error as Error).message}`);
  }
}

// Written whole and then linked into place: a crash leaves no half a key, and of two makers the first wins.
function makeSecretKey(path: string) {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, `k1:${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
