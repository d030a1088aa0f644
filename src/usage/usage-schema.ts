import { COUNT, named, record } from '../common/openapi/schemas.js';

/** One credential's figures of one day, as `toUsageResponse` writes them. */
export const USAGE = named(
  'Usage',
  record({
    date: { type: 'string', format: 'date', description: 'A UTC day.' },
    credential: record({
      type: { type: 'string', enum: ['api_key', 'oauth_token'] },
      id: { type: 'string', description: 'The id of the key or the app.' },
      name: { type: 'string' },
    }),
    requests: COUNT,
    errors: COUNT,
    rate_limited: COUNT,
    input_tokens: COUNT,
    output_tokens: COUNT,
    tokens: COUNT,
  }),
);

export const USAGE_EXAMPLE = {
  date: '2026-01-31',
  credential: { type: 'api_key', id: '0b2f9a52-6a35-4c51-9a39-3b6f5f3d7c11', name: 'Web shop' },
  requests: 128,
  errors: 1,
  rate_limited: 0,
  input_tokens: 5_320,
  output_tokens: 20_910,
  tokens: 26_230,
};
