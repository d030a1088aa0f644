import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const howToGuide = {
  id: 'how-to-guide',
  name: 'How-To Guide',
  description:
    'Numbered steps from your own list, or from what is known of the field; an outline with questions otherwise.',
  variables: [
    prompt('The task, with "Steps: …" and "What you need: …" where you have them.'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: 'How to run a good meeting', options: { length: 'short' } },
    content:
      'How to Run a Good Meeting\n\nMost people do not dislike meetings; they dislike leaving one without knowing what was decided.\n\n1. Ask whether you need it: write the question down first, and cancel the meeting if you can answer it yourself.\n2. Send an agenda with questions: list two or three questions, with the time you mean to give to each, and send them the day before.\n3. Invite fewer people: mark the rest as readers, and send them the notes.\n\nTake the steps one at a time, and note where you got stuck: that is where to begin next time.',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system:
    'You write how-to guides. Say what the reader will have done at the end and what they need, then give numbered steps in the order of doing, one instruction each, with a word on how to tell that it worked. Warn where something can go wrong. Use the steps given in the prompt and add none that require knowledge you do not have.',
  plan: 'how-to-guide',
} satisfies TemplateDefinition;
