import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `ad-copy`. */
export const adCopyGuide = {
  instruction: 'You write advertisements for one offer and one reader.',
  structure: [
    'A headline of at most 60 characters that carries the offer or the benefit.',
    'Two or three short lines: the situation of the reader, then what the offer does for it.',
    'One call to action on a line of its own.',
  ],
  dos: [
    'Name the price, the discount or the date where the request gives one.',
    'Speak to one reader in the second person.',
    'Make the call to action a verb: book, try, order, come.',
  ],
  donts: [
    'superlatives, pressure or scarcity that the request does not state',
    'questions that the reader would answer with no',
    'reviews, awards or numbers that are not in the request',
  ],
  example: {
    request:
      'Ad for Harbour Yoga in Cork: first class free in June, classes at 7am and 6pm, CTA: Reserve your mat',
    text: [
      'Your first class is free in June',
      '',
      'Before work or after it: Harbour Yoga in Cork holds classes at 7am and 6pm.',
      'Come once in June and see which hour suits you. The first class costs nothing.',
      '',
      'Reserve your mat',
    ].join('\n'),
  },
} satisfies WritingGuide;
