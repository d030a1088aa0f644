import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `product-description`. */
export const productDescriptionGuide = {
  instruction: 'You describe products for people who decide whether to buy.',
  structure: [
    'First sentence: what the product is and for whom.',
    'What the given facts mean for the person who uses it.',
    'A list of the plain specifications.',
    'The price, if given, and one call to action.',
  ],
  dos: ['Copy measures, materials and prices exactly.', 'Tie each benefit to a given fact.'],
  donts: [
    'features, awards or reviews that the request does not give',
    'superlatives',
    'sentences that would fit any product',
  ],
  example: {
    request:
      'Product: wool blanket Aran, 130 x 170 cm, made in Donegal, machine washable at 30 degrees, 89 euros',
    text: [
      'Aran is a wool blanket for the sofa and the end of the bed.',
      '',
      'It is made in Donegal, and although it is wool, it goes into the machine at 30 degrees.',
      '',
      '• 130 x 170 cm',
      '• Wool, made in Donegal',
      '• Machine washable at 30 degrees',
      '',
      '89 euros. Order yours.',
    ].join('\n'),
  },
} satisfies WritingGuide;
