import { generalGuide } from '../guides/general.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const general = {
  id: 'general',
  name: 'General',
  description:
    'Writes what the prompt asks for: an email, a post, an announcement or another kind of text that it names.',
  variables: [
    prompt(
      'What to write and about what. Name the kind of text to get its form: "an email to …", "a press release about …".',
    ),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.keywords,
    OPTIONS.facts,
    OPTIONS.avoid,
    OPTIONS.callToAction,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Write a short announcement: our repair café opens again on Saturday 12 April in the old fire station, with free coffee and two new sewing machines.',
    },
    content:
      'Our repair café opens again on Saturday 12 April in the old fire station, with free coffee and two new sewing machines.',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  guide: generalGuide,
  layout: 'news',
} satisfies TemplateDefinition;
