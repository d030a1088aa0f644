import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account } from './accounts/account.entity.js';
import { AccountsService } from './accounts/accounts.service.js';
import { randomPassword } from './accounts/password.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { Log } from './common/log.js';
import { Config } from './config/config.js';
import { underLock } from './database/session-lock.js';

/**
 * On an empty database, makes the admin account and its first API key and returns what to print, once; null
 * where there are accounts already. Of several processes that start at once, one does it; none that still waits for
 * its turn when `stop` aborts.
 */
export function welcome(
  app: INestApplicationContext,
  databaseUrl: string,
  stop: AbortSignal,
): Promise<string | null> {
  const make = async () => {
    const dataSource = app.get(DataSource);
    if ((await dataSource.manager.count(Account)) > 0) return null;
    const { adminEmail, adminPassword, publicUrl } = app.get(Config);
    const password = adminPassword ?? randomPassword();
    const secret = await dataSource.transaction(async (manager) => {
      const admin = { email: adminEmail, password, name: 'Admin', isAdmin: true };
      const account = await app.get(AccountsService).create(admin, manager);
      const issued = await app.get(ApiKeysService).issue(account.id, { name: 'First key' }, manager);
      return issued.secret;
    });
    return welcomeText(
      publicUrl,
      adminEmail,
      adminPassword ? '(the one in ADMIN_PASSWORD)' : password,
      secret,
    );
  };
  return underLock(databaseUrl, make, stop, app.get(Log));
}

function welcomeText(publicUrl: string, email: string, password: string, secret: string): string {
  return `
Copydesk is ready at ${publicUrl}. This is shown once:

Admin e-mail:   ${email}
Admin password: ${password}
API key:
${secret}

Try it:

curl ${publicUrl}/v1/generate \\
  -H 'Authorization: Bearer ${secret}' \\
  -H 'Content-Type: application/json' \\
  -d '{"prompt":"Email to Sam asking to move our Tuesday meeting to Thursday","template":"email"}'

`;
}
