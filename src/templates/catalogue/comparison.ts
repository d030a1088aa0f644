import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const comparison = {
  id: 'comparison',
  name: 'Comparison',
  description: 'What to weigh between two things, point by point; it does not name a winner.',
  variables: [
    prompt('The two things: "A vs B". Criteria and facts if you have them.'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.facts,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
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
