import { coverLetterGuide } from '../guides/cover-letter.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const coverLetter = {
  id: 'cover-letter',
  name: 'Cover Letter',
  description:
    'An application letter that puts your own statements in order; it adds no experience of its own.',
  variables: [
    prompt('The role and the employer, and in your own words what you bring.'),
    OPTIONS.points,
    OPTIONS.facts,
    OPTIONS.recipient,
    OPTIONS.sender,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Cover letter for a junior graphic designer position at Studio Elm. I have two years of experience at a print shop and a portfolio of packaging work.',
      options: { sender: 'Mika Lund' },
    },
    content:
      'Subject: Application for a junior graphic designer position at Studio Elm\n\nHello,\n\nI am applying for a junior graphic designer position at Studio Elm. I have two years of experience at a print shop and a portfolio of packaging work.\n\nBest regards\nMika Lund',
  },
  lengths: { short: { words: 80 }, medium: { words: 120 }, long: { words: 160 } },
  guide: coverLetterGuide,
  layout: 'letter',
} satisfies TemplateDefinition;
