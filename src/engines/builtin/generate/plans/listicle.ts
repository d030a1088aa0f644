import { article } from './article.js';
import type { Plan } from './plan.js';
import { sizeOf } from './size.js';

const USUAL_COUNT = { short: 3, medium: 5, long: 10 } as const;

/** An article with numbered headings; as many as the prompt asks for, else what suits the length. */
export const listicle: Plan = (context) =>
  article({
    ...context,
    brief: { ...context.brief, count: context.brief.count ?? USUAL_COUNT[sizeOf(context.words)] },
  });
