import { afterAll, describe, expect, it } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.js';
import { deleteFolders, freshFolder, locationOf, query } from '../support/embedded-server.js';

const silent = () => {};
const asRoot = process.getuid?.() === 0;

/** A folder around a data folder that root keeps to itself. */
function closedFolder(): string {
  const folder = freshFolder();
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  return folder;
}

afterAll(deleteFolders);

(asRoot ? describe : describe.skip)(
  'as root, in a folder that only root may enter (skipped for others)',
  () => {
    it('keeps the cluster in /var/lib/copydesk, logs that, and finds it again after the folder was moved', async () => {
      const folder = closedFolder();
      const messages: string[] = [];
      const first = await openEmbeddedPostgres(join(folder, 'data'), (message) => messages.push(message));
      expect(locationOf(join(folder, 'data'))).toMatch(/^\/var\/lib\/copydesk\//);
      expect(messages).toContain(
        'the database user cannot enter the data folder: the database is kept elsewhere',
      );
      await query(first.url, 'CREATE TABLE note AS SELECT 1 AS id');
      await first.close();

      renameSync(join(folder, 'data'), join(folder, 'moved'));
      const second = await openEmbeddedPostgres(join(folder, 'moved'), silent);
      expect(await query(second.url, 'SELECT id FROM note')).toEqual([{ id: 1 }]);
      await second.close();
    });

    it('creates a separate cluster for a copy of the folder and for a new folder', async () => {
      const [folder, copy] = [closedFolder(), closedFolder()];
      const dataDir = join(folder, 'data');
      const original = await openEmbeddedPostgres(dataDir, silent);
      const home = locationOf(dataDir)!;
      cpSync(dataDir, join(copy, 'data'), { recursive: true });
      const copied = await openEmbeddedPostgres(join(copy, 'data'), silent);
      expect(copied.url).not.toBe(original.url);
      await Promise.all([original.close(), copied.close()]);

      rmSync(join(dataDir, 'postgres'), { recursive: true });
      await (await openEmbeddedPostgres(dataDir, silent)).close();
      expect(locationOf(dataDir)).not.toBe(home);
      expect(existsSync(join(home, 'data', 'PG_VERSION'))).toBe(true);
      rmSync(home, { recursive: true });
    });
  },
);
