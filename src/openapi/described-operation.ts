import type { OpenAPIObject } from '@nestjs/swagger';
import { headers, type ResponseHeader } from '../common/openapi/response-headers.js';
import type { Schema } from '../common/openapi/schemas.js';

export type Paths = OpenAPIObject['paths'];
type Operation = NonNullable<Paths[string]['get']>;

/** The description of an operation whose responses have no envelope. */
export interface DescribedOperation {
  id: string;
  tag: string;
  summary: string;
  description: string;
  /** The required credential; none if not set. */
  security?: Record<string, string[]>[];
  parameters?: object[];
  /** The fields of its form. */
  form?: Schema;
  responses: Record<number, object>;
}

/** An operation for the document's `paths`. */
export function operation(described: DescribedOperation): Operation {
  const { id, tag, form, security = [], ...rest } = described;
  return {
    operationId: id,
    tags: [tag],
    security,
    ...rest,
    ...(form && {
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: form } } },
    }),
  } as unknown as Operation;
}

/** A response in JSON, with the headers that every response has. */
export function json(description: string, schema: Schema, example: unknown, ...own: ResponseHeader[]) {
  return typed('application/json', description, schema, example, ...own);
}

/** A JSON response with its own media type. */
export function typed(
  type: string,
  description: string,
  schema: Schema,
  example: unknown,
  ...own: ResponseHeader[]
) {
  return { description, headers: headers(...own), content: { [type]: { schema, example } } };
}

/** A response in another form. */
export function text(description: string, type: string, example: string) {
  return typed(type, description, { type: 'string' }, example);
}
