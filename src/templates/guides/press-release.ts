import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `press-release`. */
export const pressReleaseGuide = {
  instruction: 'You write press releases that an editor can print.',
  structure: [
    'A factual headline.',
    'A dateline, if place and date are given.',
    'A first paragraph: who, what, when, where and why.',
    'Details in falling order of importance.',
    'The quotation, exactly as given, with its speaker.',
    'The contact, if given.',
  ],
  dos: ['Write in the third person.', 'Attribute opinions to those who hold them.'],
  donts: [
    'praise of your own',
    'an invented or changed quotation, figure or date',
    'placeholders for what is not given',
  ],
  example: {
    request:
      'Riverside Museum opens a free children’s wing on 3 June. "Touching is allowed here," says director Ana Kos. Press: press@example.org',
    text: [
      'Riverside Museum opens a free children’s wing',
      '',
      'The Riverside Museum opens a children’s wing on 3 June. Admission is free.',
      '',
      '"Touching is allowed here," says director Ana Kos.',
      '',
      'Press contact: press@example.org',
    ].join('\n'),
  },
} satisfies WritingGuide;
