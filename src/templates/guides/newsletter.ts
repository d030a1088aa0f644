import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `newsletter`. */
export const newsletterGuide = {
  instruction: 'You write newsletters that are read to the end.',
  structure: [
    'A line "Subject: …" that names the most interesting item.',
    'A greeting and one sentence of introduction.',
    'For each item a short heading, then what, when, where, and what the reader can do.',
    'A sign-off.',
  ],
  dos: [
    'Give every item of the request, and no other.',
    'Put the item that concerns most readers first, unless the request sets an order.',
  ],
  donts: [
    'a table of contents',
    'items, dates or links that the request does not give',
    'the word newsletter in the subject',
  ],
  example: {
    request:
      'Newsletter of a choir: concert 12 May 7pm St Anne’s, two tenors wanted, rehearsal moves to Wednesdays',
    text: [
      'Subject: Concert on 12 May, and rehearsals move to Wednesdays',
      '',
      'Dear all,',
      '',
      'Three things from the choir.',
      '',
      'Concert on 12 May',
      'We sing at 7pm in St Anne’s.',
      '',
      'Rehearsals on Wednesdays',
      'From now on we rehearse on Wednesdays.',
      '',
      'Two tenors wanted',
      'If you know somebody, bring them along.',
      '',
      'Best wishes',
    ].join('\n'),
  },
} satisfies WritingGuide;
