import { metaDescriptionGuide } from '../guides/meta-description.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const metaDescription = {
  id: 'meta-description',
  name: 'SEO Title and Meta Description',
  description: 'A title of at most 60 and a description of at most 155 characters for a page you describe.',
  variables: [
    prompt('What the page is about.'),
    OPTIONS.keywords,
    OPTIONS.facts,
    OPTIONS.audience,
    OPTIONS.brand,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt: 'Page about handmade leather wallets. Keywords: leather wallet, handmade',
      options: { call_to_action: 'Choose your leather' },
    },
    content: 'Title: Handmade leather wallets\nDescription: Handmade leather wallets. Choose your leather.',
  },
  lengths: { short: { words: 25 }, medium: { words: 30 }, long: { words: 35 } },
  hasFixedForm: true,
  guide: metaDescriptionGuide,
  layout: 'snippet',
} satisfies TemplateDefinition;
