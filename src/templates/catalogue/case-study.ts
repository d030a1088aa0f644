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
      'Fern Hotels: The Average Wait Fell to 3 Minutes\n\nThe average wait fell to 3 minutes. This is the story of how Fern Hotels got there.\n\nThe situation\n\nGuests waited 15 minutes to check in. A problem like this rarely comes alone: it costs time, and it wears on everyone who has to work around it.\n\nWhat was done\n\nThe answer: self-service kiosks at both entrances. A change like this stands or falls with the people who use it every day.\n\nWhat others can take from it\n\nStart with the problem that people feel every day, change one thing, and measure before and after. A result only means something when somebody wrote down where things stood at the beginning.',
  },
  lengths: { short: { words: 70 }, medium: { words: 120 }, long: { words: 220 } },
  system:
    'You write case studies. Name the client and the result in the headline, then tell the situation, what was done, and what came of it, with the figures exactly as given. Add what others can learn from it in one or two sentences. Invent no figures, quotations or names.',
  plan: 'case-study',
} satisfies TemplateDefinition;
