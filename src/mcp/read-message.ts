import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../common/validation/is-object.js';
import { invalidRequest } from '../common/validation/validation-findings.js';
import type { ErrorReason } from '../common/errors/error-codes.js';

/** The most fields and items of a message, besides the arguments of a tool, which have the limits of a request body. */
const VALUES_MAX = 500;

/**
 * Returns a message as the SDK gets it; throws the error of an invalid request. The SDK lists each value that it does not
 * expect, so their number is bounded before. It also rejects `task`, which servers without tasks have to ignore.
 */
export function readMessage(body: unknown): object {
  if (Array.isArray(body))
    throw invalid('invalid_type', 'must be one JSON-RPC message: batches are not supported');
  if (!isObject(body)) throw noMessage();
  const { params } = body;
  const { arguments: given, task: _ignored, ...others } = isObject(params) ? params : {};
  const message = { ...body, params: isObject(params) ? others : params };
  if (hasMoreValues(message, VALUES_MAX))
    throw invalid('too_long', `must have at most ${VALUES_MAX} values besides the arguments of a tool`);
  if (!JSONRPCMessageSchema.safeParse(body).success) throw noMessage();
  if (!isObject(params)) return body;
  return given === undefined ? message : { ...message, params: { ...others, arguments: given } };
}

/** Bodies have a bounded depth. */
function hasMoreValues(value: object, max: number): boolean {
  const rest: object[] = [value];
  let count = 0;
  for (let next = rest.pop(); next && count <= max; next = rest.pop()) {
    const values: unknown[] = Object.values(next);
    count += values.length;
    if (count <= max)
      rest.push(...(values.filter((each) => typeof each === 'object' && each !== null) as object[]));
  }
  return count > max;
}

function noMessage() {
  return invalid('invalid_value', 'must be a JSON-RPC 2.0 message');
}

function invalid(reason: ErrorReason, message: string) {
  return invalidRequest([{ reason, path: '', message }]);
}
