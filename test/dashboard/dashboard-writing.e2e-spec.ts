import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { UsageDays } from '../../src/usage/usage-days.js';
import { RequestLog } from '../../src/request-log/request-log.js';
import type { TestApp } from '../support/app.js';
import { decoded } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { idOf, Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { aClient, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error', MODELS: 'builtin' });
});
afterAll(() => service?.close());

const PROMPT = 'Email to Sam asking to move our Tuesday meeting to Thursday';
const write = (person: Person, overrides: Record<string, string> = {}) =>
  person.post('/playground', {
    id: randomUUID(),
    prompt: PROMPT,
    template: 'email',
    tone: 'formal',
    length: 'short',
    ...overrides,
  });
const refine = (person: Person, id: string, instructions: string) =>
  person.post('/playground/refine', { id: randomUUID(), generation_id: id, instructions });

describe('the overview', () => {
  const settle = async () => {
    await service.accounted();
    for (const part of [UsageDays, RequestLog]) await service.app.get<{ flush(): unknown }>(part).flush();
  };

  it('shows a new user the steps to the first request, and marks those that are done', async () => {
    const person = await Person.signIn(service);
    const page = await person.open('/');
    expect(textOf(page)).toContain('First steps');
    expect(textOf(page)).not.toContain('Connect a model');
    expect(page.html).toContain(`curl ${service.url}/v1/generate`);
    expect(page.html).not.toContain('class="chart"');
    const { secret } = await aKey(service, { accountId: person.account.id });
    expect(textOf(await person.open('/'))).toMatch(/Create a key done Your first request Replace/);
    await call(service.url, 'GET', '/v1/me', { key: secret });
    await settle();
    const later = textOf(await person.open('/'));
    expect(later).not.toContain('First steps');
    expect(later).toMatch(/Finish setting up Create a key done Your first request done Register an app With/);
    await aClient(service, { accountId: person.account.id });
    expect(textOf(await person.open('/'))).not.toContain('Finish setting up');
  });

  it('shows requests, tokens, errors and limit hits, as charts and as a table', async () => {
    const person = await Person.signIn(service);
    const { secret } = await aKey(service, { accountId: person.account.id });
    const body = { prompt: PROMPT, template: 'email' };
    const { body: made } = await call(service.url, 'POST', '/v1/generate', { key: secret, body });
    await call(service.url, 'GET', '/v1/generations/gen_x', { key: secret });
    await settle();
    const page = await person.open('/');
    expect(page.html.match(/class="chart"/g)).toHaveLength(2);
    const text = textOf(page);
    for (const words of [
      'Requests 2 Succeeded 1 Limit hits 0 Errors 1',
      'Success rate 50%',
      `Tokens ${made.data.tokens_used.toLocaleString('en')}`,
    ])
      expect(text).toContain(words);
    expect(page.html.match(/<tr>/g)!.length).toBeGreaterThan(31);
    expect(text).toMatch(/Latest failed requests .* 404 not_found GET \/v1\/generations\/:id/);
  });

  it('has a period and a key in its address, and shows the keys with the most requests', async () => {
    const person = await Person.signIn(service);
    const { account } = person;
    const keys = [
      await aKey(service, { accountId: account.id, name: 'busy' }),
      await aKey(service, { accountId: account.id, name: 'quiet' }),
    ] as const;
    const ask = (key: string) => call(service.url, 'GET', '/v1/me', { key });
    for (const key of [keys[0].secret, keys[1].secret, keys[0].secret]) await ask(key);
    await call(service.url, 'POST', '/v1/generate', { key: keys[1].secret, body: {} });
    await ask(keys[0].secret);
    await settle();
    await service.database.query(
      `INSERT INTO usage_days (account_id, day, credential_type, credential_id, credential_name, requests)
       VALUES ($1, $2::date - 40, 'api_key', $3, 'busy', 100)`,
      [account.id, new Date(service.clock.now()), keys[0].apiKey.id],
    );
    const requests = async (query: string) =>
      /Requests (\d+) Succ/.exec(textOf(await person.open(`/?${query}`)))![1];
    const quiet = `caller=key:${keys[1].apiKey.id}`;
    expect(await requests('')).toBe('5');
    expect(await requests('period=90d')).toBe('105');
    expect(await requests(quiet)).toBe('2');
    expect(await requests('period=toString&caller=key:none')).toBe('5');
    const filtered = await person.open(`/?period=7d&${quiet}`);
    expect(filtered.html).toContain(
      `href="/?period=7d&amp;caller=key%3A${keys[1].apiKey.id}&amp;sort=-errors"`,
    );
    expect(filtered.html).toMatch(/<option value="7d" selected>/);
    expect(textOf(await person.open('/'))).toMatch(/Top keys and apps .* busy 3 0 0 .* quiet 2 1 0/);
    const other = keys[0].apiKey.id;
    const busy = textOf(await person.open(`/?caller=key:${other}`));
    expect(busy).not.toContain('Latest failed requests');
    const stranger = await Person.signIn(service);
    await ask((await aKey(service, { accountId: stranger.account.id })).secret);
    await settle();
    const foreign = textOf(await stranger.open(`/?caller=key:${other}`));
    expect(foreign).toContain('Success rate –');
    expect(foreign).not.toContain('busy');
  });

  it('shows how much of the quota and of the budgets of keys is used', async () => {
    const person = await Person.signIn(service);
    const accountId = person.account.id;
    await service.database.query('UPDATE accounts SET tokens_per_month = 1000000 WHERE id = $1', [accountId]);
    const { secret: key } = await aKey(service, {
      accountId,
      name: 'limited',
      tokensPerMonth: 5_000,
      spendPerMonth: 2_500_000_000,
    });
    await aKey(service, { accountId, name: 'unlimited' });
    const { body } = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: PROMPT } });
    const page = await person.open('/');
    const text = textOf(page);
    const used = body.data.tokens_used.toLocaleString('en');
    expect(text).toContain(`Tokens this month ${used} of 1,000,000`);
    expect(text).toContain(`limited Tokens this month ${used} of 5,000 Budget this month 0 USD of 2.5 USD`);
    expect(page.html.match(/<meter/g)).toHaveLength(3);
  });
});

describe('the playground', () => {
  it('generates, refines and marks the difference', async () => {
    const person = await Person.signIn(service);
    const written = await write(person);
    expect([written.status, written.url.pathname]).toEqual([200, '/playground']);
    expect(textOf(written)).toMatch(/Sam/);
    const refined = await refine(person, idOf(written), 'Replace "Sam" with "Kim"');
    expect(refined.html).toMatch(/<del[^>]*>Sam<\/del><ins[^>]*>Kim<\/ins>/);
    const kept = await person.post('/playground/refine', {
      id: randomUUID(),
      generation_id: idOf(refined),
      instructions: 'Replace "Kim" with "Lee"',
      prompt: PROMPT,
      template: 'email',
      recipient: 'Sam <Smith>',
      points: 'one\ntwo',
    });
    for (const typed of [PROMPT, 'value="Sam <Smith>"', '>one\ntwo<', '>Replace "Kim" with "Lee"<'])
      expect(decoded(kept.html)).toContain(typed);
  });

  it('streams to the page script, with one terminal event', async () => {
    const person = await Person.signIn(service);
    const fields = {
      csrf: await person.token(),
      prompt: PROMPT,
      template: 'email',
      tone: 'neutral',
      length: 'short',
    };
    const response = await person.browser.request('/playground', {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: new URLSearchParams(fields),
    });
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text.match(/^event: start$/gm)).toHaveLength(1);
    expect(text.match(/^event: (done|error)$/gm)).toEqual(['event: done']);
    expect(text.match(/^event: delta$/gm)!.length).toBeGreaterThan(1);
  });

  it('generates once when a form is submitted twice', async () => {
    const person = await Person.signIn(service);
    const id = randomUUID();
    const [first, second] = [await write(person, { id }), await write(person, { id })];
    expect(idOf(second)).toBe(idOf(first));
  });

  it('explains errors, and keeps the form data', async () => {
    const person = await Person.signIn(service);
    const page = await write(person, { tone: 'grumpy', prompt: 'about <b>bold</b> things' });
    expect([page.status, textOf(page)]).toEqual([422, expect.stringContaining('tone')]);
    expect(page.html).toContain('about &lt;b>bold&lt;/b> things');
    const wrong = await write(person, { temperature: 'hot', points: 'one\ntwo', language: 'no language' });
    expect(wrong.status).toBe(422);
    for (const name of ['temperature', 'language']) {
      expect(wrong.html).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true"`));
      expect(wrong.html).toMatch(new RegExp(`id="${name}-error">\\w`));
    }
    expect(wrong.html).toContain('>one\ntwo</textarea>');
    const written = await write(person);
    const refused = await refine(person, idOf(written), 'paint it blue');
    expect([refused.status, refused.html.includes('paint it blue')]).toEqual([422, true]);
  });

  it('shares the account’s limits with its keys', async () => {
    const person = await Person.signIn(service);
    const { secret } = await aKey(service, { accountId: person.account.id });
    await service.app.get(AccountsService).setLimits(person.account, { requestsPerMinute: 2 });
    expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(200);
    expect((await write(person)).status).toBe(200);
    const refused = await write(person);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await call(service.url, 'GET', '/v1/me', { key: secret })).status).toBe(429);
  });

  // D5
  it('does not show or refine another account’s texts', async () => {
    const [owner, other] = [await Person.signIn(service), await Person.signIn(service)];
    const id = idOf(await write(owner));
    expect((await other.open(`/playground?result=${id}`)).status).toBe(404);
    expect((await refine(other, id, 'make it shorter')).status).toBe(404);
  });
});

describe('the templates', () => {
  it('are listed with a link that fills in the playground', async () => {
    const person = await Person.signIn(service);
    const page = await person.open('/templates');
    const paths = [...page.html.matchAll(/href="(\/playground\?[^"]+)"/g)].map(([, path]) => decoded(path!));
    expect(paths).toHaveLength(page.html.match(/<section class="part"/g)!.length);
    const email = await person.open(paths.find((path) => path.includes('example=email'))!);
    expect(email.html).toMatch(/<option value="email" selected>|<option selected value="email">/);
    expect(email.html).toContain('Email to Sarah Chen');
    expect(email.html).toMatch(/name="sender"[^>]* value="Jonas"/);
  });
});

describe('the history', () => {
  it('finds texts by words, template and source', async () => {
    const person = await Person.signIn(service);
    const { secret } = await aKey(service, { accountId: person.account.id });
    await write(person);
    const body = { prompt: 'Announce that our shop opens on Sundays', template: 'announcement' };
    await call(service.url, 'POST', '/v1/generate', { key: secret, body });
    const rows = async (query: string) =>
      (await person.open(`/history${query}`)).html.match(/<tr>/g)?.length ?? 0;
    expect(await rows('')).toBe(3);
    await eventually(async () => expect(await rows('?q=TUESDAY')).toBe(2));
    expect(await rows('?template=announcement')).toBe(2);
    expect(await rows('?source=dashboard')).toBe(2);
    expect(textOf(await person.open('/history?q=%25'))).toContain('Nothing matches');
  });

  it('pages to older texts', async () => {
    const person = await Person.signIn(service);
    await write(person);
    await service.database.query(
      `INSERT INTO generations SELECT gen_random_uuid(), account_id, credential_type, credential_id, client_id, template,
         content, input_tokens, output_tokens, model, finish_reason, refined_from, warnings, created_at
         FROM generations, generate_series(1, 24) WHERE account_id = $1`,
      [person.account.id],
    );
    const first = await person.open('/history');
    expect(first.html.match(/<tr>/g)).toHaveLength(21);
    const next = decoded(/href="([^"]*)">Next/.exec(first.html)![1]!);
    expect((await person.open(next)).html.match(/<tr>/g)).toHaveLength(6);
  });

  it('shows a text with its refinements as a chain, and deletes it', async () => {
    const person = await Person.signIn(service);
    const first = idOf(await write(person));
    const second = idOf(await refine(person, first, 'Replace "Sam" with "Kim"'));
    const third = idOf(await refine(person, second, 'Replace "Kim" with "Lee"'));
    const page = await person.open(`/history/${second}`);
    for (const id of [first, third]) expect(page.html).toContain(`href="/history/${id}"`);
    expect(page.html).toMatch(/<del[^>]*>Sam<\/del>/);
    expect(textOf(await person.open(`/history/${second}/delete`))).toContain('Delete this text?');
    expect(textOf(await person.post(`/history/${second}/delete`))).toContain('Text deleted');
    expect((await person.open(`/history/${second}`)).status).toBe(404);
    expect((await person.open(`/history/${third}`)).status).toBe(200);
  });

  // D5
  it('is visible to its owner only', async () => {
    const [owner, other] = [await Person.signIn(service), await Person.signIn(service)];
    const id = idOf(await write(owner));
    for (const page of [
      await other.open(`/history/${id}`),
      await other.open(`/history/${id}/delete`),
      await other.post(`/history/${id}/delete`),
    ])
      expect(page.status).toBe(404);
    expect((await owner.open(`/history/${id}`)).status).toBe(200);
    expect(textOf(await other.open('/history'))).toContain('No texts yet');
  });

  // D7. Prevents stored XSS by texts.
  it('shows markup as text', async () => {
    const person = await Person.signIn(service, await anAccount(service));
    const id = idOf(await write(person));
    const evil = '</div><script>alert(1)</script><img src=x onerror=alert(1)>';
    await service.database.query('UPDATE generations SET content = $2 WHERE account_id = $1', [
      person.account.id,
      evil,
    ]);
    for (const path of ['/history', `/history/${id}`, `/playground?result=${id}`]) {
      const page = await person.open(path);
      expect(textOf(page)).toContain('<script>alert(1)');
      expect(page.html).not.toMatch(/<script>|<img/);
    }
  });
});
