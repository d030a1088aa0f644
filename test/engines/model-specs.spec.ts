import { describe, expect, it } from '@jest/globals';
import { parseModels } from '../../src/config/model-specs.js';

const KEYS = { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: ' sk-a\n' };

describe('MODELS', () => {
  it.each([undefined, ''])('is empty for %j', (value) => {
    expect(parseModels(value, {})).toEqual([]);
  });

  it.each([
    [undefined, undefined],
    ['192.168.1.5', 'http://192.168.1.5:11434'],
    ['0.0.0.0:9000', 'http://127.0.0.1:9000'],
    [':9000', 'http://127.0.0.1:9000'],
    ['https://ollama.example', 'https://ollama.example'],
    ['http://gpu:11434/', 'http://gpu:11434'],
  ])('accepts an Ollama model without a key and with five minutes: OLLAMA_HOST=%s', (host, baseUrl) => {
    expect(parseModels('ollama:llama3.2:3b', { OLLAMA_HOST: host })).toEqual([
      {
        id: 'ollama:llama3.2:3b',
        provider: 'ollama',
        model: 'llama3.2:3b',
        deadlineMs: 300_000,
        ...(baseUrl && { baseUrl }),
      },
    ]);
  });

  it('is an ordered list, each provider with its key and address', () => {
    const env = { ...KEYS, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/' };
    expect(parseModels('openai:llama3.2:3b, anthropic:claude-haiku-4-5,builtin', env)).toEqual([
      {
        id: 'openai:llama3.2:3b',
        provider: 'openai',
        model: 'llama3.2:3b',
        apiKey: 'sk-o',
        baseUrl: 'http://127.0.0.1:11434/v1',
      },
      { id: 'anthropic:claude-haiku-4-5', provider: 'anthropic', model: 'claude-haiku-4-5', apiKey: 'sk-a' },
      { id: 'builtin', provider: 'builtin' },
    ]);
  });

  it('needs no key if a base URL is set', () => {
    const [spec] = parseModels('mistral:m', { MISTRAL_BASE_URL: 'http://localhost:1/v1' });
    expect(spec).toEqual({
      id: 'mistral:m',
      provider: 'mistral',
      model: 'm',
      baseUrl: 'http://localhost:1/v1',
    });
  });

  it.each([
    ['openai:gpt-5-mini', {}, 'OPENAI_API_KEY is required'],
    ['google:gemini-2.5-flash', {}, 'GOOGLE_GENERATIVE_AI_API_KEY is required'],
    ['mistral:m', { MISTRAL_API_KEY: '  ' }, 'MISTRAL_API_KEY is required'],
    ['cohere:c', KEYS, 'MODELS cannot contain "cohere:c"'],
    ['constructor:c', KEYS, 'MODELS cannot contain'],
    ['gpt-5-mini', KEYS, 'MODELS cannot contain'],
    ['openai:', KEYS, 'MODELS names no valid model'],
    [' , ', KEYS, 'MODELS names no model'],
    ['openai:a b', KEYS, 'MODELS names no valid model'],
    ['builtin,builtin', {}, 'MODELS names "builtin" twice'],
    ['openai:m', { OPENAI_BASE_URL: 'localhost:11434' }, 'OPENAI_BASE_URL must be'],
    ['openai:m', { OPENAI_BASE_URL: 'https://user:pw@host/v1' }, 'OPENAI_BASE_URL must be'],
    ['ollama:m', { OLLAMA_HOST: 'ftp://gpu' }, 'OLLAMA_HOST must be'],
    ['ollama:m', { OLLAMA_HOST: 'file:///etc/passwd' }, 'OLLAMA_HOST must be'],
    ['openai:m', { OPENAI_API_KEY: 'sk-a b' }, 'OPENAI_API_KEY must be visible ASCII'],
  ])('reports what is wrong: %s', (value, env, message) => {
    expect(() => parseModels(value, env)).toThrow(message);
  });

  it('never shows a key, wherever it was pasted', () => {
    const key = `sk-${'x'.repeat(90)}`;
    expect(() => parseModels(key, {})).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(key) }),
    );
    expect(() => parseModels('openai:m', { OPENAI_API_KEY: `${key} ` + key })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(key) }),
    );
  });
});
