import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const linkedinPost = {
  id: 'linkedin-post',
  name: 'LinkedIn Post',
  description:
    'A first line that stands alone, a few short paragraphs and a question, on news you give or a topic it knows.',
  variables: [
    prompt('The news or the insight, with your own points.'),
    OPTIONS.points,
    OPTIONS.facts,
    OPTIONS.keywords,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: 'LinkedIn post about giving feedback' },
    content:
      'Good feedback is a gift of attention: somebody has looked closely and taken the trouble to say so.\n\nWhat I would do first:\n\nTalk about what happened, not about what somebody is like. Name the situation, what was done, and what followed from it, in three sentences.\n\nSoon is better than perfect, and in private is better than in front of others. Ask whether it is a good moment, and take it within a day or two.\n\nPraise is information, and it should be as exact as criticism. Name the detail, and say what it made possible.\n\nHow do you handle this?\n\n#givingFeedback',
  },
  lengths: { short: { words: 60 }, medium: { words: 120 }, long: { words: 200 } },
  system:
    "You write posts for LinkedIn. The first line stands alone and makes the reader want the second. Then come short paragraphs of one or two sentences, concrete and without jargon, and a question at the end that people can answer from their own experience. Use the author's facts only, and at most three hashtags.",
  plan: 'linkedin-post',
} satisfies TemplateDefinition;
