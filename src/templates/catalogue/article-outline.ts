import type { TemplateDefinition } from '../template-definition.js';
import { OPTIONS, prompt } from '../template-variables.js';

/** See `description`. The example's content is the built-in engine's own, held equal by a test. */
export const articleOutline = {
  id: 'article-outline',
  name: 'Article Outline',
  description:
    'A headline with sections, and for each the question it answers and what to say; questions alone where the topic is unknown.',
  variables: [
    prompt('The topic of the article.'),
    OPTIONS.audience,
    OPTIONS.points,
    OPTIONS.callToAction,
    OPTIONS.avoid,
    OPTIONS.seed,
  ],
  example: {
    request: { prompt: 'Outline for an article about remote work for managers of small teams' },
    content:
      "Remote Work: A Practical Guide\n\nIntroduction\n\n• Open with the situation for managers of small teams: the freedom is real, and so is the risk that work spreads into every hour\n• Say in one sentence what the reader will be able to do afterwards\n\nGive the day edges\n\n• How do I keep work and private life apart?\n• Advice: choose a starting ritual, such as a short walk, and a closing one, such as writing down tomorrow's three tasks\n\nProtect long stretches of focus\n\n• How do I stay focused at home?\n• Advice: block two hours in the calendar, silence notifications, and tell colleagues when you will be back\n\nWrite things down\n\n• How does a remote team keep everyone informed?\n• Advice: end each meeting with a short note: what was decided, who does what, and by when\n\nKeep the human contact\n\n• How do I stay in touch with colleagues?\n• Advice: start calls with a few minutes of ordinary talk, and meet in person when you can\n\nSet up a place to work\n\n• What does a good home office need?\n• Advice: keep that spot for work only, so that leaving it means leaving work\n\nConclusion\n\n• Repeat the one point that matters most",
  },
  lengths: { short: { words: 90 }, medium: { words: 180 }, long: { words: 350 } },
  system:
    'You write outlines for articles. Give a headline, an introduction, four to eight sections with a short heading each, and a conclusion. Under each heading stand one to three notes: the question it answers, the advice or argument, and an example to look for. Mark every place where the author must add facts of their own, and invent none.',
  plan: 'article-outline',
} satisfies TemplateDefinition;
