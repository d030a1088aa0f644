import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModelConnections } from '../../src/model-setup/model-connections.js';
import { startApp, TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { runCommand, runJson } from '../support/command-line.js';
import { eventually } from '../support/eventually.js';
import { aKey, anAccount } from '../support/factories.js';
import { call } from '../support/http.js';
import { START } from '../support/npm-start.js';
import { ProviderStub, STUB_TEXT } from '../support/provider-stub.js';
import { inheritedEnvironment } from '../support/run-node.js';

const PROVIDER_KEY = 'sk-key-of-the-provider';

let stub: ProviderStub;
let service: TestApp;
let environment: Record<string, string>;
const keyFile = join(tmpdir(), `copydesk-provider-key-${process.pid}`);

beforeAll(async () => {
  writeFileSync(keyFile, `${PROVIDER_KEY}\n`);
  stub = await ProviderStub.start({
    answer: (request, response) => {
      const isWrongKey = request.headers.authorization === 'Bearer wrong';
      if (isWrongKey) response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}');
      return isWrongKey;
    },
  });
  service = await startApp({ MODELS: '' });
  environment = { DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY };
});
afterAll(async () => {
  rmSync(keyFile, { force: true });
  await service?.close();
  await stub?.close();
});

const run = (...args: string[]) => runJson(environment, args);
const fails = async (...args: string[]) => {
  const { exitCode, stderr, stdout } = await runCommand(environment, [...args, '--json']);
  return { exitCode, stderr, stdout };
};
const add = (name: string, ...args: string[]) => [
  'models:add',
  '--provider',
  'openai',
  '--name',
  name,
  '--base-url',
  `${stub.url}/v1`,
  ...args,
];

describe('models:add', () => {
  it('connects a model that has passed its test, and a running service uses it', async () => {
    const model = await run(
      ...add(
        'first',
        '--api-key-file',
        keyFile,
        '--price-input',
        '0.25',
        '--price-output',
        '2',
        '--currency',
        'usd',
      ),
    );
    expect(model).toEqual({
      id: 'openai:first',
      provider: 'openai',
      name: 'first',
      base_url: `${stub.url}/v1`,
      price_input: '0.25',
      price_output: '2',
      currency: 'USD',
      deadline_s: null,
      created_at: expect.any(String),
    });
    expect(stub.requests.at(-1)).toMatchObject({ model: 'first', authorization: `Bearer ${PROVIDER_KEY}` });
    const { secret: key } = await aKey(service);
    await eventually(async () => {
      const { body } = await call(service.url, 'POST', '/v1/generate', { key, body: { prompt: 'Bread' } });
      expect(body.data).toMatchObject({ model: 'openai:first', content: STUB_TEXT });
    });
  });

  it('reads a key from stdin', async () => {
    const child = spawn(process.execPath, [START, 'cli', ...add('second', '--api-key-file', '-'), '--json'], {
      cwd: '/',
      env: { ...inheritedEnvironment(), ...environment },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stdin.end('sk-from-stdin\n');
    await once(child, 'close');
    expect(JSON.parse(stdout)).toMatchObject({ id: 'openai:second' });
    expect(stub.requests.at(-1)!.authorization).toBe('Bearer sk-from-stdin');
  });

  it.each([
    [[], /openai:first is already connected/],
    [['--base-url', 'http://127.0.0.1:1/v1'], /openai:first is already connected/],
  ])('rejects an existing model: %j', async (args, reason) => {
    expect(await fails(...add('first', ...args))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(reason),
    });
  });

  it('rejects a wrong key, a refused connection and invalid options, which it names, and adds nothing', async () => {
    writeFileSync(keyFile, 'wrong');
    const wrongKey = await fails(...add('third', '--api-key-file', keyFile));
    expect(wrongKey).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/key is rejected/),
    });
    expect(await fails(...add('third', '--base-url', 'http://127.0.0.1:1/v1'))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringMatching(/refuses the connection/),
    });
    writeFileSync(keyFile, 'two words');
    const emptyFile = `${keyFile}-empty`;
    writeFileSync(emptyFile, '\n');
    for (const [args, reason] of [
      [['--price-input', '-1', '--price-output', '1'], '--price-input must be'],
      [['--price-input', '1'], '--price-output must be'],
      [['--price-input', '1', '--price-output', '1', '--currency', 'EUR'], '--currency must be USD'],
      [['--deadline', '0'], '--deadline must be'],
      [['--base-url', 'ftp://127.0.0.1'], '--base-url must be'],
      [['--base-url', ''], '--api-key-file is required for OpenAI'],
      [['--api-key-file', keyFile], '--api-key-file must be visible ASCII'],
      [['--api-key-file', emptyFile], '--api-key-file is empty'],
      [['--api-key-file', '/nowhere'], '--api-key-file cannot be read: ENOENT'],
      [['--name', 'a b'], '--name must be'],
    ] as const)
      expect(await fails(...add('third', ...args))).toMatchObject({
        exitCode: 2,
        stdout: '',
        stderr: expect.stringContaining(`error: ${reason}`),
      });
    rmSync(emptyFile);
    expect((await fails('models:add', '--name', 'x')).exitCode).toBe(2);
    expect(await fails('models:add', '--name', 'x', '--provider', 'foo')).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining('--provider must be one of openai, anthropic,'),
    });
    const ids = (await run('models:list')).map(({ id }: { id: string }) => id);
    expect(ids).toEqual(['openai:first', 'openai:second', 'builtin']);
  });
});

describe('models:update', () => {
  const update = (...args: string[]) => ['models:update', '--id', 'openai:first', ...args];

  it('changes the price and deadline without a test, and keeps the rest', async () => {
    const requestsBefore = stub.requests.length;
    expect(await run(...update('--price-input', '0.5', '--deadline', '20'))).toMatchObject({
      id: 'openai:first',
      base_url: `${stub.url}/v1`,
      price_input: '0.5',
      price_output: '2',
      deadline_s: 20,
    });
    expect(await run(...update('--price-input', '', '--price-output', '', '--deadline', ''))).toMatchObject({
      price_input: null,
      price_output: null,
      currency: null,
      deadline_s: null,
    });
    expect(await run(...update('--price-input', '0.25', '--price-output', '2'))).toMatchObject({
      currency: 'USD',
    });
    expect(stub.requests.length).toBe(requestsBefore);
  });

  it('tests a new key, which a running service uses', async () => {
    writeFileSync(keyFile, 'wrong');
    expect(await fails(...update('--api-key-file', keyFile))).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/key is rejected/),
    });
    writeFileSync(keyFile, 'sk-key-after-the-update');
    await run(...update('--api-key-file', keyFile));
    const { secret: key } = await aKey(service);
    await eventually(async () => {
      const body = { prompt: 'Bread', model: 'openai:first' };
      expect((await call(service.url, 'POST', '/v1/generate', { key, body })).status).toBe(200);
      expect(stub.requests.at(-1)!.authorization).toBe('Bearer sk-key-after-the-update');
    });
  });

  it('saves no stored price in another currency', async () => {
    await service.database.query("UPDATE models SET currency = 'EUR' WHERE id = 'openai:first'");
    for (const [args, option] of [
      [['--currency', 'USD'], '--price-input'],
      [['--price-input', '0.2'], '--price-output'],
      [['--price-output', '1.6', '--currency', 'USD'], '--price-input'],
      [['--deadline', '20'], '--price-input'],
    ] as const)
      expect(await fails(...update(...args))).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining(
          `${option} is required: the stored prices are in EUR, and CURRENCY is USD`,
        ),
      });
    expect(await run(...update('--price-input', '0.25', '--price-output', '2'))).toMatchObject({
      price_input: '0.25',
      price_output: '2',
      currency: 'USD',
    });
  });

  // Attack: a key that is sent to an address of the attacker, by changing the address alone.
  it('rejects a new address without the key, and invalid values', async () => {
    const requestsBefore = stub.requests.length;
    for (const [args, reason] of [
      [['--base-url', `${stub.url}/v2`], /--api-key-file is required with a new address/],
      [['--base-url', ''], /--api-key-file is required with a new address/],
      [['--price-output', '-1'], /--price-output must be/],
      [['--currency', 'EUR'], /--currency must be USD/],
      [['--deadline', '0'], /--deadline must be/],
    ] as const)
      expect(await fails(...update(...args))).toMatchObject({
        exitCode: 2,
        stderr: expect.stringMatching(reason),
      });
    expect(await fails(...update())).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/set an option/),
    });
    expect((await fails('models:update', '--id', 'openai:none', '--deadline', '5')).stderr).toContain(
      'error: --id: model openai:none not found',
    );
    expect(stub.requests.length).toBe(requestsBefore);
  });
});

describe('models:list, test, order and remove', () => {
  it('show, test and order the models', async () => {
    const [first] = await run('models:list');
    expect(first).toMatchObject({
      id: 'openai:first',
      origin: 'database',
      has_key: true,
      price_input: '0.25',
      deadline_s: null,
    });
    await run('models:update', '--id', 'openai:first', '--deadline', '45');
    expect((await run('models:list'))[0]).toMatchObject({ id: 'openai:first', deadline_s: 45 });
    expect(await run('models:test', '--id', 'openai:second')).toMatchObject({ ok: true, answer: STUB_TEXT });
    expect((await run('models:order', '--ids', 'openai:second'))[0]).toMatchObject({ id: 'openai:second' });
    expect(await fails('models:order', '--ids', 'openai:none')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('error: --ids: model openai:none not found'),
    });
    expect(await fails('models:order', '--ids', 'openai:first,openai:first')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('error: --ids must not name a model twice'),
    });
    expect((await fails('models:order', '--ids', ',')).exitCode).toBe(2);
    expect((await fails('models:test', '--id', 'openai:none')).stderr).toContain(
      'error: --id: model openai:none not found',
    );
    expect((await fails('models:order', '--ids', 'builtin,openai:first')).stderr).toContain(
      'error: --ids: builtin is part of the service and always last',
    );
    expect((await fails('models:test', '--id', 'builtin')).stderr).toContain(
      'error: --id: builtin is part of the service and needs no test',
    );
  });

  it('limit a key and a plan to existing models', async () => {
    const { email } = await anAccount(service);
    const key = await run('keys:create', '--account', email, '--name', 'k', '--models', 'builtin');
    const { body } = await call(service.url, 'GET', '/v1/models', { key: key.key });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['builtin']);
    expect(await fails('keys:create', '--account', email, '--name', 'k', '--models', 'none')).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('error: --models: model none not found'),
    });
    expect((await fails('plans:models', '--plan', 'scale', '--ids', 'none')).stderr).toContain(
      'error: --ids: model none not found',
    );
    expect(await run('plans:models', '--plan', 'scale', '--ids', 'openai:first,builtin')).toEqual({
      id: 'scale',
      models: ['openai:first', 'builtin'],
    });
    expect(await run('plans:models', '--plan', 'scale', '--ids', 'all')).toEqual({
      id: 'scale',
      models: null,
    });
    expect((await fails('plans:models', '--plan', 'none', '--ids', 'all')).stderr).toContain(
      'plan none not found',
    );
  });

  it('say how to repair a model whose key cannot be decrypted', async () => {
    await service.database.query("UPDATE models SET sealing_key_id = 'lost' WHERE id = 'openai:second'");
    const { exitCode, stderr } = await fails('models:test', '--id', 'openai:second');
    expect([exitCode, stderr]).toEqual([
      1,
      'error: the key of openai:second cannot be decrypted (the key lost of model-provider-key data is not in SECRET_KEY); ' +
        'set it again with models:update --api-key-file\n',
    ]);
    const { stdout: listed, stderr: logged } = await runCommand(environment, ['models:list']);
    expect(listed).not.toContain('openai:second');
    expect(logged).toMatch(
      /set it again with models:update --api-key-file; until then, the model is not used/,
    );
    expect(logged).not.toContain('    at ');
    await run('models:update', '--id', 'openai:second', '--api-key-file', keyFile);
    expect(await run('models:test', '--id', 'openai:second')).toMatchObject({ ok: true });
  });

  it('remove a model', async () => {
    expect(await run('models:remove', '--id', 'openai:second')).toMatchObject({ id: 'openai:second' });
    expect((await fails('models:remove', '--id', 'openai:second')).stderr).toContain(
      'error: --id: model openai:second not found',
    );
  });

  it('print no key, and leave none in the log or audit log', async () => {
    const printed = await runCommand(environment, ['models:list']);
    const events = await service.database.query('SELECT * FROM audit_events');
    expect(JSON.stringify([printed, events, service.logLines])).not.toMatch(/sk-(?:key|from)/);
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['model.added', 'model.changed', 'model.removed']),
    );
  });
});

describe('a model of Ollama without an address', () => {
  it('is tested, listed and called at OLLAMA_HOST, and an address of its own takes precedence', async () => {
    const ollama = await ProviderStub.start({
      models: [{ name: 'llama3.2', details: { families: ['llama'] } }],
    });
    const other = await ProviderStub.start();
    const settings = { OLLAMA_HOST: new URL(ollama.url).host };
    const there = await startApp({ MODELS: '', ...settings });
    try {
      const here = { ...environment, DATABASE_URL: there.database.url, ...settings };
      const adding = ['models:add', '--provider', 'ollama', '--name'];
      expect(await runJson(here, [...adding, 'llama3.2'])).toMatchObject({ id: 'ollama:llama3.2' });
      expect(await runJson(here, ['models:test', '--id', 'ollama:llama3.2'])).toMatchObject({ ok: true });
      expect(await there.app.get(ModelConnections).listNames({ provider: 'ollama' })).toEqual(['llama3.2']);
      await runJson(here, [...adding, 'elsewhere', '--base-url', other.url]);
      const { secret } = await aKey(there);
      const write = (model: string) =>
        call(there.url, 'POST', '/v1/generate', { key: secret, body: { prompt: 'bakeries', model } });
      const before = ollama.requests.length;
      expect((await write('ollama:llama3.2')).body.data.content).toBe(STUB_TEXT);
      expect(ollama.requests.length).toBeGreaterThan(before);
      const tests = other.requests.length;
      expect((await write('ollama:elsewhere')).status).toBe(200);
      expect(other.requests.length).toBeGreaterThan(tests);
    } finally {
      await Promise.all([there.close(), ollama.close(), other.close()]);
    }
  });
});
