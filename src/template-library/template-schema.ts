import { named, nullable, record } from '../common/openapi/schemas.js';
import { general } from '../templates/catalogue/general.js';
import { listDefinition, showDefinition } from './library-template.js';
import { toTemplateResponse, toTemplateSummary } from './template-response.js';

const ID = { type: 'string', description: 'The value for `template` in a request.' };

const summary = {
  id: ID,
  name: { type: 'string' },
  description: { type: 'string' },
  needs_model: {
    type: 'boolean',
    description:
      'Whether the template needs a model. Without one, the built-in engine returns an outline or a draft.',
  },
  owner: {
    type: 'string',
    enum: ['system', 'account'],
    description: '`account`: a template of the account itself. All others are `system`.',
  },
  version: nullable({
    type: 'integer',
    minimum: 1,
    description: 'The version; null for templates of the service, which have none.',
  }),
};

/** A template as the list shows it. */
export const TEMPLATE_SUMMARY = named('TemplateSummary', record(summary));
export const TEMPLATE_SUMMARY_EXAMPLE = toTemplateSummary(listDefinition(general));

/** A template with what one needs to use it. */
export const TEMPLATE = named(
  'Template',
  record({
    ...summary,
    variables: {
      type: 'array',
      description:
        'The request fields that a template of the service uses, or the variables of an account’s template, whose values a request gives in `variables`.',
      items: record({
        name: {
          type: 'string',
          description: 'The path of the field, such as `options.points`, or the name.',
        },
        type: { type: 'string', enum: ['string', 'string[]', 'integer'] },
        required: { type: 'boolean' },
        description: { type: 'string' },
      }),
    },
    example: nullable({
      ...record({
        request: {
          type: 'object',
          description: 'A body for `POST /v1/generate`.',
          required: ['template', 'prompt'],
          properties: {
            template: { type: 'string' },
            prompt: { type: 'string' },
            options: { type: 'object' },
            variables: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
        content: {
          type: 'string',
          description:
            'For a template of the service, the exact response of the built-in engine; else what its owner wrote.',
        },
      }),
      type: 'object',
    }),
    instructions: nullable({
      type: 'string',
      description: "The instructions for the model; only for the account's own templates.",
    }),
  }),
);
export const TEMPLATE_EXAMPLE = toTemplateResponse(showDefinition(general));

export const OWN_TEMPLATE_EXAMPLE = {
  id: 'welcome',
  name: 'Welcome note',
  description: 'Welcomes a new colleague in a few warm sentences.',
  needs_model: true,
  owner: 'account',
  version: 3,
  variables: [
    { name: 'name', type: 'string', required: true, description: 'The first name of the new colleague' },
  ],
  example: {
    request: {
      template: 'welcome',
      prompt: 'She starts on Monday in the support team',
      variables: { name: 'Sam' },
    },
    content: 'Welcome, Sam! We are glad that you join the support team on Monday.',
  },
  instructions: 'Write a welcome note to {{name}}. Name the team and the first day.',
};

export const DELETED_TEMPLATE = named('DeletedTemplate', record({ id: ID, deleted: { const: true } }));
