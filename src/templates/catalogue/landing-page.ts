import { landingPageGuide } from '../guides/landing-page.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const landingPage = {
  id: 'landing-page',
  name: 'Landing Page Copy',
  description: 'A headline, the facts you give and a call to action.',
  variables: [
    prompt('The product or service with its facts, audience and price.'),
    OPTIONS.facts,
    OPTIONS.audience,
    OPTIONS.callToAction,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Landing page for Clearbook, an invoicing tool for freelancers. It sends reminders automatically, supports 12 currencies and costs $9 a month.',
      options: { call_to_action: 'Start with your first invoice' },
    },
    content:
      'Clearbook\n\nClearbook is an invoicing tool for freelancers. It sends reminders automatically, supports 12 currencies and costs $9 a month.\n\nStart with your first invoice.',
  },
  lengths: { short: { words: 70 }, medium: { words: 110 }, long: { words: 200 } },
  guide: landingPageGuide,
  layout: 'list',
} satisfies TemplateDefinition;
