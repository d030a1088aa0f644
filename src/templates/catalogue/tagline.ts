import { taglineGuide } from '../guides/tagline.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const tagline = {
  id: 'tagline',
  name: 'Taglines and Slogans',
  description: 'Short lines from a name and what it is known for. Without a model, an outline.',
  variables: [
    prompt('The name, what it is, whom it is for and what it is known for; optionally a number.'),
    OPTIONS.audience,
    OPTIONS.facts,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: 'Taglines for Brookside Bakery, a family bakery known for sourdough' },
    content:
      'Brookside Bakery\n\nBrookside Bakery is a family bakery known for sourdough.\n\nOutline\n\n• What it does for the customer\n• What makes it different\n• The moment of use\n• The name, and what it stands for',
  },
  lengths: { short: { words: 15 }, medium: { words: 30 }, long: { words: 50 } },
  hasFixedForm: true,
  guide: taglineGuide,
  needsModel: true,
  layout: 'invention',
} satisfies TemplateDefinition;
