import { socialPostGuide } from '../guides/social-post.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const socialPost = {
  id: 'social-post',
  name: 'Social Media Post',
  description: 'A short post that carries your message, with hashtags from your keywords.',
  variables: [
    prompt('The message, with date, place and what comes with it.'),
    OPTIONS.facts,
    OPTIONS.keywords,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Instagram post announcing our new summer menu, starting 1 July, with three vegan dishes. Hashtags: #summermenu #vegan',
      options: { tone: 'friendly' },
    },
    content:
      'Announcing our new summer menu\n\nStarting 1 July, with three vegan dishes\n\n#summermenu #vegan',
  },
  lengths: { short: { words: 15 }, medium: { words: 30 }, long: { words: 60 } },
  guide: socialPostGuide,
  layout: 'post',
} satisfies TemplateDefinition;
