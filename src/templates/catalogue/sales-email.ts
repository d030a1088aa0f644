import { salesEmailGuide } from '../guides/sales-email.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const salesEmail = {
  id: 'sales-email',
  name: 'Sales Outreach Email',
  description: 'A short first email to a prospect: the facts about your product, and one request.',
  variables: [
    prompt('The product with its facts, and whom you write to.'),
    OPTIONS.facts,
    OPTIONS.recipient,
    OPTIONS.audience,
    OPTIONS.callToAction,
    OPTIONS.sender,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Cold email to restaurant owners about TableFlow, a booking app that cuts no-shows and works offline. CTA: book a 15-minute demo',
      options: { sender: 'Dana Ruiz' },
    },
    content:
      'Subject: TableFlow\n\nDear owners,\n\nI am writing about TableFlow, a booking app that cuts no-shows and works offline.\n\nBook a 15-minute demo.\n\nBest regards\nDana Ruiz',
  },
  lengths: { short: { words: 55 }, medium: { words: 75 }, long: { words: 110 } },
  guide: salesEmailGuide,
  layout: 'letter',
} satisfies TemplateDefinition;
