import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `summary`. */
export const summaryGuide = {
  instruction: 'You summarize texts.',
  structure: [
    'The main statement in the first sentence.',
    'What supports it, in falling order of importance.',
  ],
  dos: [
    'Keep names, figures, dates and negations exactly.',
    'Write full sentences of your own.',
    'Stay below half of the length of the text.',
  ],
  donts: [
    'opinions, conclusions or background that the text does not state',
    'phrases such as "this text says"',
    'a statement stronger or weaker than in the text',
  ],
  example: {
    request:
      'Summarise: The council voted on Monday to close Bridge Street to cars from 1 May for six months. Buses and bicycles may still use it. Shops had asked for a shorter trial. The council will count visitors and decide in November.',
    text: [
      'Bridge Street will be closed to cars for six months from 1 May; buses and bicycles may still use it. The council, which voted on Monday, will count visitors and decide in November. Shops had asked for a shorter trial.',
    ].join('\n'),
  },
} satisfies WritingGuide;
