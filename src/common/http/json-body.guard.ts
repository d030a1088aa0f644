import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { accessOf } from './access.js';
import { assertBodyWhole } from './broken-body.js';
import { countHeader } from './count-header.js';
import { readsInput } from './handler-inputs.js';
import { requestOf, type Request } from './request.js';
import { readBody } from './read-body.js';
import { isObject } from '../validation/is-object.js';
import { FIELDS_MAX, NOT_AN_OBJECT, tooManyFields } from '../validation/request-validation.pipe.js';
import { invalidRequest, unknownField } from '../validation/validation-findings.js';

/** The most levels of arrays and objects inside each other; the API's requests need at most six. */
const DEPTH_MAX = 32;

/**
 * Reads the JSON body of an API request whose handler takes `@Body()`. For other handlers, a body must be empty or `{}`. It
 * is the last of the global guards, and leaves the body of a public route without `@Body()` unread, so nothing is buffered
 * or parsed for a request without a valid credential.
 */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    if (!request.isApiRequest) return true;
    assertBodyWhole(request.raw);
    if (readsInput(context, 'body')) {
      assertJson(request);
      request.body = parseBody(await readBody(request.raw));
    } else if (!accessOf(context).isPublic && mayNotHaveBody(request)) {
      await assertNoFields(request);
    }
    return true;
  }
}

/**
 * Whether a request that takes no body was sent with one, which is probably a mistake. With GET and HEAD, a body has no
 * meaning (RFC 9110 section 9.3.1).
 */
function mayNotHaveBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Accepts an empty object, which some clients send with every POST, and chunks without bytes. */
async function assertNoFields(request: Request) {
  const bytes = await readBody(request.raw);
  if (bytes.length === 0) return;
  assertJson(request);
  const body = parseBody(bytes);
  if (!isObject(body)) throw invalidRequest([NOT_AN_OBJECT]);
  const names = Object.keys(body);
  if (names.length > FIELDS_MAX) throw tooManyFields();
  if (names.length > 0) throw invalidRequest(names.map(unknownField));
}

function assertJson(request: Request) {
  const contentType = request.headers['content-type'];
  const encoding = request.headers['content-encoding'];
  const isSentTwice = countHeader(request.raw.rawHeaders, 'content-type') > 1;
  if (contentType === undefined || isSentTwice || !/^application\/json\s*(?:;|$)/i.test(contentType)) {
    throw new AppError(
      'unsupported_media_type',
      'The body must be JSON, with the header Content-Type: application/json.',
    );
  }
  if (/charset=(?!\s*"?utf-?8\b)/i.test(contentType)) {
    throw new AppError('unsupported_media_type', 'The body must be JSON in UTF-8.');
  }
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media_type', 'The body must not be compressed.');
  }
}

function parseBody(bytes: Buffer): unknown {
  const value = decode(bytes);
  if (isDeeperThan(value, DEPTH_MAX)) {
    throw new AppError('too_deep', `The body must not be nested more than ${DEPTH_MAX} levels deep.`);
  }
  return value;
}

function decode(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // The parser's own message would quote the body.
    throw new AppError('malformed_json', 'The body is not well-formed JSON.');
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
