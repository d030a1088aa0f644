import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const tagline = {
  id: 'tagline',
  name: 'Taglines and Slogans',
  description: 'A list of short lines from a name, an audience and what it is known for.',
  variables: [
    prompt('The name, what it is, whom it is for, what it is known for; a number if you like.'),
    OPTIONS.audience,
    OPTIONS.facts,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: 'Taglines for Brookside Bakery, a family bakery known for sourdough' },
    content:
      'Brookside Bakery. Sourdough first.\nBrookside Bakery: sourdough, every day.\nBrookside Bakery: family bakery, plain and simple.\nBrookside Bakery. Your family bakery.\nYour family bakery, when it matters.\nA family bakery you can get used to.',
  },
  lengths: { short: { words: 15 }, medium: { words: 30 }, long: { words: 50 } },
  hasFixedForm: true,
  system:
    'You write taglines. Give as many as were asked for, six otherwise, one per line without numbers, each at most eight words, each taking a different angle: name, audience, what it is known for, the moment of use. Claim nothing that the prompt does not say, and use no worn phrases.',
  plan: 'tagline',
} satisfies TemplateDefinition;
