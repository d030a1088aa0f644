import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TEST_SECRET_KEY } from '../support/app.js';
import { copyTree } from '../support/built-tree.js';
import { runCommand, runJson } from '../support/command-line.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { readPages } from '../support/document-blocks.js';
import { eventually } from '../support/eventually.js';
import { PASSWORD } from '../support/factories.js';
import { ROOT, run, runNode } from '../support/run-node.js';
import { findFreePort } from '../support/free-port.js';
import { serveHere, type ServiceHere } from '../support/serve-here.js';

const pages = readPages();
const runnable = (language: string) =>
  pages.flatMap(({ path, blocks }) => {
    const texts = blocks.filter((block) => block.language === language && block.mark === 'run');
    return texts.length > 0 ? [[path, texts.map(({ text }) => text)] as const] : [];
  });

/** What is shown and not done. Whatever is in another language is a command or a program. */
const NOT_TO_RUN = new Set(['json', 'yaml', 'nginx', 'text', 'mermaid']);

let service: ServiceHere;
let database: TestDatabase;
let environment: Record<string, string>;
let commands: Server;
let programs: string;

/**
 * Runs the command whose arguments are the lines of a request's body; responds with its output, and with 500 if it
 * fails.
 */
async function startCommandServer(settings: Record<string, string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    const args = (await text(request)).split('\n').slice(0, -1);
    const { exitCode, stdout, stderr } = await runCommand(settings, args);
    response.writeHead(exitCode === 0 ? 200 : 500).end(stdout + stderr);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** In place of `npm run -s cli -- …`, which takes a second and a half of processor time for each command. */
const WITHOUT_NPM = `npm() { printf '%s\\n' "\${@:5}" | curl -sS --fail-with-body --data-binary @- "$COMMANDS_URL"; }`;

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'copydesk-programs-'));
  copyTree(join(programs, 'tree'), ['package.json']);
  database = await makeDatabase();
  const port = await findFreePort();
  const settings = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  // The account and the key of a first start.
  const email = 'admin@copydesk.local';
  await runJson(settings, ['accounts:create', '--email', email, '--password', PASSWORD, '--admin']);
  const { key } = await runJson(settings, ['keys:create', '--account', email, '--name', 'First key']);
  service = await serveHere({ PORT: String(port), ...settings });
  commands = await startCommandServer(settings);
  environment = {
    ...settings,
    COPYDESK_URL: service.url,
    COPYDESK_API_KEY: key,
    COMMANDS_URL: `http://127.0.0.1:${(commands.address() as AddressInfo).port}`,
  };
}, 120_000);
afterAll(async () => {
  commands.close();
  await service.stop('SIGTERM');
  await database.drop();
  rmSync(programs, { recursive: true });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the documentation', () => {
  it('names for every command and program the test that runs it, or the reason why none does', () => {
    const all = pages.flatMap(({ path, blocks }) =>
      blocks.map(({ language, mark, text }) => ({ path, language, mark, text })),
    );
    const commands = all.filter(({ language }) => !NOT_TO_RUN.has(language));
    expect(commands.filter(({ language }) => !['bash', 'ini', 'js', 'python'].includes(language))).toEqual(
      [],
    );
    expect(commands.filter(({ mark }) => !/^(?:run|run-by [a-z-]+|no-run \(.+\))$/.test(mark))).toEqual([]);
    const specs = new Set(commands.flatMap(({ mark }) => /^run-by (.+)$/.exec(mark)?.[1] ?? []));
    for (const spec of specs) {
      const [path] = globSync(join(ROOT, `test/*/${spec}.e2e-spec.ts`));
      expect(path ? readFileSync(path, 'utf8') : '').toContain(`blocksOf('${spec}'`);
    }
    expect(runnable('bash').length).toBeGreaterThan(5);
    expect(runnable('js').length).toBeGreaterThan(1);
  });

  it('shows in the quickstart what the built-in engine returns for its example', async () => {
    const blocks = pages.find(({ path }) => path.endsWith('quickstart.md'))!.blocks;
    const place = blocks.findIndex(({ text }) => text.includes('/v1/refine'));
    // On a busy machine, loading the engine can take longer than the deadline of the first text.
    const { data } = await eventually(async () => {
      const { exitCode, output } = await run('bash', ['-c', blocks[place]!.text], { environment });
      expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
      return JSON.parse(output);
    }, 100_000);
    expect(data).toMatchObject({ content: blocks[place + 1]!.text.trim(), warnings: [] });
    expect(blocks[place]!.text).not.toContain(data.content);
  });

  it.each(runnable('bash'))(
    'has working commands in %s',
    async (path, texts) => {
      const withoutNpm = path === 'README.md' ? [] : [WITHOUT_NPM];
      const script = ['set -euo pipefail', ...withoutNpm, ...texts].join('\n');
      const { exitCode, output } = await run('bash', ['-c', script], { environment });
      expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    },
    120_000,
  );

  it.each(runnable('js'))(
    'has working programs in %s',
    async (path, texts) => {
      for (const [index, text] of texts.entries()) {
        const file = join(programs, 'tree', `${path.replace(/\W+/g, '-')}-${index}.mjs`);
        writeFileSync(file, text);
        const { exitCode, output } = await runNode([file], { environment });
        expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringMatching(/\S/) });
      }
    },
    120_000,
  );

  (hasPython ? it : it.skip).each(runnable('python'))(
    'has working Python programs in %s (skipped without python3)',
    async (_path, texts) => {
      for (const text of texts) {
        const { exitCode, output } = await run('python3', ['-c', text], { environment });
        expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringMatching(/\S/) });
      }
    },
    120_000,
  );
});
