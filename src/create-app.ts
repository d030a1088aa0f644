import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { makeCommonHeaders, type CommonHeaders } from './common-headers.js';
import type { Foundation } from './config/config.module.js';
import { configureApp } from './configure-app.js';
import { makeAdapter } from './http-server.js';
import { ApiDocument } from './openapi/api-document.js';
import { registerServiceGauges } from './service-gauges.js';

/** Builds the service on a migrated database; it serves once `listen` is called. */
export async function createApp(
  foundation: Foundation,
  databaseUrl: string,
): Promise<NestFastifyApplication> {
  const { config, log } = foundation;
  let ofApp: CommonHeaders;
  // There is an app by the time that anything is answered.
  const commonHeaders: CommonHeaders = (request) => ofApp(request);
  const adapter = makeAdapter(config, commonHeaders);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(foundation, databaseUrl),
    adapter,
    {
      bodyParser: false,
      logger: log,
      abortOnError: false,
    },
  );
  ofApp = makeCommonHeaders(app);
  configureApp(app, commonHeaders);
  registerServiceGauges(app);
  app.get(ApiDocument).describe(app);
  return app;
}
