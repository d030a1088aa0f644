import { bioGuide } from '../guides/bio.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const bio = {
  id: 'bio',
  name: 'Professional Bio',
  description: 'A short biography from the facts you list.',
  variables: [
    prompt('Name, role and facts, separated by commas.'),
    OPTIONS.facts,
    OPTIONS.sender,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Bio for Dr Amina Yusuf, marine biologist at the University of Exeter, studies seagrass, wrote two books, lives in Cornwall',
      options: { length: 'short' },
    },
    content:
      'Dr Amina Yusuf\n\nDr Amina Yusuf is a marine biologist at the University of Exeter and studies seagrass. She wrote two books and lives in Cornwall.',
  },
  lengths: { short: { words: 25 }, medium: { words: 45 }, long: { words: 90 } },
  guide: bioGuide,
  layout: 'list',
} satisfies TemplateDefinition;
