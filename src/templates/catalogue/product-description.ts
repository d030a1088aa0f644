import { productDescriptionGuide } from '../guides/product-description.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const productDescription = {
  id: 'product-description',
  name: 'Product Description',
  description: 'Describes a product from the facts you list.',
  variables: [
    prompt('The product with its facts: what it is, size, material, features, price.'),
    OPTIONS.facts,
    OPTIONS.audience,
    OPTIONS.callToAction,
    OPTIONS.brand,
    OPTIONS.keywords,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Product description for the AeroPress Go travel coffee maker: makes coffee in 2 minutes, weighs 326 g, includes a mug and 350 filters, price $39.95.',
      options: { tone: 'friendly' },
    },
    content:
      'AeroPress Go travel coffee maker\n\nThe AeroPress Go travel coffee maker makes coffee in 2 minutes and weighs 326 g. It includes a mug and 350 filters, and costs $39.95.',
  },
  lengths: { short: { words: 50 }, medium: { words: 100 }, long: { words: 180 } },
  guide: productDescriptionGuide,
  layout: 'list',
} satisfies TemplateDefinition;
