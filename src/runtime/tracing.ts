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

/** A collector that is away must not hold up a service that is told to stop. */
const EXPORT_TIMEOUT_MS = 3_000;

/** Asked for all day by supervisors and by Prometheus. */
const UNTRACED = /^\/(?:health\/|metrics$)/;

/**
 * Traces of requests, database statements and calls to models, sent by OTLP over HTTP. Loaded only where
 * `OTEL_EXPORTER_OTLP_ENDPOINT` is set: nobody else pays for it. Parameters of statements, bodies and query strings
 * (which may hold secrets) are in no span.
 */
export class Tracing {
  private constructor(private readonly provider: TracerProvider) {}

  /** Starts it for the whole process; to be called before the app is made. */
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

  /** Names the spans of requests by their routes; to be called before the app listens. */
  follow(app: NestFastifyApplication) {
    const server = app.getHttpAdapter().getInstance();
    server.addHook('onRequest', ({ method, routeOptions: { url } }: Request, _reply, done) => {
      const span = trace.getActiveSpan();
      if (url !== undefined) span?.updateName(`${method} ${url}`).setAttribute('http.route', url);
      done();
    });
  }

  /** Sends what is left. A collector that is away loses it; that is no reason to fail. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

function instrument() {
  // Each one is in force from here on.
  void [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url }) => UNTRACED.test(url ?? ''),
      // What the exporter itself sends is not worth a span, and nothing else of ours goes this way.
      disableOutgoingRequestInstrumentation: true,
      startIncomingSpanHook: () => ({ 'url.query': undefined }),
    }),
    new PgInstrumentation({ requireParentSpan: true }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
  ];
  // They act when a module is required. Both have been imported by now, so both are required once more: what
  // is changed is their prototypes, which everybody shares.
  const require = createRequire(import.meta.url);
  require('node:http');
  require('pg');
}
