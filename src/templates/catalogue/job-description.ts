import { jobDescriptionGuide } from '../guides/job-description.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const jobDescription = {
  id: 'job-description',
  name: 'Job Description',
  description: 'The role with the duties, requirements and conditions that you list, and how to apply.',
  variables: [
    prompt('The role, with duties, requirements, hours, pay and place.'),
    OPTIONS.facts,
    OPTIONS.brand,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Job ad for a part-time barista in Leeds. Duties: making coffee, serving guests, closing the till. Requirements: weekend availability, friendly manner. 20 hours a week, £12 an hour.',
      options: { tone: 'friendly' },
    },
    content:
      'Part-time barista in Leeds\n\n20 hours a week, £12 an hour.\n\nDuties\n\n• Making coffee\n• Serving guests\n• Closing the till\n\nRequirements\n\nWeekend availability, friendly manner.',
  },
  lengths: { short: { words: 80 }, medium: { words: 130 }, long: { words: 200 } },
  guide: jobDescriptionGuide,
  layout: 'sections',
} satisfies TemplateDefinition;
