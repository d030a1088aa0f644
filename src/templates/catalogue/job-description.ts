import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const jobDescription = {
  id: 'job-description',
  name: 'Job Description',
  description: 'The role, duties, profile and conditions sorted from what you list, and how to apply.',
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
      "Part-Time Barista in Leeds\n\nWe're looking for a part-time barista in Leeds, and it might be you. Below you'll find what the work involves, what we ask for and how to apply.\n\nWhat you'll do\n\n• Making coffee\n• Serving guests\n• Closing the till\n\nWhat you bring\n\n• Weekend availability\n• Friendly manner\n\nWhat we offer\n\n• 20 hours a week\n• £12 an hour\n\nHow to apply\n\nSend us your CV and a few lines about yourself: we look forward to meeting you. If you meet most of the points but not every one of them, please apply all the same. If you have questions about the role, you're welcome to ask before you apply.",
  },
  lengths: { short: { words: 80 }, medium: { words: 130 }, long: { words: 200 } },
  system:
    'You write job descriptions. Give the title, one or two sentences about the role, a list of duties, a list of what the person should bring, a list of what is offered, and how to apply. Keep requirements to what was given, use language that excludes nobody, and invent no benefits or salaries.',
  plan: 'job-description',
} satisfies TemplateDefinition;
