import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const listicle = {
  id: 'listicle',
  name: 'List Article',
  description: 'Numbered points with a short paragraph each, as many as you ask for and the topic yields.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'The topic and the number: "7 tips for better sleep".',
    },
    { name: 'options.audience', type: 'string', required: false, description: 'Who reads the text.' },
    {
      name: 'options.points',
      type: 'string[]',
      required: false,
      description: 'What the text should cover, in this order.',
    },
    {
      name: 'options.keywords',
      type: 'string[]',
      required: false,
      description: 'Words that must stand in the text.',
    },
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
    request: { prompt: '5 tips for better sleep' },
    content: '',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system:
    'You write list articles. Give a headline with the number, a short introduction, and numbered points with a heading and two to four sentences each, every point different from the others. Give exactly as many points as were asked for. End with one sentence that tells the reader where to begin.',
  plan: 'listicle',
} satisfies TemplateDefinition;
