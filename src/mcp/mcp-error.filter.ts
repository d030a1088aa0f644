import { Catch } from '@nestjs/common';
import type { AppError } from '../common/errors/app-error.js';
import { toErrorEnvelope } from '../common/errors/error-envelope.js';
import { ErrorEnvelopeFilter } from '../common/http/error-envelope.filter.js';
import type { Request } from '../common/http/request.js';
import { idOf, jsonRpcError } from './json-rpc.js';

/** The codes of JSON-RPC 2.0, section 5.1. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
/** The first of those that JSON-RPC leaves to servers. */
const SERVER_ERROR = -32000;

/**
 * Responds to a request that is rejected before a tool is called: with the status, the headers and the reason of the API, as
 * an error of JSON-RPC.
 */
@Catch()
export class McpErrorFilter extends ErrorEnvelopeFilter {
  protected override bodyOf(error: AppError, { id, body }: Request): object {
    return jsonRpcError(codeOf(error), error.message, toErrorEnvelope(error, id).error, idOf(body));
  }
}

function codeOf({ reason, status }: AppError): number {
  if (reason === 'malformed_json') return PARSE_ERROR;
  if (status === 400) return INVALID_REQUEST;
  return status >= 500 ? INTERNAL_ERROR : SERVER_ERROR;
}
