import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const pressRelease = {
  id: 'press-release',
  name: 'Press Release',
  description: 'Headline, the news in the first sentence, facts and quotation as given, contact.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'Who, what, when, where; a quotation in quotation marks with its speaker.',
    },
    { name: 'options.facts', type: 'string[]', required: false, description: 'Facts to use, one each.' },
    { name: 'options.brand', type: 'string', required: false, description: 'The organisation that speaks.' },
    {
      name: 'options.sender',
      type: 'string',
      required: false,
      description: 'The name under the sign-off; without one there is no name.',
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
    request: {
      prompt:
        'GreenLoop, a Berlin start-up, raises 4 million euros to expand its bottle return network. "We want every corner shop to take part," said founder Nina Vogt.',
      options: { length: 'short' },
    },
    content:
      'Press release\n\nGreenLoop Raises 4 Million Euros to Expand Its Bottle Return Network\n\nGreenLoop, a Berlin start-up, raises 4 million euros to expand its bottle return network.\n\n"We want every corner shop to take part," said founder Nina Vogt.\n\nWe are happy to answer questions and to arrange interviews.\n\nEnds',
  },
  lengths: { short: { words: 50 }, medium: { words: 90 }, long: { words: 150 } },
  system:
    'You write press releases. Give a factual headline, a dateline if place and date are known, a first paragraph that answers who, what, when, where and why, then details in falling order of importance, then the quotation exactly as given. Write in the third person without praise of your own. Never invent a quotation, a figure or a date.',
  plan: 'press-release',
} satisfies TemplateDefinition;
