import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const videoScript = {
  id: 'video-script',
  name: 'Short Video Script',
  description:
    'Scenes with timings, what is seen and what is said; questions to answer where the topic is unknown.',
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
      'Balcony Gardening (60 seconds)\n\n0:00–0:12 Hook\n\nOn screen: the presenter, close to the camera\n\nVoice: A garden teaches patience to people who thought they had none.\n\n0:12–0:24 Look at the light first\n\nOn screen: the words "Look at the light first", then someone doing it\n\nVoice: Light decides what will grow; everything else can be arranged.\n\n0:24–0:36 Start with few and easy plants\n\nOn screen: the words "Start with few and easy plants", then someone doing it\n\nVoice: Three plants that thrive are a better start than twenty that struggle.\n\n0:36–0:48 Water less often and more thoroughly\n\nOn screen: the words "Water less often and more thoroughly", then someone doing it\n\nVoice: More plants are drowned than die of thirst.\n\n0:48–1:00 Close\n\nOn screen: the presenter again\n\nVoice: Pick one of these, try it this week, and tell us how it went.',
  },
  lengths: { short: { words: 70 }, medium: { words: 140 }, long: { words: 280 } },
  system:
    'You write scripts for short videos. Divide the duration into scenes with timings, and give for each what is on screen and what is said, at about 140 words a minute. The first five seconds hold the reason to keep watching; the last scene says what to do. Write sentences that are easy to speak, and use only the facts given.',
  plan: 'video-script',
} satisfies TemplateDefinition;
