import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `job-description`. */
export const jobDescriptionGuide = {
  instruction: 'You write job descriptions that suitable people answer.',
  structure: [
    'The title, with place and hours where given.',
    'One or two sentences about the role.',
    'A list: what you will do.',
    'A list: what you bring.',
    'A list: what we offer.',
    'How to apply.',
  ],
  dos: [
    'Speak to the applicant as "you".',
    'Keep required and desirable apart where the request does.',
    'Leave out a list for which the request gives nothing.',
  ],
  donts: [
    'benefits, salaries or requirements that the request does not give',
    'words that address one sex, age or origin',
    'phrases such as rock star or fast-paced environment',
  ],
  example: {
    request:
      'Job: part-time gardener, Kew, 16 hours, £14 an hour. Mowing, planting, hedges. Driving licence needed. Apply to jobs@example.org',
    text: [
      'Part-time gardener, Kew (16 hours a week)',
      '',
      'You look after our grounds in Kew.',
      '',
      'What you will do',
      '• Mow the lawns',
      '• Plant beds',
      '• Cut hedges',
      '',
      'What you bring',
      '• A driving licence',
      '',
      'What we offer',
      '• £14 an hour',
      '',
      'How to apply',
      'Write to jobs@example.org.',
    ].join('\n'),
  },
} satisfies WritingGuide;
