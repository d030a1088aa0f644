import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { randomPassword } from '../accounts/password.js';
import { checkNewPassword, PasswordError } from '../accounts/password-policy.js';
import { ModelDetection } from '../model-setup/model-detection.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { isDatabaseFailure } from '../common/errors/database-failure.js';
import { Log } from '../common/logging/log.js';
import { Config, ConfigError } from '../config/config.js';
import { underMigrationLock } from '../database/migration-lock.js';
import {
  checkSecretsFile,
  printsSecrets,
  secretsFileText,
  secretsText,
  writeSecrets,
} from './first-start-secrets.js';

const ADMIN_NAME = 'Admin';

/**
 * Throws a `ConfigError` if `seedAdmin` would reject `ADMIN_PASSWORD`, which it uses on an empty database only. While the
 * database is unavailable, that is left to `seedAdmin`.
 */
export async function checkAdminPassword(app: INestApplicationContext): Promise<void> {
  const { adminEmail, adminPassword } = app.get(Config);
  if (adminPassword === null) return;
  try {
    if (await app.get(DataSource).manager.exists(Account)) return;
  } catch (error) {
    if (isDatabaseFailure(error)) return;
    throw error;
  }
  await checkNewPassword(adminPassword, [adminEmail, ADMIN_NAME]).catch(nameAdminPassword);
}

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
    // Before the models: they are committed on their own.
    if (!printsSecrets(config)) checkSecretsFile(config.dataDir);
    const writer = await app.get(ModelDetection).connectFound();
    app.get(Log).info({ model: writer.model }, writer.text);
    const created = dataSource.transaction(async (manager) => {
      const { adminEmail, adminPassword } = config;
      const password = adminPassword ?? randomPassword();
      const admin = { email: adminEmail, password, name: ADMIN_NAME, isAdmin: true };
      const account = await app.get(AccountsService).create(admin, manager);
      const { secret } = await app.get(ApiKeysService).issue(account.id, { name: 'First key' }, manager);
      const shownPassword = adminPassword ? '(the one in ADMIN_PASSWORD)' : password;
      const text = secretsText(config, shownPassword, secret, writer);
      return printsSecrets(config)
        ? text
        : secretsFileText(writeSecrets(config.dataDir, text), config.publicUrl);
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
