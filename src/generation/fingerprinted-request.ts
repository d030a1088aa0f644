import type { GenerateRequest } from './generate.dto.js';
import { fingerprintedFields } from './labeled-request.dto.js';

/** The variables of a request; undefined if it gives none. */
export function givenVariables({ variables }: GenerateRequest): Record<string, string> | undefined {
  return variables && Object.keys(variables).length > 0 ? variables : undefined;
}

/**
 * The fields of a request that its idempotency fingerprint covers. Without variables, a request has the fingerprint that
 * versions without this field gave it.
 */
export function fingerprintedRequest(request: GenerateRequest): object {
  return { ...fingerprintedFields(request), variables: givenVariables(request) };
}
