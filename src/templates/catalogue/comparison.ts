import { comparisonGuide } from '../guides/comparison.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const comparison = {
  id: 'comparison',
  name: 'Comparison',
  description: 'The arguments for each of two things, point by point. Without a model, an outline.',
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
      'Renting or buying a home\n\nOutline\n\n• Who the choice matters to\n• The criteria, most important first\n• For each criterion: what speaks for each side\n• How to decide',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  guide: comparisonGuide,
  needsModel: true,
  layout: 'invention',
} satisfies TemplateDefinition;
