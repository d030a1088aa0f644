import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../app-error.js';
import { requestOf, type Request } from '../http.js';
import { readBody } from './read-body.js';

/** Arrays and objects inside each other; what our requests need is three. */
const DEPTH_MAX = 32;

/**
 * Reads the body of a request once authentication, limit and scope are decided (a route's guards run after those of
 * the service), so that no caller without a credential makes the service buffer or parse anything. A guard and no
 * interceptor, which would put observables around every answer.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    assertJson(request);
    request.body = parseJson(await readBody(request.raw));
    return true;
  }
}

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
