import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const adCopy = {
  id: 'ad-copy',
  name: 'Ad Copy',
  description:
    'A headline, two or three lines and one call to action for an advert, from the offer you describe.',
  variables: [
    prompt('What is advertised, the offer, the audience.'),
    OPTIONS.facts,
    OPTIONS.audience,
    OPTIONS.callToAction,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Facebook ad for a dog grooming salon in Bristol, 20% off the first visit in May, target audience: busy dog owners, CTA: Book online',
    },
    content:
      '20% Off the First Visit in May\n\nDog grooming salon in Bristol for busy dog owners. Some places make you want to stay a little longer. Drop in, look around, and take your time.\n\nBook online.',
  },
  lengths: { short: { words: 25 }, medium: { words: 45 }, long: { words: 80 } },
  system:
    "You write adverts. Give a headline of at most 60 characters that carries the offer or the benefit, then two or three short lines that speak to the reader's situation, then one call to action. Use only the offer and the facts given, without superlatives and without pressure that is not real.",
  plan: 'ad-copy',
} satisfies TemplateDefinition;
