import type { ApiResponseOptions } from '@nestjs/swagger';
import { CODE_BY_REASON, STATUS_BY_CODE, type ErrorCode, type ErrorReason } from '../errors/error-codes.js';
import { REASON_TEXTS } from '../errors/reason-texts.js';
import { headers, type ResponseHeader } from './response-headers.js';
import { ERROR_ENVELOPE } from './schemas.js';

const HEADERS: Partial<Record<ErrorCode, ResponseHeader[]>> = {
  UNAUTHORIZED: ['WWW-Authenticate'],
  FORBIDDEN: ['WWW-Authenticate'],
  RATE_LIMIT_EXCEEDED: ['Retry-After'],
  INTERNAL_ERROR: ['Retry-After'],
};

/** One response for each status that `reasons` lead to, with the reasons that share it. */
export function errorResponses(reasons: readonly ErrorReason[]): ApiResponseOptions[] {
  const byCode = Map.groupBy(new Set(reasons), (reason) => CODE_BY_REASON[reason]);
  return [...byCode].map(([code, shared]) => errorResponse(code, shared));
}

function errorResponse(code: ErrorCode, reasons: ErrorReason[]): ApiResponseOptions {
  const list = reasons.map(describe).join('\n');
  const error = { properties: { code: { const: code }, reason: { enum: reasons } } };
  const response = {
    status: STATUS_BY_CODE[code],
    description: `${code}, for one of these reasons:\n\n${list}`,
    headers: headers(...(HEADERS[code] ?? [])),
    content: {
      'application/json': {
        schema: { allOf: [ERROR_ENVELOPE, { type: 'object', properties: { error } }] },
        examples: Object.fromEntries(reasons.map((reason) => [reason, { value: example(code, reason) }])),
      },
    },
  };
  return response as unknown as ApiResponseOptions;
}

function describe(reason: ErrorReason): string {
  const { description, resolution } = REASON_TEXTS[reason];
  return `- \`${reason}\`: ${description} ${resolution}`;
}

function example(code: ErrorCode, reason: ErrorReason) {
  const { description: message } = REASON_TEXTS[reason];
  return { success: false, error: { code, message, reason, request_id: 'req_6f1c0a4e9b7d2c3f5a8e1d0b' } };
}
