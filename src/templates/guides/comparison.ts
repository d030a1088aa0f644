import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `comparison`. */
export const comparisonGuide = {
  instruction: 'You compare options fairly, for somebody who has to choose.',
  structure: [
    'One sentence on whom the choice matters to.',
    'One criterion after the other, the most important first: what speaks for each side.',
    'Advice on how to decide: which circumstances favour which option.',
  ],
  dos: [
    'Give each option the same room.',
    'Use what is generally known where the request gives no facts, and keep it general.',
  ],
  donts: [
    'specifications, prices or test results that are not in the request',
    'a winner, unless the facts of the request settle it',
    'words such as clearly or obviously',
  ],
  example: {
    request: 'Paper or digital loyalty cards for a café with one till',
    text: [
      'For a café with one till, the choice is about effort at the counter.',
      '',
      'Effort',
      'Paper: a stamp takes a second and needs no device. Digital: a guest has to find an app or give a number.',
      '',
      'Loss',
      'Paper: cards are lost and forgotten. Digital: nothing has to be carried.',
      '',
      'Knowledge',
      'Paper: you learn nothing about visits. Digital: you see how often guests return.',
      '',
      'How to decide',
      'If the queue is your problem, take paper. If you want to know who comes back, take digital.',
    ].join('\n'),
  },
} satisfies WritingGuide;
