import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { Janitor } from '../../src/database/janitor.js';
import { SearchExistingTexts1795608000000 } from '../../src/database/migrations/1795608000000-search-existing-texts.js';
import { parseGenerationId, toGenerationId } from '../../src/generation/generation-id.js';
import type { Generation } from '../../src/generation/generation.entity.js';
import { GenerationStore } from '../../src/generation/generation-store.js';
import { SEARCH_WORDS } from '../../src/database/migrations/1795607000000-text-search.js';
import { SEARCH_INDEX_LOCK } from '../../src/database/advisory-locks.js';
import type { TestApp } from '../support/app.js';
import { decoded } from '../support/browser.js';
import { idOf, Person, textOf } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { aKey, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';
import { startOAuthApp } from '../support/oauth-flow.js';
import { aRow } from '../support/stored-generation.js';
import { untilSearchable } from '../support/searchable.js';

let service: TestApp;
beforeAll(async () => {
  service = await startOAuthApp({ LOG_LEVEL: 'error', MODELS: 'builtin' });
});
afterAll(() => service?.close());

/** Stores a text of an account and returns its id. */
async function aText(person: Person, overrides: Partial<Generation> = {}): Promise<string> {
  const row = aRow(person.account.id, null, {
    refinedFrom: null,
    inputs: null,
    inputsHash: null,
    ...overrides,
  });
  await service.app.get(GenerationStore).save(row);
  return toGenerationId(row.generation.id);
}

async function find(person: Person, words: string, filters = ''): Promise<string[]> {
  const page = await person.open(`/history?q=${encodeURIComponent(words)}${filters}`);
  expect(page.status).toBe(200);
  return [...page.html.matchAll(/href="\/history\/(gen_[0-9a-f]{32})"/g)].map(([, id]) => id!);
}

const refine = async (person: Person, id: string, instructions: string) => {
  const fields = { id: randomUUID(), generation_id: id, instructions };
  return idOf(await person.post('/playground/refine', fields));
};

describe('the search', () => {
  it('finds texts by the words of prompt, text, instructions and refined text', async () => {
    const person = await Person.signIn(service);
    const generated = await aText(person, {
      content: 'Fresh loaves, every morning.',
      inputs: { prompt: 'About our bakery in Lisbon' },
    });
    const refined = await aText(person, {
      content: 'Short.',
      inputs: { instructions: 'Mention the tram', content: 'Sourdough' },
    });
    await untilSearchable(service);
    for (const words of [
      'lisbon',
      'LOAVES',
      'loaf or mornings',
      'morning loaves',
      '"every morning"',
      'loaves -tram',
      'our',
    ])
      expect([words, await find(person, words)]).toEqual([words, [generated]]);
    for (const words of ['tram', 'sourdough']) expect(await find(person, words)).toEqual([refined]);
    expect(await find(person, 'lisbon or tram')).toHaveLength(2);
    for (const words of ['lisbon tram', '"morning every"', 'absent', '%', "'", ':*', '-', 'account', '\\'])
      expect([words, await find(person, words)]).toEqual([words, []]);
    expect(textOf(await person.open('/history?q=absent'))).toContain('Nothing matches');
  });

  // A search is an oracle for the texts of others, if it finds them.
  it('finds no text of another account, not even for an administrator', async () => {
    const [owner, other] = [await Person.signIn(service), await Person.signIn(service)];
    await service.database.query('UPDATE accounts SET is_admin = true WHERE id = $1', [other.account.id]);
    const id = await aText(owner, { content: 'Confidential quarterly figures' });
    await untilSearchable(service);
    expect(await find(owner, 'confidential')).toEqual([id]);
    for (const words of [
      'confidential',
      `"account:${owner.account.id}"`,
      `account:${owner.account.id} or confidential`,
    ])
      expect(await find(other, words)).toEqual([]);
  });

  it('is combined with the other filters, the order and pages', async () => {
    const person = await Person.signIn(service);
    const ids: string[] = [];
    for (let number = 10; number < 35; number += 1) {
      const id = `019200${number}-0000-7000-8000-${randomUUID().slice(-12)}`;
      ids.push(
        await aText(person, {
          id,
          content: `Rye number ${number}`,
          template: number < 12 ? 'tagline' : 'email',
        }),
      );
    }
    await aText(person, { content: 'Wheat' });
    await untilSearchable(service);
    expect((await find(person, 'rye', '&template=tagline')).sort()).toEqual(ids.slice(0, 2));
    expect(await find(person, 'rye', '&source=dashboard')).toEqual([]);
    const first = await person.open('/history?q=rye');
    const next = decoded(/href="(\/history\?q=rye[^"]*from=[^"]+)"/.exec(first.html)![1]!);
    const second = await person.open(next);
    const shown = [first, second].flatMap(({ html }) =>
      [...html.matchAll(/href="\/history\/(gen_\w+)"/g)].map(([, id]) => id),
    );
    expect(shown).toEqual(ids.toReversed());
    expect((await find(person, 'rye', '&sort=written'))[0]).toBe(ids[0]);
  });

  it('forgets deleted texts and those of deleted accounts', async () => {
    const person = await Person.signIn(service);
    const id = await aText(person, { content: 'Soon deleted' });
    const { secret } = await aKey(service, { accountId: person.account.id });
    await aText(person, { content: 'Deleted with the account' });
    const unindexed = await aText(person, { content: 'Deleted first' });
    await call(service.url, 'DELETE', `/v1/generations/${unindexed}`, { key: secret });
    await untilSearchable(service);
    const documents = () =>
      service.database.query('SELECT generation_id FROM generation_search WHERE account_id = $1', [
        person.account.id,
      ]);
    expect(await documents()).toHaveLength(2);
    await person.post(`/history/${id}/delete`);
    expect(await find(person, 'deleted')).toHaveLength(1);
    expect(await documents()).toHaveLength(1);
    await person.post('/settings/profile/delete', { confirmation: person.account.email, password: PASSWORD });
    await eventually(async () => {
      await service.app.get(Janitor).cleanUp();
      expect(await documents()).toEqual([]);
    });
  });

  it('shows how far it is behind', async () => {
    const person = await Person.signIn(service);
    await untilSearchable(service);
    expect(textOf(await person.open('/history'))).toContain('The search is up to date.');
    const otherProcess = new Client({ connectionString: service.database.url });
    await otherProcess.connect();
    try {
      await otherProcess.query('SELECT pg_advisory_lock($1)', [SEARCH_INDEX_LOCK]);
      await aText(person, { content: 'A latecomer' });
      await service.database.query(
        "UPDATE generation_search_queue SET queued_at = now() - interval '75 minutes'",
      );
      const page = textOf(await person.open('/history?q=latecomer'));
      expect(page).toMatch(/The search is 4,5\d\d s behind\./);
      expect(page).toContain('Nothing matches');
    } finally {
      await otherProcess.end();
    }
    // By the worker itself.
    await eventually(async () => expect(await find(person, 'latecomer')).toHaveLength(1));
  });

  it('leaves out a text that takes too long, not those that wait behind it', async () => {
    const person = await Person.signIn(service);
    const waiting = await aText(person, { content: 'Waiting behind' });
    const slow = await aText(person, { content: 'Too slow' });
    await service.database.query(
      `CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE plpgsql AS $$
       BEGIN
         IF words ~ 'Too slow' THEN RAISE EXCEPTION 'canceled' USING ERRCODE = '57014'; END IF;
         RETURN words;
       END $$`,
    );
    await untilSearchable(service);
    await service.database.query(SEARCH_WORDS.replace('CREATE', 'CREATE OR REPLACE'));
    expect(await find(person, 'waiting')).toEqual([waiting]);
    expect(await find(person, 'slow')).toEqual([]);
    await person.post(`/history/${slow}/delete`, {});
  });

  it('makes slow texts searchable one by one, so that pages and deletions wait for none of the others', async () => {
    const person = await Person.signIn(service);
    await untilSearchable(service);
    await service.database.query(
      `CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_sleep(0.26); RETURN words; END $$`,
    );
    await Promise.all(['First', 'Second', 'Third'].map((content) => aText(person, { content })));
    await untilSearchable(service);
    await service.database.query(SEARCH_WORDS.replace('CREATE', 'CREATE OR REPLACE'));
    const transactions = await service.database.query(
      'SELECT DISTINCT xmin::text FROM generation_search WHERE account_id = $1',
      [person.account.id],
    );
    expect(transactions).toHaveLength(3);
  });

  // PostgreSQL's own parser fails on such searches.
  it('finds nothing for many minus signs', async () => {
    const person = await Person.signIn(service);
    for (const words of [`${'-'.repeat(60)}a`, '- '.repeat(60)])
      expect((await person.open(`/history?q=${encodeURIComponent(words)}`)).status).toBe(200);
  });

  it('finds texts that an earlier version has stored', async () => {
    const person = await Person.signIn(service);
    const id = await aText(person, { content: 'Written by version N minus one' });
    await untilSearchable(service);
    await service.database.query('DELETE FROM generation_search');
    const queryRunner = { query: (sql: string) => service.database.query(sql) };
    await new SearchExistingTexts1795608000000().up(queryRunner as unknown as QueryRunner);
    await untilSearchable(service);
    expect(await find(person, 'minus')).toEqual([id]);
  });

  // The parser of PostgreSQL takes minutes for such texts.
  it('is not delayed by the longest hostile texts', async () => {
    const person = await Person.signIn(service);
    const bodies = ['a_', '<!--', '<a href="', 'a.b/c@', 'é-', 'a-1.', 'http://', '🍞'];
    for (const body of bodies) {
      const content = [...body.repeat(100_000)].slice(0, 99_990).join('');
      await aText(person, { content: `${content} lastword` });
    }
    const distinct = (first: number) =>
      Array.from({ length: 50_000 }, (_, index) => String.fromCodePoint(first + index)).join(' ');
    // More different words than one document can hold.
    const many = await aText(person, {
      content: distinct(0x20000),
      inputs: { content: distinct(0x10000), instructions: 'manywords' },
    });
    await untilSearchable(service);
    expect(await find(person, 'lastword')).toHaveLength(bodies.length);
    expect(await find(person, 'manywords')).toEqual([many]);
  });
});

describe('a record', () => {
  const HOSTILE = `<script>alert(1)</script> & "quoted" </textarea>\n<b>bold</b>`;

  it('shows prompt, options, model, metadata and warnings, escaped', async () => {
    const person = await Person.signIn(service);
    const options = { tone: 'formal', length: 'short', points: [`one ${HOSTILE}`, 'two'], seed: 4 };
    const id = await aText(person, {
      content: `# Title of ${HOSTILE}`,
      inputs: { prompt: HOSTILE, options, model: 'builtin' } as Generation['inputs'],
      metadata: { 'order.id': HOSTILE },
      warnings: [{ reason: 'left_out', message: `left out ${HOSTILE}` }],
    });
    const { html, status } = await person.open(`/history/${id}`);
    expect(status).toBe(200);
    for (const part of [
      'id="prompt"',
      'id="record-id"',
      'id="content"',
      'data-copy="prompt"',
      'data-copy="record-id"',
    ])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<script>|<b>bold/);
    const text = decoded(html);
    for (const words of [
      HOSTILE,
      `one ${HOSTILE}`,
      `left out ${HOSTILE}`,
      'formal',
      'seed',
      'Requested model',
      'order.id',
    ])
      expect(text).toContain(words);
    expect(decoded(/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!)).toBe(
      'Title of <script>alert(1)</script> & "quoted" </textarea>',
    );
  });

  it('shows the longest text and prompt', async () => {
    const person = await Person.signIn(service);
    const long = `${'🍞'.repeat(99_999)}!`;
    const id = await aText(person, { content: long, inputs: { instructions: 'i', content: long } });
    const { html } = await person.open(`/history/${id}`);
    expect(html.split(long)).toHaveLength(3);
    expect(html).toContain(`<h1>${'🍞'.repeat(30)}…</h1>`);
    expect((await person.open('/history')).html).toContain(`${'🍞'.repeat(30)}…`);
  });

  it('says why the inputs are not kept', async () => {
    const person = await Person.signIn(service);
    const pageOf = async (overrides: Partial<Generation>) =>
      textOf(await person.open(`/history/${await aText(person, overrides)}`));
    expect(await pageOf({ store: false })).toContain('the request had store: false');
    expect(await pageOf({ store: true })).toContain('before inputs were stored');
    const hashed = await pageOf({ store: true, inputsHash: Buffer.alloc(32, 171) });
    expect(hashed).toContain('the account did not store inputs');
    expect(hashed).toContain('ab'.repeat(32));
    expect(hashed).not.toContain('Run again');
  });

  it('shows its lineage with titles', async () => {
    const person = await Person.signIn(service);
    const first = await aText(person, { content: 'The very first words' });
    const refinedFrom = parseGenerationId(first);
    const second = await aText(person, { content: '* The second words', refinedFrom });
    const third = await aText(person, { content: 'The third', refinedFrom: parseGenerationId(second) });
    const page = await person.open(`/history/${second}`);
    for (const [id, title] of [
      [first, 'The very first words'],
      [third, 'The third'],
    ])
      expect(page.html).toContain(`<a href="/history/${id}">${title}</a>`);
    const text = textOf(page);
    for (const words of ['The second words', 'refined into this text', 'a refinement of this text'])
      expect(text).toContain(words);
    await person.post(`/history/${first}/delete`);
    const orphan = textOf(await person.open(`/history/${second}`));
    expect(orphan).toContain('has been deleted');
  });

  it('is not found for another account', async () => {
    const [owner, other] = [await Person.signIn(service), await Person.signIn(service)];
    const id = await aText(owner, { inputs: { prompt: 'secret' } });
    for (const path of [`/history/${id}`, `/playground?from=${id}`, '/playground?from=gen_x'])
      expect((await other.open(path)).status).toBe(404);
  });
});

describe('the list of texts', () => {
  it('shows title, template, model and time', async () => {
    const person = await Person.signIn(service);
    await aText(person, {
      content: `\n\n## A heading\nand more`,
      template: 'email',
      model: 'mistral:large',
      createdAt: new Date('2026-02-03T04:05:06Z'),
    });
    await aText(person, { content: `${'Longer words than fit '.repeat(10)}` });
    const text = textOf(await person.open('/history'));
    for (const words of [
      'A heading email mistral:large',
      '3 Feb 2026, 04:05',
      'Longer words than fit Longer words than fit Longer words…',
    ])
      expect(text.replaceAll(/\u00a0/g, ' ')).toContain(words);
    expect(text).not.toContain('and more');
  });
});

describe('running a text again in the playground', () => {
  it('fills the form with the stored inputs', async () => {
    const person = await Person.signIn(service);
    const inputs = {
      prompt: 'About </textarea>\nbread',
      options: { tone: 'formal', length: 'long', points: ['a', 'b'] },
      model: 'builtin',
    } as Generation['inputs'];
    const id = await aText(person, { inputs, template: 'tagline' });
    const record = await person.open(`/history/${id}`);
    expect(record.html).toContain(`href="/playground?from=${id}"`);
    const { html } = await person.open(`/playground?from=${id}`);
    expect(decoded(/<textarea[^>]*name="prompt"[^>]*>([^<]*)/.exec(html)![1]!)).toBe(
      'About </textarea>\nbread',
    );
    const chosen = [...html.matchAll(/<option[^>]*value="([^"]*)"[^>]* selected/g)].map(([, value]) => value);
    expect(chosen).toEqual(expect.arrayContaining(['tagline', 'formal', 'long', 'builtin']));
  });

  it('shows the refined text with the stored instructions', async () => {
    const person = await Person.signIn(service);
    const written = await aText(person, { content: 'Bread from Sam, at six.' });
    const id = await refine(person, written, 'Replace "Sam" with "Kim"');
    const { html } = await person.open(`/playground?from=${id}`);
    expect(decoded(html)).toContain('Bread from Sam, at six.');
    expect(decoded(/<textarea[^>]*name="instructions"[^>]*>([^<]*)/.exec(html)![1]!)).toBe(
      'Replace "Sam" with "Kim"',
    );
    await person.post(`/history/${written}/delete`);
    expect((await person.open(`/history/${id}`)).html).not.toContain('Run again');
  });

  it('keeps the prompt in the address of a text and of its refinement', async () => {
    const person = await Person.signIn(service);
    const inputs = { prompt: 'About bread', options: { tone: 'formal' } } as Generation['inputs'];
    const written = await aText(person, { content: 'Bread from Sam, at six.', inputs });
    for (const id of [written, await refine(person, written, 'Replace "Sam" with "Kim"')]) {
      const { html } = await person.open(`/playground?result=${id}`);
      expect(/<textarea[^>]*name="prompt"[^>]*>([^<]*)/.exec(html)![1]).toBe('About bread');
      expect(html).toMatch(/<option value="formal" selected/);
    }
  });

  it('opens an empty form if no inputs are kept', async () => {
    const person = await Person.signIn(service);
    await service.app.get(AccountsService).setStoresInputs(person.account, false);
    const page = await person.open(`/playground?from=${await aText(person)}`);
    expect([page.status, /<textarea[^>]*name="prompt"[^>]*><\/textarea>/.test(page.html)]).toEqual([
      200,
      true,
    ]);
  });
});
