import { linkedinPostGuide } from '../guides/linkedin-post.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const linkedinPost = {
  id: 'linkedin-post',
  name: 'LinkedIn Post',
  description: 'Your news in short paragraphs. Without a model, a topic alone becomes an outline.',
  variables: [
    prompt('The news or the insight, with your own points.'),
    OPTIONS.points,
    OPTIONS.facts,
    OPTIONS.keywords,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'LinkedIn post: after four years at Fern Hotels I am joining Studio Elm as Head of Design on 1 August. Grateful to my team in Leeds. We are hiring two graphic designers.',
    },
    content:
      'After four years at Fern Hotels I am joining Studio Elm as Head of Design on 1 August. Grateful to my team in Leeds. We are hiring two graphic designers.',
  },
  lengths: { short: { words: 60 }, medium: { words: 120 }, long: { words: 200 } },
  guide: linkedinPostGuide,
  layout: 'post',
} satisfies TemplateDefinition;
