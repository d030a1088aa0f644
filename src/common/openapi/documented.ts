import { applyDecorators } from '@nestjs/common';
import {
  ApiHeader,
  ApiIncludeEndpoint,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiSecurity,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { REQUIRED_SCOPE } from '../http/access.js';
import type { ErrorReason } from '../errors/error-codes.js';
import type { Scope } from '../http/scopes.js';
import { errorResponses } from './error-responses.js';
import { COMMON_REASONS } from './operation-reasons.js';
import { headers, type ResponseHeader } from './response-headers.js';
import { PAGE_META, pageMetaWithTotals, type Schema } from './schemas.js';

/** The parts of an operation's documentation that cannot be derived from its code. */
interface Documentation {
  /** The operation's id, which names the function in generated clients. */
  id: string;
  tag: string;
  summary: string;
  description: string;
  /** The schema of the response's `data`; with `isList`, of one item. */
  data: Schema;
  isList?: boolean;
  /** An example of the response's `data`; with `isList`, of one item. */
  example: unknown;
  /** What `meta.totals` of a list holds. */
  totals?: { schema: Schema; example: unknown };
  /** The error reasons that are specific to the operation. */
  reasons?: readonly ErrorReason[];
  /** Says which scope is required, where that depends on the request. */
  scopeText?: string;
  /** The path parameter `id`. */
  pathId?: { description: string; example: string };
  /** Accepts an `Idempotency-Key`, and streams if the body has `stream: true`. */
  writesText?: boolean;
  /** Accepts an `Idempotency-Key`; implied by `writesText`. */
  acceptsIdempotencyKey?: boolean;
  /** The status of a success; 200 by default. */
  status?: 200 | 202;
}

/** Adds an operation to the OpenAPI document. Must be above `RequireScope`, whose scope it documents. */
export function Documented(documentation: Documentation): MethodDecorator {
  const { id, tag, summary, reasons = [], pathId } = documentation;
  const acceptsIdempotencyKey = documentation.writesText ?? documentation.acceptsIdempotencyKey;
  return (target, property, descriptor) => {
    const handler = descriptor.value as object;
    const scope = Reflect.getMetadata(REQUIRED_SCOPE, handler) as Scope | undefined;
    const all = [...COMMON_REASONS, ...(scope ? (['insufficient_scope'] as const) : []), ...reasons];
    const decorators: MethodDecorator[] = [
      ApiIncludeEndpoint(),
      ApiOperation({ operationId: id, tags: [tag], summary, description: describe(documentation, scope) }),
      ApiSecurity('apiKey'),
      ApiSecurity('oauth2', scope ? [scope] : []),
      ApiHeader(REQUEST_ID),
      ApiResponse(success(documentation)),
      ...errorResponses(all).map((response) => ApiResponse(response)),
    ];
    if (pathId) {
      const { description: text, example } = pathId;
      decorators.push(ApiParam({ name: 'id', description: text, schema: { type: 'string', example } }));
    }
    if (acceptsIdempotencyKey) decorators.push(ApiHeader(IDEMPOTENCY_KEY));
    applyDecorators(...decorators)(target, property, descriptor);
  };
}

const REQUEST_ID = {
  name: 'X-Request-Id',
  required: false,
  description: 'Used as the id of the request.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,128}$' },
};

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Makes retries safe for 24 hours: a retry returns the response of the first request without calling the model again. Use a new key for each new request.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
  example: '7a4c1d0e-5c1b-4f0e-9a57-2f6e1b8c9d30',
};

function describe({ description, scopeText }: Documentation, scope: Scope | undefined): string {
  const own = scope ? `Requires the scope \`${scope}\`.` : 'Requires no particular scope.';
  return `${description}\n\n${scopeText ?? own}`;
}

function success(documentation: Documentation): ApiResponseOptions {
  const { data, isList, example, totals, writesText, acceptsIdempotencyKey, status = 200 } = documentation;
  const properties = {
    success: { const: true },
    data: isList ? { type: 'array', items: data } : data,
    ...(isList && { meta: totals ? pageMetaWithTotals(totals.schema) : PAGE_META }),
  };
  const value = isList
    ? { success: true, data: [example], meta: { ...META_EXAMPLE, ...(totals && { totals: totals.example }) } }
    : { success: true, data: example };
  const own: ResponseHeader[] = [
    ...(isList ? (['Link'] as const) : []),
    ...(status === 202 ? (['Location'] as const) : []),
    ...(writesText || acceptsIdempotencyKey ? (['Idempotent-Replayed'] as const) : []),
  ];
  return {
    status,
    description: writesText ? 'The stored generation.' : 'The requested data.',
    headers: headers(...own),
    content: {
      'application/json': {
        schema: { type: 'object', required: Object.keys(properties), properties },
        example: value,
      },
      ...(writesText && { 'text/event-stream': EVENT_STREAM }),
    },
  } as unknown as ApiResponseOptions;
}

const META_EXAMPLE = { page: 1, limit: 20, total: 1, pages: 1 };

const EVENT_STREAM = {
  schema: {
    type: 'string',
    description:
      'With `"stream": true`: one `start`, `delta`s, and exactly one `done` (the record) or `error` (the object inside `error`). Data is one line of JSON; comments keep the connection alive.',
  },
  example:
    'event: start\ndata: {"id":"gen_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57","template":"general","template_version":null,"model":"builtin","created_at":"2026-01-31T09:30:00.000Z"}\n\nevent: delta\ndata: {"content":"Fresh bread"}\n\n',
};
