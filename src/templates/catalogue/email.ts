import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const email = {
  id: 'email',
  name: 'Email',
  description:
    'A letter or email that does what you say: asks, thanks, invites, reminds, apologises, informs, declines, confirms.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description:
        'What the email should do and what about: "ask Sarah to move our meeting to Thursday because …".',
    },
    { name: 'options.recipient', type: 'string', required: false, description: 'Whom it is addressed to.' },
    {
      name: 'options.sender',
      type: 'string',
      required: false,
      description: 'The name under the sign-off; without one there is no name.',
    },
    {
      name: 'options.points',
      type: 'string[]',
      required: false,
      description: 'What the text should cover, in this order.',
    },
    { name: 'options.brand', type: 'string', required: false, description: 'The organisation that speaks.' },
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
        'Email to Sarah Chen asking to move our Tuesday 3pm meeting to Thursday because the budget figures from Acme Corp arrive on Wednesday',
      options: { sender: 'Jonas' },
    },
    content:
      'Subject: Moving our Tuesday 3pm meeting to Thursday\n\nHi Sarah,\n\nCould we move our Tuesday 3pm meeting to Thursday? I ask because the budget figures from Acme Corp arrive on Wednesday.\n\nI know that this means a change to your calendar, and I appreciate your flexibility. If that does not suit you, please send me two times that do.\n\nThank you in advance.\n\nBest regards,\nJonas',
  },
  lengths: { short: { words: 35 }, medium: { words: 60 }, long: { words: 100 } },
  system:
    'You write emails. Begin with a line "Subject: …", then a greeting, the matter in the first sentence, the reason or the details, and what should happen next. One paragraph per thought; close with a sign-off that suits the tone. Never invent names, dates or promises that the prompt does not give.',
  plan: 'email',
} satisfies TemplateDefinition;
