import { articleTitle } from './article-title.js';
import { capitalise, lowerFirst } from '../grammar/casing.js';
import { Draft, optional } from '../realise/draft.js';
import { findKnowledge } from './know.js';
import { outline } from './outline.js';
import type { Plan } from './plan.js';
import { sizeOf } from './size.js';

const WORDS_PER_SECTION = { short: 22, medium: 30, long: 36 } as const;

/** Headings with the question that each section answers and what it should say; questions alone for unknown topics. */
export const articleOutline: Plan = (context) => {
  const { brief, voice, words } = context;
  const known = findKnowledge(
    brief,
    Math.max(3, Math.round((words - 30) / WORDS_PER_SECTION[sizeOf(words)])),
  );
  if (known.points.length < 3) return outline(context);
  const audience = brief.audience ? ` for ${lowerFirst(brief.audience, brief.names)}` : '';
  const draft = new Draft()
    .title(articleTitle(context))
    .section('Introduction')
    .bullets([
      known.frame
        ? `Open with the situation${audience}: ${lowerFirst(voice.shuffle(known.frame.context)[0] ?? '').replace(/\.$/, '')}`
        : `Open with a situation that the reader${audience} knows`,
      optional(2, 'Say in one sentence what the reader will be able to do afterwards'),
    ]);
  for (const point of known.points)
    draft
      .section(point.heading)
      .bullets([
        point.question ?? `Main idea: ${lowerFirst(point.claim).replace(/\.$/, '')}`,
        optional(
          1,
          point.how === ''
            ? `Why: ${lowerFirst(point.why).replace(/\.$/, '')}`
            : `Advice: ${lowerFirst(point.how).replace(/\.$/, '')}`,
        ),
        optional(3, point.watch ? `Mention the catch: ${lowerFirst(point.watch).replace(/\.$/, '')}` : null),
        optional(4, 'Add an example of your own'),
      ]);
  for (const text of known.undeveloped)
    draft
      .section(capitalise(text))
      .bullets([`What should the reader know about ${lowerFirst(text, brief.names)}?`]);
  return draft
    .section('Conclusion')
    .bullets([
      'Repeat the one point that matters most',
      brief.callToAction
        ? `End with: ${brief.callToAction}`
        : optional(2, 'Name the next step, small enough to be taken today'),
    ]);
};
