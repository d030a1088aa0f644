import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { startApp, type TestApp } from '../support/app.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { clientWith, sendMessage, toolCall } from '../support/mcp-client.js';

let service: TestApp;
let key: string;
let client: Client;

beforeAll(async () => {
  service = await startApp();
  await service.database.query(`UPDATE plans SET requests_per_minute = 100000`);
  key = (await aKey(service)).secret;
  client = await clientWith(service.url, key);
});
afterAll(async () => {
  await client?.close();
  await service?.close();
});

const rest = async (method: string, path: string, body?: object, secret = key) =>
  (await call(service.url, method, path, { key: secret, ...(body && { body }) })).body;

/** A valid call of each tool, with the request of the API that does the same. */
const CALLS = [
  ['generate', { prompt: 'A tagline for a bakery' }, 'generate'],
  ['refine', { content: 'Their is bread.', instructions: 'Fix the grammar' }, 'refine'],
  ['list_templates', { limit: 3 }, 'templates:read'],
  ['list_generations', { limit: 3 }, 'generations:read'],
] as const;

describe('the official MCP client with an API key', () => {
  it('learns the name and the tools of the service', async () => {
    expect(client.getServerVersion()).toMatchObject({ name: 'copydesk', title: 'Copydesk' });
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(CALLS.map(([name]) => name));
    for (const { inputSchema, outputSchema } of tools) {
      expect(JSON.stringify([inputSchema, outputSchema])).not.toMatch(/"\$ref"|"example"/);
      expect(inputSchema.additionalProperties).toBe(false);
    }
  });

  it('generates a text, which is the record that the API has', async () => {
    const args = {
      prompt: 'A tagline for a bakery',
      template: 'social-post',
      options: { tone: 'Business', length: 'short' },
      metadata: { customer: 'acme' },
    };
    const { structuredContent, content, isError } = await client.callTool({
      name: 'generate',
      arguments: args,
    });
    expect(isError).toBeUndefined();
    const { id, template, metadata } = structuredContent as Record<string, string>;
    expect([template, metadata]).toEqual(['social-post', { customer: 'acme' }]);
    expect((await rest('GET', `/v1/generations/${id}`)).data).toEqual(structuredContent);
    expect(JSON.parse((content as { text: string }[])[0]!.text)).toEqual(structuredContent);
  });

  it('refines a text, and a generation by its id', async () => {
    const made = await rest('POST', '/v1/generate', { prompt: 'bread' });
    for (const what of [{ content: 'We bake bread.' }, { generation_id: made.data.id }]) {
      const { structuredContent } = await client.callTool({
        name: 'refine',
        arguments: { ...what, instructions: 'Make it shorter' },
      });
      const { id, template, refined_from } = structuredContent as Record<string, string | null>;
      expect([template, refined_from]).toEqual(['refine', what.generation_id ?? null]);
      expect((await rest('GET', `/v1/generations/${id}`)).data).toEqual(structuredContent);
    }
  });

  it('lists templates and generations page by page, as the API does', async () => {
    for (const [name, path] of [
      ['list_templates', '/v1/templates'],
      ['list_generations', '/v1/generations'],
    ] as const) {
      const { structuredContent } = await client.callTool({ name, arguments: { page: 2, limit: 1 } });
      const { data, meta } = await rest('GET', `${path}?page=2&limit=1`);
      expect(structuredContent).toEqual({ data, meta });
      expect(data).toHaveLength(1);
    }
  });

  it('finds generations by end user and metadata', async () => {
    await rest('POST', '/v1/generate', { prompt: 'bread', end_user: 'u1', metadata: { a: 'b' } });
    const find = async (args: object) =>
      (await client.callTool({ name: 'list_generations', arguments: { ...args } })).structuredContent;
    expect(await find({ end_user: 'u1', metadata: { a: 'b' } })).toMatchObject({ meta: { total: 1 } });
    expect(await find({ end_user: 'u1', metadata: { a: 'c' } })).toMatchObject({ meta: { total: 0 } });
  });

  it('sees only the tools that its key may call', async () => {
    const { secret } = await aKey(service, { scopes: ['refine', 'usage:read'] });
    const limited = await clientWith(service.url, secret);
    expect((await limited.listTools()).tools.map(({ name }) => name)).toEqual(['refine']);
    await limited.close();
  });
});

describe('the arguments of a tool', () => {
  it.each([
    ['generate', {}, 'required', ['prompt']],
    ['generate', { prompt: '' }, 'too_short', ['prompt']],
    ['generate', { prompt: 'x', options: { tone: 'sad', nope: 1 } }, 'unknown_field', ['options.nope']],
    ['generate', { prompt: 'x', stream: true }, 'unknown_field', ['stream']],
    ['generate', { prompt: 'x', model: null }, 'invalid_type', ['model']],
    ['generate', { prompt: 'x', template: 'nope' }, 'template_not_found', ['template']],
    ['generate', { prompt: 'x', model: 'nope' }, 'model_not_found', ['model']],
    [
      'generate',
      { prompt: 'x', template: 'nope', model: 'nope' },
      'template_not_found',
      ['template', 'model'],
    ],
    ['generate', ['x'], 'invalid_type', ['']],
    ['refine', { instructions: 'shorter' }, 'required', ['content']],
    ['refine', { content: 'x', generation_id: 'gen_1', instructions: 'x' }, 'invalid_value', ['content']],
    ['list_templates', { page: 0 }, 'out_of_range', ['page']],
    ['list_templates', { limit: 1.5 }, 'out_of_range', ['limit']],
    ['list_generations', { limit: 101 }, 'out_of_range', ['limit']],
    ['list_generations', { metadata: { a: 1 } }, 'invalid_type', ['metadata.a']],
  ] as const)('of %s are validated like a request: %j', async (name, args, reason, paths) => {
    const { status, body } = await sendMessage(service.url, key, toolCall(name, args));
    if (Array.isArray(args)) return expect([status, body.error.code]).toEqual([200, -32602]);
    expect([status, body.result.isError]).toEqual([200, true]);
    const { error } = body.result.structuredContent;
    expect(error).toMatchObject({ reason, message: expect.any(String), request_id: expect.any(String) });
    expect(error.details.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining([...paths]),
    );
    expect(JSON.parse(body.result.content[0].text)).toEqual({ error });
  });

  // The SDK would drop the key without an error.
  it('must not have a key of Object.prototype', async () => {
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"generate","arguments":{"prompt":"x","__proto__":1}}}`;
    const { body } = await sendMessage(service.url, key, message);
    expect(body.result.structuredContent.error).toMatchObject({
      reason: 'unknown_field',
      details: [{ path: '__proto__' }],
    });
  });

  it('may be missing where none is required', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_templates' } };
    expect((await sendMessage(service.url, key, message)).body.result.structuredContent.meta.page).toBe(1);
  });

  it('have errors that the official client accepts as results', async () => {
    await client.listTools();
    const result = await client.callTool({ name: 'generate', arguments: {} });
    expect(result).toMatchObject({ isError: true, structuredContent: { error: { reason: 'required' } } });
  });
});

describe('a tool', () => {
  it.each(CALLS)('%s needs a credential with its scope', async (name, args, scope) => {
    const challenge = (header: string | null) => /^Bearer realm="copydesk", (.*)$/.exec(header ?? '')?.[1];
    const metadata = `resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/mcp"`;
    for (const wrong of [undefined, 'cdk_live_x', `cda_${'x'.repeat(43)}`]) {
      const { status, headers, body } = await sendMessage(service.url, wrong, toolCall(name, args));
      expect([status, body.error.data.reason]).toEqual([401, 'invalid_credential']);
      const error = wrong === undefined ? '' : 'error="invalid_token", ';
      expect(challenge(headers.get('www-authenticate'))).toBe(
        `${error}scope="generate refine templates:read", ${metadata}`,
      );
    }
    const other = scope === 'refine' ? 'templates:read' : 'refine';
    const { secret } = await aKey(service, { scopes: [other] });
    const { status, headers, body } = await sendMessage(service.url, secret, toolCall(name, args));
    expect([status, body.id, body.error.data.reason]).toEqual([403, 1, 'insufficient_scope']);
    expect(challenge(headers.get('www-authenticate'))).toBe(
      `error="insufficient_scope", scope="${scope}", ${metadata}`,
    );
    const { secret: enough } = await aKey(service, { scopes: [scope] });
    const allowed = await sendMessage(service.url, enough, toolCall(name, args));
    expect([allowed.status, allowed.body.result.isError]).toEqual([200, undefined]);
  });

  it('rejects a credential without the scope of any tool before the body is read', async () => {
    const { secret } = await aKey(service, { scopes: ['usage:read'] });
    const { status, headers } = await sendMessage(service.url, secret, '{ not JSON');
    expect(status).toBe(403);
    expect(headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="generate"');
  });

  it('hides the texts of other accounts', async () => {
    const { secret: stranger } = await aKey(service, { accountId: (await anAccount(service)).id });
    const { data } = await rest('POST', '/v1/generate', { prompt: 'secret' });
    const refine = toolCall('refine', { generation_id: data.id, instructions: 'shorter' });
    const refined = await sendMessage(service.url, stranger, refine);
    expect(refined.body.result).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'NOT_FOUND', reason: 'not_found' } },
    });
    const listed = await sendMessage(service.url, stranger, toolCall('list_generations'));
    // What failed is not stored.
    expect(listed.body.result.structuredContent.data).toEqual([]);
  });
});
