import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../support/command-line.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';

afterAll(deleteFolders);

const KEY_ID = '00000000-0000-4000-8000-000000000000';

describe('the usage of the command line', () => {
  const dataDir = join(freshFolder(), 'data');

  it.each([
    [[], 'Usage:'],
    [['keys:creat'], "unknown command 'keys:creat'"],
    [['keys:create', '--nmae', 'x'], "unknown option '--nmae'"],
    [['accounts:create', '--json'], 'missing --email <address>, --password <password>'],
    [['keys:create', '--name', 'x'], '--account'],
    [['keys:list', 'a', 'b'], 'too many arguments'],
    [['limits:set', 'a'], '--plan, --requests-per-minute, --concurrency, --tokens-per-month'],
    [['keys:update', '--id', KEY_ID], '--tokens-per-month, --spend-per-month'],
    ...['0', '-1', '1e30', '5 EUR', '0.0000000001', 'five'].map((amount): [string[], string] => [
      ['keys:update', '--id', KEY_ID, `--spend-per-month=${amount}`],
      `--spend-per-month must be an amount above 0 and up to 1000000, such as 5.00, with at most nine decimals and no currency, not "${amount}"`,
    ]),
    [['accounts:create', '--email', 'a@b.co', '--password', 'secret!'], '--password must have 10 to 200'],
  ])('is validated: %j exits with 2 and the reason, without opening the database', async (args, reason) => {
    const { exitCode, stdout, stderr } = await runCommand({ DATA_DIR: dataDir }, args);
    expect([exitCode, stdout, existsSync(dataDir)]).toEqual([2, '', false]);
    expect(stderr).toContain(reason);
    // A password that was mistyped is hardly less of a secret.
    expect(stderr).not.toContain('secret!');
  });

  it('is printed for each command by --help, with exit code 0', async () => {
    const { exitCode, stdout, stderr } = await runCommand({ DATA_DIR: dataDir }, ['keys:rotate', '--help']);
    expect([exitCode, stderr, existsSync(dataDir)]).toEqual([0, '', false]);
    expect(stdout).toContain('Usage: npm run -s cli -- keys:rotate --id <id> --overlap <duration>');
  });
});
