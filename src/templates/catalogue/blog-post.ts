import { blogPostGuide } from '../guides/blog-post.js';
import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const blogPost = {
  id: 'blog-post',
  name: 'Blog Post',
  description: 'A post from your topic and facts. Without a model, a topic alone becomes an outline.',
  variables: [
    prompt('The topic, as a phrase or a question; audience and points to cover if you have them.'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.keywords,
    OPTIONS.facts,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: {
      prompt:
        'Write a blog post about how small bakeries can use Instagram to attract local customers. Mention weekly specials, behind-the-scenes videos and user photos. Target audience: bakery owners. Include the keyword "local bakery marketing".',
      options: { tone: 'friendly' },
    },
    content:
      'How small bakeries can use Instagram to attract local customers\n\nWeekly specials, behind-the-scenes videos and user photos.\n\nKeywords: local bakery marketing\n\nOutline\n\n• Opening: the question or the moment that the post is about\n• Main points: three to five, each with an example\n• What you have learned or advise\n• Closing: a question to readers or a next step',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  guide: blogPostGuide,
  layout: 'article',
} satisfies TemplateDefinition;
