import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ModelProvider } from '../../src/config/model-providers.js';
import { ModelEngine } from '../../src/engines/providers/model-engine.js';
import { createUpstreamClient } from '../../src/engines/providers/upstream-fetch.js';
import { aGenerateJob } from '../support/engine-jobs.js';
import { FakeModelServer } from '../support/fake-model-server.js';

describe('the providers', () => {
  let fake: FakeModelServer;
  beforeAll(async () => {
    fake = await FakeModelServer.start();
  });
  afterAll(() => fake.close());

  /** Calls a provider through the fake; returns the address and the request. */
  async function ask(provider: ModelProvider, model: string, baseUrl?: string) {
    const client = createUpstreamClient();
    const addresses: string[] = [];
    const detour: typeof fetch = (url, init) => {
      addresses.push(String(url));
      const path = new URL(String(url)).pathname.replace(/^(?:\/gateway)?\/v1/, `/${provider}/v1`);
      return client.fetch(fake.url + path, init);
    };
    const spec = { id: `${provider}:${model}`, provider, model, apiKey: 'k', ...(baseUrl && { baseUrl }) };
    const engine = new ModelEngine(spec, () => {}, { ...client, fetch: detour });
    await engine.generate(aGenerateJob(), { signal: new AbortController().signal });
    await engine.close();
    return { address: addresses[0], body: fake.requests.at(-1)?.body };
  }

  it.each([
    ['openai', undefined, 'https://api.openai.com/v1/chat/completions'],
    ['openai', 'http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['anthropic', undefined, 'https://api.anthropic.com/v1/messages'],
    ['anthropic', 'http://gate/gateway', 'http://gate/gateway/v1/messages'],
    ['anthropic', 'http://gate/gateway/v1', 'http://gate/gateway/v1/messages'],
    ['google', undefined, 'https://generativelanguage.googleapis.com/v1beta/models/m:generateContent'],
    ['google', 'http://gate', 'http://gate/v1beta/models/m:generateContent'],
    ['mistral', undefined, 'https://api.mistral.ai/v1/chat/completions'],
    ['mistral', 'http://gate/v1', 'http://gate/v1/chat/completions'],
  ] as const)('are called at their URL: %s at %s', async (provider, baseUrl, address) => {
    expect((await ask(provider, 'm', baseUrl)).address).toBe(address);
  });

  it.each([
    ['gpt-5-mini', 'minimal'],
    ['gpt-5-2025-08-07', 'minimal'],
    ['gpt-5.1', 'low'],
    ['o4-mini', 'low'],
  ])("request low effort and extra tokens from OpenAI's reasoning models: %s", async (model, effort) => {
    const { body } = await ask('openai', model);
    expect(body).toMatchObject({ reasoning_effort: effort, max_completion_tokens: 256 + 2048 });
    expect(body).not.toHaveProperty('max_tokens');
  });

  it.each([
    ['openai', 'gpt-4o-mini'],
    ['openai', 'gpt-5-chat-latest'],
    ['mistral', 'mistral-small-latest'],
    ['anthropic', 'claude-haiku-4-5'],
  ] as const)('request only text from models without reasoning: %s:%s', async (provider, model) => {
    const { body } = await ask(provider, model);
    expect(body).not.toHaveProperty('reasoning_effort');
    expect(body?.max_tokens ?? body?.max_completion_tokens).toBe(256);
  });

  it('limit the thinking of Gemini', async () => {
    const { body } = await ask('google', 'gemini-2.5-flash');
    const config = body?.generationConfig as {
      maxOutputTokens: number;
      thinkingConfig: { thinkingBudget: number };
    };
    expect(config.maxOutputTokens).toBe(256 + 2048);
    expect(config.thinkingConfig.thinkingBudget).toBeLessThanOrEqual(2048);
  });

  it('send no optional settings to compatible servers', async () => {
    const { body } = await ask('openai', 'gpt-5-mini', 'http://127.0.0.1:8080/v1');
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['max_tokens', 'messages', 'model']);
  });
});
