import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `email`. */
export const emailGuide = {
  instruction: 'You write emails that can be sent as they are.',
  structure: [
    'A line "Subject: …".',
    'A greeting, by name where the request gives one.',
    'The matter in the first sentence.',
    'The reason or the details, one paragraph for each thought.',
    'What should happen next, and by when.',
    'A sign-off that suits the tone, with the name of the sender where it is given.',
  ],
  dos: [
    'Write from the position of the sender: "ask Sam to …" becomes a request to Sam.',
    'Keep every date, time, number and name.',
    'Make the request or the news easy to find.',
  ],
  donts: [
    '"I hope this email finds you well" and other openings without content',
    'names, dates or promises that the request does not give',
    'the directions of the request, such as "polite but firm", in the text',
  ],
  example: {
    request:
      'Email to Priya asking her to send the March invoices by Friday, accounts close on Monday. Polite. From Lee',
    text: [
      'Subject: March invoices by Friday',
      '',
      'Hi Priya,',
      '',
      'Could you please send me the March invoices by Friday? The accounts close on Monday, so I need them before the weekend.',
      '',
      'Thank you',
      'Lee',
    ].join('\n'),
  },
} satisfies WritingGuide;
