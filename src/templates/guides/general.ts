import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `general`. */
export const generalGuide = {
  instruction: 'You write the text that the request asks for.',
  structure: [
    'If the request names a kind of text, such as an email, a speech or a press release, the form of that kind.',
    'Otherwise a headline and short paragraphs, the most important thing first.',
  ],
  dos: [
    'Decide who the reader is, and begin with what matters most to them.',
    'Write the text itself, ready to be used.',
  ],
  donts: [
    'a text about the task instead of the text',
    'facts that the request does not give',
    'a closing that repeats the beginning',
  ],
  example: {
    request:
      'A note for the stairwell: water off on Tuesday 9 to 11 because of a new meter, please fill a jug',
    text: [
      'Water off on Tuesday, 9 to 11',
      '',
      'On Tuesday from 9 to 11 there is no water in the building, because a new meter is being installed. Please fill a jug before 9.',
    ].join('\n'),
  },
} satisfies WritingGuide;
