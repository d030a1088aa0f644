import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TEMPLATES } from '../../src/templates/catalogue.js';
import type { TestApp } from '../support/app.js';
import { aKey, ALL_SCOPES, anAccount } from '../support/factories.js';
import { call, errorEnvelope } from '../support/http.js';
import { aClient, someTokens, startOAuthApp } from '../support/oauth-flow.js';

let service: TestApp;
let key: string;
let strangersKey: string;

beforeAll(async () => {
  service = await startOAuthApp();
  key = (await aKey(service)).secret;
  strangersKey = (await aKey(service)).secret;
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
});
afterAll(() => service.close());

const send = (method: string, path: string, options: { key?: string; body?: unknown } = {}) =>
  call(service.url, method, `/v1/templates${path}`, { key, ...options });

const WELCOME = {
  name: 'Welcome note',
  description: 'Welcomes a new colleague.',
  instructions: 'Write a welcome note to {{name}} of {{ team }}.',
  variables: [
    { name: 'name', type: 'string', required: true, description: 'The first name' },
    { name: 'team', required: false },
  ],
  example: { request: { prompt: 'She starts on Monday', variables: { name: 'Sam' } }, content: 'Welcome!' },
};

let count = 0;
const newId = () => `welcome-${(count += 1)}`;

/** Creates a template and returns its id. */
async function aTemplate(overrides: object = {}, owner = key): Promise<string> {
  const id = newId();
  const { status } = await send('POST', '', { key: owner, body: { ...WELCOME, id, ...overrides } });
  expect(status).toBe(200);
  return id;
}

const change = (id: string, overrides: object = {}) =>
  send('PUT', `/${id}`, { body: { ...WELCOME, ...overrides } });

const listed = async (owner = key) =>
  (await send('GET', '?limit=100', { key: owner })).body.data as { id: string; name: string }[];

describe('POST /v1/templates', () => {
  it('creates a template of the account with version 1', async () => {
    const id = newId();
    const { status, body } = await send('POST', '', { body: { ...WELCOME, name: ' Welcome note ', id } });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        id,
        name: 'Welcome note',
        description: 'Welcomes a new colleague.',
        needs_model: true,
        owner: 'account',
        version: 1,
        variables: [
          { name: 'name', type: 'string', required: true, description: 'The first name' },
          { name: 'team', type: 'string', required: false, description: '' },
        ],
        example: {
          request: { template: id, prompt: 'She starts on Monday', variables: { name: 'Sam' } },
          content: 'Welcome!',
        },
        instructions: WELCOME.instructions,
      },
    });
    expect((await send('GET', `/${id}`)).body).toEqual(body);
    expect((await send('GET', `/${id}@1`)).body).toEqual(body);
  });

  it('needs no variables and no example', async () => {
    const { variables: _variables, example: _example, ...least } = WELCOME;
    const { body } = await send('POST', '', { body: { ...least, instructions: 'Be brief.', id: newId() } });
    expect(body.data).toMatchObject({ variables: [], example: null });
  });

  it('lists it among all templates, sorted by name and id, with exact totals', async () => {
    const { secret: owner } = await aKey(service);
    await send('POST', '', { key: owner, body: { ...WELCOME, id: 'b-note', name: 'Email' } });
    await send('POST', '', { key: owner, body: { ...WELCOME, id: 'z-note', name: 'Aa' } });
    const { body } = await send('GET', '?limit=100', { key: owner });
    const sorted = [...body.data].sort((a, b) => (a.name + a.id < b.name + b.id ? -1 : 1));
    expect(body.data).toEqual(sorted);
    expect(body.meta).toEqual({
      page: 1,
      limit: 100,
      total: TEMPLATES.length + 2,
      pages: 1,
    });
    const own = body.data.filter((each: { owner: string }) => each.owner === 'account');
    expect(own).toEqual([
      {
        id: 'z-note',
        name: 'Aa',
        description: WELCOME.description,
        needs_model: true,
        owner: 'account',
        version: 1,
      },
      expect.objectContaining({ id: 'b-note', name: 'Email' }),
    ]);
    const { body: last } = await send('GET', `?limit=1&page=${TEMPLATES.length + 2}`, { key: owner });
    expect(last.data).toHaveLength(1);
    expect(last.meta.pages).toBe(TEMPLATES.length + 2);
  });

  const variable = { name: 'name' };
  it.each<[string, object, Record<string, string>]>([
    [
      'an empty object',
      { id: undefined, name: undefined, description: undefined, instructions: undefined },
      {
        id: 'required',
        name: 'required',
        description: 'required',
        instructions: 'required',
      },
    ],
    ['an id with capitals', { id: 'Welcome' }, { id: 'invalid_value' }],
    ['an id with a version', { id: 'welcome@2' }, { id: 'invalid_value' }],
    ['a long id', { id: 'a'.repeat(65) }, { id: 'invalid_value' }],
    ['a number as id', { id: 7 }, { id: 'invalid_type' }],
    ['the id of a built-in template', { id: 'email' }, { id: 'invalid_value' }],
    ['the id of refinements', { id: 'refine' }, { id: 'invalid_value' }],
    ['an empty name', { name: ' ' }, { name: 'too_short' }],
    ['an invisible name', { name: '\u200b\u3164' }, { name: 'invalid_value' }],
    ['a long name', { name: 'é'.repeat(101) }, { name: 'too_long' }],
    ['a name on two lines', { name: 'a\nb' }, { name: 'invalid_value' }],
    ['a name that turns the direction of its surroundings', { name: 'a\u202eb' }, { name: 'invalid_value' }],
    ['no description', { description: '' }, { description: 'too_short' }],
    ['an invisible description', { description: '\u200b' }, { description: 'too_short' }],
    ['a long description', { description: 'a'.repeat(501) }, { description: 'too_long' }],
    ['no instructions', { instructions: null }, { instructions: 'invalid_type' }],
    ['invisible instructions', { instructions: '\u3164' }, { instructions: 'too_short' }],
    ['long instructions', { instructions: 'a'.repeat(8_001) }, { instructions: 'too_long' }],
    ['NUL', { instructions: 'a\0' }, { instructions: 'invalid_value' }],
    ['a lone surrogate', { description: '\ud800' }, { description: 'invalid_value' }],
    ['an undeclared placeholder', { instructions: 'Hi {{surname}}' }, { instructions: 'invalid_value' }],
    [
      'a placeholder with an expression',
      { instructions: 'Hi {{#if name}}' },
      { instructions: 'invalid_value' },
    ],
    ['variables that are no list', { variables: { name: 'x' } }, { variables: 'invalid_type' }],
    ['a variable that is no object', { variables: [variable, 'team'] }, { 'variables.1': 'invalid_type' }],
    [
      'too many variables',
      { variables: Array.from({ length: 21 }, () => variable) },
      { variables: 'too_long' },
    ],
    ['a variable without a name', { variables: [variable, {}] }, { 'variables.1.name': 'required' }],
    [
      'a variable with a bad name',
      { variables: [variable, { name: 'Team' }] },
      {
        'variables.1.name': 'invalid_value',
      },
    ],
    [
      'a variable with a reserved name',
      { variables: [variable, { name: 'constructor' }] },
      {
        'variables.1.name': 'invalid_value',
      },
    ],
    [
      'a required variable with a reserved name, and an example without it',
      {
        variables: [variable, { name: 'constructor', required: true }],
        example: { request: { prompt: 'x', variables: {} }, content: 'x' },
      },
      {
        'variables.1.name': 'invalid_value',
        'example.request.variables.constructor': 'required',
      },
    ],
    [
      'a variable twice',
      { instructions: 'Hi', variables: [variable, variable] },
      {
        'variables.1.name': 'invalid_value',
      },
    ],
    [
      'a variable of another type',
      { variables: [{ name: 'name', type: 'number' }] },
      {
        'variables.0.type': 'invalid_value',
      },
    ],
    [
      'a variable that is maybe required',
      { variables: [{ name: 'name', required: 'yes' }] },
      {
        'variables.0.required': 'invalid_type',
      },
    ],
    [
      'a long description of a variable',
      { variables: [{ ...variable, description: 'a'.repeat(201) }] },
      {
        'variables.0.description': 'too_long',
      },
    ],
    [
      'an unknown field of a variable',
      { variables: [{ ...variable, default: 'Sam' }] },
      {
        'variables.0.default': 'unknown_field',
      },
    ],
    ['an unknown field', { owner: 'system' }, { owner: 'unknown_field' }],
    ['an example that is no object', { example: 'Welcome!' }, { example: 'invalid_type' }],
    ['an empty example', { example: {} }, { 'example.request': 'required', 'example.content': 'required' }],
    [
      'an example without its variables',
      { example: { request: { prompt: 'x' }, content: 'y' } },
      {
        'example.request.variables.name': 'required',
      },
    ],
    [
      'an example with an unknown variable',
      { example: { request: { prompt: 'x', variables: { name: 'Sam', age: '7' } }, content: 'y' } },
      { 'example.request.variables.age': 'unknown_field' },
    ],
  ])('rejects %s', async (_what, overrides, expected) => {
    const valid = { ...WELCOME, instructions: 'Hi {{name}}', id: newId() };
    const { status, body } = await send('POST', '', { body: { ...valid, ...overrides } });
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', Object.values(expected)[0]!));
    expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual(Object.keys(expected));
  });

  it('names each placeholder that is no variable, without a secret in it', async () => {
    const instructions = `Hi {{}} {{surname}} {{ A b }} {{${'a'.repeat(101)}}} {{sk-1234}}`;
    const { status, body } = await send('POST', '', {
      body: { ...WELCOME, variables: [], example: undefined, instructions, id: newId() },
    });
    const shown = ['', 'surname', 'A b', `${'a'.repeat(100)}…`, '[hidden]'];
    expect([status, body.error.details]).toEqual([
      400,
      shown.map((name) => ({
        path: 'instructions',
        message: `must not have the placeholder {{${name}}}: no variable has this name`,
      })),
    ]);
  });

  it('rejects an id that the account has already, and the 201st template', async () => {
    const { accountId, secret: owner } = await aKeyWithAccount();
    const id = await aTemplate({}, owner);
    const twice = await send('POST', '', { key: owner, body: { ...WELCOME, id } });
    expect([twice.status, twice.body.error.details[0].path]).toEqual([400, 'id']);
    // The id of another account is free.
    expect((await send('POST', '', { body: { ...WELCOME, id } })).status).toBe(200);
    await service.database.query(
      `INSERT INTO account_templates (account_id, id, version) SELECT $1, 'copy-' || n, 1 FROM generate_series(1, 199) n`,
      [accountId],
    );
    const { status, body } = await send('POST', '', { key: owner, body: { ...WELCOME, id: newId() } });
    expect([status, body.error.details[0].path]).toEqual([400, '']);
    expect(body.error.message).toContain('200');
  });
});

async function aKeyWithAccount() {
  const { id: accountId } = await anAccount(service);
  const { secret } = await aKey(service, { accountId, requestsPerMinute: null });
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000 WHERE id = $1', [accountId]);
  return { accountId, secret };
}

describe('PUT /v1/templates/{id}', () => {
  it('makes a version of each change, and none without a change', async () => {
    const id = await aTemplate();
    const second = await change(id, { instructions: 'Be brief, {{name}}.' });
    expect(second.status).toBe(200);
    expect(second.body.data).toMatchObject({ version: 2, instructions: 'Be brief, {{name}}.' });
    const again = await change(id, { instructions: 'Be brief, {{name}}.', id });
    expect(again.body).toEqual(second.body);
    expect((await change(id, { name: 'Hello' })).body.data).toMatchObject({ version: 3, name: 'Hello' });
    expect((await send('GET', `/${id}`)).body.data).toMatchObject({ version: 3, name: 'Hello' });
    expect((await send('GET', `/${id}@1`)).body.data.instructions).toBe(WELCOME.instructions);
    expect((await listed()).find((each) => each.id === id)).toMatchObject({ name: 'Hello', version: 3 });
  });

  it('gives changes of the same moment numbers of their own', async () => {
    const id = await aTemplate();
    const texts = ['one', 'two', 'three', 'four'];
    const changes = await Promise.all(texts.map((text) => change(id, { instructions: text })));
    expect(changes.map(({ body }) => body.data.version).sort()).toEqual([2, 3, 4, 5]);
  });

  it.each<[string, object, string]>([
    ['another id', { id: 'other' }, 'id'],
    ['an undeclared placeholder', { instructions: '{{surname}}' }, 'instructions'],
    ['an unknown field', { version: 7 }, 'version'],
    ['a long name', { name: 'a'.repeat(101) }, 'name'],
  ])('rejects %s', async (_what, overrides, path) => {
    const id = await aTemplate();
    const { status, body } = await change(id, overrides);
    expect([status, body.error.details[0].path]).toEqual([400, path]);
    expect((await send('GET', `/${id}`)).body.data.version).toBe(1);
  });

  it('rejects version 1,001', async () => {
    const id = await aTemplate();
    await service.database.query(
      `INSERT INTO account_template_versions
       SELECT account_id, template_id, number, name, description, instructions, variables, example, created_at
       FROM account_template_versions, generate_series(2, 1000) AS number WHERE template_id = $1`,
      [id],
    );
    await service.database.query('UPDATE account_templates SET version = 1000 WHERE id = $1', [id]);
    const { status, body } = await change(id, { name: 'One more' });
    expect([status, body.error.details[0].path]).toEqual([400, '']);
    // Deleted versions do not count.
    await send('DELETE', `/${id}`);
    expect((await send('POST', '', { body: { ...WELCOME, id } })).body.data.version).toBe(1001);
    expect((await change(id, { name: 'One more' })).body.data.version).toBe(1002);
  });
});

describe('DELETE /v1/templates/{id}', () => {
  it('deletes a template with all its versions, and does not use their numbers again', async () => {
    const id = await aTemplate();
    await change(id, { name: 'Hello' });
    const written = await generate({ template: id, variables: { name: 'Sam' } });
    expect(await send('DELETE', `/${id}`)).toMatchObject({
      status: 200,
      body: { success: true, data: { id, deleted: true } },
    });
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
    for (const reference of [id, `${id}@1`, `${id}@2`]) {
      expect((await send('GET', `/${reference}`)).status).toBe(404);
      expect((await generate({ template: reference })).body.error.reason).toBe('template_not_found');
    }
    expect((await listed()).map((each) => each.id)).not.toContain(id);
    const record = await call(service.url, 'GET', `/v1/generations/${written.body.data.id}`, { key });
    expect(record.body.data).toMatchObject({ template: id, template_version: 2 });
    const created = await send('POST', '', { body: { ...WELCOME, id } });
    expect(created.body.data.version).toBe(3);
    expect((await send('GET', `/${id}@2`)).status).toBe(404);
  });
});

describe.each([
  ['POST', '', { ...WELCOME, id: 'never' }],
  ['PUT', '/:id', WELCOME],
  ['DELETE', '/:id', undefined],
])('%s /v1/templates%s', (method, path, body) => {
  const body_ = body && { body };

  it('rejects a missing credential before it reads the body', async () => {
    const response = await call(service.url, method, `/v1/templates${path}`, { body: '{' });
    expect(response.body).toEqual(errorEnvelope('UNAUTHORIZED', 'invalid_credential'));
  });

  it('rejects a key without the scope templates:write', async () => {
    const { secret } = await aKey(service, {
      scopes: ALL_SCOPES.filter((scope) => scope !== 'templates:write'),
    });
    const response = await send(method, path, { key: secret, ...body_ });
    expect(response.body).toEqual(errorEnvelope('FORBIDDEN', 'insufficient_scope'));
    expect(response.body.error.message).toContain('templates:write');
  });

  if (path === '') return;
  it('hides the template of another account, a built-in one and a missing one', async () => {
    const id = await aTemplate();
    const of = (owner: string, name: string) =>
      send(method, path.replace(':id', name), { key: owner, ...body_ });
    const foreign = await of(strangersKey, id);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(errorEnvelope('NOT_FOUND', 'template_not_found'));
    const missing = await of(key, 'missing');
    expect({ ...missing.body.error, request_id: '' }).toEqual({ ...foreign.body.error, request_id: '' });
    expect((await of(key, 'email')).status).toBe(404);
    expect((await of(key, `${id}@1`)).status).toBe(404);
    expect((await of(key, `${id}%00`)).status).toBe(404);
    expect((await send('GET', `/${id}`)).body.data.version).toBe(1);
  });
});

const generate = (body: object, owner = key) =>
  call(service.url, 'POST', '/v1/generate', {
    key: owner,
    body: { prompt: 'She starts on Monday', ...body },
  });

describe('a request for a text', () => {
  it('names the newest version or pins one, and its record says which', async () => {
    const id = await aTemplate();
    await change(id, { name: 'Hello' });
    const variables = { name: 'Sam', team: 'Support' };
    for (const [template, version] of [
      [id, 2],
      [`${id}@1`, 1],
      [`${id}@2`, 2],
    ] as const) {
      const { status, body } = await generate({ template, variables });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ template: id, template_version: version });
      const stored = await call(service.url, 'GET', `/v1/generations/${body.data.id}`, { key });
      expect(stored.body.data).toEqual(body.data);
    }
    expect((await generate({ template: 'email' })).body.data).toMatchObject({
      template: 'email',
      template_version: null,
    });
  });

  it.each(['@3', '@0', '@01', '@', '@x', '@1@1', '@99999999999', '@-1', ' @1'])(
    'does not find the version %s',
    async (version) => {
      const id = await aTemplate();
      const { status, body } = await generate({ template: id + version, variables: { name: 'Sam' } });
      expect(status).toBe(404);
      expect(body).toEqual(errorEnvelope('NOT_FOUND', 'template_not_found'));
      expect(body.error.details[0].path).toBe('template');
    },
  );

  it('does not find a version of a built-in template', async () => {
    expect((await generate({ template: 'email@1' })).body.error.reason).toBe('template_not_found');
  });

  it('does not find the template of another account', async () => {
    const { body } = await generate({ template: await aTemplate() }, strangersKey);
    expect(body).toEqual(errorEnvelope('NOT_FOUND', 'template_not_found'));
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['no variables', undefined, { 'variables.name': 'required' }],
    [
      'an unknown and no required variable',
      { age: '7' },
      {
        'variables.name': 'required',
        'variables.age': 'unknown_field',
      },
    ],
    [
      'a variable of every object',
      { name: 'Sam', constructor: 'x' },
      {
        'variables.constructor': 'unknown_field',
      },
    ],
    ['null', null, { variables: 'invalid_type' }],
    ['a list', ['Sam'], { variables: 'invalid_type' }],
    ['an empty value', { name: '' }, { 'variables.name': 'too_short' }],
    ['a blank value', { name: ' \u2003' }, { 'variables.name': 'too_short' }],
    [
      'a number',
      { name: 7, team: null },
      {
        'variables.name': 'invalid_type',
        'variables.team': 'invalid_type',
      },
    ],
    ['a long value', { name: 'a'.repeat(2_001) }, { 'variables.name': 'too_long' }],
    ['NUL', { name: 'a\0' }, { 'variables.name': 'invalid_value' }],
    [
      '21 variables',
      Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`v${n}`, 'x'])),
      {
        variables: 'too_long',
      },
    ],
  ])('is rejected with %s', async (_what, variables, expected) => {
    const { status, body } = await generate({ template: await aTemplate(), variables });
    expect(status).toBe(400);
    expect(body).toEqual(errorEnvelope('VALIDATION_ERROR', Object.values(expected)[0]!));
    expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual(Object.keys(expected));
  });

  it('rejects values that placeholders repeat until they are very long', async () => {
    const id = await aTemplate({ instructions: '{{name}}'.repeat(50), variables: [{ name: 'name' }] });
    const { status, body } = await generate({ template: id, variables: { name: 'a'.repeat(1_000) } });
    expect([status, body.error.details]).toEqual([
      400,
      [{ path: 'variables', message: 'make the instructions longer than 50,000 characters' }],
    ]);
    expect((await generate({ template: id, variables: { name: 'a'.repeat(900) } })).status).toBe(200);
  });

  it('has no variables for a built-in template', async () => {
    const { status, body } = await generate({ template: 'email', variables: { name: 'Sam' } });
    expect([status, body.error.details[0].path]).toEqual([400, 'variables.name']);
    expect((await generate({ template: 'email', variables: {} })).status).toBe(200);
  });

  it('does not find a template before it checks the variables', async () => {
    expect((await generate({ template: 'missing', variables: { name: 'Sam' } })).status).toBe(404);
  });

  it('is another request with other variables or another version, for an Idempotency-Key', async () => {
    const id = await aTemplate();
    const request = (body: object, idempotencyKey: string) =>
      call(service.url, 'POST', '/v1/generate', {
        key,
        body: { prompt: 'x', ...body },
        headers: { 'idempotency-key': idempotencyKey },
      });
    const idempotencyKey = randomUUID();
    const first = await request({ template: id, variables: { name: 'Sam', team: 'A' } }, idempotencyKey);
    const again = await request({ variables: { team: 'A', name: 'Sam' }, template: id }, idempotencyKey);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    for (const body of [
      { template: id, variables: { name: 'Kim', team: 'A' } },
      { template: `${id}@1`, variables: { name: 'Sam', team: 'A' } },
    ])
      expect((await request(body, idempotencyKey)).body.error.reason).toBe('idempotency_key_reused');
    const other = randomUUID();
    await request({ variables: {} }, other);
    expect((await request({}, other)).headers.get('idempotent-replayed')).toBe('true');
  });

  it('is kept with its variables', async () => {
    const { body } = await generate({ template: await aTemplate(), variables: { name: 'Sam' } });
    const [row] = await service.database.query<{ inputs: { variables: object } }>(
      'SELECT inputs FROM generations WHERE id = $1',
      [body.data.id.replace('gen_', '')],
    );
    expect(row!.inputs.variables).toEqual({ name: 'Sam' });
  });
});

describe('POST /v1/jobs', () => {
  it('rejects variables that do not fit, with their path, and an unknown version', async () => {
    const id = await aTemplate();
    const enqueue = (request: object) =>
      call(service.url, 'POST', '/v1/jobs', {
        key,
        body: { jobs: [{ operation: 'generate', request: { prompt: 'x', ...request } }] },
      });
    const { status, body } = await enqueue({ template: id, variables: { age: '7' } });
    expect(status).toBe(400);
    expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual([
      'jobs.0.request.variables.name',
      'jobs.0.request.variables.age',
    ]);
    const unknown = await enqueue({ template: `${id}@2`, variables: { name: 'Sam' } });
    expect([unknown.status, unknown.body.error.details[0].path]).toEqual([404, 'jobs.0.request.template']);
    expect((await enqueue({ template: `${id}@1`, variables: { name: 'Sam' } })).status).toBe(202);
  });
});

describe('an OAuth app', () => {
  it('manages the templates of the account that it acts for, with the scope', async () => {
    const account = await anAccount(service);
    const app = await aClient(service, { accountId: account.id, scopes: ALL_SCOPES });
    const tokens = await someTokens(service, app, account, { scope: 'templates:write templates:read' });
    const owner = (await aKey(service, { accountId: account.id })).secret;
    const id = await aTemplate({}, owner);
    const body = { ...WELCOME, name: 'By an app' };
    const changed = await send('PUT', `/${id}`, { key: tokens.access_token, body });
    expect(changed.body.data).toMatchObject({ version: 2, owner: 'account' });
    expect((await send('GET', `/${id}`, { key: owner })).body.data.name).toBe('By an app');
    const events = await service.database.query(
      `SELECT actor_type, actor_id, address FROM audit_events WHERE target_id = $1 ORDER BY seq`,
      [id],
    );
    expect(events).toEqual([
      { actor_type: 'account', actor_id: account.id, address: '127.0.0.1' },
      { actor_type: 'app', actor_id: app.id, address: '127.0.0.1' },
    ]);
    const readers = await someTokens(service, app, account, { scope: 'templates:read' });
    expect((await send('PUT', `/${id}`, { key: readers.access_token, body })).status).toBe(403);
  });
});
