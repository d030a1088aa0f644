/** The headers of responses, for the document's `components`. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': {
    description:
      'The id of the request: the client’s, if it sent one of 1 to 128 visible ASCII characters that contains no credential; otherwise a new one.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description: 'Requests allowed per window, by the limit closest to exhaustion.',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': { description: 'Requests left in this window.', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    description: 'When the window ends, in whole seconds since the epoch (UTC).',
    schema: { type: 'integer' },
  },
  RateLimit: {
    description: 'The same in the IETF draft format: requests left, and seconds until the window ends.',
    schema: { type: 'string' },
    example: '"account";r=59;t=30',
  },
  'RateLimit-Policy': {
    description: 'The limit in the IETF draft format: requests per window, and its length in seconds.',
    schema: { type: 'string' },
    example: '"account";q=60;w=60',
  },
  'Retry-After': {
    description: 'Seconds to wait before a retry, at least 1; present if a retry makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': {
    description: 'The required credential (RFC 6750, RFC 9728).',
    schema: { type: 'string' },
  },
  'Idempotent-Replayed': {
    description: '`true` if the response is a replay of the first one for this `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  Location: {
    description: 'The path of the accepted job; present if the request has a single job.',
    schema: { type: 'string' },
    example: '/v1/jobs/job_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57',
  },
  Link: {
    description:
      'The first, previous, next and last page, if they exist (RFC 8288). Omitted if it would be longer than 4,096 bytes.',
    schema: { type: 'string' },
    example: '<https://copydesk.example/v1/templates?page=2>; rel="next"',
  },
} as const;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

const ON_EVERY_RESPONSE: readonly ResponseHeader[] = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
];

/** References to the headers that every response has, and to `others`. */
export function headers(...others: ResponseHeader[]): Record<string, { $ref: string }> {
  const names = [...ON_EVERY_RESPONSE, ...others];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
