import { afterEach, describe, expect, it } from '@jest/globals';
import { NO_MODEL } from '../../src/models/available-model.js';
import { announceModels } from '../../src/runtime/announce-models.js';
import { seedAdmin } from '../../src/runtime/seed-admin.js';
import { startApp, type TestApp } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { call } from '../support/http.js';
import { ProviderStub, STUB_TEXT } from '../support/provider-stub.js';

/** Nothing listens there. */
const NO_OLLAMA = '127.0.0.1:9';

/** What ends what a test has started. */
const endings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A start in this process, with what it prints on stdout; null where it is not the first on its database. */
interface Start {
  service: TestApp;
  printed: string | null;
}

async function start(environment: Record<string, string>, database?: TestDatabase): Promise<Start> {
  const settings = { MODELS: '', OLLAMA_HOST: NO_OLLAMA, FIRST_START_SECRETS: 'stdout', ...environment };
  const service = await startApp(settings, database);
  endings.push(() => service.close());
  const printed = await seedAdmin(service.app, service.database.url, new AbortController().signal);
  if (printed === null) await announceModels(service.app);
  return { service, printed };
}

async function aStub(models: object[] = []): Promise<ProviderStub> {
  const stub = await ProviderStub.start({ models });
  endings.push(() => stub.close());
  return stub;
}

const logOf = ({ service }: Start) => service.logLines.join('');
const write = async ({ service, printed }: Start) => {
  const [key] = /^cdk_live_\S+$/m.exec(printed!)!;
  const body = { prompt: 'A bakery in Lisbon with fresh bread from six' };
  return (await call(service.url, 'POST', '/v1/generate', { key, body })).body.data;
};

describe('a start on a database without an administrator', () => {
  it('says how to make one', async () => {
    const { service, printed } = await start({});
    expect(printed).not.toBeNull();
    await service.database.query('UPDATE accounts SET is_admin = false');
    const second = await start({}, service.database);
    expect(second.printed).toBeNull();
    expect(logOf(second)).toContain('no account is an administrator');
  });
});

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
    const first = await start({ OLLAMA_HOST: stub.url });
    expect(await write(first)).toMatchObject({ model: 'ollama:qwen2.5:1.5b', content: STUB_TEXT });
    const said = /Texts are written by ollama:qwen2\.5:1\.5b: Ollama answers at \S+, and this is its newest/;
    expect(first.printed).toMatch(said);
    expect(logOf(first)).toMatch(said);
  });

  it('connects a provider key and base URL from the environment, with its own model', async () => {
    const stub = await aStub([{ id: 'local-chat', created: 2 }]);
    const first = await start({ OPENAI_API_KEY: 'sk-of-the-shell', OPENAI_BASE_URL: `${stub.url}/v1` });
    expect(await write(first)).toMatchObject({ model: 'openai:local-chat', content: STUB_TEXT });
    expect(stub.requests.at(-1)!.authorization).toBe('Bearer sk-of-the-shell');
    expect(first.printed).toContain('Texts are written by openai:local-chat: OPENAI_API_KEY is set');
    expect(first.printed + logOf(first)).not.toContain('sk-of-the-shell');
  });

  it('uses the built-in engine alone, and logs how to connect a model; a later start only suggests models it finds', async () => {
    const database = await makeDatabase();
    endings.push(() => database.drop());
    const first = await start({}, database);
    expect((await write(first)).model).toBe('builtin');
    expect(first.printed).toMatch(/No model is connected.*\/admin\/models.*models:add/);
    const later = await start({ ANTHROPIC_API_KEY: 'sk-ant' }, database);
    expect(later.printed).toBeNull();
    expect(logOf(later)).toMatch(/ANTHROPIC_API_KEY is set, but no model of Anthropic/);
    expect(logOf(later)).toContain(NO_MODEL);
  });

  it('connects nothing if its secrets cannot be written, so that MODELS_DETECT=off still holds at the next start', async () => {
    const database = await makeDatabase();
    endings.push(() => database.drop());
    const unwritable = {
      OPENAI_API_KEY: 'sk-of-the-shell',
      FIRST_START_SECRETS: '',
      DATA_DIR: '/proc/nowhere',
    };
    // The secrets are printed to a terminal.
    const { isTTY } = process.stdout;
    endings.push(async () => void (process.stdout.isTTY = isTTY));
    process.stdout.isTTY = false;
    await expect(start(unwritable, database)).rejects.toThrow(/^the admin password.*cannot be written/);
    expect(await database.query('SELECT id FROM models')).toEqual([]);
    const next = await start({ OPENAI_API_KEY: 'sk-of-the-shell', MODELS_DETECT: 'off' }, database);
    expect((await write(next)).model).toBe('builtin');
  });

  it('detects nothing with MODELS_DETECT=off or if MODELS is set', async () => {
    const stub = await aStub([{ name: 'llama3.2', modified_at: '2026-01-01T00:00:00Z' }]);
    const off = await start({ OLLAMA_HOST: stub.url, MODELS_DETECT: 'off' });
    expect((await write(off)).model).toBe('builtin');
    const set = await start({ OLLAMA_HOST: stub.url, MODELS: 'fixed' });
    expect((await write(set)).model).toBe('fixed');
    expect(set.printed).toContain('Texts are written by fixed: MODELS names it first.');
    const alone = await start({ OLLAMA_HOST: stub.url, MODELS: 'builtin' });
    expect(alone.printed).toContain(`${NO_MODEL} To connect a model, open`);
    expect(stub.requests).toEqual([]);
  });
});
