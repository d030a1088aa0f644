import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createRequire } from 'node:module';
import type { Request } from '../common/http/request.js';
import { setTraceContext } from '../common/logging/trace-context.js';
import { samplerFromEnvironment } from './trace-sampler.js';

/** An unavailable collector must not delay the shutdown. */
const EXPORT_TIMEOUT_MS = 3_000;

/** A parameter of a path that is a secret: the token of an invitation. */
const SECRET_PARAMETER = '/:token';

/** Paths that supervisors and Prometheus poll. */
const UNTRACED = /^\/(?:health\/|metrics$)/;

/**
 * Traces requests, database statements and model calls and sends them by OTLP over HTTP. Loaded only if
 * `OTEL_EXPORTER_OTLP_ENDPOINT` is set. Spans never contain statement parameters, bodies, query strings or tokens in
 * paths, which may be secrets.
 */
export class Tracing {
  private constructor(private readonly provider: TracerProvider) {}

  /** Starts tracing for the process. Call it before the app is created. */
  static start(endpoint: string): Tracing {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      timeoutMillis: EXPORT_TIMEOUT_MS,
    });
    const provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': 'copydesk' }).merge(
        detectResources({ detectors: [envDetector, serviceNameEnvDetector] }),
      ),
      sampler: samplerFromEnvironment(process.env),
      spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
    });
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    trace.setGlobalTracerProvider(provider);
    setTraceContext(() => trace.getActiveSpan()?.spanContext());
    instrument();
    return new Tracing(provider);
  }

  /** Names request spans by their routes. Call it before the app listens. */
  follow(app: NestFastifyApplication) {
    const server = app.getHttpAdapter().getInstance();
    server.addHook('onRequest', ({ method, routeOptions: { url } }: Request, _reply, done) => {
      const span = trace.getActiveSpan();
      if (url !== undefined) span?.updateName(`${method} ${url}`).setAttribute('http.route', url);
      if (url?.endsWith(SECRET_PARAMETER)) span?.setAttribute('url.path', url);
      done();
    });
  }

  /** Sends the remaining spans. Does not fail if the collector is unavailable. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

function instrument() {
  // Each one takes effect at once.
  void [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url }) => UNTRACED.test(url ?? ''),
      // Only the exporter sends requests through node:http, and those need no span.
      disableOutgoingRequestInstrumentation: true,
      startIncomingSpanHook: () => ({ 'url.query': undefined }),
    }),
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      startSpanHook: ({ origin, path }) => ({
        'url.full': withoutQuery(new URL(path, origin)),
        'url.query': undefined,
      }),
    }),
  ];
  // Instrumentations patch a module when it is required. Both are already imported; requiring them patches the shared
  // exports.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('pg');
}

function withoutQuery(url: URL): string {
  url.search = '';
  return url.href;
}
