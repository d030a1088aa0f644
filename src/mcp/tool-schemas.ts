import type { Type } from '@nestjs/common';
import { generateSchema } from '@nestjs/swagger';
import { ERROR, NAMED_SCHEMAS, type Schema } from '../common/openapi/schemas.js';

/** A JSON Schema of an object, the only kind that MCP has. */
interface ObjectSchema extends Schema {
  type: 'object';
  properties: Record<string, Schema>;
  required?: string[];
}

/** Returns the JSON Schema of a tool's arguments: that of its class in the OpenAPI document. */
export function inputSchema(input: Type): ObjectSchema {
  const { schema, schemas } = generateSchema(input);
  return { ...(toJsonSchema(schema, schemas) as ObjectSchema), additionalProperties: false };
}

/**
 * Returns the JSON Schema of a tool's structured content: the fields of its result, or `error` if the call failed. It lists
 * both as properties, because some clients read nothing else.
 */
export function outputSchema(output: Schema): ObjectSchema {
  const { type, properties, required = [] } = toJsonSchema(output, NAMED_SCHEMAS) as ObjectSchema;
  return {
    type,
    properties: { ...properties, error: { ...ERROR, description: 'Why the call failed.' } },
    anyOf: [{ required }, { required: ['error'] }],
  };
}

const REFERENCE = '#/components/schemas/';

/** Replaces references by what they refer to, which many clients cannot, and OpenAPI's `example` by `examples`. */
function toJsonSchema(schema: unknown, named: object): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toJsonSchema(item, named));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, allOf, example, ...rest } = schema as Schema;
  const name = typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : null;
  const referred = name === null ? {} : toJsonSchema((named as Record<string, unknown>)[name], named);
  // swagger writes a reference with a description as `allOf` with one item.
  const parts = Array.isArray(allOf) ? allOf.map((part) => toJsonSchema(part, named) as object) : [];
  const fields = Object.entries(rest).map(([key, value]) => [
    key,
    key === 'properties' ? eachSchema(value as object, named) : toJsonSchema(value, named),
  ]);
  return Object.assign(
    {},
    referred,
    ...parts,
    Object.fromEntries(fields),
    example !== undefined && { examples: [example] },
  );
}

/** Converts the schemas of properties, whose names can be those of keywords. */
function eachSchema(properties: object, named: object): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toJsonSchema(schema, named)]),
  );
}
