import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../app-error.js';
import type { Request } from '../http.js';
import { readBody } from './read-body.js';

/** Arrays and objects inside each other; what our requests need is three. */
const DEPTH_MAX = 32;

/** What the validation pipe knows a body by. */
export const JSON_BODY = 'copydesk:json-body';

/**
 * The body of a request, read here: once authentication, limit and scope are decided (parameters are filled in after
 * the guards), so that no caller without a credential makes the service buffer or parse anything.
 */
export const JsonBody = () => readJsonBody(JSON_BODY);

const readJsonBody = createParamDecorator(async (_mark: string, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<Request>();
  assertJson(request);
  return parseJson(await readBody(request.raw));
});

function assertJson(request: Request) {
  const contentType = request.headers['content-type'];
  const encoding = request.headers['content-encoding'];
  if (contentType === undefined || !/^application\/json\s*(?:;|$)/i.test(contentType)) {
    throw new AppError(
      'unsupported_media_type',
      'The body must be JSON, with the header Content-Type: application/json',
    );
  }
  if (/charset=(?!\s*"?utf-?8\b)/i.test(contentType)) {
    throw new AppError('unsupported_media_type', 'The body must be JSON in UTF-8');
  }
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'The body must not be compressed');
  }
}

function parseJson(bytes: Buffer): unknown {
  const value = decode(bytes);
  if (isDeeperThan(value, DEPTH_MAX)) {
    throw new AppError('too_deep', `The body must not be nested more than ${DEPTH_MAX} levels deep`);
  }
  return value;
}

function decode(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // The parser's own message would quote the body.
    throw new AppError('malformed_json', 'The body is not well-formed JSON');
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) {
    if (isDeeperThan((value as Record<string, unknown>)[key], levels - 1)) return true;
  }
  return false;
}
