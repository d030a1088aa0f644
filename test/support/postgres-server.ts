import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestDatabase } from './database.js';
import { findFreePort } from './free-port.js';
import { run } from './run-node.js';

/** The folder of Debian's newest PostgreSQL programs; null if none is installed. */
export const POSTGRES_PROGRAMS = findPrograms();

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(root, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return folder ?? null;
}

const isRoot = process.getuid?.() === 0;

/** Runs a script as the system user of the server (which must not be root), with PostgreSQL's programs in `PATH`. */
export async function runAsServer(script: string, environment: Record<string, string>): Promise<string> {
  const bash = ['bash', '-c', `set -euo pipefail\n${script}`];
  const [program, ...args] = isRoot
    ? ['runuser', '--user', 'postgres', '--preserve-environment', '--', ...bash]
    : bash;
  const ended = await run(program!, args, {
    cwd: '/',
    environment: { PATH: `${POSTGRES_PROGRAMS}:${process.env.PATH}`, LC_ALL: 'C', ...environment },
  });
  if (ended.exitCode !== 0) throw new Error(`exit ${ended.exitCode} of\n${script}\n${ended.output}`);
  return ended.output;
}

/** A server of Debian's PostgreSQL in a folder that its system user can access; all local users may connect. */
export class PostgresServer {
  private constructor(
    readonly dataFolder: string,
    readonly port: number,
    /** The environment of its programs: the cluster's folder and address. */
    readonly environment: Record<string, string>,
  ) {}

  /** Uses a folder with a cluster, or for a new one; `start` starts it. */
  static async at(dataFolder: string): Promise<PostgresServer> {
    const port = await findFreePort();
    const environment = { PGDATA: dataFolder, PGPORT: String(port), PGHOST: '127.0.0.1', PGUSER: 'postgres' };
    return new PostgresServer(dataFolder, port, environment);
  }

  /** Creates an empty cluster. */
  async create(): Promise<this> {
    await runAsServer(
      'initdb --auth=trust --username=postgres --no-sync --no-instructions',
      this.environment,
    );
    await runAsServer(
      `cat >> "$PGDATA/postgresql.conf" <<< "unix_socket_directories = ''"`,
      this.environment,
    );
    return this;
  }

  /** Copies the cluster to a new folder; neither may be running. */
  async copyTo(folder: string): Promise<PostgresServer> {
    await runAsServer(`cp -a "$PGDATA" "$COPY"`, { ...this.environment, COPY: folder });
    return PostgresServer.at(folder);
  }

  async start(): Promise<this> {
    await runAsServer(
      'pg_ctl start --wait --log="$PGDATA/log" || { cat "$PGDATA/log"; exit 1; }',
      this.environment,
    );
    return this;
  }

  async stop() {
    await runAsServer('pg_ctl stop --mode=immediate', this.environment).catch(() => undefined);
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** A database of the server for a spec. */
  database(name: string): TestDatabase {
    return {
      url: this.url(name),
      query: async (sql, values) => {
        const client = new Client({ connectionString: this.url(name) });
        await client.connect();
        try {
          return (await client.query(sql, values)).rows;
        } finally {
          await client.end();
        }
      },
      drop: () => Promise.resolve(),
    };
  }
}
