import { describe, expect, it } from '@jest/globals';
import { ConfigError, loadConfig } from '../src/config/config.js';
import { TEST_SECRET_KEY } from './support/app.js';
import { runToEnd } from './support/running-service.js';

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
  ],
  MODELS: ['gpt', 'nope:model', 'builtin,builtin', 'openai:', 'openai:a b'],
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
  SHUTDOWN_GRACE_S: ['-1', '3601', '30s'],
  LOG_LEVEL: ['loud', 'INFO'],
  ADMIN_EMAIL: ['admin', 'a@b@c'],
  ADMIN_PASSWORD: ['short', 'x'.repeat(129)],
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

describe('a bad variable', () => {
  const cases = Object.entries(BAD).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(cases)('is named, and nothing else is: %s=%j', (name, value) => {
    const problems = problemsOf({ ...around(name), [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}\\b`))]);
  });

  it('ends the start with 1 and a line each on stderr, where several are bad, before a database is opened', async () => {
    const names = Object.keys(BAD).filter((name) => !/(?:API_KEY|BASE_URL)$/.test(name));
    const bad = Object.fromEntries(names.map((name) => [name, BAD[name]![0]!]));
    const { exitCode, stdout, stderr } = await runToEnd({ ...bad, DATA_DIR: '/proc/nowhere' });
    expect([exitCode, stdout]).toEqual([1, '']);
    const [first, ...lines] = stderr.trimEnd().split('\n');
    expect(first).toBe("Copydesk can't start: ");
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(names.sort());
    for (const secret of ['short', 'AAAA']) expect(stderr).not.toContain(secret);
  });
});

describe('a variable that is set to nothing', () => {
  it('counts as one that is not set', () => {
    const empty = Object.fromEntries(Object.keys(BAD).map((name) => [name, '']));
    expect(loadConfig(empty)).toEqual(loadConfig({}));
  });
});
