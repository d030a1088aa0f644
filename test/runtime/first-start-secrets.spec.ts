import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Log } from '../../src/common/logging/log.js';
import { loadConfig } from '../../src/config/config.js';
import { printFirstStart } from '../../src/runtime/first-start-secrets.js';
import { TEST_SECRET_KEY } from '../support/app.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';

const TEXT = 'Admin password: quiet river under stones';
let folder: string;
let logged: string;

beforeEach(() => {
  folder = freshFolder();
  logged = '';
});
afterEach(() => void jest.restoreAllMocks());
afterAll(deleteFolders);

/** Prints the text where writing to stdout ends with this error. */
async function printWith(error: Error | null, variables: Record<string, string> = {}): Promise<void> {
  const write = (_text: string, done: (error: Error | null) => void) => {
    done(error);
    return true;
  };
  jest.spyOn(process.stdout, 'write').mockImplementation(write as never);
  const config = loadConfig({ DATA_DIR: folder, ...variables });
  await printFirstStart(TEXT, config, new Log('info', (line) => (logged += line)));
}
const full = () => Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
const fileIn = (dataDir: string) => join(dataDir, 'first-start-secrets.txt');

describe('the secrets of a first start', () => {
  it('are in no file if stdout takes them', async () => {
    await printWith(null);
    expect([existsSync(fileIn(folder)), logged]).toEqual([false, '']);
  });

  it('are kept in a private file that the log names if stdout is closed or full', async () => {
    await printWith(full());
    expect(readFileSync(fileIn(folder), 'utf8')).toBe(TEXT);
    expect(statSync(fileIn(folder)).mode & 0o777).toBe(0o600);
    expect(logged).toContain(fileIn(folder));
    expect(logged).not.toContain('quiet river');
  });

  it('stay in the file that they are in already', async () => {
    writeFileSync(fileIn(folder), 'the secrets');
    await printWith(full(), { DATABASE_URL: 'postgres://localhost/copydesk', SECRET_KEY: TEST_SECRET_KEY });
    expect(readFileSync(fileIn(folder), 'utf8')).toBe('the secrets');
    expect(logged).toContain(fileIn(folder));
  });

  it('can be replaced, as the log says, if the file cannot be written either', async () => {
    writeFileSync(join(folder, 'file'), '');
    await printWith(full(), { DATA_DIR: join(folder, 'file', 'data') });
    expect(logged).toMatch(/"level":"error".*accounts:reset-password.*keys:create/);
  });
});
