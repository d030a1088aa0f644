import { COUNT, MONEY, named, nullable, record, TIMESTAMP } from '../common/openapi/schemas.js';

const ID = { type: 'string', pattern: '^gen_[0-9a-f]{32}$' };

/** The record of a text, as `toGenerationResponse` writes it. */
export const GENERATION = named(
  'Generation',
  record({
    id: { ...ID, description: 'Ids sort by time.' },
    content: { type: 'string' },
    tokens_used: { ...COUNT, description: 'Input and output together.' },
    template: { type: 'string', description: 'The id of the template, or `refine`.' },
    template_version: nullable({
      type: 'integer',
      minimum: 1,
      description: 'The version of a custom template; null for a built-in template and for `refine`.',
    }),
    created_at: TIMESTAMP,
    usage: record({
      input_tokens: COUNT,
      output_tokens: COUNT,
      cost: nullable({
        ...MONEY,
        description:
          'The tokens at the price of the model when it was called; null for a model without a price.',
      }),
    }),
    model: { type: 'string', description: '`builtin`, or the `provider:model` that wrote the text.' },
    finish_reason: {
      type: 'string',
      enum: ['stop', 'length', 'cancelled'],
      description:
        '`length`: the text reached its token limit. `cancelled`: the call was aborted (client disconnected, job cancelled, credential ended, shutdown); the text may be incomplete or empty.',
    },
    refined_from: nullable({ ...ID, description: 'The generation that this one improves.' }),
    warnings: {
      type: 'array',
      description: 'Remarks about the text, such as an instruction that could not be followed.',
      items: record({ reason: { type: 'string' }, message: { type: 'string' } }),
    },
    metadata: {
      type: 'object',
      description: 'The key-value pairs of the request; `{}` without any.',
      additionalProperties: { type: 'string' },
    },
    end_user: nullable({ type: 'string', description: 'The `end_user` of the request.' }),
    store: { type: 'boolean', description: 'Whether the request allows its prompt to be kept.' },
  }),
);

export const GENERATION_EXAMPLE = {
  id: 'gen_019b3c7e5d1a7c3e8f4b2a6d9e0c1f57',
  content: 'Fresh bread, every morning from six.',
  tokens_used: 31,
  template: 'social-post',
  template_version: null,
  created_at: '2026-01-31T09:30:00.000Z',
  usage: { input_tokens: 22, output_tokens: 9, cost: { amount: '0', currency: 'USD' } },
  model: 'builtin',
  finish_reason: 'stop',
  refined_from: null,
  warnings: [],
  metadata: { customer: 'acme' },
  end_user: 'user-4711',
  store: true,
};

export const REFINED_EXAMPLE = {
  ...GENERATION_EXAMPLE,
  id: 'gen_019b3c7f02b97d418a6e5c3f1b2d4e68',
  content: 'The bakery has fresh bread.',
  template: 'refine',
  refined_from: GENERATION_EXAMPLE.id,
};

export const DELETED_GENERATION = named('DeletedGeneration', record({ id: ID, deleted: { const: true } }));
export const DELETED_EXAMPLE = { id: GENERATION_EXAMPLE.id, deleted: true };
