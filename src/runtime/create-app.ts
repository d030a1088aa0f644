import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../app.module.js';
import { NestLogger } from '../common/logging/nest-logger.js';
import type { RuntimeContext } from '../config/config.module.js';
import { configureApp } from '../http/configure-app.js';
import { makeAdapter } from '../http/http-adapter.js';
import { ApiDocument } from '../openapi/api-document.js';
import { registerBacklogGauges } from './backlog-gauges.js';
import { registerServiceGauges } from './gauges.js';

type NestOptions = NonNullable<Parameters<typeof NestFactory.create>[2]>;

/** Makes a Nest application of a module. */
export type Instantiate = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestOptions,
) => Promise<NestFastifyApplication>;

/** Overrides for tests. */
interface CreateAppOptions {
  /** Replaces providers, adds modules: see `test/support/app.ts`, which uses Nest's testing module. */
  override?: Instantiate;
}

/** Builds the service on a migrated database; it serves once `listen` is called. */
export async function createApp(
  context: RuntimeContext,
  databaseUrl: string,
  { override: instantiate = create }: CreateAppOptions = {},
): Promise<NestFastifyApplication> {
  const { config, log } = context;
  const module = AppModule.register(context, databaseUrl);
  const app = await instantiate(module, makeAdapter(config), {
    bodyParser: false,
    logger: new NestLogger(log),
    abortOnError: false,
  });
  await configureApp(app);
  registerServiceGauges(app);
  registerBacklogGauges(app);
  app.get(ApiDocument).describe(app);
  return app;
}

const create: Instantiate = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);
