import { named, record } from '../common/openapi/schemas.js';
import { general } from './catalogue/general.js';
import { toTemplateResponse, toTemplateSummary } from './template.dto.js';

const summary = {
  id: { type: 'string', description: 'The value for `template` in a request.' },
  name: { type: 'string' },
  description: { type: 'string' },
  needs_model: {
    type: 'boolean',
    description:
      'Whether the content has to be invented. Without a model, the built-in engine returns an outline.',
  },
};

/** A template as the list shows it. */
export const TEMPLATE_SUMMARY = named('TemplateSummary', record(summary));
export const TEMPLATE_SUMMARY_EXAMPLE = toTemplateSummary(general);

/** A template with what one needs to use it. */
export const TEMPLATE = named(
  'Template',
  record({
    ...summary,
    variables: {
      type: 'array',
      description: 'The request fields that the template uses.',
      items: record({
        name: { type: 'string', description: 'The path of the field, such as `options.points`.' },
        type: { type: 'string', enum: ['string', 'string[]', 'integer'] },
        required: { type: 'boolean' },
        description: { type: 'string' },
      }),
    },
    example: record({
      request: {
        type: 'object',
        description: 'A body for `POST /v1/generate`.',
        required: ['template', 'prompt'],
        properties: { template: { type: 'string' }, prompt: { type: 'string' }, options: { type: 'object' } },
      },
      content: { type: 'string', description: 'The exact response of the built-in engine.' },
    }),
  }),
);
export const TEMPLATE_EXAMPLE = toTemplateResponse(general);
