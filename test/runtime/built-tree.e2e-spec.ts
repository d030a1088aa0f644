import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, mayChangeUser, ANONYMOUS } from '../support/built-tree.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { makeDatabase } from '../support/database.js';
import { ROOT } from '../support/run-node.js';
import { findFreePort } from '../support/free-port.js';
import { TEST_SECRET_KEY } from '../support/app.js';

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)![1]!) as string[];
const healthCheck = JSON.parse(/^ +CMD (\[.+\])$/m.exec(dockerfile)![1]!) as string[];

const folder = freshFolder('copydesk-image-');
const tree = join(folder, 'app');

beforeAll(() => {
  copyTree(tree, ['dist', 'docs', 'package.json', 'LICENSE']);
  spawnSync('chmod', ['-R', 'a+rX,a-w', tree]);
});
afterAll(deleteFolders);

(mayChangeUser ? describe : describe.skip)(
  'the built tree, read-only, as nobody in particular, with the documented variables alone (needs root to set up)',
  () => {
    const start = async (environment: Record<string, string>, flags: string[] = []) => {
      const port = String(await findFreePort());
      const options = {
        cwd: tree,
        env: { PORT: port, FIRST_START_SECRETS: 'stdout', ...environment },
        ...ANONYMOUS,
      };
      const child = spawn(process.execPath, [...flags, ...command.slice(1)], options);
      let [stdout, stderr] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
      const ended = once(child, 'close');
      await eventually(async () => {
        if (!/^cdk_live_\w+$/m.test(stdout) && child.exitCode === null) throw new Error('not yet');
      }, 60_000);
      const key = /^cdk_live_\w+$/m.exec(stdout)?.[0];
      if (!key) throw new Error(`no service: ${stderr}`);
      const stop = async () => {
        child.kill('SIGTERM');
        return (await ended)[0] as number | null;
      };
      return { url: `http://127.0.0.1:${port}`, key, options, stop };
    };

    it('is not writable', () => {
      const { status } = spawnSync('/bin/sh', ['-c', '>dist/note || >note'], { cwd: tree, ...ANONYMOUS });
      expect(status).not.toBe(0);
    });

    it('serves with an embedded PostgreSQL with data elsewhere, and stops on SIGTERM', async () => {
      const dataDir = join(folder, 'data');
      mkdirSync(dataDir);
      chownSync(dataDir, ANONYMOUS.uid, ANONYMOUS.gid);
      // The built-in engine runs in the next test.
      const service = await start({ DATA_DIR: dataDir, MODELS: 'fixed' });
      const body = { prompt: 'Email to Sam asking to move our meeting' };
      const written = await call(service.url, 'POST', '/v1/generate', { key: service.key, body });
      expect(written.status).toBe(200);
      expect(await service.stop()).toBe(0);
      expect(existsSync(join(dataDir, 'secret-key'))).toBe(true);
    }, 120_000);

    it('needs no file that the image excludes, and passes its health check', async () => {
      const database = await makeDatabase();
      const withoutPruned = ['--import', join(ROOT, 'test/support/without-pruned.mjs')];
      const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
      const service = await start(
        { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY, ...traces },
        withoutPruned,
      );
      const check = spawnSync(process.execPath, healthCheck.slice(1), service.options);
      expect(check.status).toBe(0);
      const refined = await call(service.url, 'POST', '/v1/refine', {
        key: service.key,
        body: { content: 'Its free and definately worth a read.', instructions: 'fix grammar and spelling' },
      });
      // Without its checker, the engine would correct less and warn.
      expect(refined.body.data).toMatchObject({
        content: "It's free and definitely worth a read.",
        warnings: [],
      });
      for (const path of ['/docs', '/openapi.json', '/sign-in', '/oauth/jwks', '/metrics'])
        expect({ path, status: (await fetch(service.url + path)).status }).toEqual({ path, status: 200 });
      expect(await service.stop()).toBe(0);
      await database.drop();
    }, 120_000);
  },
);
