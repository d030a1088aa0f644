import { makeDatabase, type TestDatabase } from './database.js';
import { call } from './http.js';
import { exchange } from './raw-http.js';
import { parseSeries } from './prometheus.js';
import { readFirstStart, startService, type RunningService } from './running-service.js';
import { TEST_SECRET_KEY } from './app.js';

interface LogLine {
  msg: string;
  worker: number;
  pid: number;
}

/** A service with two workers, with its first API key, on a database of its own. */
export class Workers {
  private readonly logged: LogLine[] = [];
  private parsedLength = 0;

  private constructor(
    readonly database: TestDatabase,
    readonly environment: Record<string, string>,
    readonly service: RunningService,
    readonly key: string,
  ) {}

  static async start(): Promise<Workers> {
    const database = await makeDatabase();
    const environment = {
      DATABASE_URL: database.url,
      SECRET_KEY: TEST_SECRET_KEY,
      MODELS: 'fixed',
      WORKERS: '2',
      RATE_LIMIT_WINDOW_S: '86400',
    };
    const service = await startService(environment);
    const { key } = await readFirstStart(service);
    const workers = new Workers(database, environment, service, key);
    await workers.updateAccounts('concurrency = 1000');
    return workers;
  }

  async close(): Promise<void> {
    this.service.signal('SIGKILL');
    await this.database.drop();
  }

  /** Changes all accounts; the workers hear of it. */
  async updateAccounts(assignment: string): Promise<void> {
    await this.database.query(`UPDATE accounts SET ${assignment}`);
    await this.database.query("SELECT pg_notify('copydesk_changes', 'p:')");
  }

  /** The log's lines that say this. Each line is parsed once: under load there are thousands. */
  lines(message: string): LogLine[] {
    const text = this.service.stderr();
    const end = text.lastIndexOf('\n') + 1;
    for (const line of text.slice(this.parsedLength, end).split('\n'))
      if (line.startsWith('{')) this.logged.push(JSON.parse(line));
    this.parsedLength = end;
    return this.logged.filter(({ msg }) => msg === message);
  }

  /** The workers that serve and have not exited, according to the log. */
  living(): LogLine[] {
    const dead = this.lines('a worker exited and is replaced').map(({ worker }) => worker);
    return this.lines('serving').filter(({ worker }) => !dead.includes(worker));
  }

  /** The metrics of all workers, on a new connection. */
  async metrics(): Promise<Map<string, number>> {
    const [response] = await exchange(this.service.url, METRICS);
    if (response?.status !== 200) throw new Error(`/metrics responded with ${response?.status}`);
    return parseSeries(response.body);
  }

  /** Requests lists of templates at once, each on a connection of its own. */
  sendRequests(count: number) {
    const options = { key: this.key, headers: { connection: 'close' } };
    const send = () => call(this.service.url, 'GET', '/v1/templates?limit=1', options);
    return Promise.all(Array.from({ length: count }, send));
  }

  /** How many requests of `GET /v1/templates` succeeded, according to the metrics. */
  async listCount(): Promise<number | undefined> {
    return (await this.metrics()).get(
      'copydesk_http_requests_total{method="GET",route="/v1/templates",status="200"}',
    );
  }
}

export const METRICS = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';
