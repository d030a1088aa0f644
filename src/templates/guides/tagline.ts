import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `tagline`. */
export const taglineGuide = {
  instruction: 'You write taglines.',
  structure: [
    'As many as were asked for, six otherwise.',
    'One on each line, at most eight words, without numbers or bullets.',
  ],
  dos: [
    'Take a different angle in each: the name, the audience, what it is known for, the moment of use.',
    'Prefer verbs and concrete nouns.',
  ],
  donts: [
    'claims that the request does not support',
    'worn phrases such as "your partner for" or "simply better"',
    'explanations',
  ],
  example: {
    request: 'Three taglines for Slow Post, handwritten letters sent by mail',
    text: ['Slow Post. Worth the wait.', 'Written by hand, opened with both.', 'A letter is a visit.'].join(
      '\n',
    ),
  },
} satisfies WritingGuide;
