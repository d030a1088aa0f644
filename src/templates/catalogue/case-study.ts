import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const caseStudy = {
  id: 'case-study',
  name: 'Case Study',
  description: 'The situation, what was done and what came of it, from the facts you give.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'Client, problem, solution and result, best as "Problem: …" lines.',
    },
    { name: 'options.facts', type: 'string[]', required: false, description: 'Facts to use, one each.' },
    {
      name: 'options.points',
      type: 'string[]',
      required: false,
      description: 'What the text should cover, in this order.',
    },
    {
      name: 'options.call_to_action',
      type: 'string',
      required: false,
      description: 'What the reader should do, as the last sentence.',
    },
    { name: 'options.brand', type: 'string', required: false, description: 'The organisation that speaks.' },
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
        'Client: Fern Hotels. Problem: guests waited 15 minutes to check in. Solution: self-service kiosks at both entrances. Result: the average wait fell to 3 minutes.',
    },
    content: '',
  },
  lengths: { short: { words: 70 }, medium: { words: 120 }, long: { words: 220 } },
  system:
    'You write case studies. Name the client and the result in the headline, then tell the situation, what was done, and what came of it, with the figures exactly as given. Add what others can learn from it in one or two sentences. Invent no figures, quotations or names.',
  plan: 'case-study',
} satisfies TemplateDefinition;
