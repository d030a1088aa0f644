/** A schema of JSON Schema 2020-12, as far as the document uses it. */
export interface JsonSchema {
  $ref?: string;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  maxProperties?: number;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
  example?: unknown;
}

export interface DescribedResponse {
  description: string;
  headers?: Record<string, { $ref?: string; description?: string }>;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, DescribedResponse>;
}

/** The OpenAPI document, as the reference reads it. */
export interface DescribedApi {
  info: { version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    headers: Record<string, { description?: string }>;
    securitySchemes: {
      apiKey: { description: string };
      oauth2: {
        description: string;
        flows: { authorizationCode: { scopes: Record<string, string> } };
      };
    };
  };
}

/** An operation with its place in the document. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** Returns the operations of a tag, in the order of the document. */
export function operationsOf(api: DescribedApi, tag: string): PlacedOperation[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The fragments of the page's links, which stay the same between versions. */
export const anchors = {
  tag: (name: string) => `tag-${name.toLowerCase()}`,
  operation: ({ operationId }: Operation) => `operation-${operationId}`,
  error: (reason: string) => `error-${reason}`,
  event: (type: string) => `event-${type}`,
};
