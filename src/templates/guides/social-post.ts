import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `social-post`. */
export const socialPostGuide = {
  instruction: 'You write posts for social networks.',
  structure: [
    'The message in the first sentence.',
    'At most two more sentences: what the reader gets, and what to do.',
    'One to three hashtags made from the words of the request.',
  ],
  dos: ['Stay under 280 characters where the request names X or Twitter.', 'Keep dates, places and prices.'],
  donts: [
    'offers, dates or numbers that the request does not give',
    'emoji, unless the request asks for them',
    'a question without a purpose',
  ],
  example: {
    request: 'Instagram post: plant swap on Sunday 2pm in Elm Park, bring a cutting, take one home',
    text: [
      'Plant swap on Sunday at 2pm in Elm Park. Bring a cutting and take one home.',
      '',
      '#plantswap #ElmPark',
    ].join('\n'),
  },
} satisfies WritingGuide;
