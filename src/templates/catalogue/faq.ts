import { faqGuide } from '../guides/faq.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const faq = {
  id: 'faq',
  name: 'FAQ',
  description: 'Your questions with their answers, or your facts under one heading.',
  variables: [
    prompt('The subject, with its facts after a colon.'),
    OPTIONS.facts,
    OPTIONS.points,
    OPTIONS.audience,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'FAQ about our returns policy: returns accepted within 30 days, refunds take 5 working days, shipping costs are not refunded',
      options: { length: 'short' },
    },
    content:
      'FAQ about our returns policy\n\n• Returns accepted within 30 days\n• Refunds take 5 working days\n• Shipping costs are not refunded',
  },
  lengths: { short: { words: 35 }, medium: { words: 120 }, long: { words: 280 } },
  guide: faqGuide,
  layout: 'list',
} satisfies TemplateDefinition;
