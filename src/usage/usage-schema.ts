import { COUNT, MONEY, named, nullable, record, type Schema } from '../common/openapi/schemas.js';

const FIGURES = {
  requests: COUNT,
  errors: { ...COUNT, description: 'Responses of 4xx and 5xx, except 429.' },
  rate_limited: COUNT,
  input_tokens: COUNT,
  output_tokens: COUNT,
  tokens: COUNT,
  cost: {
    ...MONEY,
    description: 'The costs of the generations. A generation of a model without a price adds nothing.',
  },
};
const ONLY = 'Only where `group_by` has it.';

/** One row of usage, as `toUsageResponse` writes it: what it is grouped by, and its figures. */
export const USAGE = named('Usage', {
  ...record(FIGURES),
  properties: {
    date: { type: 'string', format: 'date', description: `A UTC day. ${ONLY}` },
    credential: record(
      {
        type: { type: 'string', enum: ['api_key', 'oauth_token', 'dashboard'] },
        id: { type: 'string', description: 'The id of the key or the app.' },
        name: { type: 'string' },
      },
      ONLY,
    ),
    model: nullable({ type: 'string', description: `${ONLY} Null for requests without a generation.` }),
    template: nullable({ type: 'string', description: `${ONLY} Null for requests without a generation.` }),
    end_user: nullable({ type: 'string', description: `${ONLY} Null for requests without one.` }),
    ...FIGURES,
  },
} as Schema);

/** The sums of all rows of a report. */
export const USAGE_TOTALS = named('UsageTotals', record(FIGURES));

export const USAGE_TOTALS_EXAMPLE = {
  requests: 128,
  errors: 1,
  rate_limited: 0,
  input_tokens: 5_320,
  output_tokens: 20_910,
  tokens: 26_230,
  cost: { amount: '0.04315', currency: 'USD' },
};

export const USAGE_EXAMPLE = {
  date: '2026-01-31',
  credential: { type: 'api_key', id: '0b2f9a52-6a35-4c51-9a39-3b6f5f3d7c11', name: 'Web shop' },
  ...USAGE_TOTALS_EXAMPLE,
};
