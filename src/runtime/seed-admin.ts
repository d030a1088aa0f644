import type { INestApplicationContext } from '@nestjs/common';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { randomPassword } from '../accounts/password.js';
import { PasswordError } from '../accounts/password-policy.js';
import { ModelDetection, type Writer } from '../model-setup/model-detection.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { Log } from '../common/logging/log.js';
import { Config, ConfigError } from '../config/config.js';
import { createFolder } from '../config/create-folder.js';
import { underMigrationLock } from '../database/migration-lock.js';

/** The file in `DATA_DIR` with the secrets of a first start whose stdout may be logged. */
const SECRETS_FILE = 'first-start-secrets.txt';

/**
 * On an empty database, connects the models that are found, creates the admin account and its first API key, and returns
 * the text to print; null if accounts exist. Of concurrently starting processes, one does this. The secrets are in the
 * text or, if stdout may be logged, in a file of mode 0600 that the text names; if that file cannot be written, nothing is
 * created and a `ConfigError` is thrown. Does nothing once `stop` is aborted.
 */
export function seedAdmin(
  app: INestApplicationContext,
  databaseUrl: string,
  stop: AbortSignal,
): Promise<string | null> {
  const create = async () => {
    const dataSource = app.get(DataSource);
    if ((await dataSource.manager.count(Account)) > 0) {
      await warnOfNoAdmin(app);
      return null;
    }
    const config = app.get(Config);
    const writer = await app.get(ModelDetection).connectFound();
    app.get(Log).info({ model: writer.model }, writer.text);
    const created = dataSource.transaction(async (manager) => {
      const { adminEmail, adminPassword } = config;
      const password = adminPassword ?? randomPassword();
      const admin = { email: adminEmail, password, name: 'Admin', isAdmin: true };
      const account = await app.get(AccountsService).create(admin, manager);
      const { secret } = await app.get(ApiKeysService).issue(account.id, { name: 'First key' }, manager);
      const shownPassword = adminPassword ? '(the one in ADMIN_PASSWORD)' : password;
      const text = secretsText(config, shownPassword, secret, writer);
      const isPrinted = config.printsFirstStartSecrets || process.stdout.isTTY;
      return isPrinted ? text : referTo(writeSecrets(config.dataDir, text), config.publicUrl);
    });
    return created.catch(nameAdminPassword);
  };
  return underMigrationLock(databaseUrl, create, stop, app.get(Log));
}

/** The command line may have made accounts before the first start, so that it makes no administrator. */
async function warnOfNoAdmin(app: INestApplicationContext): Promise<void> {
  if (await app.get(DataSource).manager.existsBy(Account, { isAdmin: true })) return;
  const text = 'no account is an administrator: create one with "npm run -s cli -- accounts:create --admin"';
  app.get(Log).warn({}, text);
}

function nameAdminPassword(error: unknown): never {
  if (error instanceof PasswordError) throw new ConfigError(`ADMIN_PASSWORD is rejected. ${error.message}`);
  throw error;
}

/** Writes the secrets to a file that only this system user can read, and returns its path. */
function writeSecrets(dataDir: string, text: string): string {
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

function referTo(path: string, publicUrl: string): string {
  return `
Copydesk is ready at ${publicUrl}. The admin password and the first API key are in

${path}

Copy them and delete the file.

`;
}

function secretsText(
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
