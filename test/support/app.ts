import type { ModuleMetadata } from '@nestjs/common';
import type { TestingModuleBuilder } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '../../src/common/time/clock.js';
import { Log } from '../../src/common/logging/log.js';
import { loadConfig } from '../../src/config/config.js';
import { openKeyRing } from '../../src/config/secret-key.js';
import { createApp, type Instantiate } from '../../src/runtime/create-app.js';
import { admitKeyRing } from '../../src/secret-keys/admit-key-ring.js';
import { makeDatabase, type TestDatabase } from './database.js';
import { loadPackage } from './load-package.js';

const { Test } = loadPackage<typeof import('@nestjs/testing')>('@nestjs/testing');

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

/** What a test changes of the service's modules. */
export interface Overrides {
  /** Modules in addition to those of the service. */
  imports?: NonNullable<ModuleMetadata['imports']>;
  /** Replaces providers, as in any test of a Nest module. */
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
  /** Is given the application before it listens. */
  configure?: (app: NestFastifyApplication) => void;
}

/** Makes the whole service through Nest's testing module, so that its providers can be replaced. */
export function overriding({ imports = [], override = (builder) => builder }: Overrides): Instantiate {
  return async (module, adapter, options) => {
    const builder = Test.createTestingModule({ imports: [module, ...imports] });
    if (options.logger) builder.setLogger(options.logger as never);
    const testingModule = await override(builder).compile();
    return testingModule.createNestApplication<NestFastifyApplication>(adapter, options);
  };
}

/** Starts the service inside this process; `environment` is what an operator would set. */
export async function startApp(
  environment: Record<string, string> = {},
  database?: TestDatabase,
  overrides?: Overrides,
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
  const app = await createApp({ config, keyRing, clock, log }, ownDatabase.url, {
    ...(overrides && { override: overriding(overrides) }),
  });
  overrides?.configure?.(app);
  const routes: string[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => `${name} ${url}`));
    });
  try {
    await app.listen(Number(environment.PORT ?? 0), '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as { port: number };
  const close = async () => {
    // Sockets that a client opened and never used would be waited for.
    app.getHttpServer().closeAllConnections();
    await app.close();
    if (!database) await ownDatabase.drop();
  };
  return { app, url: `http://127.0.0.1:${port}`, database: ownDatabase, clock, logLines, routes, close };
}
