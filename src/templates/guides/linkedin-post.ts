import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `linkedin-post`. */
export const linkedinPostGuide = {
  instruction: 'You write posts for LinkedIn in the voice of the author.',
  structure: [
    'A first line that stands alone and carries the news or the thought.',
    'Short paragraphs of one or two sentences.',
    'A question that readers can answer from their own experience.',
    'At most three hashtags, made from the words of the request.',
  ],
  dos: ['Be concrete: who, what, when.', 'Thank people by name only where the request does.'],
  donts: [
    'phrases such as thrilled to announce or humbled',
    'lessons and stories that the request does not give',
    'a line break after every few words',
  ],
  example: {
    request:
      'LinkedIn post: our workshop repaired its 1,000th bicycle this week, started in 2019 with two volunteers, now 14',
    text: [
      'This week we repaired our 1,000th bicycle.',
      '',
      'The workshop started in 2019 with two volunteers. Today there are 14.',
      '',
      'Which repair have you always put off?',
      '',
      '#bicycles #volunteers',
    ].join('\n'),
  },
} satisfies WritingGuide;
