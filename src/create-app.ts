import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Foundation } from './config/config.module.js';
import { configureApp } from './configure-app.js';
import { makeAdapter } from './http-server.js';
import { ApiDocument } from './openapi/api-document.js';
import { AddressLimit } from './rate-limit/address-limit.js';
import { rateLimitHeaders } from './rate-limit/rate-limit-headers.js';
import { RateLimitStorage } from './rate-limit/rate-limit-storage.js';
import { registerServiceGauges } from './service-gauges.js';
import { protectiveHeaders } from './web/protective-headers.js';

/** Builds the service on a migrated database; it serves once `listen` is called. */
export async function createApp(
  foundation: Foundation,
  databaseUrl: string,
): Promise<NestFastifyApplication> {
  const { config, log } = foundation;
  const adapter = makeAdapter(config, (address) => {
    const state = app.get(AddressLimit).peek(address);
    const now = app.get(RateLimitStorage).now();
    return {
      ...protectiveHeaders(config.publicUrl),
      ...rateLimitHeaders(state, config.rateLimitWindowSeconds, now),
    };
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register(foundation, databaseUrl),
    adapter,
    {
      bodyParser: false,
      logger: log,
      abortOnError: false,
    },
  );
  configureApp(app);
  registerServiceGauges(app);
  app.get(ApiDocument).describe(app);
  return app;
}
