import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const newsletter = {
  id: 'newsletter',
  name: 'Newsletter',
  description: 'A subject, a greeting and a short block for each news item you list.',
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
      "Subject: New training times and spring race\n\nHello,\n\nIt's good to have you here. This is what is new with us. Three things this time.\n\nNew training times\n\nThe new training times are on Thursdays. If you would like to take part, a short reply is enough.\n\nSpring race\n\nThe spring race is on 20 April. Put the date in your calendar, and bring someone along if you like.\n\nWelcome to 12 new members\n\nWelcome to 12 new members. Say hello when you see each other.\n\nGot a question or an idea? Just reply: we read everything.\n\nAll the best",
  },
  lengths: { short: { words: 60 }, medium: { words: 110 }, long: { words: 190 } },
  system:
    'You write newsletters. Begin with a line "Subject: …" that names the most interesting item, then a greeting, one sentence of introduction, and a block with a short heading for each item: what, when, where, and what the reader can do. Give every item that was named and no other. Close with a sign-off.',
  plan: 'newsletter',
} satisfies TemplateDefinition;
