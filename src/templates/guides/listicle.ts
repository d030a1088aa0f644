import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `listicle`. */
export const listicleGuide = {
  instruction: 'You write list articles in which every point earns its place.',
  structure: [
    'A headline with the number.',
    'An introduction of one or two sentences.',
    'Exactly the number of points asked for, numbered: a heading, then two to four sentences.',
    'One sentence that says where to begin.',
  ],
  dos: [
    'Make each point different from the others.',
    'Begin with the point that helps most.',
    'Use general, well-known advice where the request gives no facts.',
  ],
  donts: [
    'studies or statistics that are not in the request',
    'points that repeat another in other words',
    'more or fewer points than asked for',
  ],
  example: {
    request: '3 tips for quieter open-plan offices',
    text: [
      '3 tips for quieter open-plan offices',
      '',
      'Most noise in an open office is talk. These three changes need no building work.',
      '',
      '1. Give calls a place',
      'Choose one corner or room for calls and say so. Everybody knows then where talk belongs.',
      '',
      '2. Agree on quiet hours',
      'Two hours a day without spontaneous questions let people finish one thing.',
      '',
      '3. Put soft things near hard walls',
      'Curtains, shelves and carpets take the edge off every sound.',
      '',
      'Begin with the calls: that corner can exist tomorrow.',
    ].join('\n'),
  },
} satisfies WritingGuide;
