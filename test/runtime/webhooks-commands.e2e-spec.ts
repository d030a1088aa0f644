import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_SECRET_KEY } from '../support/app.js';
import { runCommand, runJson } from '../support/command-line.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { PASSWORD } from '../support/factories.js';

const EMAIL = 'writer@example.com';
const URL = 'https://example.com/webhooks';

let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await makeDatabase();
  environment = { DATABASE_URL: database.url, SECRET_KEY: TEST_SECRET_KEY };
  await runJson(environment, ['accounts:create', '--email', EMAIL, '--password', PASSWORD]);
});
afterAll(() => database?.drop());

const create = (...options: string[]) => ['webhooks:create', '--account', EMAIL, ...options];

describe('webhooks:create, webhooks:list and webhooks:delete', () => {
  it('create an endpoint with its secret, list it without, and delete it', async () => {
    const events = ['generation.completed', 'key.expiring'];
    const created = await runJson(environment, create('--url', URL, '--events', events.join(',')));
    const { secret, ...shown } = created;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(shown).toMatchObject({ account: EMAIL, url: URL, events, client_id: null, enabled: true });
    expect(await runJson(environment, ['webhooks:list', '--account', EMAIL])).toEqual([shown]);
    expect(await runJson(environment, ['webhooks:delete', '--id', shown.id])).toEqual(shown);
    expect(await runJson(environment, ['webhooks:list'])).toEqual([]);
  });

  it('exit with 2 for bad usage and with 1 for what is refused', async () => {
    const unknown = await runCommand(environment, create('--url', URL, '--events', 'key.stolen'));
    expect(unknown).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('not "key.stolen"') });
    const hostile = await runCommand(
      environment,
      create('--url', 'https://127.0.0.1', '--events', 'key.revoked'),
    );
    expect(hostile).toMatchObject({ exitCode: 1, stderr: 'error: url must lead to a public address\n' });
    const id = '00000000-0000-4000-8000-000000000000';
    const missing = await runCommand(environment, ['webhooks:delete', '--id', id]);
    expect(missing).toMatchObject({ exitCode: 1, stderr: `error: webhook endpoint ${id} not found\n` });
  });
});
