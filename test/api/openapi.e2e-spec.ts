import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CODE_BY_REASON } from '../../src/common/errors/error-codes.js';
import { EVENT_TYPES } from '../../src/events/event-types.js';
import { SCOPES } from '../../src/common/http/scopes.js';
import type { TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import {
  aClient,
  anAttempt,
  post,
  someTokens,
  startOAuthApp,
  type TestClient,
} from '../support/oauth-flow.js';

let service: TestApp;
let key: string;
let document: any;

beforeAll(async () => {
  service = await startOAuthApp();
  const { id } = await anAccount(service);
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
  key = (await aKey(service, { accountId: id })).secret;
  document = (await call(service.url, 'GET', '/openapi.json')).body;
});
afterAll(() => service.close());

/** Every operation, as `GET /v1/templates/{id}` and what the document says of it. */
function allOperations(): [string, any][] {
  return Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, any] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

/** Those of the API itself. */
const operations = () => allOperations().filter(([name]) => name.includes(' /v1/'));

/** Pages and what they load: for people, not for programs. */
const PAGES =
  /^\/(?:$|(?:playground|templates|history|jobs|requests|search|theme|settings|developer|admin|sign-[a-z]+|invitation|assets|docs)(?:\/|$)|oauth\/(?:interaction|authorize|logout)\/)/;

describe('GET /openapi.json', () => {
  it('is OpenAPI 3.1, readable from any origin without a credential', async () => {
    const { status, headers, body } = await call(service.url, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: service.url }]);
  });

  it('describes every route except pages, and no others', async () => {
    const documented = allOperations().map(([name]) => name);
    const routed = service.routes
      .map((route) => route.replace(/:(\w+)/g, '{$1}'))
      // HEAD and OPTIONS are said of all at once, as are the other addresses of the OAuth endpoints.
      .filter(
        (route) => !/^(?:HEAD|OPTIONS) | \/v1\/oauth\//.test(route) && !PAGES.test(route.split(' ')[1]!),
      );
    expect(documented.filter((name) => !routed.includes(name))).toEqual([]);
    // MCP describes itself: `tools/list` has the schemas of its tools.
    const undescribed = routed.filter((name) => !documented.includes(name) && name !== 'POST /mcp');
    for (const route of undescribed) {
      const [method, path] = route.split(' ') as [string, string];
      expect({ route, status: (await fetch(service.url + path, { method })).status }).toEqual({
        route,
        status: 405,
      });
    }
    expect(documented.length).toBeGreaterThan(20);
  });

  it('describes an API key as opaque', () => {
    expect(document.components.securitySchemes.apiKey).toMatchObject({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'opaque',
    });
    expect(JSON.stringify(document.components.securitySchemes)).not.toContain('JWT');
  });

  it('has an ETag, and is not sent again for a matching If-None-Match', async () => {
    const first = await fetch(`${service.url}/openapi.json`);
    const etag = first.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await fetch(`${service.url}/openapi.json`, { headers: { 'if-none-match': known } });
      expect([known, again.status, await again.text()]).toEqual([known, 304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    const changed = await fetch(`${service.url}/openapi.json`, { headers: { 'if-none-match': '"other"' } });
    expect([changed.status, await changed.text()]).toEqual([200, await first.text()]);
  });

  it('lists every reason under the status of its code', () => {
    const documented = new Map<string, string>();
    for (const [, { responses }] of operations()) {
      for (const [status, { content }] of Object.entries<any>(responses)) {
        const { error } = content['application/json'].schema.allOf?.[1].properties ?? {};
        for (const reason of error?.properties.reason.enum ?? [])
          documented.set(reason, `${status} ${error.properties.code.const}`);
      }
    }
    const statuses: Record<string, number> = { VALIDATION_ERROR: 400, UNAUTHORIZED: 401, FORBIDDEN: 403 };
    Object.assign(statuses, { NOT_FOUND: 404, RATE_LIMIT_EXCEEDED: 429, INTERNAL_ERROR: 500 });
    // An unknown route has no operation, and only MCP checks origins.
    const others = ['route_not_found', 'origin_not_allowed'];
    const known = Object.entries(CODE_BY_REASON).filter(([reason]) => !others.includes(reason));
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(known.map(([reason, code]) => [reason, `${statuses[code]} ${code}`])),
    );
  });

  it('describes both authentication methods with every scope, and the scope of each operation', () => {
    const { apiKey, oauth2 } = document.components.securitySchemes;
    expect(apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(oauth2.flows.authorizationCode).toEqual({
      authorizationUrl: `${service.url}/oauth/authorize`,
      tokenUrl: `${service.url}/oauth/token`,
      refreshUrl: `${service.url}/oauth/token`,
      scopes: SCOPES,
    });
    const scopes = operations().map(([name, { security }]) => [name, security[1].oauth2[0]]);
    expect(Object.fromEntries(scopes)).toEqual({
      'POST /v1/generate': 'generate',
      'POST /v1/refine': 'refine',
      'GET /v1/templates': 'templates:read',
      'GET /v1/templates/{id}': 'templates:read',
      'POST /v1/templates': 'templates:write',
      'PUT /v1/templates/{id}': 'templates:write',
      'DELETE /v1/templates/{id}': 'templates:write',
      'GET /v1/generations': 'generations:read',
      'GET /v1/generations/{id}': 'generations:read',
      'DELETE /v1/generations/{id}': 'generations:delete',
      'GET /v1/usage': 'usage:read',
      'GET /v1/webhooks': 'webhooks',
      'POST /v1/webhooks': 'webhooks',
      'GET /v1/webhooks/{id}': 'webhooks',
      'PATCH /v1/webhooks/{id}': 'webhooks',
      'DELETE /v1/webhooks/{id}': 'webhooks',
      'POST /v1/webhooks/{id}/rotate-secret': 'webhooks',
      'POST /v1/webhooks/{id}/test': 'webhooks',
      'GET /v1/me': undefined,
    });
  });

  it('describes the headers of every response, and the service adds no others', async () => {
    const names = Object.keys(document.paths['/v1/templates'].get.responses['200'].headers);
    const { headers } = await call(service.url, 'GET', '/v1/templates', { key });
    for (const name of names)
      expect({ name, value: headers.get(name) }).toEqual({ name, value: expect.any(String) });
    const limited = document.paths['/v1/generate'].post.responses['429'].headers;
    expect(Object.keys(limited)).toContain('Retry-After');
  });
});

const A_TEMPLATE = {
  name: 'Note',
  description: 'A note to a person.',
  instructions: 'Write a note to {{name}}.',
  variables: [{ name: 'name', required: true }],
  example: { request: { prompt: 'Thanks', variables: { name: 'Sam' } }, content: 'Thank you, Sam.' },
};

describe('documented responses', () => {
  const bodies: Record<string, object> = {
    'POST /v1/generate': { prompt: 'A post about our new bakery' },
    'POST /v1/jobs': { operation: 'generate', request: { prompt: 'A bakery' } },
    'POST /v1/refine': { content: 'Their is fresh bread.', instructions: 'Fix the grammar' },
    'POST /v1/templates': { id: 'note', ...A_TEMPLATE },
    'PUT /v1/templates/{id}': { ...A_TEMPLATE, name: 'Short note' },
    'POST /v1/webhooks': { url: 'https://example.com/webhooks', events: ['key.revoked'] },
    'PATCH /v1/webhooks/{id}': { events: ['key.expiring'] },
  };

  it('match each operation, field by field', async () => {
    const { body } = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'A bakery' } });
    const webhook = await call(service.url, 'POST', '/v1/webhooks', {
      key,
      body: bodies['POST /v1/webhooks'],
    });
    const job = async () => {
      const enqueued = await call(service.url, 'POST', '/v1/jobs', { key, body: bodies['POST /v1/jobs'] });
      return enqueued.body.data.id as string;
    };
    const idFor = async (path: string): Promise<string> => {
      if (path.startsWith('/v1/jobs/')) return job();
      if (path.startsWith('/v1/webhooks/')) return webhook.body.data.id;
      return path === '/v1/templates/{id}' ? 'note' : body.data.id;
    };
    for (const [name, operation] of operations().sort(
      ([a], [b]) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')),
    )) {
      const [method, path] = name.split(' ') as [string, string];
      const target = path.replace('{id}', await idFor(path));
      const response = await call(service.url, method, target, {
        key,
        ...(bodies[name] && { body: bodies[name] }),
      });
      const status = name === 'POST /v1/jobs' ? 202 : 200;
      expect({ name, status: response.status }).toEqual({ name, status });
      expectValid(operation.responses[status].content['application/json'].schema, response.body, name);
    }
  });

  it('include the events that webhook endpoints receive', () => {
    const types = Object.keys(document.webhooks);
    expect(types).toEqual(Object.keys(EVENT_TYPES));
    for (const type of types) {
      const { parameters, requestBody } = document.webhooks[type].post;
      expect(parameters.map(({ name }: { name: string }) => name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]);
      const { schema, example } = requestBody.content['application/json'];
      if (example) expectValid(schema, example, type);
    }
    const { description } = document.webhooks['quota.reached'].post;
    expect(description).toContain('rejected after 80 % because too little is left');
    expect(document.webhooks['key.expiring'].post.description).toContain('Not sent for keys');
  });

  it('match errors', async () => {
    const { responses } = document.paths['/v1/generate'].post;
    const results = [
      await call(service.url, 'POST', '/v1/generate', { key, body: { promt: 'x' } }),
      await call(service.url, 'POST', '/v1/generate', { body: { prompt: 'x' } }),
      await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'x', template: 'none' } }),
    ];
    for (const { status, body } of results)
      expectValid(responses[status].content['application/json'].schema, body, String(status));
  });
});

describe('documented responses without an envelope', () => {
  const responseOf = (name: string, status: number) => {
    const [method, path] = name.split(' ') as [string, string];
    return document.paths[path][method.toLowerCase()].responses[status];
  };
  const expectDocumented = async (
    name: string,
    response: { status: number; headers: Headers; body: unknown },
  ) => {
    const documented = responseOf(name, response.status);
    expect({ name, status: response.status, isDocumented: documented !== undefined }).toMatchObject({
      isDocumented: true,
    });
    const [type, { schema }] = Object.entries<any>(documented.content)[0]!;
    expect(response.headers.get('content-type')).toContain(type);
    for (const header of Object.keys(documented.headers))
      if (!['Retry-After', 'WWW-Authenticate'].includes(header))
        expect({ name, header, value: response.headers.get(header) }).toMatchObject({
          value: expect.any(String),
        });
    const isOpen = path(name).startsWith('/.well-known') || path(name) === '/openapi.json';
    if (isOpen) expect(compile(schema)(response.body)).toBe(true);
    else
      expectValid(
        schema,
        type === 'application/jwk-set+json' ? JSON.parse(String(response.body)) : response.body,
        name,
      );
  };
  const path = (name: string) => name.split(' ')[1]!;

  it.each([
    '/health/live',
    '/health/ready',
    '/metrics',
    '/openapi.json',
    '/oauth/jwks',
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-protected-resource/v1',
    '/.well-known/oauth-protected-resource/mcp',
  ])('match GET %s', async (target) => {
    expect(document.paths[target].get.security.at(-1) ?? {}).toEqual({});
    await expectDocumented(`GET ${target}`, await call(service.url, 'GET', target));
  });

  it('match GET /metrics without access', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    await expectDocumented('GET /metrics', await call(service.url, 'GET', '/metrics', { headers }));
  });

  it('match the OAuth endpoints and their errors', async () => {
    const account = await anAccount(service);
    const client = await aClient(service, { scopes: ['generate'] });
    const attempt = anAttempt(service, client, { scope: 'openid generate' });
    const postForm = (
      endpoint: string,
      fields: Record<string, string>,
      by: Pick<TestClient, 'id' | 'secret'> = client,
    ) => post(service, `/oauth/${endpoint}`, by, fields);
    const pushed = await postForm('par', Object.fromEntries(attempt.url.searchParams));
    await expectDocumented('POST /oauth/par', pushed);
    const start = await fetch(attempt.url, { redirect: 'manual' });
    expect(responseOf('GET /oauth/authorize', start.status).headers).toHaveProperty('Location');
    const tokens = await someTokens(service, client, account, { scope: 'openid generate' });
    expectValid(responseOf('POST /oauth/token', 200).content['application/json'].schema, tokens, 'tokens');
    await expectDocumented(
      'POST /oauth/introspect',
      await postForm('introspect', { token: tokens.access_token }),
    );
    for (const method of ['GET', 'POST'])
      for (const key of [tokens.access_token, 'cda_invented']) {
        const response = await call(service.url, method, '/oauth/userinfo', { key });
        await expectDocumented(`${method} /oauth/userinfo`, response);
      }
    await expectDocumented('GET /oauth/logout', await call(service.url, 'GET', '/oauth/logout'));
    await expectDocumented('POST /oauth/logout', await call(service.url, 'POST', '/oauth/logout'));
    await expectDocumented('POST /oauth/revoke', await postForm('revoke', { token: tokens.access_token }));
    for (const endpoint of ['token', 'revoke', 'introspect', 'par']) {
      await expectDocumented(`POST /oauth/${endpoint}`, await postForm(endpoint, {}));
      await expectDocumented(
        `POST /oauth/${endpoint}`,
        await postForm(endpoint, {}, { ...client, secret: 'wrong' }),
      );
    }
    const lost = await fetch(`${service.url}/oauth/authorize?client_id=nobody`);
    expect(lost.headers.get('content-type')).toContain(
      Object.keys(responseOf('GET /oauth/authorize', lost.status).content)[0],
    );
  });
});

describe('documented requests', () => {
  const generate = (body: unknown) => call(service.url, 'POST', '/v1/generate', { key, body });
  const list = (items: number, length = 1) => Array(items).fill('x'.repeat(length));

  it.each<[string, unknown]>([
    ['the least', { prompt: 'x' }],
    ['no prompt', {}],
    ['an empty prompt', { prompt: '' }],
    ['the longest prompt', { prompt: 'é'.repeat(16_000) }],
    ['a longer one', { prompt: 'x'.repeat(16_001) }],
    ['emoji count once', { prompt: '🍞'.repeat(16_000) }],
    ['a number for a prompt', { prompt: 1 }],
    ['null for a template', { prompt: 'x', template: null }],
    ['an unknown field', { prompt: 'x', size: 3 }],
    ['an unknown option', { prompt: 'x', options: { mood: 'glad' } }],
    ['each tone', { prompt: 'x', options: { tone: 'empathetic' } }],
    ['no such tone', { prompt: 'x', options: { tone: 'angry' } }],
    ['no such length', { prompt: 'x', options: { length: 'huge' } }],
    ['options that are a list', { prompt: 'x', options: [] }],
    ['twenty points', { prompt: 'x', options: { points: list(20, 200) } }],
    ['twenty-one', { prompt: 'x', options: { points: list(21) } }],
    ['a point that is too long', { prompt: 'x', options: { points: list(1, 201) } }],
    ['an empty point', { prompt: 'x', options: { points: [''] } }],
    ['a seed', { prompt: 'x', options: { seed: -7 } }],
    ['half a seed', { prompt: 'x', options: { seed: 0.5 } }],
    ['a seed too large', { prompt: 'x', options: { seed: 2 ** 53 } }],
    ['not a language', { prompt: 'x', options: { language: 'e' } }],
    ['a stream that is a word', { prompt: 'x', stream: 'no' }],
    ['a list for a body', []],
  ])('match the validation of %s', async (_what, body) => {
    const isValid = compile({ $ref: '#/components/schemas/GenerateRequest' })(body);
    expect({ isValid }).toEqual({ isValid: (await generate(body)).status === 200 });
  });

  it('include the aliases of a tone', () => {
    const { tone } = document.components.schemas.GenerateOptions.properties;
    expect(tone.enum).toEqual(expect.arrayContaining(['friendly', 'conversational', 'business']));
  });

  it('include the defaults in effect', () => {
    const { GenerateRequest, GenerateOptions } = document.components.schemas;
    expect(GenerateRequest.required).toEqual(['prompt']);
    expect(GenerateRequest.properties.template.default).toBe('general');
    expect(GenerateOptions.properties.tone.default).toBe('neutral');
    expect(GenerateOptions.properties.length.default).toBe('medium');
    expect(GenerateOptions.properties.tone.enum).toContain('persuasive');
    expect(document.components.schemas.RefineRequest.required).toEqual(['instructions']);
    const [page, limit] = document.paths['/v1/templates'].get.parameters;
    expect(page).toMatchObject({
      name: 'page',
      in: 'query',
      required: false,
      schema: { minimum: 1, default: 1 },
    });
    expect(limit.schema).toMatchObject({ minimum: 1, maximum: 100, default: 20 });
  });
});

/** Compiles schemas that refer to those of the document, each of which it compiles once. */
function compilerOf(components: object): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'document', components: absolute(components) });
  return (schema) => ajv.compile(absolute(schema) as object);
}

/** With references into the document instead of into the schema itself. */
function absolute(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(absolute);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([name, child]) => [
      name,
      name === '$ref' && typeof child === 'string' ? child.replace(/^#/, 'document#') : absolute(child),
    ]),
  );
}

let compileOpen: ReturnType<typeof compilerOf> | undefined;
let compileClosed: ReturnType<typeof compilerOf> | undefined;

function compile(schema: object): ValidateFunction {
  return (compileOpen ??= compilerOf(document.components))(schema);
}

/** Valid, and without a field that the document does not name. */
function expectValid(schema: object, value: unknown, name: string) {
  compileClosed ??= compilerOf(closeObjects(document.components) as object);
  const closed = compileClosed(closeObjects(schema) as object);
  const isValid = closed(value);
  expect({ name, isValid, errors: closed.errors }).toEqual({ name, isValid: true, errors: null });
}

function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== 'object' || schema === null) return schema;
  // The parts of `allOf` describe one object between them; each would refuse the others' fields.
  const isPart = 'allOf' in schema;
  const children = Object.entries(schema).map(([name, child]) => [
    name,
    isPart ? child : closeObjects(child),
  ]);
  const isClosed = 'properties' in schema && 'required' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(children), ...(isClosed && { unevaluatedProperties: false }) };
}
