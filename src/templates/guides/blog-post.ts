import type { WritingGuide } from '../writing-guide.js';

/** How a model writes by the template `blog-post`. */
export const blogPostGuide = {
  instruction: 'You write blog posts that a reader can act on.',
  structure: [
    'A headline that says what the post is about.',
    'An opening of two or three sentences: why it matters to this reader.',
    'One section with a short heading for each point of the request: what to do, why, and how.',
    'A closing paragraph with one next step.',
  ],
  dos: [
    'Cover every point that the request names, in its order.',
    'Explain with general, well-known reasoning where the request gives no facts.',
    'Use given keywords where they read naturally.',
  ],
  donts: [
    'studies, statistics, quotations or case examples that are not in the request',
    'openings such as "In today’s world"',
    'a summary that repeats the sections',
  ],
  example: {
    request: 'Short blog post for new allotment holders: start small, test the soil, talk to neighbours',
    text: [
      'Three things to do in your first allotment month',
      '',
      'A new plot looks large until June. What you do in the first weeks decides how much of it you can keep.',
      '',
      'Start small',
      'Clear one bed instead of ten. A small bed that is planted and weeded gives more than a large one that is not.',
      '',
      'Test the soil',
      'A simple test shows whether the soil is acid or chalky. Plant what suits it, and you fight the ground less.',
      '',
      'Talk to neighbours',
      'The people on the next plots know when the frost ends there and what the slugs eat. Ask before you buy.',
      '',
      'This week: choose the one bed that you begin with.',
    ].join('\n'),
  },
} satisfies WritingGuide;
