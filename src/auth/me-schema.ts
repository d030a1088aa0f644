import { COUNT, MONEY, named, nullable, record, TIMESTAMP } from '../common/openapi/schemas.js';
import { SCOPES } from '../common/http/scopes.js';

/** The response of `GET /v1/me`. */
export const ME = named(
  'Me',
  record({
    credential: record({
      type: { type: 'string', enum: ['api_key', 'oauth_token'] },
      id: { type: 'string' },
      name: { type: 'string' },
      client_id: nullable({ type: 'string', description: 'The OAuth app that acts for the account.' }),
      scopes: { type: 'array', items: { type: 'string', enum: Object.keys(SCOPES) } },
      expires_at: nullable(TIMESTAMP),
    }),
    account: record({ id: { type: 'string' }, name: { type: 'string' }, plan: { type: 'string' } }),
    limits: record({
      requests_per_minute: COUNT,
      concurrency: {
        ...COUNT,
        description: 'Concurrent generate and refine requests, per credential.',
      },
      tokens_per_month: nullable({
        ...COUNT,
        description: "The account's limit or the key's, whichever has less left; null if there is no cap.",
      }),
      tokens_used: { ...COUNT, description: 'In this calendar month (UTC), of the same limit.' },
      spend_per_month: nullable({
        ...MONEY,
        description: 'What the key or app can spend in a calendar month (UTC); null if there is no cap.',
      }),
      spend_used: nullable({ ...MONEY, description: 'Of this limit, in this calendar month (UTC).' }),
    }),
  }),
);

export const ME_EXAMPLE = {
  credential: {
    type: 'api_key',
    id: '0b2f9a52-6a35-4c51-9a39-3b6f5f3d7c11',
    name: 'Web shop',
    client_id: null,
    scopes: ['generate', 'refine', 'templates:read'],
    expires_at: null,
  },
  account: { id: 'f4b0c9de-0b5e-4a3c-8a53-0c6b0d6a7f21', name: 'Acme', plan: 'free' },
  limits: {
    requests_per_minute: 60,
    concurrency: 10,
    tokens_per_month: null,
    tokens_used: 26_230,
    spend_per_month: { amount: '5', currency: 'USD' },
    spend_used: { amount: '0.26229', currency: 'USD' },
  },
};
