import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type TestApp } from '../support/app.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { aKey } from '../support/factories.js';
import { call, type ApiResponse } from '../support/http.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { expectHealed, expectStorageUnavailable } from '../support/storage-fault.js';

const SIZE_MB = 160;
const folder = freshFolder('copydesk-small-disk-');
const filler = join(folder, 'filler');
const isMounted = mount();

let postgres: OwnPostgres;
let service: TestApp;
let key: string;

/** A small disk of its own in memory; only root may have one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    process.stderr.write('skipped: a full disk needs the right to mount a small one (root)\n');
    return false;
  }
}

beforeAll(async () => {
  if (!isMounted) return;
  postgres = await OwnPostgres.start(folder);
  service = await startApp({}, postgres);
  key = (await aKey(service)).secret;
  await postgres.query('UPDATE accounts SET requests_per_minute = 1000000, concurrency = 1000');
});
afterAll(async () => {
  await service?.close();
  await postgres?.drop();
  if (isMounted) execFileSync('umount', [folder]);
  deleteFolders();
});

const freeBytes = () => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
/** A text that does not shrink when it is stored. */
const refine = (): Promise<ApiResponse> =>
  call(service.url, 'POST', '/v1/refine', {
    key,
    body: { content: randomBytes(6_000).toString('base64'), instructions: 'keep it' },
  });

(isMounted ? describe : describe.skip)('a full disk under PostgreSQL', () => {
  it('rejects writes, serves reads, and recovers when there is space', async () => {
    const acknowledged = [(await refine()).body.data];
    writeFileSync(filler, Buffer.alloc(freeBytes() - 40_000));
    let refused: ApiResponse | undefined;
    while (!refused) {
      const response = await refine();
      if (response.status === 200) acknowledged.push(response.body.data);
      else refused = response;
    }
    expectStorageUnavailable(refused);
    expect(JSON.stringify(refused.body)).not.toMatch(/disk|space|extend|53100/);
    expect((await call(service.url, 'GET', '/v1/templates', { key })).status).toBe(200);
    const { id } = acknowledged[0];
    expect((await call(service.url, 'GET', `/v1/generations/${id}`, { key })).body.data.id).toBe(id);
    rmSync(filler);
    await expectHealed(service, key);
    for (const record of acknowledged) {
      const { body } = await call(service.url, 'GET', `/v1/generations/${record.id}`, { key });
      expect(body.data).toEqual(record);
    }
    const [stored] = await postgres.query<{ texts: number; counted: number }>(
      `SELECT (SELECT count(*)::int FROM generations) AS texts, (SELECT sum(total)::int FROM generation_counts) AS counted`,
    );
    expect(stored!.texts).toBe(stored!.counted);
  });
});
