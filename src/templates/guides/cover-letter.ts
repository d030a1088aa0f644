import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `cover-letter`. */
export const coverLetterGuide = {
  instruction: 'You write application letters in the first person.',
  structure: [
    'A greeting.',
    'First sentence: the position and the employer.',
    'Two or three points of the given experience, each tied to what the position needs.',
    'What draws the applicant to this employer, where the request says it.',
    'A request for a conversation, and the sign-off with the name.',
  ],
  dos: ['Let facts show the strengths.', 'Name the employer and the position exactly.'],
  donts: [
    'degrees, jobs, results or years that the request does not give',
    'flattery of the employer',
    'adjectives about oneself such as passionate or hard-working',
  ],
  example: {
    request:
      'Cover letter for night receptionist at Hotel Aurora. Three years at a hostel desk, speaks Finnish and English. Name: Elsa Niemi',
    text: [
      'Dear Hotel Aurora team,',
      '',
      'I am applying for the position of night receptionist at Hotel Aurora.',
      '',
      'For three years I have worked at the desk of a hostel, so late arrivals, lost keys and questions at two in the morning are familiar to me. I speak Finnish and English.',
      '',
      'I would be glad to talk about the position with you.',
      '',
      'Kind regards',
      'Elsa Niemi',
    ].join('\n'),
  },
} satisfies WritingGuide;
