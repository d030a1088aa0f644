import { howToGuideGuide } from '../guides/how-to-guide.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const howToGuide = {
  id: 'how-to-guide',
  name: 'How-To Guide',
  description: 'A guide from your own steps. Without a model, a topic alone becomes an outline.',
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
      'How to run a good meeting\n\nOutline\n\n• What the reader needs before the start\n• The steps, one action each, in order\n• How to tell that it worked\n• What to do if it did not',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  guide: howToGuideGuide,
  layout: 'article',
} satisfies TemplateDefinition;
