import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const productDescription = {
  id: 'product-description',
  name: 'Product Description',
  description: 'Describes a product by its facts and what each of them means for the person who uses it.',
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
        'Product description for the AeroPress Go travel coffee maker: makes coffee in 2 minutes, weighs 326 g, includes mug and 350 filters, price $39.95.',
      options: { tone: 'friendly' },
    },
    content:
      "AeroPress Go: Travel Coffee Maker\n\nSay hello to the AeroPress Go, a travel coffee maker for everyday life. A few calm minutes and a good cup can change the course of a morning.\n\nIt makes coffee in 2 minutes, so you're never waiting long. It weighs 326 g, light enough to carry all day. It includes a mug and 350 filters, so you can start straight away.\n\nOnce it's part of the routine, you'll know it by feel. Use it in the kitchen, at the office or on the road.\n\nAll yours for $39.95. Give it a try and see how it fits into your day.",
  },
  lengths: { short: { words: 50 }, medium: { words: 100 }, long: { words: 180 } },
  system:
    'You write product descriptions. Open with what the product is and for whom, then turn the facts given into what they mean for the person who uses it, and list the plain specifications. Use only the facts given: no invented features, figures, awards or superlatives. End with the price, if given, and one call to action.',
  plan: 'product-description',
} satisfies TemplateDefinition;
