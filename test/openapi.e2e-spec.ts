import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { CODE_BY_REASON } from '../src/common/error-codes.js';
import { SCOPES } from '../src/common/scopes.js';
import { startApp, type TestApp } from './support/app.js';
import { aKey, anAccount } from './support/factories.js';
import { call } from './support/http.js';
import { ROOT, runNode } from './support/run-node.js';

let service: TestApp;
let key: string;
let document: any;

beforeAll(async () => {
  service = await startApp();
  const { id } = await anAccount(service);
  await service.database.query('UPDATE accounts SET requests_per_minute = 100000');
  key = (await aKey(service, { accountId: id })).secret;
  document = (await call(service.url, 'GET', '/openapi.json')).body;
});
afterAll(() => service.close());

/** Every operation, as `GET /v1/templates/{id}` and what the document says of it. */
function operations(): [string, any][] {
  return Object.entries<object>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, any] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

describe('GET /openapi.json', () => {
  it('is OpenAPI 3.1, readable from any origin without a credential', async () => {
    const { status, headers, body } = await call(service.url, 'GET', '/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body.openapi).toBe('3.1.0');
    expect(body.servers).toEqual([{ url: 'http://localhost:3000' }]);
  });

  it('has every route of the router under /v1, and the router has every one of its own', () => {
    const routed = service.routes
      // HEAD and OPTIONS are said of all at once; OAuth endpoints describe themselves (RFC 8414).
      .filter((route) => /^(?!HEAD|OPTIONS)\w+ \/v1\/(?!oauth\/)/.test(route))
      .map((route) => route.replace(/:(\w+)/g, '{$1}'));
    const documented = operations().map(([name]) => name);
    expect(documented.sort()).toEqual(routed.sort());
    expect(documented.length).toBeGreaterThan(8);
  });

  it('passes Spectral without a remark', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'copydesk-openapi-'));
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const spectral = join(ROOT, 'node_modules/@stoplight/spectral-cli/dist/index.js');
    const rules = ['--ruleset', join(ROOT, '.spectral.yaml'), '--fail-severity', 'hint'];
    const { exitCode, output } = await runNode([spectral, 'lint', file, ...rules]);
    rmSync(folder, { recursive: true });
    expect(output).toContain("No results with a severity of 'hint' or higher found!");
    expect(exitCode).toBe(0);
  }, 120_000);

  it('tells of every reason, under the status of its code', () => {
    const told = new Map<string, string>();
    for (const [, { responses }] of operations()) {
      for (const [status, { content }] of Object.entries<any>(responses)) {
        const { error } = content['application/json'].schema.allOf?.[1].properties ?? {};
        for (const reason of error?.properties.reason.enum ?? [])
          told.set(reason, `${status} ${error.properties.code.const}`);
      }
    }
    const statuses: Record<string, number> = { VALIDATION_ERROR: 400, UNAUTHORIZED: 401, FORBIDDEN: 403 };
    Object.assign(statuses, { NOT_FOUND: 404, RATE_LIMIT_EXCEEDED: 429, INTERNAL_ERROR: 500 });
    const known = Object.entries(CODE_BY_REASON).filter(([reason]) => reason !== 'route_not_found');
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(known.map(([reason, code]) => [reason, `${statuses[code]} ${code}`])),
    );
  });

  it('names both ways to authenticate, with every scope, and the one that each operation needs', () => {
    const { apiKey, oauth2 } = document.components.securitySchemes;
    expect(apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(oauth2.flows.authorizationCode).toEqual({
      authorizationUrl: 'http://localhost:3000/oauth/authorize',
      tokenUrl: 'http://localhost:3000/oauth/token',
      refreshUrl: 'http://localhost:3000/oauth/token',
      scopes: SCOPES,
    });
    const scopes = operations().map(([name, { security }]) => [name, security[1].oauth2[0]]);
    expect(Object.fromEntries(scopes)).toEqual({
      'POST /v1/generate': 'generate',
      'POST /v1/refine': 'refine',
      'GET /v1/templates': 'templates:read',
      'GET /v1/templates/{id}': 'templates:read',
      'GET /v1/generations': 'generations:read',
      'GET /v1/generations/{id}': 'generations:read',
      'DELETE /v1/generations/{id}': 'generations:delete',
      'GET /v1/usage': 'usage:read',
      'GET /v1/me': undefined,
    });
  });

  it('names the headers of every response, and the service sends no others of its own', async () => {
    const names = Object.keys(document.paths['/v1/templates'].get.responses['200'].headers);
    const { headers } = await call(service.url, 'GET', '/v1/templates', { key });
    for (const name of names)
      expect({ name, value: headers.get(name) }).toEqual({ name, value: expect.any(String) });
    const limited = document.paths['/v1/generate'].post.responses['429'].headers;
    expect(Object.keys(limited)).toContain('Retry-After');
  });
});

describe('what the document says of answers', () => {
  const bodies: Record<string, object> = {
    'POST /v1/generate': { prompt: 'A post about our new bakery' },
    'POST /v1/refine': { content: 'The bakery have fresh bread.', instructions: 'Fix the grammar' },
  };

  it('holds for each operation, field by field', async () => {
    const { body } = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'A bakery' } });
    const ids: Record<string, string> = { '/v1/templates/{id}': 'email' };
    for (const [name, operation] of operations().sort(
      ([a], [b]) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')),
    )) {
      const [method, path] = name.split(' ') as [string, string];
      const target = path.replace('{id}', ids[path] ?? body.data.id);
      const answer = await call(service.url, method, target, {
        key,
        ...(bodies[name] && { body: bodies[name] }),
      });
      expect({ name, status: answer.status }).toEqual({ name, status: 200 });
      expectValid(operation.responses['200'].content['application/json'].schema, answer.body, name);
    }
  });

  it('holds for errors', async () => {
    const { responses } = document.paths['/v1/generate'].post;
    const answers = [
      await call(service.url, 'POST', '/v1/generate', { key, body: { promt: 'x' } }),
      await call(service.url, 'POST', '/v1/generate', { body: { prompt: 'x' } }),
      await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'x', template: 'none' } }),
    ];
    for (const { status, body } of answers)
      expectValid(responses[status].content['application/json'].schema, body, String(status));
  });
});

describe('what the document says of requests', () => {
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
  ])('agrees with the service on %s', async (_what, body) => {
    const isValid = compile({ $ref: '#/components/schemas/GenerateRequest' })(body);
    expect({ isValid }).toEqual({ isValid: (await generate(body)).status === 200 });
  });

  it('gives the defaults that are in force', () => {
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

describe('a client generated from the document', () => {
  it('type-checks and does the main job', async () => {
    const folder = join(ROOT, 'dist', 'typed-client');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'schema.ts'),
      astToString(await openapiTS(JSON.stringify(document), { defaultNonNullable: false })),
    );
    const source = readFileSync(join(ROOT, 'test/support/typed-client.ts.txt'));
    writeFileSync(join(folder, 'main.ts'), source);
    const flags = [
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--skipLibCheck',
      '--noEmitOnError',
    ];
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const compiled = await runNode([compiler, ...flags, '--types', 'node', '--ignoreConfig', 'main.ts'], {
      cwd: folder,
    });
    expect(compiled).toEqual({ exitCode: 0, output: '' });
    const { output, exitCode } = await runNode([join(folder, 'main.js')], {
      environment: { COPYDESK_URL: service.url, COPYDESK_API_KEY: key },
    });
    expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    const result = JSON.parse(output);
    expect(result).toMatchObject({ missing: 'not_found', wrong: 'invalid_value', origin: result.id });
    expect(result.content.length).toBeGreaterThan(20);
    expect(result.names).toHaveLength(5);
  }, 120_000);
});

function compile(schema: object): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  return ajv.compile({ components: document.components, ...schema });
}

/** Valid, and without a field that the document does not name. */
function expectValid(schema: object, value: unknown, name: string) {
  const closed = compile(closeObjects({ components: document.components, ...schema }) as object);
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
