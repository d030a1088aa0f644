import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const videoScript = {
  id: 'video-script',
  name: 'Short Video Script',
  description:
    'Scenes with timings, what is seen and what is said; questions to answer where the topic is unknown.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'The topic and the duration: "a 60 second video about …".',
    },
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
    request: { prompt: '60 second video about balcony gardening' },
    content: '',
  },
  lengths: { short: { words: 70 }, medium: { words: 140 }, long: { words: 280 } },
  system:
    'You write scripts for short videos. Divide the duration into scenes with timings, and give for each what is on screen and what is said, at about 140 words a minute. The first five seconds hold the reason to keep watching; the last scene says what to do. Write sentences that are easy to speak, and use only the facts given.',
  plan: 'video-script',
} satisfies TemplateDefinition;
