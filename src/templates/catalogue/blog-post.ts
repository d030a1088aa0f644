import type { TemplateDefinition } from '../template-definition.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const blogPost = {
  id: 'blog-post',
  name: 'Blog Post',
  description:
    'A headline, an opening, one section per point and a next step. Topics it knows nothing about become an outline to work from.',
  variables: [
    {
      name: 'prompt',
      type: 'string',
      required: true,
      description: 'The topic, as a phrase or a question; audience and points to cover if you have them.',
    },
    { name: 'options.audience', type: 'string', required: false, description: 'Who reads the text.' },
    {
      name: 'options.points',
      type: 'string[]',
      required: false,
      description: 'What the text should cover, in this order.',
    },
    {
      name: 'options.keywords',
      type: 'string[]',
      required: false,
      description: 'Words that must stand in the text.',
    },
    { name: 'options.facts', type: 'string[]', required: false, description: 'Facts to use, one each.' },
    {
      name: 'options.call_to_action',
      type: 'string',
      required: false,
      description: 'What the reader should do, as the last sentence.',
    },
    {
      name: 'options.avoid',
      type: 'string[]',
      required: false,
      description: 'Words that must not stand in the text.',
    },
    {
      name: 'options.seed',
      type: 'integer',
      required: false,
      description: 'Another number gives another wording where there is one.',
    },
  ],
  example: {
    request: {
      prompt:
        'Write a blog post about how small bakeries can use Instagram to attract local customers. Mention weekly specials, behind-the-scenes videos and user photos. Target audience: bakery owners. Include the keyword "local bakery marketing".',
      options: { tone: 'friendly' },
    },
    content: '',
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system:
    'You write blog posts. Give the post a headline that says what it is about, an opening that shows why it matters to the reader, one section with a short heading for each point, and a closing paragraph with a next step. Each section says what, why and how, with plain practical advice. Use the points and keywords given; invent no studies, figures or quotations.',
  plan: 'article',
} satisfies TemplateDefinition;
