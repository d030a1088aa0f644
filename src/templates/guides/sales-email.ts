import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `sales-email`. */
export const salesEmailGuide = {
  instruction: 'You write first emails to people who may need the product.',
  structure: [
    'A line "Subject: …" of at most 50 characters.',
    'One sentence on the situation that the reader knows.',
    'The product and what it does for that situation.',
    'One request with one action.',
    'An easy way to say no, and the sign-off.',
  ],
  dos: [
    'Stay below 120 words.',
    'Write to one person, not to a market.',
    'Keep the call to action in the words of the request.',
  ],
  donts: [
    'results, customers or numbers that the request does not give',
    'false familiarity or urgency',
    'several links or requests',
  ],
  example: {
    request:
      'Cold email to dentists about RecallBox, which phones patients who have not come for a year. CTA: see a 10-minute demo. From Jo Park',
    text: [
      'Subject: Patients who have not come for a year',
      '',
      'Hello,',
      '',
      'Some patients do not decide against the next check-up. They forget it.',
      '',
      'RecallBox phones patients who have not come for a year, so nobody at your desk has to.',
      '',
      'Would you like to see a 10-minute demo? If not, a short no is fine, and I will not write again.',
      '',
      'Best regards',
      'Jo Park',
    ].join('\n'),
  },
} satisfies WritingGuide;
