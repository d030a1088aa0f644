import { summaryGuide } from '../guides/summary.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const summary = {
  id: 'summary',
  name: 'Summary',
  description: 'Condenses a text to its most important sentences.',
  variables: [prompt('The text to summarise, after a colon or on the next line.'), OPTIONS.seed],
  example: {
    request: {
      prompt:
        'Summarise: The town council met on Tuesday evening to decide on the new cycle lane. After two hours of debate it approved the plan for Mill Road with nine votes to four. Work starts in May and should take six weeks. One traffic lane will stay open throughout, and the shops along the road can be reached on foot at all times. Several shop owners had asked for a later start because of the spring market. The council promised to finish the section in front of the market hall first. A second lane, on Station Street, will be discussed in autumn.',
      options: { length: 'short' },
    },
    content:
      'The town council met on Tuesday evening to decide on the new cycle lane. After two hours of debate it approved the plan for Mill Road with nine votes to four. Several shop owners had asked for a later start because of the spring market.',
  },
  lengths: { short: { words: 50 }, medium: { words: 100 }, long: { words: 200 } },
  guide: summaryGuide,
  layout: 'summary',
} satisfies TemplateDefinition;
