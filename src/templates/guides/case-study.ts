import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `case-study`. */
export const caseStudyGuide = {
  instruction: 'You write case studies that show what changed and why.',
  structure: [
    'A headline with the client and the result.',
    'The situation: what the problem was and whom it hurt.',
    'What was done.',
    'The result, with its figures.',
    'One or two sentences on what others can learn.',
  ],
  dos: [
    'Give figures exactly and say what they measure.',
    'Keep cause and effect apart where the request does not link them.',
  ],
  donts: [
    'figures, quotations or names that are not in the request',
    'praise of the supplier',
    'results rounded up',
  ],
  example: {
    request:
      'Client: Oak Street Clinic. Problem: 18% of patients missed appointments. Solution: text reminders two days before. Result: 9% after three months.',
    text: [
      'Oak Street Clinic: missed appointments fell from 18% to 9%',
      '',
      'The situation',
      'At Oak Street Clinic, 18% of patients missed their appointments.',
      '',
      'What was done',
      'The clinic began to send text reminders two days before each appointment.',
      '',
      'The result',
      'After three months, 9% of appointments were missed.',
      '',
      'What others can learn',
      'A reminder that leaves two days to react is a small change that can be measured quickly.',
    ].join('\n'),
  },
} satisfies WritingGuide;
