import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '../../src/common/clock.js';
import { Log } from '../../src/common/log.js';
import { loadConfig } from '../../src/config/config.js';
import { openKeyRing } from '../../src/config/secret-key.js';
import { createApp } from '../../src/create-app.js';
import { admitKeyRing } from '../../src/secret-keys/admit-key-ring.js';
import { makeDatabase, type TestDatabase } from './database.js';

export const TEST_SECRET_KEY = `t1:${Buffer.alloc(32, 7).toString('base64')}`;

/** A clock that stands where it is put, from the true time on; rate-limit windows and expiry follow it. */
export class TestClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: number | null = null;

  override now(): number {
    return (this.stoppedAt ?? Date.now()) + this.offsetMs;
  }

  advance(ms: number) {
    this.offsetMs += ms;
  }

  /** Stands still; in the middle of a minute, so that no test straddles two windows. */
  stop(at = middleOfAMinute()) {
    this.stoppedAt = at;
  }
}

/** Of the last one that is over, so that nothing happens later than the authorization server's own clock tells. */
function middleOfAMinute(): number {
  const middle = 30_000;
  return Math.floor((Date.now() - middle) / 60_000) * 60_000 + middle;
}

/** When the services on a database stand still: all at one time, also where a minute went by between their starts. */
const stopTimes = new WeakMap<TestDatabase, number>();

/** The service on a database of its own and a port of the system's choosing. */
export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  database: TestDatabase;
  clock: TestClock;
  /** Every log line so far. */
  logLines: string[];
  /** What the router answers: `GET /v1/templates/:id`. */
  routes: string[];
  close(): Promise<void>;
}

/** Starts the service inside this process; `environment` is what an operator would set. */
export async function startApp(
  environment: Record<string, string> = {},
  database?: TestDatabase,
): Promise<TestApp> {
  const ownDatabase = database ?? (await makeDatabase());
  const config = loadConfig({
    DATABASE_URL: ownDatabase.url,
    SECRET_KEY: TEST_SECRET_KEY,
    MODELS: 'fixed',
    RATE_LIMIT_STORE: 'memory',
    ...environment,
  });
  const clock = new TestClock();
  const stopTime = stopTimes.get(ownDatabase) ?? middleOfAMinute();
  stopTimes.set(ownDatabase, stopTime);
  clock.stop(stopTime);
  const logLines: string[] = [];
  const log = new Log(config.logLevel, (line) => void logLines.push(line));
  const keyRing = await admitKeyRing(openKeyRing(config), config.directDatabaseUrl ?? ownDatabase.url);
  const app = await createApp({ config, keyRing, clock, log }, ownDatabase.url);
  const routes: string[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => `${name} ${url}`));
    });
  await app.listen(Number(environment.PORT ?? 0), '127.0.0.1');
  const { port } = app.getHttpServer().address() as { port: number };
  const close = async () => {
    // Sockets that a client opened and never used would be waited for.
    app.getHttpServer().closeAllConnections();
    await app.close();
    if (!database) await ownDatabase.drop();
  };
  return { app, url: `http://127.0.0.1:${port}`, database: ownDatabase, clock, logLines, routes, close };
}
