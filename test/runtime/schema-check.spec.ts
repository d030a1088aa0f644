import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabase, makeEmptyDatabase } from '../support/database.js';
import { COMPILE_CACHE, runNode } from '../support/run-node.js';

const check = (url: string) =>
  runNode(['--disable-warning=DeprecationWarning', 'scripts/schema-check.mjs', url], {
    environment: COMPILE_CACHE,
  });

describe('npm run schema:check', () => {
  it('finds no difference between the entities and a freshly migrated database', async () => {
    const database = await makeDatabase();
    expect(await check(database.url)).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^\d+ entities match the migrations\.\n$/),
    });
    await database.drop();
  });

  it('prints the SQL and exits with 1 if a column, an index, a check or an entity is missing', async () => {
    const database = await makeDatabase();
    await database.query(`
      ALTER TABLE generations ADD nickname text;
      DROP INDEX sessions_account_id_idx;
      ALTER TABLE plans DROP CONSTRAINT plans_concurrency_check;
      CREATE TABLE strays (id uuid PRIMARY KEY)`);
    const { exitCode, output } = await check(database.url);
    expect(exitCode).toBe(1);
    expect(output).toContain('ALTER TABLE "generations" DROP COLUMN "nickname";');
    expect(output).toContain('CREATE INDEX "sessions_account_id_idx" ON "sessions"');
    expect(output).toContain('ADD CONSTRAINT "plans_concurrency_check"');
    expect(output).toContain('The table strays has no entity');
    await database.drop();
  });
});

describe("TypeORM's command line", () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-typeorm-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('migrates the database of DATABASE_URL with npm run migration:run', async () => {
    const database = await makeEmptyDatabase();
    const environment = { ...COMPILE_CACHE, DATABASE_URL: database.url };
    const ended = await runNode(['scripts/typeorm.mjs', 'migration:run'], { environment });
    expect(ended).toMatchObject({ exitCode: 0 });
    expect(await check(database.url)).toMatchObject({ exitCode: 0 });
    await database.drop();
  });

  it('has nothing to generate with npm run migration:generate', async () => {
    const { exitCode, output } = await runNode(
      ['scripts/typeorm.mjs', 'migration:generate', '--check', join(folder, 'change')],
      { environment: COMPILE_CACHE },
    );
    expect(output).toContain('No changes in database schema were found');
    expect(exitCode).toBe(0);
  });
});
