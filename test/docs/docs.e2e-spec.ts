import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_SECRET_KEY } from '../support/app.js';
import { makeDatabase, type TestDatabase } from '../support/database.js';
import { readPages } from '../support/document-blocks.js';
import { ROOT, run, runNode } from '../support/run-node.js';
import { findFreePort } from '../support/free-port.js';
import { readFirstStart, startService, type RunningService } from '../support/running-service.js';

const pages = readPages();
const runnable = (language: string) =>
  pages.flatMap(({ path, blocks }) => {
    const texts = blocks.filter((block) => block.language === language && block.mark === 'run');
    return texts.length > 0 ? [[path, texts.map(({ text }) => text)] as const] : [];
  });

/** What is shown and not done. Whatever is in another language is a command or a program. */
const NOT_TO_RUN = new Set(['json', 'yaml', 'nginx', 'text', 'mermaid']);

let service: RunningService;
let database: TestDatabase;
let environment: Record<string, string>;

beforeAll(async () => {
  database = await makeDatabase();
  const port = await findFreePort();
  const settings = {
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  service = await startService({ PORT: String(port), ...settings });
  const { key } = await readFirstStart(service);
  environment = { ...settings, COPYDESK_URL: service.url, COPYDESK_API_KEY: key };
}, 120_000);
afterAll(async () => {
  await service.stop();
  await database.drop();
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
    const { output } = await run('bash', ['-c', blocks[place]!.text], { environment });
    const { data } = JSON.parse(output);
    expect(data).toMatchObject({ content: blocks[place + 1]!.text.trim(), warnings: [] });
    expect(blocks[place]!.text).not.toContain(data.content);
  });

  it.each(runnable('bash'))(
    'has working commands in %s',
    async (path, texts) => {
      // Elsewhere, commands are run without npm, which takes half a second each.
      const withoutNpm =
        path === 'README.md' ? '' : `npm() { node scripts/start.mjs "\${@:3:1}" "\${@:5}"; }\n`;
      const script = `set -euo pipefail\n${withoutNpm}${texts.join('\n')}`;
      const { exitCode, output } = await run('bash', ['-c', script], { environment });
      expect({ exitCode, output }).toMatchObject({ exitCode: 0 });
    },
    120_000,
  );

  it.each(runnable('js'))(
    'has working programs in %s',
    async (path, texts) => {
      for (const [index, text] of texts.entries()) {
        const file = join(ROOT, 'dist', `${path.replace(/\W+/g, '-')}-${index}.mjs`);
        writeFileSync(file, text);
        const { exitCode, output } = await runNode([file], { environment });
        rmSync(file);
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
