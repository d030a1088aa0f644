import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from '../../src/config/config.js';
import { findMistypedVariables } from '../../src/config/mistyped-variables.js';
import { SECRET_SETTINGS } from '../../src/config/secret-files.js';
import { TEST_SECRET_KEY } from '../support/app.js';
import { findFreePort } from '../support/free-port.js';
import { runToEnd } from '../support/running-service.js';

/** Every variable with values it must refuse. */
const BAD: Record<string, string[]> = {
  PORT: ['0', '65536', '-1', '80.5', 'http', '0x50', '1e3', ' 80'],
  HOST: ['two words', 'a/b', 'http://127.0.0.1'],
  PUBLIC_URL: [
    'copydesk',
    'http://example.com',
    'https://example.com/path',
    'ftp://localhost',
    'https://u:p@a.b',
  ],
  DATABASE_URL: [
    'mysql://localhost/d',
    'localhost',
    'postgres://',
    'postgres://u:pa#ss@host/d',
    'postgres://h:99999/d',
    'postgres://h/d?sslmode=prefer',
    'postgres://h/d?sslrootcert=/nowhere/ca.pem',
    'postgres://h/d?SSLMODE=verify-full',
    'postgres://h/d?ssl_mode=verify-full',
    'postgres://h/d?sslmode=no-verify&sslmode=verify-full',
  ],
  DIRECT_DATABASE_URL: ['localhost', 'postgres://u:pa#ss@host/d', 'postgres://h/d?sslmode=maybe'],
  MODELS: [',', ' ', 'gpt', 'nope:model', 'builtin,builtin', 'openai:', 'openai:a b'],
  CURRENCY: ['ZZZ', 'usd', 'US', 'DOLLAR'],
  MODEL_DEADLINE_MS: ['99', '600001', '30s'],
  SECRET_KEY: [
    'short',
    'k1:AAAA',
    `${TEST_SECRET_KEY},${TEST_SECRET_KEY}`,
    `bad id:${TEST_SECRET_KEY.slice(3)}`,
  ],
  SIGNUP: ['yes', 'OPEN'],
  API_KEY_REVEAL: ['never'],
  TRUST_PROXY: ['yes', '-1', '10.0.0.0/33', 'example.com', '10.0.0.1,'],
  ADDRESS_REQUESTS_PER_MINUTE: ['0', 'many'],
  RATE_LIMIT_STORE: ['redis'],
  RATE_LIMIT_WINDOW_S: ['0', '86401', '1m'],
  WORKERS: ['0', '65', 'auto'],
  BUILTIN_PROCESSES: ['0', '65', 'auto'],
  SHUTDOWN_DELAY_S: ['-1', '3601', '5s', '30', '60'],
  SHUTDOWN_GRACE_S: ['-1', '3601', '30s'],
  LOG_LEVEL: ['loud', 'INFO'],
  ADMIN_EMAIL: ['admin', 'a@b@c'],
  ADMIN_PASSWORD: ['too short', 'x'.repeat(201)],
  FIRST_START_SECRETS: ['file', 'true'],
  OPENAI_API_KEY: ['', 'two words', 'line\nbreak'],
  OPENAI_BASE_URL: ['localhost:11434', 'ftp://a', 'http://u:p@a/v1', 'http://a/v1?x=1'],
  ANTHROPIC_API_KEY: [''],
  ANTHROPIC_BASE_URL: ['a'],
  GOOGLE_GENERATIVE_AI_API_KEY: [''],
  GOOGLE_GENERATIVE_AI_BASE_URL: ['a'],
  MISTRAL_API_KEY: [''],
  MISTRAL_BASE_URL: ['a'],
};

/** What has to be set for a variable to matter at all. */
function around(name: string): Record<string, string> {
  if (name === 'DATABASE_URL') return { SECRET_KEY: TEST_SECRET_KEY };
  if (name === 'DIRECT_DATABASE_URL')
    return { SECRET_KEY: TEST_SECRET_KEY, DATABASE_URL: 'postgres://localhost/copydesk' };
  const provider = /^([A-Z]+)_.*(?:API_KEY|BASE_URL)$/.exec(name)?.[1];
  if (!provider || name === 'API_KEY_REVEAL') return {};
  return { MODELS: `${provider.toLowerCase()}:model` };
}

function problemsOf(environment: Record<string, string>): string[] {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message.split('\n');
  }
}

describe('an invalid variable', () => {
  const cases = Object.entries(BAD).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(cases)('is named without its value: %s=%j', (name, value) => {
    const problems = problemsOf({ ...around(name), [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}\\b`))]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be an integer from 1 to 65535'],
    [{ PORT: '0' }, 'PORT must be an integer from 1 to 65535'],
    [{ MODEL_DEADLINE_MS: '30s' }, 'MODEL_DEADLINE_MS must be an integer from 100 to 600000'],
  ])('has one problem: %j', (environment, message) => {
    expect(problemsOf(environment)).toEqual([message]);
  });

  it('is a shutdown delay that leaves no time of the grace', () => {
    const message = 'SHUTDOWN_DELAY_S must be less than SHUTDOWN_GRACE_S, which includes it';
    expect(problemsOf({ SHUTDOWN_DELAY_S: '5', SHUTDOWN_GRACE_S: '5' })).toEqual([message]);
    expect(problemsOf({ SHUTDOWN_DELAY_S: '1', SHUTDOWN_GRACE_S: '0' })).toEqual([message]);
    expect(problemsOf({ SHUTDOWN_DELAY_S: '5', SHUTDOWN_GRACE_S: '6' })).toEqual([]);
    expect(problemsOf({ SHUTDOWN_GRACE_S: '0' })).toEqual([]);
  });

  it('exits with 1 and one line for each on stderr, before a database is opened', async () => {
    const names = Object.keys(BAD).filter((name) => !/(?:API_KEY|BASE_URL)$/.test(name));
    const bad = Object.fromEntries(names.map((name) => [name, BAD[name]![0]!]));
    const { exitCode, stdout, stderr } = await runToEnd({ ...bad, DATA_DIR: '/proc/nowhere' });
    expect([exitCode, stdout]).toEqual([1, '']);
    const [first, ...lines] = stderr.trimEnd().split('\n');
    expect(first).toBe('Copydesk cannot start: ');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(names.sort());
    for (const secret of ['short', 'AAAA']) expect(stderr).not.toContain(secret);
  });
});

describe('an empty variable', () => {
  it('is treated as not set', () => {
    const empty = Object.fromEntries(Object.keys(BAD).map((name) => [name, '']));
    expect(loadConfig(empty)).toEqual(loadConfig({}));
  });
});

describe('PUBLIC_URL', () => {
  // OAuth clients compare the issuer and the resources with URLs that a parser has normalized.
  it.each([
    ['https://Copydesk.Example:443/', 'https://copydesk.example'],
    ['https://copydesk.example:8443', 'https://copydesk.example:8443'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ])('%s is normalized to %s', (PUBLIC_URL, publicUrl) => {
    expect(loadConfig({ PUBLIC_URL })).toMatchObject({ publicUrl });
  });

  it.each(['https://a b.example', 'https://copydesk.example:99999'])(
    '%j is named as invalid',
    (PUBLIC_URL) => {
      expect(() => loadConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be');
    },
  );

  it('is localhost with PORT by default', () => {
    expect(loadConfig({ PORT: '4136' })).toMatchObject({ publicUrl: 'http://localhost:4136' });
  });
});

describe('<NAME>_FILE', () => {
  const folder = mkdtempSync(join(tmpdir(), 'copydesk-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string) => {
    const path = join(folder, String(Math.random()));
    writeFileSync(path, content);
    return path;
  };

  it('reads a secret from a file, without the trailing line break', () => {
    const config = loadConfig({
      DATABASE_URL_FILE: file('postgres://u:p@h/d\n'),
      SECRET_KEY_FILE: file(`${TEST_SECRET_KEY}\r\n`),
      METRICS_TOKEN_FILE: file('a-token-of-24-characters'),
      ADMIN_PASSWORD_FILE: file('quiet river under stones\n'),
      MODELS: 'anthropic:claude',
      ANTHROPIC_API_KEY_FILE: file('sk-from-a-file\n'),
    });
    expect(config).toMatchObject({
      databaseUrl: 'postgres://u:p@h/d',
      metricsToken: 'a-token-of-24-characters',
      adminPassword: 'quiet river under stones',
      models: [{ apiKey: 'sk-from-a-file' }],
    });
    expect(config.keyRing!.ids).toEqual(loadConfig({ SECRET_KEY: TEST_SECRET_KEY }).keyRing!.ids);
  });

  it.each(SECRET_SETTINGS)('is rejected for %s if the file is missing or empty, or both are set', (name) => {
    const problems = [
      problemsOf({ [`${name}_FILE`]: join(folder, 'missing') }),
      problemsOf({ [`${name}_FILE`]: file(' \n') }),
      problemsOf({ [`${name}_FILE`]: file('hidden-text'), [name]: 'hidden-text' }),
    ];
    for (const lines of problems) {
      expect(lines.join('\n')).toContain(`${name}_FILE`);
      expect(lines.join('\n')).not.toContain('hidden-text');
    }
  });
});

describe('a variable that looks like a misspelled setting', () => {
  it.each([
    ['MODEL', 'MODELS'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['WORKER', 'WORKERS'],
    ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
    ['public_url', 'PUBLIC_URL'],
    ['OPENAI_KEY', 'OPENAI_API_KEY'],
    ['ANTHROPIC_KEY', 'ANTHROPIC_API_KEY'],
    ['MISTRAL_URL', 'MISTRAL_BASE_URL'],
    ['GOOGLE_AI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ])('%s is recognized as %s', (name, meant) => {
    expect(findMistypedVariables({ [name]: 'x' })).toEqual([{ name, meant }]);
  });

  it('is not a setting, its file variant, or a variable of other programs', () => {
    const usual =
      'PATH HOME HOSTNAME HOSTTYPE SHELL USER LOGNAME LANG PWD OLDPWD TERM EDITOR MAIL TMPDIR NODE_ENV NODE_OPTIONS PGHOST PGPORT ' +
      'PGUSER PGPASSWORD PGDATABASE POSTGRES_PASSWORD POSTGRES_USER OTEL_SERVICE_NAME OTEL_TRACES_SAMPLER SSL_CERT_FILE CI PORTS ' +
      'KUBERNETES_SERVICE_HOST KUBERNETES_PORT DOCKER_HOST OPENAI_ORG_ID API_KEY GOOGLE_API_KEY OLLAMA_MODEL npm_config_cache';
    const known = [...Object.keys(BAD), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)];
    const variables = [...usual.split(' '), ...known].map((name) => [name, 'x']);
    expect(findMistypedVariables(Object.fromEntries(variables))).toEqual([]);
  });

  it('is named beside the setting that is missing for it', () => {
    const url = 'postgres://127.0.0.1:5432/d';
    expect(problemsOf({ DATABASE_URL: url, SECRETKEY: 'k1:x' })).toEqual([
      expect.stringMatching(/^SECRET_KEY is required/),
      'SECRETKEY is not a setting; did you mean SECRET_KEY?',
    ]);
  });

  it('is named in a warning at start, without its value, as is a risky one', async () => {
    const { stderr } = await runToEnd({
      MODEL: 'openai:some-secret',
      WEBHOOKS_ALLOW_PRIVATE: 'true',
      DATABASE_URL: `postgres://u:p@127.0.0.1:${await findFreePort()}/d`,
      SECRET_KEY: TEST_SECRET_KEY,
    });
    const line = stderr.split('\n').find((text) => text.includes('MODELS'));
    expect(JSON.parse(line!)).toMatchObject({ level: 'warn', variable: 'MODEL' });
    expect(stderr).not.toContain('some-secret');
    const webhooks = stderr.split('\n').find((text) => text.includes('WEBHOOKS_ALLOW_PRIVATE'));
    expect(JSON.parse(webhooks!)).toMatchObject({ level: 'warn', msg: expect.stringContaining('private') });
  });
});
