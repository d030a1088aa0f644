/** A schema of OpenAPI 3.1, which is JSON Schema 2020-12. */
export type Schema = Record<string, unknown>;

/** Every schema that has a name, for the document's `components`. */
export const NAMED_SCHEMAS: Record<string, Schema> = {};

/** Gives a schema a name in the document; its uses become references. */
export function named(name: string, schema: Schema): { $ref: string } {
  NAMED_SCHEMAS[name] = schema;
  return { $ref: `#/components/schemas/${name}` };
}

/** An object whose fields are all required. */
export function record(properties: Record<string, Schema>, description?: string): Schema {
  return {
    type: 'object',
    ...(description && { description }),
    required: Object.keys(properties),
    properties,
  };
}

/** The same, or null. */
export function nullable({ type, ...schema }: { type: string } & Record<string, unknown>): Schema {
  return { ...schema, type: [type, 'null'] };
}

export const TIMESTAMP = { type: 'string', format: 'date-time', examples: ['2026-01-31T09:30:00.000Z'] };
export const COUNT = { type: 'integer', minimum: 0 };

/** An amount of money, as `toMoney` writes it. */
export const MONEY = {
  ...record({
    amount: { type: 'string', pattern: String.raw`^\d+(\.\d{1,9})?$` },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  }),
  type: 'object',
};

const PAGE_FIELDS = {
  page: { type: 'integer', minimum: 1 },
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  total: { ...COUNT, description: 'Total number of items.' },
  pages: { ...COUNT, description: 'Total number of pages; 0 if there are no items.' },
};
export const PAGE_META = named('PageMeta', record(PAGE_FIELDS));

/** The `meta` of a list that also has figures of all its pages together. */
export function pageMetaWithTotals(totals: Schema): Schema {
  return record({ ...PAGE_FIELDS, totals });
}

/** The object inside `error`. */
export const ERROR = {
  type: 'object',
  required: ['code', 'message', 'reason', 'request_id'],
  properties: {
    code: { type: 'string', description: 'One of six codes, each with its own status.' },
    message: { type: 'string', description: 'A message for developers.' },
    reason: { type: 'string', description: 'A stable identifier that is more specific than the code.' },
    request_id: { type: 'string', description: 'Include it when you report a problem.' },
    details: {
      type: 'array',
      description: 'Every bad field of the request.',
      items: record({
        path: { type: 'string', description: 'Such as `options.points.0`; empty for the body itself.' },
        message: { type: 'string' },
      }),
    },
  },
};

export const ERROR_ENVELOPE = named('ErrorEnvelope', {
  type: 'object',
  required: ['success', 'error'],
  properties: { success: { const: false }, error: ERROR },
});
