import { adCopyGuide } from '../guides/ad-copy.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const adCopy = {
  id: 'ad-copy',
  name: 'Ad Copy',
  description:
    'A headline, two or three lines and one call to action for an advert. Without a model, an outline with your offer.',
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
      'Dog grooming salon in Bristol\n\n20% off the first visit in May.\n\nCall to action: Book online\n\nOutline\n\n• Headline: the offer or the benefit\n• Two or three lines: what the reader gets\n• Proof: a figure, a name, a guarantee\n• Call to action: one step',
  },
  lengths: { short: { words: 25 }, medium: { words: 45 }, long: { words: 80 } },
  guide: adCopyGuide,
  needsModel: true,
  layout: 'invention',
} satisfies TemplateDefinition;
