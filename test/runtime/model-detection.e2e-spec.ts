import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { NO_MODEL } from '../../src/models/available-model.js';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { call } from '../support/http.js';
import { ProviderStub, STUB_TEXT } from '../support/provider-stub.js';
import { startService, type RunningService } from '../support/running-service.js';

/** Nobody listens there. */
const NO_OLLAMA = '127.0.0.1:9';

const running: (RunningService | ProviderStub)[] = [];

afterEach(async () => {
  for (const one of running.splice(0).toReversed()) await ('stop' in one ? one.stop() : one.close());
});
afterAll(deleteFolders);

async function start(environment: Record<string, string | undefined>, dataDir = join(freshFolder(), 'data')) {
  const service = await startService({ DATA_DIR: dataDir, OLLAMA_HOST: NO_OLLAMA, ...environment });
  running.push(service);
  return service;
}

async function aStub(models: object[] = []): Promise<ProviderStub> {
  const stub = await ProviderStub.start({ models });
  running.push(stub);
  return stub;
}

const firstKey = async (service: RunningService) => {
  await eventually(async () => expect(service.stdout()).toMatch(/^cdk_live_\S+$/m));
  return /^cdk_live_\S+$/m.exec(service.stdout())![0];
};
const write = async (service: RunningService) => {
  const body = { prompt: 'A bakery in Lisbon with fresh bread from six' };
  return (await call(service.url, 'POST', '/v1/generate', { key: await firstKey(service), body })).body.data;
};

describe('the first start', () => {
  it('connects the newest chat model of a running Ollama, and logs it', async () => {
    const stub = await aStub([
      {
        name: 'nomic-embed-text:latest',
        modified_at: '2026-05-01T00:00:00Z',
        details: { family: 'nomic-bert' },
      },
      { name: 'llama3.2:latest', modified_at: '2025-01-01T00:00:00Z', details: { family: 'llama' } },
      { name: 'qwen2.5:1.5b', modified_at: '2026-01-01T00:00:00Z', details: { family: 'qwen2' } },
    ]);
    const service = await start({ OLLAMA_HOST: stub.url });
    expect(await write(service)).toMatchObject({ model: 'ollama:qwen2.5:1.5b', content: STUB_TEXT });
    const said = /Texts are written by ollama:qwen2\.5:1\.5b: Ollama answers at \S+, and this is its newest/;
    expect(service.stdout()).toMatch(said);
    expect(service.stderr()).toMatch(said);
  }, 60_000);

  it('connects a provider key and base URL from the environment, with its own model', async () => {
    const stub = await aStub([{ id: 'local-chat', created: 2 }]);
    const service = await start({ OPENAI_API_KEY: 'sk-of-the-shell', OPENAI_BASE_URL: `${stub.url}/v1` });
    expect(await write(service)).toMatchObject({ model: 'openai:local-chat', content: STUB_TEXT });
    expect(stub.requests.at(-1)!.authorization).toBe('Bearer sk-of-the-shell');
    expect(service.stdout()).toContain('Texts are written by openai:local-chat: OPENAI_API_KEY is set');
    expect(service.stdout() + service.stderr()).not.toContain('sk-of-the-shell');
  }, 60_000);

  it('uses the built-in engine alone, and logs how to connect a model; a later start only suggests models it finds', async () => {
    const dataDir = join(freshFolder(), 'data');
    const first = await start({}, dataDir);
    expect((await write(first)).model).toBe('builtin');
    expect(first.stdout()).toMatch(/No model is connected.*\/admin\/models.*models:add/);
    expect(await running.pop()).toBe(first);
    await first.stop();
    const later = await start({ ANTHROPIC_API_KEY: 'sk-ant' }, dataDir);
    await eventually(async () =>
      expect(later.stderr()).toMatch(/ANTHROPIC_API_KEY is set, but no model of Anthropic/),
    );
    expect(later.stderr()).toContain(NO_MODEL);
  }, 60_000);

  it('detects nothing with MODELS_DETECT=off or if MODELS is set', async () => {
    const stub = await aStub([{ name: 'llama3.2', modified_at: '2026-01-01T00:00:00Z' }]);
    const off = await start({ OLLAMA_HOST: stub.url, MODELS_DETECT: 'off' });
    expect((await write(off)).model).toBe('builtin');
    const set = await start({ OLLAMA_HOST: stub.url, MODELS: 'fixed' });
    expect((await write(set)).model).toBe('fixed');
    expect(set.stdout()).toContain('Texts are written by fixed: MODELS names it first.');
    const alone = await start({ OLLAMA_HOST: stub.url, MODELS: 'builtin' });
    await eventually(async () => expect(alone.stdout()).toContain(`${NO_MODEL} To connect a model, open`));
    expect(stub.requests).toEqual([]);
  }, 60_000);
});
