import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const tagline = {
  id: 'tagline',
  name: 'Taglines and Slogans',
  description: 'A list of short lines from a name, an audience and what it is known for.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'The name, what it is, whom it is for, what it is known for; a number if you like.',
    },
    { name: 'options.audience', type: 'string', required: false, description: 'Who reads the text.' },
    { name: 'options.facts', type: 'string[]', required: false, description: 'Facts to use, one each.' },
    {
      name: 'options.avoid',
      type: 'string[]',
      required: false,
      description: 'Words that must not stand in the text.',
    },
    {
      name: 'options.seed',
      type: 'integer',
      required: false,
      description: 'Another number gives another wording where there is one.',
    },
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
