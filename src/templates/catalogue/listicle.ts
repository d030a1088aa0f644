import { listicleGuide } from '../guides/listicle.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const listicle = {
  id: 'listicle',
  name: 'List Article',
  description: 'Numbered points with a short paragraph each. Without a model, an outline.',
  variables: [
    prompt('The topic and the number: "7 tips for better sleep".'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.keywords,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: '5 tips for better sleep' },
    content:
      'Tips for better sleep\n\nOutline\n\n• Introduction: one sentence\n• The points: a heading and two sentences each\n• Closing: where to begin',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  guide: listicleGuide,
  needsModel: true,
  layout: 'invention',
} satisfies TemplateDefinition;
