import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const blogPost = {
  id: 'blog-post',
  name: 'Blog Post',
  description:
    'A headline, an opening, one section per point and a next step. Topics it knows nothing about become an outline to work from.',
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
      "How Small Bakeries Can Use Instagram to Attract Local Customers\n\nA good feed works like a shop window: it's open all day, and it costs little to change. If you want to attract local customers, you don't need a big budget: you need a plan you can stick to. This one is for bakery owners. Looking for local bakery marketing? You're in the right place. Below are four things to get right, starting with weekly specials, behind-the-scenes videos and user photos.\n\nWeekly specials\n\nWeekly specials give people a reason to come back this week rather than \"some day\". A short window turns a vague intention into a plan, and it gives you something new to say without inventing news. Announce them on the same day every week, show one clear picture, and state the price and the last day. Don't run so many that the regular price starts to look like the exception.\n\nBehind-the-scenes videos\n\nBehind-the-scenes videos show the work that customers never see. Watching a thing being made answers questions about quality that a description can't. Film twenty or thirty seconds on a phone, in daylight, and let the sound of the work carry it. Ask everyone on screen for permission first.\n\nUser photos\n\nUser photos are often more convincing than anything you say about yourself. A picture shows the thing in real life, and people believe what they see. Use daylight, one subject and a calm background, and ask before you publish a picture of someone else.\n\nPost on a rhythm you can keep\n\nTwo good posts a week, every week, beat a burst of ten followed by silence. Readers get used to accounts that show up reliably, and forget the others. Prepare a week of posts in one sitting, and schedule them.\n\nWhere to go from here\n\nYou don't have to do everything this week. Choose the idea that fits you best, try it for a month, and build from there.",
  },
  lengths: { short: { words: 100 }, medium: { words: 300 }, long: { words: 800 } },
  system:
    'You write blog posts. Give the post a headline that says what it is about, an opening that shows why it matters to the reader, one section with a short heading for each point, and a closing paragraph with a next step. Each section says what, why and how, with plain practical advice. Use the points and keywords given; invent no studies, figures or quotations.',
  plan: 'article',
} satisfies TemplateDefinition;
