import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Account } from '../../src/accounts/account.entity.js';
import { TEST_SECRET_KEY, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { blocksOf } from '../support/document-blocks.js';
import { anAccount } from '../support/factories.js';
import { aClient, authorize, startOAuthApp } from '../support/oauth-flow.js';
import { ROOT } from '../support/run-node.js';

const PAGE = 'docs/how-to/oauth-app.md';
const [programs, commands] = [true, false].map((isProgram) =>
  blocksOf('how-to-oauth', PAGE).filter((text) => text.startsWith('import ') === isProgram),
) as [string[], string[]];

let service: TestApp;
let account: Account;

beforeAll(async () => {
  service = await startOAuthApp();
  account = await anAccount(service);
});
afterAll(() => service.close());

/** Runs a program; a user authorizes the request at the address that it prints, and types what `reply` returns. */
async function follow(
  [program, ...args]: [string, ...string[]],
  environment: Record<string, string>,
  reply: (callback: URL) => string,
): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, COPYDESK_URL: service.url, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let replied: Promise<void> | undefined;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const address = /\S+\/oauth\/authorize\?\S+(?=\s)/.exec(output)?.[0];
    if (address) replied ??= allow(address).then((callback) => void child.stdin.end(`${reply(callback)}\n`));
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  await replied;
  return { exitCode, output };
}

async function allow(address: string): Promise<URL> {
  const attempt = { url: new URL(address), verifier: '', state: '' };
  return (await authorize(new Browser(service.url), attempt, account)).url;
}

describe('An app with OAuth, from zero', () => {
  it('shows commands that register an app, get a token and revoke it', async () => {
    const script = `set -euo pipefail\n${commands.join('\n')}`;
    const { exitCode, output } = await follow(
      ['bash', '-c', script],
      { DATABASE_URL: service.database.url, SECRET_KEY: TEST_SECRET_KEY },
      (callback) => callback.searchParams.get('code')!,
    );
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('"success":true') });
    const [left] = await service.database.query('SELECT count(*)::int AS grants FROM oauth_grants');
    expect(left).toEqual({ grants: 0 });
  });

  it('shows a program without a library that does the same', async () => {
    const redirectUris = ['http://localhost:4001/callback'];
    const client = await aClient(service, { redirectUris, scopes: ['generate'] });
    expect(programs).toHaveLength(1);
    const { exitCode, output } = await follow(
      [process.execPath, '--input-type=module', '--eval', programs[0]!],
      { CLIENT_ID: client.id, CLIENT_SECRET: client.secret! },
      (callback) => callback.href,
    );
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: expect.stringContaining('Access token for generate, valid for 3600 s'),
    });
  });
});
