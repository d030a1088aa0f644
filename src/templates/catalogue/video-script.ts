import { videoScriptGuide } from '../guides/video-script.js';
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
      'Balcony gardening\n\nOutline\n\n• First seconds: the reason to keep watching\n• Scene by scene: what is shown and what is said\n• Last scene: what the viewer should do',
  },
  lengths: { short: { words: 70 }, medium: { words: 140 }, long: { words: 280 } },
  guide: videoScriptGuide,
  needsModel: true,
  layout: 'invention',
} satisfies TemplateDefinition;
