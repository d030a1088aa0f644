import { pressReleaseGuide } from '../guides/press-release.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const pressRelease = {
  id: 'press-release',
  name: 'Press Release',
  description: 'A headline, the facts and the quotation as you give them, and the contact.',
  variables: [
    prompt('Who, what, when, where; a quotation in quotation marks with its speaker.'),
    OPTIONS.facts,
    OPTIONS.brand,
    OPTIONS.sender,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'GreenLoop, a Berlin start-up, raises 4 million euros to expand its bottle return network. "We want every corner shop to take part," said founder Nina Vogt.',
      options: { length: 'short' },
    },
    content:
      'Press release\n\nGreenLoop, a Berlin start-up, raises 4 million euros to expand its bottle return network\n\n"We want every corner shop to take part," said founder Nina Vogt.',
  },
  lengths: { short: { words: 50 }, medium: { words: 90 }, long: { words: 150 } },
  guide: pressReleaseGuide,
  layout: 'release',
} satisfies TemplateDefinition;
