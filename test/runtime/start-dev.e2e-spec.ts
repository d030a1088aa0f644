import { afterAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteFolders, freshFolder } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { inheritedEnvironment, ROOT } from '../support/run-node.js';

afterAll(deleteFolders);

/** Writes what happens to it into a file, and stops only when it may. */
const SERVICE = `
import { appendFileSync, existsSync } from 'node:fs';
const note = (event: string) => appendFileSync('events', event + ' ' + process.pid + '\\n');
let isStopping = false;
process.on('SIGTERM', () => {
  note('SIGTERM');
  isStopping = true;
});
setInterval(() => {
  if (isStopping && existsSync('may-stop')) process.exit();
}, 20);
note('start');
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('npm run start:dev leaves no process behind when it is stopped during a restart', async () => {
  const project = join(freshFolder('copydesk-dev-'), 'project');
  mkdirSync(join(project, 'src'), { recursive: true });
  for (const name of [
    'scripts',
    'nest-cli.json',
    '.swcrc',
    'tsconfig.json',
    'tsconfig.browser.json',
    'package.json',
  ])
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'ormconfig.ts'), '');
  writeFileSync(join(project, 'src/main.ts'), SERVICE);
  const events = () => readFileSync(join(project, 'events'), 'utf8').trim().split('\n');
  const seen = (count: number, event: string) =>
    eventually(
      async () => expect(events().filter((line) => line.startsWith(event))).toHaveLength(count),
      60_000,
    );
  const child = spawn(process.execPath, [join(project, 'scripts/start-dev.mjs')], {
    cwd: project,
    env: inheritedEnvironment() as NodeJS.ProcessEnv,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const living = () =>
    events()
      .map((line) => Number(line.split(' ')[1]))
      .filter(isAlive);
  try {
    await seen(1, 'start');
    appendFileSync(join(project, 'src/main.ts'), '// saved\n');
    await seen(1, 'SIGTERM');
    child.kill('SIGTERM');
    await eventually(async () => expect(events().length).toBeGreaterThan(2), 60_000);
    writeFileSync(join(project, 'may-stop'), '');
    await eventually(async () => expect(child.exitCode).not.toBeNull(), 60_000);
    await eventually(async () => expect(living()).toEqual([]));
  } finally {
    writeFileSync(join(project, 'may-stop'), '');
    child.kill('SIGTERM');
    for (const pid of living()) process.kill(pid, 'SIGKILL');
    await ended;
  }
});
