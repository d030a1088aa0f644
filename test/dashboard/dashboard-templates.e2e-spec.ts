import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromEntryLines, toEntryLines } from '../../src/dashboard/templates/entry-lines.js';
import { startApp, type TestApp } from '../support/app.js';
import { formOf, type Page } from '../support/browser.js';
import { idOf, Person, textOf } from '../support/dashboard.js';
import { aKey, anAccount, PASSWORD } from '../support/factories.js';
import { call } from '../support/http.js';

let service: TestApp;
let person: Person;
let key: string;
let admin: Person;

beforeAll(async () => {
  service = await startApp();
  person = await Person.signIn(service);
  key = (await aKey(service, { accountId: person.account.id })).secret;
  admin = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
});
afterAll(() => service.close());

const WELCOME = {
  name: 'Welcome note',
  description: 'Welcomes a new colleague.',
  instructions: 'Write to {{name}}.\r\nBe brief.',
  variables: 'name: The first name\r\nteam?',
};
const EXAMPLE = {
  example_prompt: 'She starts on Monday',
  example_variables: 'name: Sam\r\n  Jones',
  example_content: 'Welcome, Sam!',
};

let count = 0;
const newId = () => `note-${(count += 1)}`;

async function aTemplate(fields: Record<string, string> = {}, as = person): Promise<string> {
  const id = newId();
  const page = await as.post('/templates', { id, ...WELCOME, ...fields });
  expect([page.status, page.url.pathname]).toEqual([200, `/templates/own/${id}`]);
  return id;
}

const get = async (id: string) => (await call(service.url, 'GET', `/v1/templates/${id}`, { key })).body.data;
const field = ({ html }: Page, name: string) =>
  new RegExp(`<textarea[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>([^<]*)`).exec(html)?.[1];

describe('the templates', () => {
  it('are created, with variables one per line, and listed', async () => {
    expect(textOf(await person.open('/templates/new'))).toContain('New template');
    const id = newId();
    const page = await person.post('/templates', { id, ...WELCOME, ...EXAMPLE });
    expect(textOf(page)).toContain('Template created.');
    expect(await get(id)).toMatchObject({
      id,
      name: 'Welcome note',
      version: 1,
      instructions: 'Write to {{name}}.\nBe brief.',
      variables: [
        { name: 'name', required: true, description: 'The first name' },
        { name: 'team', required: false, description: '' },
      ],
      example: {
        request: { prompt: 'She starts on Monday', variables: { name: 'Sam\nJones' } },
        content: 'Welcome, Sam!',
      },
    });
    const list = textOf(await person.open('/templates'));
    expect(list).toMatch(new RegExp(`Welcome note Welcomes a new colleague\\. ${id} 1 your account`));
  });

  it('are changed by saving the next version, and not by saving the same', async () => {
    const id = await aTemplate(EXAMPLE);
    const page = await person.open(`/templates/own/${id}`);
    expect(textOf(page)).toContain('Save as version 2');
    const typed = {
      name: 'Welcome note',
      ...Object.fromEntries(
        [
          'description',
          'instructions',
          'variables',
          'example_prompt',
          'example_variables',
          'example_content',
        ].map((name) => [name, field(page, name)!.replace(/^\n/, '')]),
      ),
    };
    expect(textOf(await person.post(`/templates/own/${id}`, typed))).toContain('Template saved.');
    expect((await get(id)).version).toBe(1);
    await person.post(`/templates/own/${id}`, { ...typed, instructions: 'Be warm.', variables: 'name' });
    expect(await get(id)).toMatchObject({
      version: 2,
      instructions: 'Be warm.',
      variables: [{ name: 'name', required: true, description: '' }],
    });
    const earlier = await person.open(`/templates/own/${id}?version=1`);
    expect(textOf(earlier)).toContain('1 of 2');
    expect(textOf(earlier)).toContain('Save as version 3');
    expect(field(earlier, 'instructions')).toContain('Be brief.');
    expect((await person.open(`/templates/own/${id}?version=3`)).status).toBe(404);
  });

  it.each<[string, Record<string, string>, string, string]>([
    ['an id with capitals', { id: 'Note' }, 'id', 'The ID must be 1 to 64 lowercase letters'],
    ['the id of a built-in template', { id: 'email' }, 'id', 'The ID belongs to a built-in template.'],
    ['no name', { name: '' }, 'name', 'Name must not be empty.'],
    ['an unknown placeholder', { instructions: '{{surname}}' }, 'instructions', 'placeholder {{surname}}'],
    ['a bad name of a variable', { variables: 'name\nTeam: x' }, 'variables', 'The name of variable 2 must'],
    ['too many variables', { variables: 'name\n'.repeat(21) }, 'variables', 'at most 20 items'],
    [
      'an example without a prompt',
      { example_content: 'x', example_variables: 'name: Sam' },
      'example_prompt',
      'The prompt of the example must not be empty.',
    ],
    [
      'an example without a value',
      { ...EXAMPLE, example_variables: '' },
      'example_variables',
      'The value “name” of the example is required',
    ],
  ])('are shown again with what was typed for %s', async (_what, fields, name, problem) => {
    const page = await person.post('/templates', { id: newId(), ...WELCOME, ...fields });
    expect(page.status).toBe(422);
    expect(textOf(page)).toContain(problem);
    expect(page.html).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid|aria-invalid[^>]*id="${name}"`));
    expect(field(page, 'description')).toContain('Welcomes a new colleague.');
  });

  it('keep what was typed if a change is rejected', async () => {
    const id = await aTemplate();
    const page = await person.post(`/templates/own/${id}`, { ...WELCOME, instructions: '{{x}} mine' });
    expect([page.status, field(page, 'instructions')]).toEqual([422, expect.stringContaining('{{x}} mine')]);
    expect((await get(id)).version).toBe(1);
  });

  it('are not overwritten silently if they were changed in another tab', async () => {
    const id = await aTemplate();
    const page = await person.open(`/templates/own/${id}`);
    await person.post(`/templates/own/${id}`, { ...WELCOME, name: 'From tab two' });
    const rejected = await person.browser.submit(page, { ...WELCOME, instructions: 'From tab one' });
    expect([rejected.status, textOf(rejected)]).toEqual([
      422,
      expect.stringContaining('version 2 is the newest'),
    ]);
    expect([field(rejected, 'instructions'), (await get(id)).name]).toEqual([
      expect.stringContaining('From tab one'),
      'From tab two',
    ]);
    await person.browser.submit(rejected, { ...WELCOME, instructions: 'From tab one' });
    expect(await get(id)).toMatchObject({ version: 3, instructions: 'From tab one' });
  });

  it('keep what was typed if they were deleted in another tab', async () => {
    const id = await aTemplate();
    const page = await person.open(`/templates/own/${id}`);
    await person.post(`/templates/own/${id}/delete`);
    const rejected = await person.browser.submit(page, { ...WELCOME, instructions: 'From tab one' });
    expect([rejected.status, textOf(rejected)]).toEqual([404, expect.stringContaining('was deleted')]);
    expect(field(rejected, 'instructions')).toContain('From tab one');
    expect(rejected.html).toContain(`value="${id}"`);
  });

  it('are deleted after a confirmation', async () => {
    const id = await aTemplate();
    const page = await person.open(`/templates/own/${id}/delete`);
    expect(textOf(page)).toContain('All versions of “Welcome note”');
    expect(textOf(await person.browser.submit(page, {}))).toContain('Template deleted.');
    expect((await person.open(`/templates/own/${id}`)).status).toBe(404);
  });

  it('of other accounts and of the service are not found', async () => {
    const id = await aTemplate();
    const other = await Person.signIn(service);
    for (const name of [id, 'email', 'missing', `${id}@1`, '<b>']) {
      const who = name === `${id}@1` ? person : other;
      const path = `/templates/own/${encodeURIComponent(name)}`;
      expect([name, (await who.open(path)).status]).toEqual([name, 404]);
      expect([name, (await who.open(`${path}/delete`)).status]).toEqual([name, 404]);
      expect([name, (await who.post(path, WELCOME)).status]).toEqual([name, 404]);
      expect([name, (await who.post(`${path}/delete`)).status]).toEqual([name, 404]);
    }
    expect((await get(id)).version).toBe(1);
  });
});

describe('publishing a template', () => {
  it('makes it a template of all accounts, until an administrator withdraws it', async () => {
    const id = await aTemplate({}, admin);
    const page = await admin.open(`/admin/templates/${id}/publish`);
    expect(textOf(page)).toContain('All accounts can use “Welcome note”');
    expect(textOf(await admin.browser.submit(page, {}))).toContain('All accounts can use it');
    expect(textOf(await admin.open(`/templates/own/${id}`))).toContain('This template is published');
    expect(textOf(await person.open('/templates'))).toMatch(new RegExp(`${id} 1 all accounts`));
    expect(await get(id)).toMatchObject({ owner: 'system', instructions: null });
    const another = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    expect((await another.open('/templates')).html).toContain(`/admin/templates/${id}/withdraw`);
    const withdrawal = await another.open(`/admin/templates/${id}/withdraw`);
    expect(textOf(await another.browser.submit(withdrawal, {}))).toContain('can no longer use');
    expect(await get(id)).toBeUndefined();
  });

  it('is for administrators, with a recent password, and for one template of each id', async () => {
    const id = await aTemplate();
    expect((await person.open(`/admin/templates/${id}/publish`)).status).toBe(403);
    expect((await person.post(`/admin/templates/${id}/publish`)).status).toBe(403);
    expect((await person.post(`/admin/templates/${id}/withdraw`)).status).toBe(403);
    expect((await person.open(`/templates/own/${id}`)).html).not.toContain('/admin/templates');
    expect((await admin.open(`/admin/templates/${id}/publish`)).status).toBe(404);
    expect((await admin.post(`/admin/templates/${id}/withdraw`)).status).toBe(404);
    const own = await aTemplate({}, admin);
    const now = service.clock.now();
    service.clock.stop(now + 6 * 60_000);
    const asked = await admin.post(`/admin/templates/${own}/publish`);
    expect([asked.status, textOf(asked)]).toEqual([
      403,
      expect.stringContaining('Confirm with your password'),
    ]);
    expect(textOf(await admin.browser.submit(asked, { password: PASSWORD }))).toContain('All accounts can');
    service.clock.stop(now);
    const another = await Person.signIn(service, await anAccount(service, { isAdmin: true }));
    await another.post('/templates', { ...WELCOME, id: own });
    const refused = await another.post(`/admin/templates/${own}/publish`);
    expect([refused.status, textOf(refused)]).toEqual([
      422,
      expect.stringContaining('Another account has published'),
    ]);
  });
});

describe('a list to choose a template from', () => {
  it.each(['/playground', '/history'])('tells templates of the same name apart: %s', async (path) => {
    const [first, second] = [await aTemplate({ name: 'Twin' }), await aTemplate({ name: 'Twin' })];
    const { html } = await person.open(path);
    for (const id of [first, second]) expect(html).toContain(`>Twin (${id})</option>`);
    expect(html).toContain('>Email</option>');
  });
});

describe('the playground', () => {
  it('has a field for each variable of the selected template, and writes by it', async () => {
    const id = await aTemplate(EXAMPLE);
    const filled = await person.open(`/templates/own/${id}`);
    const link = /href="(\/playground\?[^"]+)"/.exec(filled.html)![1]!.replaceAll('&amp;', '&');
    const page = await person.open(link);
    expect(page.html).toMatch(new RegExp(`<option (?:value="${id}" selected|selected value="${id}")`));
    expect(field(page, 'variables.name')).toContain('Sam\nJones');
    expect(field(page, 'variables.team')).toBe('');
    expect(formOf(page).action).toBe('/playground');
    const list = (await person.open('/templates')).html;
    const linked = list.slice(list.indexOf(`id="${id}"`)).match(/href="(\/playground\?[^"]+)"/)![1]!;
    const tried = await person.open(linked.replaceAll('&amp;', '&'));
    for (const name of ['prompt', 'variables.name', 'variables.team'])
      expect([name, field(tried, name)]).toEqual([name, field(page, name)]);
    expect(field(tried, 'prompt')).toContain('She starts on Monday');
    const fields = { prompt: 'She starts', template: id };
    const refused = await person.post('/playground', {
      ...fields,
      'variables.name': '',
      'variables.age': '7',
    });
    expect(refused.status).toBe(422);
    expect(textOf(refused)).toContain('is required by the template');
    const done = await person.post('/playground', {
      ...fields,
      'variables.name': 'Sam',
      'variables.team': '',
    });
    expect(done.status).toBe(200);
    const record = await call(service.url, 'GET', `/v1/generations/${idOf(done)}`, { key });
    expect(record.body.data).toMatchObject({ template: id, template_version: 1 });
    const shown = textOf(await person.open(`/history/${idOf(done)}`));
    expect(shown).toContain(`${id}, version 1`);
    expect(shown).toContain('variables.name Sam');
    await person.post(`/templates/own/${id}`, { ...WELCOME, instructions: 'Be warm.', variables: '' });
    const again = await person.open(`/playground?from=${idOf(done)}`);
    expect(again.html).toMatch(
      new RegExp(
        `<option (?:value="${id}@1" selected|selected value="${id}@1")[^>]*>Welcome note, version 1`,
      ),
    );
    expect(field(again, 'variables.name')).toContain('Sam');
    expect((await person.open(`/playground?template=${id}@7`)).status).toBe(200);
  });

  it('is filled in with an example that is longer than an address can be', async () => {
    const text = 'é'.repeat(4_000);
    const id = await aTemplate({ ...EXAMPLE, example_prompt: text });
    for (const path of ['/templates', `/templates/own/${id}`]) {
      const { html } = await person.open(path);
      const links = [...html.matchAll(/href="(\/playground\?[^"]+)"/g)].map(([, link]) => link!);
      const page = await person.open(links.find((link) => link.includes(id))!.replaceAll('&amp;', '&'));
      expect([path, page.status, field(page, 'prompt')?.trim()]).toEqual([path, 200, text]);
    }
    expect((await person.open('/playground?example=missing')).status).toBe(200);
  });

  // Without JavaScript, the fields of the template that was selected before are sent too.
  it('ignores the variables of a template that is no longer selected', async () => {
    const id = await aTemplate(EXAMPLE);
    const page = await person.open(`/playground?template=${id}`);
    expect(field(page, 'variables.name')).toBe('');
    expect(page.html).not.toMatch(/<textarea[^>]*name="variables\.name"[^>]* required/);
    const done = await person.post('/playground', {
      prompt: 'Email to Sam about the meeting',
      template: 'email',
      variables_of: id,
      'variables.name': 'Kim',
    });
    expect([done.status, textOf(done)]).toEqual([200, expect.stringContaining('Sam')]);
    expect(done.html).not.toContain('Kim');
  });
});

describe('entries that are typed one per line', () => {
  it.each<[string, [string, string][]]>([
    [
      'plain texts',
      [
        ['name', 'Sam'],
        ['team', 'Support: second level'],
      ],
    ],
    [
      'texts on several lines',
      [
        ['name', 'Sam\n\n  indented\nlast'],
        ['team', ''],
      ],
    ],
    ['a text that looks like an entry', [['name', 'a\nteam: b']]],
  ])('keep %s', (_what, entries) => {
    expect(fromEntryLines(toEntryLines(entries))).toEqual(entries);
    expect(fromEntryLines(toEntryLines(entries).replaceAll('\n', '\r\n'))).toEqual(entries);
  });

  it('may have empty lines and spaces', () => {
    expect(fromEntryLines('\n name :Sam\n\nteam\n')).toEqual([
      ['name', 'Sam'],
      ['team', ''],
    ]);
  });
});
