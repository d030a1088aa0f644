import { join } from 'node:path';
import { openDatabase } from './database.ts';
import { ROOT } from './program.ts';
import type { Service } from './service.ts';

const built = (path: string) => join(ROOT, 'dist/src', path);

/** Adds accounts with very high limits, and returns the `Authorization` header of a key of each. */
export async function addKeys({ dataDir }: Service, count: number): Promise<string[]> {
  await using database = await openDatabase(dataDir);
  const accounts = await database.query<{ id: string }>(
    `INSERT INTO accounts
     SELECT (jsonb_populate_record(account, jsonb_build_object(
              'id', gen_random_uuid(), 'email', 'bench-' || n || '@copydesk.local', 'is_admin', false))).*
       FROM accounts AS account, generate_series(1, $1::int) AS n
      WHERE account.is_admin
     RETURNING id`,
    [count],
  );
  const { openServices } = (await import(
    built('runtime/open-services.js')
  )) as typeof import('../../src/runtime/open-services.ts');
  const { ApiKeysService } = (await import(
    built('api-keys/api-keys.service.js')
  )) as typeof import('../../src/api-keys/api-keys.service.ts');
  const services = await openServices({ DATA_DIR: dataDir }, new AbortController().signal);
  try {
    const keys = services.get(ApiKeysService);
    const secrets: string[] = [];
    for (const { id } of accounts)
      secrets.push(`Bearer ${(await keys.issue(id, { name: 'bench', scopes: ['generate'] })).secret}`);
    return secrets;
  } finally {
    await services.close();
  }
}
