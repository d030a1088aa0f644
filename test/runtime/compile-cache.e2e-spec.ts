import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from '../support/app.js';
import { copyTree, mayChangeUser, ANONYMOUS } from '../support/built-tree.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { findFreePort } from '../support/free-port.js';

let database: TestDatabase;
let tree: string;

beforeAll(async () => {
  database = await makeDatabase();
  tree = join(freshFolder('copydesk-compiled-'), 'app');
  copyTree(tree, ['dist', 'scripts', 'package.json']);
  // So that nothing but the rule keeps anybody from writing there.
  spawnSync('chmod', ['-R', 'a+rwX', tree]);
});
afterAll(async () => {
  await database.drop();
  deleteFolders();
});

const START = () => join(tree, 'scripts/start.mjs');
const compiled = () => join(tree, 'dist', 'compile-cache');
const countFiles = () => readdirSync(compiled(), { recursive: true }).length;

describe('a start by the user who ran the build', () => {
  // The primary process of two workers writes nothing while it runs: what is there is theirs.
  it('saves what its workers compiled while they run, so that a kill loses none of it', async () => {
    const child = spawn(process.execPath, [START(), 'service'], {
      cwd: '/',
      env: {
        PORT: String(await findFreePort()),
        DATABASE_URL: database.url,
        SECRET_KEY: TEST_SECRET_KEY,
        MODELS: 'fixed',
        WORKERS: '2',
      },
      stdio: 'ignore',
    });
    try {
      await eventually(async () => expect(countFiles()).toBeGreaterThan(500), 150_000);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(compiled(), { recursive: true });
    }
  }, 180_000);
});

(mayChangeUser ? describe : describe.skip)('a start by another user (needs root for the setup)', () => {
  it("writes no compiled code that the build's user could not delete", () => {
    const help = [START(), 'cli', '--help'];
    const { status } = spawnSync(process.execPath, help, { cwd: '/', env: {}, ...ANONYMOUS });
    expect(status).toBe(0);
    expect(existsSync(compiled())).toBe(false);
    spawnSync(process.execPath, help, { cwd: '/', env: {} });
    expect(existsSync(compiled())).toBe(true);
  });
});
