import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../common/logging/log.js';
import { ConfigError, type Config } from '../config/config.js';
import { createFolder } from '../config/create-folder.js';
import type { Writer } from '../model-setup/model-detection.js';

/** The file in `DATA_DIR` with the secrets of a first start whose stdout may be logged or cannot be written. */
const SECRETS_FILE = 'first-start-secrets.txt';

/** Whether a first start prints its secrets, instead of the path of the file with them. */
export function printsSecrets({ printsFirstStartSecrets }: Readonly<Config>): boolean {
  return printsFirstStartSecrets || process.stdout.isTTY;
}

/**
 * Prints the text of a first start. If stdout is closed or full, writes it to the file; if that fails too, logs how to
 * replace the secrets. Never rejects.
 */
export async function printFirstStart(text: string, config: Readonly<Config>, log: Log): Promise<void> {
  const error = await new Promise((resolve) => process.stdout.write(text, resolve));
  if (!error) return;
  const path = join(config.dataDir, SECRETS_FILE);
  try {
    if (printsSecrets(config)) writeSecrets(config.dataDir, text);
    log.warn(
      { err: error },
      `stdout cannot be written: the admin password and the first API key are in ${path}`,
    );
  } catch {
    log.error(
      { err: error },
      'the admin password and the first API key cannot be shown: replace them with "npm run -s cli -- accounts:reset-password" and "keys:create"',
    );
  }
}

/** Throws a `ConfigError` if `writeSecrets` would. */
export function checkSecretsFile(dataDir: string): void {
  rmSync(writeSecrets(dataDir, ''));
}

/** Writes the secrets to a file that only this system user can read, and returns its path. */
export function writeSecrets(dataDir: string, text: string): string {
  const path = join(dataDir, SECRETS_FILE);
  try {
    createFolder(dataDir, 0o700);
    // A file of an earlier attempt may have other permissions.
    rmSync(path, { force: true });
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
    return path;
  } catch (error) {
    throw new ConfigError(
      `the admin password and the first API key cannot be written to ${path} (${(error as NodeJS.ErrnoException).code}): ` +
        'set DATA_DIR to a writable folder, or FIRST_START_SECRETS=stdout to print them',
    );
  }
}

export function secretsFileText(path: string, publicUrl: string): string {
  return `
Copydesk is ready at ${publicUrl}. The admin password and the first API key are in

${path}

Copy them and delete the file.

`;
}

/** The text with the secrets, which is shown once. */
export function secretsText(
  { publicUrl, adminEmail }: Readonly<Config>,
  password: string,
  secret: string,
  writer: Writer,
): string {
  return `
Copydesk is ready at ${publicUrl}. This is shown once:

Admin email:    ${adminEmail}
Admin password: ${password}
API key:
${secret}

${writer.text}

Try it:

curl ${publicUrl}/v1/generate \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '{"prompt":"Email to Sam asking to move our Tuesday meeting to Thursday","template":"email"}'

`;
}
