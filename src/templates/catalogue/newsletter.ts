import { newsletterGuide } from '../guides/newsletter.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const newsletter = {
  id: 'newsletter',
  name: 'Newsletter',
  description: 'A subject, a greeting and the news items you list.',
  variables: [
    prompt('The news items after a colon, separated by commas.'),
    OPTIONS.points,
    OPTIONS.audience,
    OPTIONS.recipient,
    OPTIONS.callToAction,
    OPTIONS.sender,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Monthly newsletter for our running club: new training times on Thursdays, spring race on 20 April, welcome to 12 new members',
      options: { tone: 'friendly' },
    },
    content:
      'Subject: Monthly newsletter for our running club\n\nHi,\n\n• New training times on Thursdays\n• The spring race is on 20 April\n• Welcome to 12 new members',
  },
  lengths: { short: { words: 60 }, medium: { words: 110 }, long: { words: 190 } },
  guide: newsletterGuide,
  layout: 'letter',
} satisfies TemplateDefinition;
