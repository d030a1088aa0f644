import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createCluster, newPassword } from '../../src/database/embedded/create-cluster.js';
import { databaseUser, isRoot } from '../../src/database/embedded/database-user.js';
import { findPostgresBinaries, reachableBinaries } from '../../src/database/embedded/postgres-binaries.js';
import { findPostmaster } from '../../src/database/embedded/postmaster.js';
import { startServer, type ServerStart } from '../../src/database/embedded/start-server.js';
import { SYSTEM_FOLDER } from '../../src/database/embedded/cluster-location.js';
import { prepareDatabase } from '../../src/queue/prepare-database.js';
import type { TestDatabase } from './database.js';
import { freshFolder, query } from './embedded-server.js';
import { findFreePort } from './free-port.js';

const silent = () => undefined;

/** A separate PostgreSQL for one spec, which is not restarted: it can be stopped, killed and frozen. */
export class OwnPostgres implements TestDatabase {
  private frozen: number[] = [];

  private constructor(
    readonly url: string,
    private readonly server: ServerStart,
  ) {}

  /** Creates a migrated cluster in a folder that any system user can access, and starts it. */
  static async start(folder = freshFolder('copydesk-postgres-')): Promise<OwnPostgres> {
    const runAs = isRoot ? await databaseUser(silent) : null;
    const binaries = await reachableBinaries(await findPostgresBinaries(), runAs, SYSTEM_FOLDER, silent);
    const home = join(folder, 'own');
    mkdirSync(home);
    if (runAs) chownSync(home, runAs.uid, runAs.gid);
    const [password, port] = [newPassword(), await findFreePort()];
    const dataDirectory = join(home, 'data');
    await createCluster(dataDirectory, binaries, runAs, password);
    const url = `postgresql://copydesk:${password}@127.0.0.1:${port}/copydesk`;
    const logFile = join(folder, 'server.log');
    const postgres = new OwnPostgres(url, { dataDirectory, logFile, binaries, runAs, preferredPort: port });
    await postgres.start();
    await prepareDatabase(url);
    return postgres;
  }

  query<Row extends object = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]> {
    return query<Row>(this.url, sql, values);
  }

  /** Stops the server; unlike a killed one, it frees its shared memory. */
  drop(): Promise<void> {
    return this.stop('immediate');
  }

  /** Returns when it accepts connections, always on the same port. */
  async start(): Promise<void> {
    await startServer(this.server);
  }

  /**
   * `fast` aborts running statements but shuts down cleanly; `immediate` and `kill` require a recovery at the next
   * start.
   */
  async stop(how: 'fast' | 'immediate' | 'kill' = 'fast'): Promise<void> {
    this.thaw();
    const pid = await this.pid();
    if (pid === null) return;
    process.kill(pid, { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' }[how] as NodeJS.Signals);
    while ((await this.pid()) !== null) await delay(5);
  }

  /** Freezes every process of the server: connections stay open without responses. */
  async freeze(): Promise<void> {
    const pid = (await this.pid())!;
    process.kill(pid, 'SIGSTOP');
    this.frozen = [pid, ...childrenOf(pid)];
    for (const each of this.frozen) process.kill(each, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.frozen.splice(0).toReversed()) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // It has exited in the meantime.
      }
    }
  }

  /** The server processes for connections of that application. */
  async backendsOf(application: string): Promise<number[]> {
    const rows = await this.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = '${application}'`,
    );
    return rows.map(({ pid }) => pid);
  }

  private async pid(): Promise<number | null> {
    return (await findPostmaster(this.server.dataDirectory))?.pid ?? null;
  }
}

/** Whether the processes of a server can be found on this system; otherwise it cannot be frozen. */
export const canFreeze = process.platform === 'linux';

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}
