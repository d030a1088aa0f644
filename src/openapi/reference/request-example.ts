import type { CodeRequest } from '../../web/request-code.js';
import type { DescribedApi, JsonSchema, PlacedOperation } from './described-api.js';
import { resolve } from './schema-shape.js';

/** Builds a request that shows how an operation is called, from the examples in the document. */
export function requestExample(api: DescribedApi, { method, path, operation }: PlacedOperation): CodeRequest {
  const [contentType = null, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const filled = (operation.parameters ?? []).reduce(
    (text, { name, in: place, example, schema }) =>
      place === 'path' ? text.replace(`{${name}}`, String(example ?? schema?.example ?? name)) : text,
    path,
  );
  const query = (operation.parameters ?? []).filter((each) => each.in === 'query' && each.required);
  const search = new URLSearchParams(
    query.map(({ name, schema }) => [name, String(schema?.example ?? `YOUR_${name.toUpperCase()}`)]),
  );
  return {
    method,
    path: search.size > 0 ? `${filled}?${search}` : filled,
    contentType,
    body: media
      ? ((media.example as Record<string, unknown>) ?? requiredFields(media.schema ?? {}, api))
      : null,
    credential: credentialOf(operation.security ?? []),
  };
}

function credentialOf(security: Record<string, string[]>[]): CodeRequest['credential'] {
  if (security.some((each) => 'apiKey' in each)) return 'key';
  return security.some((each) => 'oauthClient' in each) ? 'client' : 'none';
}

/** The required fields of an object with their examples. */
function requiredFields(schema: JsonSchema, api: DescribedApi): Record<string, unknown> {
  const { properties = {}, required = [] } = resolve(schema, api.components.schemas);
  return Object.fromEntries(
    required.map((name) => {
      const { example, enum: values } = resolve(properties[name] ?? {}, api.components.schemas);
      return [name, example ?? values?.[0] ?? `YOUR_${name.toUpperCase()}`];
    }),
  );
}
