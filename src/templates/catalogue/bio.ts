import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const bio = {
  id: 'bio',
  name: 'Professional Bio',
  description: 'A short biography from the facts you list, in the third person, or in the first if you ask.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'Name, role and facts, separated by commas.',
    },
    { name: 'options.facts', type: 'string[]', required: false, description: 'Facts to use, one each.' },
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
        'Bio for Dr Amina Yusuf, marine biologist at the University of Exeter, studies seagrass, wrote two books, lives in Cornwall',
      options: { length: 'short' },
    },
    content:
      'Dr Amina Yusuf is a marine biologist at the University of Exeter. Dr Yusuf studies seagrass, wrote two books and lives in Cornwall.',
  },
  lengths: { short: { words: 25 }, medium: { words: 45 }, long: { words: 90 } },
  system:
    'You write short biographies. Say in the first sentence who the person is and what they do, then what they have done and where they are. Write in the third person unless the prompt asks for the first, and order the facts from work to life. Use only the facts given, without praise.',
  plan: 'bio',
} satisfies TemplateDefinition;
