import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const landingPage = {
  id: 'landing-page',
  name: 'Landing Page Copy',
  description:
    "Headline, the reader's situation, what they get, questions and a call to action, from the facts you give.",
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
      'Clearbook: Invoicing Tool for Freelancers\n\nClearbook is an invoicing tool for freelancers.\n\nStart with your first invoice.\n\nSound familiar?\n\nMost of us did not choose our work because of the administration. Good software gives back the hours that lists and reminders take.\n\nWhat you get\n\n• Sends reminders automatically, so it is done without you\n• Supports 12 currencies, so it works where you are\n\nWhere it fits in\n\nStart with one small task, and add the rest when it has proved itself. Invite the people you work with, and keep everything in one place.\n\nReady when you are\n\nIt costs $9 a month.',
  },
  lengths: { short: { words: 70 }, medium: { words: 110 }, long: { words: 200 } },
  system:
    'You write landing pages. Give a headline that says what it is and for whom, a line below it, a call to action, the situation that the reader knows, what they get as a list of facts with their benefits, three or four questions with answers, and the call to action again. Use only the facts given: no testimonials, figures, logos or guarantees that are not in the prompt.',
  plan: 'landing-page',
} satisfies TemplateDefinition;
