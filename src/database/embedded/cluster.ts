import { existsSync } from 'node:fs';
import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { type ClusterLocation, SYSTEM_FOLDER } from './cluster-location.js';
import { COPYDESK, createCluster, newPassword } from './create-cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type PostgresBinaries, findPostgresBinaries, reachableBinaries } from './postgres-binaries.js';
import {
  type Postmaster,
  endsWithin,
  findPostmaster,
  settledPostmaster,
  stopPostmaster,
} from './postmaster.js';
import { startServer } from './start-server.js';

const SETTLE_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** How long a server that has been killed may take to disappear. */
const EXIT_TIMEOUT_MS = 1_000;
const LOG_SIZE_MAX_BYTES = 1024 * 1024;

/** One cluster and its server. Starting and stopping it requires the lock on the data folder. */
export class Cluster {
  private readonly dataDirectory: string;
  private readonly logFile: string;
  private lastSeen: Postmaster | null = null;

  /** `folder` holds the password and the port; it is in the data folder, even if the cluster is elsewhere. */
  constructor(
    private readonly folder: string,
    private readonly location: ClusterLocation,
    private readonly log: (message: string, detail?: object) => void,
  ) {
    this.dataDirectory = join(location.home, 'data');
    this.logFile = join(location.home, 'server.log');
  }

  /** Adopts the running server or starts one, in a new cluster if there is none; returns the connection settings. */
  async ensureRunning(): Promise<string> {
    const running = await settledPostmaster(this.dataDirectory, SETTLE_TIMEOUT_MS);
    this.lastSeen = running ?? (await this.start());
    const url = `postgresql://${COPYDESK}:${await this.password()}@127.0.0.1:${this.lastSeen.port}/${COPYDESK}`;
    try {
      await connectOnce(url);
    } catch (error) {
      // It was about to exit when it was found.
      if (running && (await endsWithin(EXIT_TIMEOUT_MS, this.dataDirectory, running)))
        return this.ensureRunning();
      if (!running) await this.stop();
      throw new EmbeddedPostgresError(
        `The database in ${this.dataDirectory} runs on port ${this.lastSeen.port} (process ${this.lastSeen.pid}) ` +
          `but accepts no connections: ${(error as Error).message}`,
        { cause: error },
      );
    }
    return url;
  }

  async isRunning(): Promise<boolean> {
    return (await findPostmaster(this.dataDirectory)) !== null;
  }

  /** Stops the server if it runs, even if its files have been deleted. */
  async stop(): Promise<void> {
    const running = await findPostmaster(this.dataDirectory);
    const postmaster = running ?? (existsSync(this.dataDirectory) ? null : this.lastSeen);
    if (postmaster) await stopPostmaster(this.dataDirectory, postmaster);
  }

  /** Limits the server's log to twice 1 MiB: the current file and the previous one. */
  async trimLog(): Promise<void> {
    const size = (await stat(this.logFile).catch(() => null))?.size ?? 0;
    if (size < LOG_SIZE_MAX_BYTES) return;
    await copyFile(this.logFile, `${this.logFile}.old`);
    await truncate(this.logFile);
  }

  private async start(): Promise<Postmaster> {
    const { runAs } = this.location;
    const installed = await findPostgresBinaries();
    await this.rejectOtherMajorVersion(installed);
    const binaries = await reachableBinaries(installed, runAs, SYSTEM_FOLDER, this.log);
    if (!existsSync(this.dataDirectory)) await this.create(binaries);
    await this.trimLog();
    const portFile = join(this.folder, 'port');
    const preferredPort = Number(await readFile(portFile, 'utf8').catch(() => '')) || null;
    const { dataDirectory, logFile } = this;
    const postmaster = await startServer({ dataDirectory, logFile, binaries, runAs, preferredPort });
    if (postmaster.port !== preferredPort)
      await writeFile(portFile, String(postmaster.port), { mode: 0o600 });
    return postmaster;
  }

  private async rejectOtherMajorVersion(installed: PostgresBinaries): Promise<void> {
    if (!existsSync(this.dataDirectory)) return;
    const version = (await readFile(join(this.dataDirectory, 'PG_VERSION'), 'utf8')).trim();
    if (version === installed.majorVersion) return;
    throw new EmbeddedPostgresError(
      `The database in ${this.dataDirectory} was made by PostgreSQL ${version}, this is PostgreSQL ` +
        `${installed.majorVersion}, which cannot read it. Nothing was changed. Dump it with PostgreSQL ${version} ` +
        'and restore it into a new DATA_DIR, or run it with its own server and set DATABASE_URL.',
    );
  }

  private async create(binaries: PostgresBinaries): Promise<void> {
    const password = newPassword();
    await writeFile(this.passwordFile, password, { mode: 0o600, flush: true });
    await createCluster(this.dataDirectory, binaries, this.location.runAs, password);
    this.log('created a new database', { folder: this.dataDirectory });
  }

  private get passwordFile(): string {
    return join(this.folder, 'password');
  }

  private async password(): Promise<string> {
    return readFile(this.passwordFile, 'utf8').catch((error: unknown) => {
      throw new EmbeddedPostgresError(
        `The password of the database in ${this.dataDirectory} is kept in ${this.passwordFile}, which cannot be read: ` +
          'restore it.',
        { cause: error },
      );
    });
  }
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}
