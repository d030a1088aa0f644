import { announcementGuide } from '../guides/announcement.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const announcement = {
  id: 'announcement',
  name: 'Announcement',
  description: 'Announces news: the news first, then your facts and the call to action.',
  variables: [
    prompt('The news as a sentence, with date, place and what comes with it.'),
    OPTIONS.facts,
    OPTIONS.points,
    OPTIONS.callToAction,
    OPTIONS.sender,
    OPTIONS.brand,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt: 'Our new vegan bakery opens on Main Street on 3 May with free coffee for the first 50 guests',
      options: { tone: 'friendly' },
    },
    content: 'Our new vegan bakery opens on Main Street on 3 May with free coffee for the first 50 guests.',
  },
  lengths: { short: { words: 40 }, medium: { words: 80 }, long: { words: 130 } },
  guide: announcementGuide,
  layout: 'news',
} satisfies TemplateDefinition;
