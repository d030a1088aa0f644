import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelProvider } from '../../src/config/model-providers.js';
import { listProviderModels } from '../../src/engines/providers/list-provider-models.js';
import { probeDeadlineMs, probeModel } from '../../src/engines/providers/probe-model.js';
import { FakeModelServer } from '../support/fake-model-server.js';
import type { Behaviour } from '../support/model-behaviours.js';
import { ProviderStub } from '../support/provider-stub.js';

const KEY = 'sk-test-key-that-nobody-may-see';

describe('probing a model', () => {
  let fake: FakeModelServer;
  beforeAll(async () => {
    fake = await FakeModelServer.start();
  });
  afterAll(() => fake.close());

  const probe = (provider: ModelProvider, baseUrl: string, apiKey: string | undefined = KEY) =>
    probeModel({ id: `${provider}:m`, provider, model: 'm', baseUrl, ...(apiKey && { apiKey }) });

  it.each(['openai', 'anthropic', 'google', 'mistral'] as const)('succeeds for %s', async (provider) => {
    fake.reset();
    expect(await probe(provider, fake.baseUrl(provider))).toMatchObject({
      ok: true,
      answer: expect.stringMatching(/bread/),
    });
    expect(JSON.stringify(fake.requests[0]!.headers)).toContain(KEY);
  });

  it.each<[Behaviour, 'openai' | 'anthropic' | 'google' | 'mistral', RegExp]>([
    ['status:401', 'openai', /key is rejected \(status 401\).*OpenAI/],
    ['status:403', 'anthropic', /key is rejected \(status 403\).*Anthropic/],
    ['bad-key', 'google', /key is rejected \(status 400\).*Google/],
    ['status:404', 'openai', /has no model called m/],
    ['status:404', 'anthropic', /has no model called m/],
    ['redirect', 'openai', /redirects \(status 307\)/],
    ['html', 'openai', /responds with an HTML page/],
    ['status:502', 'mistral', /responds with an HTML page/],
    ['garbage', 'openai', /does not respond like a model API/],
    ['wrong-shape', 'openai', /does not respond like a model API/],
    ['null', 'anthropic', /does not respond like a model API/],
    ['reset', 'openai', /closed the connection|cannot be reached/],
    ['quota', 'openai', /no credit left/],
    ['status:429', 'anthropic', /rate limit is exhausted/],
    ['status:503', 'openai', /rejected with status 503/],
    ['empty', 'openai', /returned no text/],
  ])('reports what is wrong: %s of %s', async (behaviour, provider, problem) => {
    fake.reset(behaviour);
    const result = await probe(provider, fake.baseUrl(provider));
    expect(result).toMatchObject({ ok: false, problem: expect.stringMatching(problem) });
    expect(JSON.stringify(result)).not.toMatch(/sk-/);
    fake.reset();
  });

  // Attack: a gateway that echoes the headers of the request, to have a key shown on a page or in a terminal.
  it('never shows a key that the answer or the model list repeats', async () => {
    const echo = `\u001b[31mYour key is ${KEY}`;
    const stub = await ProviderStub.start({
      models: [
        { id: KEY, created: 3 },
        { id: 'two words', created: 2 },
        { id: 'chat', created: 1 },
      ],
      text: echo,
    });
    const access = { baseUrl: `${stub.url}/v1`, apiKey: KEY };
    expect(await probe('openai', access.baseUrl)).toMatchObject({
      ok: true,
      answer: '[31mYour key is [key]',
    });
    expect(await listProviderModels('openai', access, 60_000)).toEqual(['chat']);
    await stub.close();
  });

  it('ends at its deadline, and reports what to do about a model that is still loading', async () => {
    fake.reset('stall');
    const spec = { id: 'ollama:big', provider: 'ollama', model: 'big', deadlineMs: 200 } as const;
    expect(await probeModel({ ...spec, baseUrl: fake.baseUrl('openai') })).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/did not respond within 0\.2 seconds.*run “ollama run big” once/),
    });
    fake.reset();
  });

  // A page of the dashboard waits for the test of a model.
  it.each([
    [undefined, 30_000],
    [300_000, 55_000],
    [2_000, 2_000],
  ])('takes less than a minute: with a deadline of %j, %i ms', (deadlineMs, expected) => {
    expect(
      probeDeadlineMs({ id: 'ollama:m', provider: 'ollama', model: 'm', ...(deadlineMs && { deadlineMs }) }),
    ).toBe(expected);
  });

  it('reports a refused connection, an unresolvable host or a missing path', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    const refused = await probe('openai', `http://127.0.0.1:${port}/v1`);
    expect(refused).toMatchObject({
      problem: expect.stringMatching(`127.0.0.1:${port}/v1 refuses the connection`),
    });
    expect(await probe('openai', 'http://no-such-host.invalid/v1')).toMatchObject({
      problem: expect.stringMatching(/cannot be resolved/),
    });
    expect(await probe('openai', `${fake.url}/elsewhere`)).toMatchObject({
      problem: expect.stringMatching(/no model API at this path \(status 404\)/),
    });
  });
});

describe('the model list of a provider', () => {
  const list = async (provider: ModelProvider, models: object[], path: string, key?: string) => {
    const stub = await ProviderStub.start({
      answer: (request, response) => {
        if (!request.url!.startsWith(path)) return false;
        const name = provider === 'google' || provider === 'ollama' ? 'models' : 'data';
        response.writeHead(200).end(JSON.stringify({ [name]: models }));
        return true;
      },
    });
    const baseUrl = provider === 'ollama' ? stub.url : `${stub.url}/v1`;
    try {
      return await listProviderModels(provider, { baseUrl, ...(key && { apiKey: key }) }, 60_000);
    } finally {
      await stub.close();
    }
  };

  it('contains text models, newest first', async () => {
    expect(
      await list(
        'openai',
        [
          { id: 'gpt-4o', created: 1 },
          { id: 'text-embedding-3-small', created: 9 },
          { id: 'gpt-5-mini', created: 5 },
          { id: 'whisper-1', created: 7 },
        ],
        '/v1/models',
        KEY,
      ),
    ).toEqual(['gpt-5-mini', 'gpt-4o']);
    expect(
      await list(
        'anthropic',
        [
          { id: 'claude-3', created_at: '2024-02-01T00:00:00Z' },
          { id: 'claude-haiku-4-5', created_at: '2025-10-01T00:00:00Z' },
        ],
        '/v1/models',
        KEY,
      ),
    ).toEqual(['claude-haiku-4-5', 'claude-3']);
    expect(
      await list(
        'google',
        [
          { name: 'models/gemini-2.5-flash', supportedGenerationMethods: ['generateContent'] },
          { name: 'models/aqa', supportedGenerationMethods: ['generateAnswer'] },
        ],
        '/v1/models',
        KEY,
      ),
    ).toEqual(['gemini-2.5-flash']);
    expect(
      await list(
        'ollama',
        [
          { name: 'nomic-embed-text:latest', modified_at: '2026-03-01T00:00:00Z' },
          { name: 'mini:latest', modified_at: '2026-02-01T00:00:00Z', details: { family: 'bert' } },
          { name: 'llama3.2:latest', modified_at: '2025-01-01T00:00:00Z' },
          { name: 'qwen2.5:1.5b', modified_at: '2026-01-01T00:00:00Z' },
        ],
        '/api/tags',
      ),
    ).toEqual(['qwen2.5:1.5b', 'llama3.2:latest']);
  });

  it.each<[ModelProvider, string, string]>([
    ['anthropic', '', '/v1/models'],
    ['anthropic', '/v1', '/v1/models'],
    ['google', '', '/v1beta/models'],
    ['mistral', '', '/v1/models'],
    ['ollama', '', '/api/tags'],
    ['ollama', '/v1', '/api/tags'],
    ['openai', '/v1', '/v1/models'],
  ])('is read at the address of the API: %s with %j', async (provider, path, expected) => {
    const stub = await ProviderStub.start();
    await listProviderModels(provider, { baseUrl: stub.url + path }, 60_000);
    expect(stub.requests.map((request) => request.path.replace(/\?.*/, ''))).toEqual([expected]);
    await stub.close();
  });

  it('is null without a valid response', async () => {
    expect(await list('mistral', [], '/elsewhere')).toEqual([]);
    expect(await listProviderModels('ollama', { baseUrl: 'http://127.0.0.1:1' }, 60_000)).toBeNull();
    const stub = await ProviderStub.start({
      answer: (_request, response) => Boolean(response.writeHead(307, { location: '/' }).end()),
    });
    expect(await listProviderModels('openai', { baseUrl: stub.url }, 60_000)).toBeNull();
    await stub.close();
  });
});
