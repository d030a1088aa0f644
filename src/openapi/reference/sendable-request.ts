import type { DescribedApi, PlacedOperation } from './described-api.js';
import { requestExample } from './request-example.js';

/** What the page's script needs to send a request of an operation. */
export interface SendableRequest {
  /** The id of the operation. */
  id: string;
  method: string;
  /** With parameters in braces, such as `/v1/jobs/{id}`. */
  path: string;
  /** All but `X-Request-Id`, which the service makes. */
  parameters: SendableParameter[];
  /** The example of the body, as JSON; null if there is none. */
  body: string | null;
}

export interface SendableParameter {
  name: string;
  in: 'header' | 'path' | 'query';
  isRequired: boolean;
  example: string;
}

/** Describes the request of an operation of the API; returns null for operations outside `/v1`. */
export function sendableRequest(api: DescribedApi, placed: PlacedOperation): SendableRequest | null {
  const { method, path, operation } = placed;
  if (!path.startsWith('/v1/')) return null;
  const { body } = requestExample(api, placed);
  const parameters = (operation.parameters ?? []).filter(({ name }) => name !== 'X-Request-Id');
  return {
    id: operation.operationId,
    method,
    path,
    parameters: parameters.map(({ name, in: place, required = false, example, schema }) => ({
      name,
      in: place as SendableParameter['in'],
      isRequired: required,
      example: String(example ?? schema?.example ?? ''),
    })),
    body: body && JSON.stringify(body, null, 2),
  };
}
