import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const comparison = {
  id: 'comparison',
  name: 'Comparison',
  description: 'What to weigh between two things, point by point; it does not name a winner.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'The two things: "A vs B". Criteria and facts if you have them.',
    },
    { name: 'options.audience', type: 'string', required: false, description: 'Who reads the text.' },
    {
      name: 'options.points',
      type: 'string[]',
      required: false,
      description: 'What the text should cover, in this order.',
    },
    { name: 'options.facts', type: 'string[]', required: false, description: 'Facts to use, one each.' },
    {
      name: 'options.call_to_action',
      type: 'string',
      required: false,
      description: 'What the reader should do, as the last sentence.',
    },
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
    request: { prompt: 'Renting or buying a home', options: { length: 'short' } },
    content:
      'Renting vs Buying a Home\n\nRenting and buying a home overlap enough to be confused, and differ enough for the choice to matter. Two questions make the decision easier.\n\nWrite down what you need before you compare renting with buying a home. Mark each need as essential, useful or irrelevant, and compare the essential ones first.\n\nThe price is only the first part of what renting or buying a home will cost you. Estimate the first month and an ordinary month for both, in money and in hours.\n\nIf the answers point the same way, choose renting or buying a home with a quiet mind.',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system:
    'You compare two things fairly. Begin with who the choice matters to, then take one criterion after the other and say what speaks for each side, using only the facts given. Do not invent specifications or prices. End with advice on how to decide rather than with a winner, unless the facts settle it.',
  plan: 'comparison',
} satisfies TemplateDefinition;
