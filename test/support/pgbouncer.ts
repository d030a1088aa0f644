import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freshFolder } from './embedded-server.js';
import { eventually } from './eventually.js';
import { findFreePort } from './free-port.js';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(existsSync);

/** Whether PgBouncer is installed. */
export const hasPgBouncer = PROGRAM !== undefined;
if (!hasPgBouncer) process.stderr.write('skipped: PgBouncer is not installed (apt-get install pgbouncer)\n');

const isRoot = process.getuid?.() === 0;

/** A separate PgBouncer for a spec in front of one database. */
export class PgBouncer {
  private constructor(
    /** The URL of the database through the pooler. */
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  /**
   * Starts it with a configuration as an operator would write it. `replacements` adapt its addresses and paths to this
   * machine; each must occur.
   */
  static async start(
    configuration: string,
    databaseUrl: string,
    replacements: (places: { port: number; folder: string }) => Record<string, string>,
  ): Promise<PgBouncer> {
    const [folder, port] = [freshFolder('copydesk-pgbouncer-'), await findFreePort()];
    const { username, password } = new URL(databaseUrl);
    const ini = Object.entries(replacements({ port, folder })).reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`the configuration does not say ${from}`);
      return text.replaceAll(from, to);
    }, configuration);
    writeFileSync(join(folder, 'pgbouncer.ini'), ini);
    writeFileSync(join(folder, 'userlist.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
    // PgBouncer does not run as root.
    const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
    if (isRoot)
      for (const path of ['', 'pgbouncer.ini', 'userlist.txt'])
        chownSync(join(folder, path), user.uid!, user.gid!);
    const child = spawn(PROGRAM!, [join(folder, 'pgbouncer.ini')], { ...user, cwd: folder, stdio: 'pipe' });
    let output = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
    const url = new URL(databaseUrl);
    [url.hostname, url.port] = ['127.0.0.1', String(port)];
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`);
      const client = new Client({ connectionString: url.href });
      await client.connect();
      await client.end();
    }, 30_000);
    return new PgBouncer(url.href, child);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGQUIT');
    await ended;
  }
}

const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
