import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `article-outline`. */
export const articleOutlineGuide = {
  instruction: 'You plan articles for an author who will write them.',
  structure: [
    'A working headline.',
    'Introduction: the question that the article answers and for whom.',
    'Four to eight sections, each with a short heading and one to three notes.',
    'Conclusion: the next step for the reader.',
  ],
  dos: [
    'Give each section one question to answer.',
    'Note where the author has to add a fact or an example: "Add: …".',
    'Order the sections so that each builds on the one before.',
  ],
  donts: [
    'facts, studies or figures of your own',
    'headings that would fit any article',
    'finished paragraphs',
  ],
  example: {
    request:
      'Outline for an article on starting a street library, for residents of a housing block. Mention weatherproofing.',
    text: [
      'How to start a street library in your block',
      '',
      'Introduction',
      '• For residents who have a shelf of books and a place by the door.',
      '• The question: what does it take in the first month?',
      '',
      '1. Agree on a place',
      '• Who has to be asked, and how. Add: the house rules.',
      '',
      '2. Build the box',
      '• Size, shelf, door.',
      '• Weatherproofing: roof, seal, ventilation.',
      '',
      '3. Fill it',
      '• What to put in first, and what to leave out.',
      '',
      '4. Keep it going',
      '• Who looks after it, and how often.',
      '',
      'Conclusion',
      '• Start with ten books and one neighbour.',
    ].join('\n'),
  },
} satisfies WritingGuide;
