import { articleOutlineGuide } from '../guides/article-outline.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const articleOutline = {
  id: 'article-outline',
  name: 'Article Outline',
  description: 'A headline with your points, and what an article on them should say.',
  variables: [
    prompt('The topic of the article.'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: 'Outline for an article about remote work for managers of small teams' },
    content:
      'Outline for an article about remote work for managers of small teams\n\nOutline\n\n• Opening: why this matters to the reader\n• Main points: three to five, each with an example\n• Common mistakes or questions\n• Closing: what to do next',
  },
  lengths: { short: { words: 90 }, medium: { words: 180 }, long: { words: 350 } },
  guide: articleOutlineGuide,
  layout: 'article',
} satisfies TemplateDefinition;
