import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect } from '@jest/globals';
import type { ModuleMetadata } from '@nestjs/common';
import type { TestingModuleBuilder } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '../../src/common/time/clock.js';
import { Log } from '../../src/common/logging/log.js';
import { loadConfig } from '../../src/config/config.js';
import { openKeyRing } from '../../src/config/secret-key.js';
import { createApp, type Instantiate } from '../../src/runtime/create-app.js';
import type { EngineParts } from '../../src/engines/make-engines.js';
import { TextEngine } from '../../src/engines/text-engine.js';
import { Metrics } from '../../src/metrics/metrics.js';
import { admitKeyRing } from '../../src/secret-keys/admit-key-ring.js';
import { makeDatabase, type TestDatabase } from './database.js';
import { eventually } from './eventually.js';
import { loadPackage } from './load-package.js';

const { sharedEngine } = loadPackage<{ sharedEngine: () => TextEngine }>('./shared-engine.mjs');
const { Test } = loadPackage<typeof import('@nestjs/testing')>('@nestjs/testing');

export const TEST_SECRET_KEY = `t1:${Buffer.alloc(32, 7).toString('base64')}`;

/** A settable clock that starts at the real time. Rate-limit windows and expiry follow it. */
export class TestClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: number | null = null;

  override now(): number {
    return (this.stoppedAt ?? Date.now()) + this.offsetMs;
  }

  advance(ms: number) {
    this.offsetMs += ms;
  }

  /** Stops the clock in the middle of a minute, so that no test spans two windows. */
  stop(at = middleOfAMinute()) {
    this.stoppedAt = at;
  }
}

/** The last full minute, so that no event is later than the authorization server's clock. */
function middleOfAMinute(): number {
  const middle = 30_000;
  return Math.floor((Date.now() - middle) / 60_000) * 60_000 + middle;
}

/** The frozen time of the services on a database, shared even if they start in different minutes. */
const stopTimes = new WeakMap<TestDatabase, number>();

/** The service with its own database on a free port. */
export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  database: TestDatabase;
  clock: TestClock;
  /** Every log line so far. */
  logLines: string[];
  /** The routes of the router, such as `GET /v1/templates/:id`. */
  routes: string[];
  /**
   * Waits until all responses that have been sent are counted and logged, which happens after that: the client of a busy
   * process can have read a response before.
   */
  accounted(): Promise<void>;
  close(): Promise<void>;
}

/** How a test changes the service. Without `imports` and `override`, the application is created as in production. */
export interface Overrides {
  /** Modules in addition to those of the service. */
  imports?: NonNullable<ModuleMetadata['imports']>;
  /** Replaces providers, as in any test of a Nest module. */
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
  /** Has a built-in engine of its own that is loaded at the start, as in production. */
  isWarmedUp?: boolean;
  /** Receives the application before it listens. */
  configure?: (app: NestFastifyApplication) => void;
}

/** Creates the whole service with Nest's testing module, so that its providers can be replaced. */
export function overriding({ imports = [], override = (builder) => builder }: Overrides): Instantiate {
  return async (module, adapter, options) => {
    const builder = Test.createTestingModule({ imports: [module, ...imports] });
    if (options.logger) builder.setLogger(options.logger as never);
    const testingModule = await override(builder).compile();
    return testingModule.createNestApplication<NestFastifyApplication>(adapter, options);
  };
}

/**
 * Loading the built-in engine takes two seconds of processor time: the services of a worker of jest share its processes,
 * which are started with the first text that one of them writes with it.
 */
function shareBuiltinEngine(engine: TextEngine): void {
  engine.warmUp = undefined;
  const { factory } = engine as unknown as { factory?: { parts: EngineParts } };
  if (factory) factory.parts.makeBuiltin = sharedEngine;
}

/** Starts the service in this process; `environment` contains its settings. */
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
    JOBS: 'off',
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
    ...((overrides?.imports ?? overrides?.override) && { override: overriding(overrides) }),
  });
  if (!overrides?.isWarmedUp) shareBuiltinEngine(app.get(TextEngine));
  overrides?.configure?.(app);
  const routes: string[] = [];
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => `${name} ${url}`));
    });
  const responses = new Set<ServerResponse>();
  app.getHttpServer().on('request', (_request: IncomingMessage, response: ServerResponse) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  const accounted = () =>
    eventually(async () => expect([...responses].some(({ writableEnded }) => writableEnded)).toBe(false));
  try {
    await app.listen(Number(environment.PORT ?? 0), '127.0.0.1');
  } catch (error) {
    await app.close();
    throw error;
  }
  const { port } = app.getHttpServer().address() as { port: number };
  const close = async () => {
    // Otherwise, closing would wait for sockets that a client opened and never used, or is just opening.
    const server = app.getHttpServer();
    const closing = setInterval(() => server.closeAllConnections(), 50);
    server.closeAllConnections();
    const { registry } = app.get(Metrics);
    await app.close().finally(() => clearInterval(closing));
    // An observer of garbage collections, which lives as long as the process, would keep the application in memory.
    registry.clear();
    if (!database) await ownDatabase.drop();
  };
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    database: ownDatabase,
    clock,
    logLines,
    routes,
    accounted,
    close,
  };
}
