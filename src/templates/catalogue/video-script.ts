import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const videoScript = {
  id: 'video-script',
  name: 'Short Video Script',
  description: 'Scenes with timings, what is seen and what is said. Without a model, an outline.',
  variables: [
    prompt('The topic and the duration: "a 60 second video about …".'),
    OPTIONS.points,
    OPTIONS.facts,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: '60 second video about balcony gardening' },
    content:
      'Balcony gardening\n\n60 second video\n\nOutline\n\n• First seconds: the reason to keep watching\n• Scene by scene: what is shown and what is said\n• Last scene: what the viewer should do',
  },
  lengths: { short: { words: 70 }, medium: { words: 140 }, long: { words: 280 } },
  system:
    'You write scripts for short videos. Divide the duration into scenes with timings, and give for each what is on screen and what is said, at about 140 words a minute. The first five seconds hold the reason to keep watching; the last scene says what to do. Write sentences that are easy to speak, and use only the facts given.',
  needsModel: true,
  layout: 'invention',
} satisfies TemplateDefinition;
