import { describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startApp } from '../support/app.js';
import { copyTree } from '../support/built-tree.js';
import { eventually } from '../support/eventually.js';
import { COMPILE_CACHE, ROOT } from '../support/run-node.js';

const REFINE = `engine.refine({ content: 'He go home.', instructions: 'Fix the grammar' }, { signal: AbortSignal.timeout(100_000) })`;

interface Parent {
  process: ChildProcess;
  /** Its next line. */
  line(): Promise<string>;
}

/** A process with an engine that runs `body`, in a process group of its own. */
function startParent(body: string, root = ROOT): Parent {
  const program = `
    import { BuiltinEngine } from './dist/src/engines/builtin/builtin-engine.js';
    import { ProcessPool } from './dist/src/engines/builtin/process-pool.js';
    const say = (line) => process.stdout.write(line + '\\n');
    ${body}`;
  const started = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    detached: true,
    env: {
      ...COMPILE_CACHE,
      PATH: process.env.PATH,
      SECRET_KEY: 'k1:secret',
      DATABASE_URL: 'postgres://u:secret@h/d',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  return { process: started, line: async () => String((await lines.next()).value) };
}

/** A pool whose one process is blocked, by a piece of work that has begun. */
const BLOCKED_POOL = `
  const pool = new ProcessPool({ processes: 1, queueMax: 8, workTimeLimitMs: 600_000, file: './test/support/faulty-engine-process.mjs' });
  const order = { accountId: 'a', isSmall: false, signal: new AbortController().signal };
  await pool.run({ kind: 'block', durationMs: 0 }, order);
  process.on('SIGINT', () => undefined);
  const run = (durationMs) => pool.run({ kind: 'block', durationMs }, order);
`;

function childrenOf(pid: number): number[] {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return ids === '' ? [] : ids.split(' ').map(Number);
}

function isRunning(pid: number): boolean {
  try {
    return !/\nState:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

// What a process holds and which it started is read from /proc.
(process.platform === 'linux' ? describe : describe.skip)('a process of the built-in engine', () => {
  it.each([
    ['idle', `${BLOCKED_POOL} say('begun');`],
    ['in the middle of its work', `${BLOCKED_POOL} void run(600_000); say('begun');`],
  ])('exits with a parent that is killed while it is %s', async (_, body) => {
    const parent = startParent(`${body} setInterval(() => undefined, 1_000);`);
    await parent.line();
    const [child] = childrenOf(parent.process.pid!);
    expect(isRunning(child!)).toBe(true);
    parent.process.kill('SIGKILL');
    await eventually(async () => expect(isRunning(child!)).toBe(false), 60_000);
  });

  // Ctrl+C in a terminal reaches every process of its group, and the service drains first.
  it('finishes its work when the group of its parent is interrupted', async () => {
    const parent = startParent(
      `${BLOCKED_POOL} const work = run(500); say('begun'); say((await work).content); await pool.close();`,
    );
    await parent.line();
    process.kill(-parent.process.pid!, 'SIGINT');
    expect(await parent.line()).toBe('unblocked');
  });

  it('finishes its work when every process of the service gets SIGTERM', async () => {
    const parent = startParent(
      `${BLOCKED_POOL} const work = run(500); say('begun'); say((await work).content); await pool.close();`,
    );
    await parent.line();
    for (const child of childrenOf(parent.process.pid!)) process.kill(child, 'SIGTERM');
    expect(await parent.line()).toBe('unblocked');
  });

  // The attack: code in a library of the engine reads the service's secrets.
  it('inherits no environment variable except the compile cache', async () => {
    const parent = startParent(`${BLOCKED_POOL} say('begun'); setInterval(() => undefined, 1_000);`);
    await parent.line();
    const [child] = childrenOf(parent.process.pid!);
    const variables = readFileSync(`/proc/${child}/environ`, 'utf8').split('\0');
    const names = variables.filter((each) => each !== '').map((each) => each.split('=')[0]);
    expect(names.filter((name) => !name!.startsWith('NODE_CHANNEL_'))).toEqual(['NODE_COMPILE_CACHE']);
    parent.process.kill('SIGKILL');
  });

  it('inherits no listening socket of the service', async () => {
    const parent = startParent(`
      import { createServer } from 'node:net';
      const server = createServer().listen(0, '127.0.0.1', async () => {
        ${BLOCKED_POOL}
        say('begun');
      });`);
    await parent.line();
    const [child] = childrenOf(parent.process.pid!);
    expect(listeningInodes().size).toBeGreaterThan(0);
    expect(socketsOf(parent.process.pid!).some((inode) => listeningInodes().has(inode))).toBe(true);
    expect(socketsOf(child!).some((inode) => listeningInodes().has(inode))).toBe(false);
    parent.process.kill('SIGKILL');
  });

  it('that was started ahead does the first small work, and is replaced when it is killed', async () => {
    const parent = startParent(`
      const engine = new BuiltinEngine();
      await engine.warmUp();
      const refine = async () => (await ${REFINE}).content;
      say(await refine());
      process.on('SIGUSR2', async () => say(await refine()));
      setInterval(() => undefined, 1_000);`);
    expect(await parent.line()).toBe('He goes home.');
    expect(childrenOf(parent.process.pid!)).toHaveLength(1);
    const [child] = childrenOf(parent.process.pid!);
    process.kill(child!, 'SIGKILL');
    await eventually(async () => expect(childrenOf(parent.process.pid!)).not.toContain(child), 60_000);
    parent.process.kill('SIGUSR2');
    expect(await parent.line()).toBe('He goes home.');
    parent.process.kill('SIGKILL');
  });

  it('is started with the service, before the first request', async () => {
    const before = childrenOf(process.pid);
    const app = await startApp({ MODELS: 'builtin' }, undefined, { isWarmedUp: true });
    const started = () => childrenOf(process.pid).filter((pid) => !before.includes(pid));
    await eventually(async () => expect(started()).toHaveLength(1), 60_000);
    await app.close();
  });

  it('works in a folder with blanks in its name', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'copydesk a b '));
    const tree = join(folder, 'tree');
    copyTree(tree, ['dist', 'package.json']);
    const parent = startParent(
      `const engine = new BuiltinEngine(); say((await ${REFINE}).content); await engine.close();`,
      tree,
    );
    expect(await parent.line()).toBe('He goes home.');
    await once(parent.process, 'exit');
    rmSync(folder, { recursive: true });
  });
});

function listeningInodes(): Set<string> {
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  const columns = lines.map((line) => line.trim().split(/\s+/));
  return new Set(columns.filter(([, , , state]) => state === '0A').map((each) => each[9]!));
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
    const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`)) ?? [];
    return inode === undefined ? [] : [inode];
  });
}
