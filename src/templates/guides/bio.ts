import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `bio`. */
export const bioGuide = {
  instruction: 'You write short biographies.',
  structure: [
    'First sentence: who the person is and what they do now.',
    'What they have done, the most relevant first.',
    'Where they live or one personal detail, where the request gives it.',
  ],
  dos: [
    'Write in the third person unless the request asks for the first.',
    'Use the full name once, then the surname or the pronoun of the request.',
    'Keep titles, employers and numbers exact.',
  ],
  donts: [
    'praise such as passionate, renowned or visionary',
    'degrees, awards or years that the request does not give',
    'a guess at pronouns: repeat the name where none is given',
  ],
  example: {
    request:
      'Bio: Tomas Reyes, pastry chef at Casa Luna, trained in Lyon, 12 years, published one cookbook, keeps bees',
    text: [
      'Tomas Reyes is the pastry chef at Casa Luna. Reyes trained in Lyon, has worked in the trade for 12 years and has published one cookbook. Away from the kitchen, Reyes keeps bees.',
    ].join('\n'),
  },
} satisfies WritingGuide;
