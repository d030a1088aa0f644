import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestDatabase } from './database.js';
import { findFreePort } from './running-service.js';
import { run } from './run-node.js';

/** Where Debian keeps the programs of its newest PostgreSQL; null where there is none. */
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

/** Runs a script as the system user of the server (which may not be root), with PostgreSQL's programs at hand. */
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

/** A server of Debian's PostgreSQL in a folder that its system user may enter; anybody on this machine may connect. */
export class PostgresServer {
  private constructor(
    readonly dataFolder: string,
    readonly port: number,
    /** What its programs read: where the cluster is and how it is reached. */
    readonly environment: Record<string, string>,
  ) {}

  /** Takes a folder that is a cluster, or becomes one; `start` starts it. */
  static async at(dataFolder: string): Promise<PostgresServer> {
    const port = await findFreePort();
    const environment = { PGDATA: dataFolder, PGPORT: String(port), PGHOST: '127.0.0.1', PGUSER: 'postgres' };
    return new PostgresServer(dataFolder, port, environment);
  }

  /** Makes an empty cluster. */
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

  /** A cluster like this one, in a folder of its own; neither may run. */
  async copyTo(folder: string): Promise<PostgresServer> {
    await runAsServer(`cp -a "$PGDATA" "$COPY"`, { ...this.environment, COPY: folder });
    return PostgresServer.at(folder);
  }

  async start(): Promise<this> {
    await runAsServer('pg_ctl start --wait --log="$PGDATA/log"', this.environment);
    return this;
  }

  async stop() {
    await runAsServer('pg_ctl stop --mode=immediate', this.environment).catch(() => undefined);
  }

  url(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** A database of it, as specs use one. */
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
