import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { runCommand, runJson } from '../support/command-line.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';

const EMAIL = 'writer@example.com';

let service: TestApp;
let environment: Record<string, string>;
let ids: string[];

beforeAll(async () => {
  // Its jobs stay in the queue.
  service = await startApp({ JOBS: 'off' });
  environment = { DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY };
  const account = await anAccount(service, { email: EMAIL });
  const { secret: key } = await aKey(service, { accountId: account.id });
  const jobs = [
    { operation: 'generate', request: { prompt: 'bread' } },
    { operation: 'refine', request: { content: 'Their here.', instructions: 'Fix the grammar' } },
  ];
  const { body } = await call(service.url, 'POST', '/v1/jobs', { key, body: { jobs } });
  ids = body.data.map(({ id }: { id: string }) => id);
});
afterAll(() => service?.close());

describe('jobs:list, jobs:show and jobs:cancel', () => {
  it('list newest first, show one and cancel it', async () => {
    const listed = await runJson(environment, ['jobs:list', '--account', EMAIL]);
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    const [generate, refine] = ids;
    const shown = await runJson(environment, ['jobs:show', '--id', generate!]);
    expect(shown).toMatchObject({ id: generate, account: EMAIL, operation: 'generate', status: 'queued' });
    expect(await runJson(environment, ['jobs:cancel', '--id', generate!])).toMatchObject({
      status: 'cancelled',
    });
    const queued = await runJson(environment, ['jobs:list', '--status', 'queued', '--operation', 'refine']);
    expect(queued).toMatchObject([{ id: refine }]);
  });

  it('exit with 2 for bad usage and with 1 for what is refused', async () => {
    const status = await runCommand(environment, ['jobs:list', '--status', 'done']);
    expect(status).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('not "done"') });
    const malformed = await runCommand(environment, ['jobs:show', '--id', 'job_1']);
    expect(malformed).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('--id must be an id') });
    const id = `job_${'0'.repeat(32)}`;
    const missing = await runCommand(environment, ['jobs:cancel', '--id', id]);
    expect(missing).toMatchObject({ exitCode: 1, stderr: `error: job ${id} not found\n` });
    const finished = await runCommand(environment, ['jobs:cancel', '--id', ids[0]!]);
    expect(finished).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('has already finished') });
  });
});
