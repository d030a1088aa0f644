import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileLock } from '../../src/database/embedded/file-lock.js';
import { runAsProcess } from '../support/command-line.js';
import { deleteFolders, freshFolder, serverPid } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { runToEnd } from '../support/running-service.js';

afterAll(deleteFolders);

describe('a start on a DATA_DIR', () => {
  it('ends within the grace when it is stopped while it waits for another process', async () => {
    const locked = join(freshFolder(), 'locked');
    mkdirSync(join(locked, 'postgres'), { recursive: true });
    const lock = await FileLock.exclusive(join(locked, 'postgres', 'lock'), 0);
    const { exitCode, stderr } = await runToEnd(
      { DATA_DIR: locked, SHUTDOWN_GRACE_S: '1', MODEL: 'x' },
      {
        whileItRuns: async ({ child, stderr: written }) => {
          // The last line before the database is opened.
          await eventually(async () => expect(written()).toContain('MODEL is not a setting'), 60_000);
          child.kill('SIGTERM');
        },
      },
    );
    lock!.release();
    expect(exitCode).toBe(1);
    expect(stderr).toContain('Copydesk cannot start: SIGTERM, and no database within SHUTDOWN_GRACE_S (1 s)');
  });

  it('exits with 0 and leaves no database running when it is interrupted', async () => {
    const stopped = join(freshFolder(), 'stopped');
    const { exitCode, stderr } = await runToEnd(
      { DATA_DIR: stopped },
      {
        whileItRuns: async ({ child }) => {
          await eventually(async () => void serverPid(stopped));
          child.kill('SIGTERM');
        },
      },
    );
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('"msg":"stopped"')]);
    expect(() => serverPid(stopped)).toThrow('ENOENT');
  });
});

describe('a command on a DATA_DIR', () => {
  it('stops the database when it is interrupted', async () => {
    const dataDir = join(freshFolder(), 'data');
    const postmaster = () => join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const when = () => eventually(async () => expect(existsSync(postmaster())).toBe(true));
    const { exitCode } = await runAsProcess({ DATA_DIR: dataDir }, ['accounts:list'], {
      signal: 'SIGTERM',
      when,
    });
    expect([exitCode, existsSync(postmaster())]).toEqual([143, false]);
  });
});
