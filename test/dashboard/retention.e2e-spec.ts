import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../src/common/time/day-ms.js';
import { lowestIdAt } from '../../src/common/time/time-ordered-id.js';
import { Janitor } from '../../src/database/janitor.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { startApp, type TestApp } from '../support/app.js';
import { Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { aRow } from '../support/stored-generation.js';

let service: TestApp;
let admin: Person;
let person: Person;
let serial = 0;

beforeAll(async () => {
  service = await startApp({ RETENTION_DAYS: '90' });
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
});
afterAll(() => service?.close());
beforeEach(async () => {
  person = await Person.signIn(service);
});

/** Stores texts of an account that are so many days old; returns their ids. */
async function saveTexts(accountId: string, ...ages: number[]): Promise<string[]> {
  const ids = ages.map((days) => {
    const number = String((serial += 1)).padStart(12, '0');
    return `${lowestIdAt(Date.now() - days * DAY_MS).slice(0, 14)}7000-8000-${number}`;
  });
  for (const id of ids) await service.app.get(GenerationStore).save(aRow(accountId, null, { id }));
  return ids;
}

async function idsOf(accountId: string): Promise<string[]> {
  const rows = await service.database.query<{ id: string }>(
    'SELECT id FROM generations WHERE account_id = $1 ORDER BY id DESC',
    [accountId],
  );
  return rows.map(({ id }) => id);
}

/** What the field of a page contains. */
const periodIn = ({ html }: { html: string }) =>
  / value="([^"]*)"/.exec(/<input[^>]* name="retention_days"[^>]*>/.exec(html)![0])?.[1] ?? '';
const save = (days: string, more: Record<string, string> = {}) =>
  person.post('/settings/data/retention', { retention_days: days, ...more });

describe('the retention period of an account', () => {
  it('deletes its older texts and the requests of their jobs, and none of another account', async () => {
    const other = (await aKey(service)).apiKey.accountId;
    const { secret: key } = await aKey(service, { accountId: person.account.id });
    const [young, middle] = await saveTexts(person.account.id, 1, 4, 20);
    const others = await saveTexts(other, 4, 20);
    await service.database.query(
      `INSERT INTO jobs (id, account_id, credential_type, credential_id, operation, request, request_id, queue_id, status,
                         generation_id)
       SELECT gen_random_uuid(), $1, 'api_key', 'k1', 'generate', '{"prompt": "secret"}', 'r', gen_random_uuid(), 'succeeded',
              generation_id FROM unnest($2::uuid[]) AS generation_id`,
      [person.account.id, [young, middle]],
    );
    const usage = () =>
      service.database.query(
        'SELECT requests, output_tokens FROM usage_days WHERE account_id = $1 AND output_tokens > 0',
        [person.account.id],
      );
    const before = await usage();
    expect(before).not.toEqual([]);
    await save('3', { confirmed: 'yes' });
    expect(await service.app.get(Janitor).cleanUp()).toMatchObject({ 'generations of accounts': 2 });
    expect([await idsOf(person.account.id), await idsOf(other)]).toEqual([[young], others]);
    expect((await call(service.url, 'GET', '/v1/generations', { key })).body.meta.total).toBe(1);
    expect(await usage()).toEqual(before);
    const requests = await service.database.query(
      'SELECT generation_id AS id, request FROM jobs WHERE account_id = $1 ORDER BY 1 DESC',
      [person.account.id],
    );
    expect(requests).toEqual([
      { id: young, request: { prompt: 'secret' } },
      { id: middle, request: {} },
    ]);
  });

  it('says what it will delete and asks, before it is saved', async () => {
    await saveTexts(person.account.id, 1, 31, 32);
    const asked = await save('30');
    expect(textOf(asked)).toContain('2 texts of your account are older than 30 days');
    expect(periodIn(await person.open('/settings/data'))).toBe('');
    const saved = await person.browser.submit(asked, {});
    expect([textOf(saved), periodIn(saved)]).toEqual([expect.stringContaining('period saved'), '30']);
    // Nothing is older than that.
    expect(periodIn(await save('60'))).toBe('60');
    expect(periodIn(await save(''))).toBe('');
    const events = await service.database.query(
      `SELECT after->>'retentionDays' AS days FROM audit_events
        WHERE action = 'account.limits_changed' AND account_id = $1 ORDER BY seq`,
      [person.account.id],
    );
    expect(events).toEqual([{ days: '30' }, { days: '60' }, { days: null }]);
  });

  it.each(['0', '91', '1.5', '-1', 'ten', '99999'])(
    'is not %s: whole days up to those of the operator',
    async (days) => {
      const refused = await save(days, { confirmed: 'yes' });
      expect([refused.status, textOf(refused)]).toEqual([422, expect.stringContaining('from 1 to 90')]);
      expect(periodIn(refused)).toBe(days);
      expect(periodIn(await person.open('/settings/data'))).toBe('');
    },
  );

  // A browser that was left open must not be enough to delete texts.
  it('needs a recent password', async () => {
    const now = service.clock.now();
    service.clock.stop(now + 6 * 60_000);
    const asked = await save('30', { confirmed: 'yes' });
    expect([asked.status, textOf(asked)]).toEqual([
      403,
      expect.stringContaining('Confirm with your password'),
    ]);
    expect(periodIn(await person.browser.submit(asked, { password: PASSWORD }))).toBe('30');
    service.clock.stop(now);
  });

  it('is set on the page of the account by administrators only', async () => {
    const owner = await anAccount(service);
    await saveTexts(owner.id, 10);
    const path = `/admin/accounts/${owner.id}`;
    expect((await admin.open(path)).html).toContain(`${path}/retention`);
    const asked = await admin.post(`${path}/retention`, { retention_days: '7' });
    expect(textOf(asked)).toContain(`1 text of ${owner.email} is older than 7 days`);
    expect(periodIn(await admin.browser.submit(asked, {}))).toBe('7');
    expect((await admin.post(`${path}/retention`, { retention_days: '91' })).status).toBe(422);
    expect((await admin.open(`/admin/accounts/${randomUUID()}/retention`)).status).toBe(404);
    const before = await service.database.query('SELECT retention_days FROM accounts WHERE id = $1', [
      owner.id,
    ]);
    const refused = await person.post(`${path}/retention`, { retention_days: '1', confirmed: 'yes' });
    expect(refused.status).toBeGreaterThanOrEqual(403);
    expect(
      await service.database.query('SELECT retention_days FROM accounts WHERE id = $1', [owner.id]),
    ).toEqual(before);
  });
});
