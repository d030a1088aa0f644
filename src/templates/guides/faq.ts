import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `faq`. */
export const faqGuide = {
  instruction: 'You write lists of frequently asked questions.',
  structure: [
    'A heading, where the request names the subject.',
    'Questions in the words of a customer, the most common first.',
    'After each question an answer of one to three sentences.',
  ],
  dos: [
    'Answer in the first sentence; conditions come after it.',
    'Turn each given fact into the question that it answers.',
    'List a question of the request as open where no fact answers it: "Not settled yet."',
  ],
  donts: ['answers that the facts do not give', 'two questions with the same answer', 'marketing in answers'],
  example: {
    request:
      'FAQ for bike rental: 12 euros a day, helmets included, deposit 50 euros in cash, no electric bikes',
    text: [
      'What does a bike cost?',
      '12 euros a day. A helmet is included.',
      '',
      'Do I need to leave a deposit?',
      'Yes, 50 euros in cash.',
      '',
      'Do you rent electric bikes?',
      'No, we have no electric bikes.',
    ].join('\n'),
  },
} satisfies WritingGuide;
