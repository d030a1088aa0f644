import { ERROR_ENVELOPE, named, record } from '../common/openapi/schemas.js';
import { REASON_TEXTS } from '../common/errors/reason-texts.js';
import { json, operation, text, type Paths } from './described-operation.js';

const tag = 'Operation';

const CHECK = { enum: ['up', 'down'] };
const READINESS = named(
  'Readiness',
  record({
    status: { enum: ['ok', 'unavailable', 'stopping'] },
    checks: record({
      database: CHECK,
      listener: {
        ...CHECK,
        description: 'If it is down, caches are bypassed until it is restored.',
      },
    }),
  }),
);

/** The endpoints for operators. */
export const OPERATION_PATHS: Paths = {
  '/health/live': {
    get: operation({
      id: 'isAlive',
      tag,
      summary: 'Liveness',
      description: 'Responds while the event loop runs. For supervisors that restart the process.',
      responses: {
        200: json('The process is running.', record({ status: { const: 'ok' } }), { status: 'ok' }),
      },
    }),
  },
  '/health/ready': {
    get: operation({
      id: 'isReady',
      tag,
      summary: 'Readiness',
      description: 'For load balancers.',
      responses: {
        200: json('Requests can be served.', READINESS, {
          status: 'ok',
          checks: { database: 'up', listener: 'up' },
        }),
        503: json('The database is unavailable, or the process is stopping.', READINESS, {
          status: 'unavailable',
          checks: { database: 'down', listener: 'down' },
        }),
      },
    }),
  },
  '/metrics': {
    get: operation({
      id: 'readMetrics',
      tag,
      summary: 'Metrics for Prometheus',
      description:
        'From loopback addresses, or with the `METRICS_TOKEN` if one is set. Other callers get 404.',
      security: [{ metricsToken: [] }, {}],
      responses: {
        200: text('Prometheus text format.', 'text/plain', 'copydesk_listener_up 1\n'),
        404: json('NOT_FOUND: the caller is not allowed to read the metrics.', ERROR_ENVELOPE, {
          success: false,
          error: {
            code: 'NOT_FOUND',
            message: REASON_TEXTS.route_not_found.description,
            reason: 'route_not_found',
            request_id: 'req_6f1c0a4e9b7d2c3f5a8e1d0b',
          },
        }),
      },
    }),
  },
  '/openapi.json': {
    get: operation({
      id: 'readApiDocument',
      tag,
      summary: 'This document',
      description: 'Readable from any origin. `/docs` displays it.',
      responses: {
        200: json(
          'An OpenAPI 3.1 document.',
          {
            type: 'object',
            required: ['openapi', 'info', 'paths'],
            properties: { openapi: { const: '3.1.0' } },
          },
          { openapi: '3.1.0', info: { title: 'Copydesk', version: '1.0.0' }, paths: {} },
        ),
      },
    }),
  },
};
