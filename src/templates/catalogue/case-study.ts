import { caseStudyGuide } from '../guides/case-study.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const caseStudy = {
  id: 'case-study',
  name: 'Case Study',
  description: 'The situation, what was done and what came of it, from the facts you give.',
  variables: [
    prompt('Client, problem, solution and result, best as "Problem: …" lines.'),
    OPTIONS.facts,
    OPTIONS.points,
    OPTIONS.callToAction,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Client: Fern Hotels. Problem: guests waited 15 minutes to check in. Solution: self-service kiosks at both entrances. Result: the average wait fell to 3 minutes.',
    },
    content:
      'Fern Hotels\n\nProblem\n\nGuests waited 15 minutes to check in.\n\nSolution\n\nSelf-service kiosks at both entrances.\n\nResult\n\nThe average wait fell to 3 minutes.',
  },
  lengths: { short: { words: 70 }, medium: { words: 120 }, long: { words: 220 } },
  guide: caseStudyGuide,
  layout: 'sections',
} satisfies TemplateDefinition;
