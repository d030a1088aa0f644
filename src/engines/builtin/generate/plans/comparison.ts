import { COMPARISON_CONTEXT, COMPARISON_POINTS, type ComparisonPoint } from '../data/comparison-points.js';
import { FOR_AUDIENCE } from '../data/article-phrases.js';
import { capitalise, lowerFirst, titleCase } from '../grammar/casing.js';
import { numberWord } from '../grammar/joining.js';
import { Draft, optional } from '../realise/draft.js';
import { fillSlots, type Slots } from '../realise/voice.js';
import { listedFacts, statementsOf } from './article-facts.js';
import { sizeOf } from './size.js';
import { callToAction } from './call-to-action.js';
import type { Plan } from './plan.js';

/** What the prompt says of the two sides, then what to weigh between them; the engine does not judge for the reader. */
export const comparison: Plan = (context) => {
  const { brief, voice, words } = context;
  const [first, second] = brief.topic.sides ?? [brief.topic.handle, 'the alternative'];
  const a = lowerFirst(first, brief.names);
  const b = lowerFirst(second, brief.names);
  const slots = { a, b };
  const size = sizeOf(words);
  const room = Math.max(
    2,
    Math.round(
      (words - (size === 'short' ? 45 : 75)) / (size === 'short' ? 28 : size === 'medium' ? 54 : 78),
    ),
  );
  const points = COMPARISON_POINTS.slice(0, Math.min(room, COMPARISON_POINTS.length));
  const draft = new Draft()
    .title(titleCase(`${first} vs ${second}`))
    .paragraph(
      voice.say(COMPARISON_CONTEXT, slots),
      brief.audience ? voice.say(FOR_AUDIENCE, { audience: lowerFirst(brief.audience, brief.names) }) : null,
      optional(2, `${capitalise(numberWord(points.length))} questions make the decision easier.`),
    )
    .paragraph(...statementsOf(brief))
    .bullets(listedFacts(brief).map(capitalise));
  for (const criterion of brief.points.slice(0, 6))
    draft
      .section(capitalise(criterion))
      .paragraph(
        `As to ${lowerFirst(criterion, brief.names)}, put the two side by side: what speaks for ${a}, and what for ${b}?`,
      );
  for (const point of points) addPoint(draft, point, slots, size === 'short');
  draft.section(size === 'short' ? null : 'Making the decision');
  return draft.paragraph(
    `If the answers point the same way, choose ${a} or ${b} with a quiet mind.`,
    optional(
      3,
      'If they do not, take the option that is easier to undo, and look at it again in a few months.',
    ),
    brief.callToAction ? callToAction(brief.callToAction) : null,
  );
};

function addPoint(draft: Draft, point: ComparisonPoint, slots: Slots, isShort: boolean): void {
  const say = (text: string | undefined) => (text ? fillSlots(text, slots) : null);
  draft
    .section(isShort ? null : point.heading)
    .paragraph(
      say(point.claim),
      isShort ? null : optional(2, say(point.why)),
      optional(1, say(point.how)),
      isShort ? null : optional(3, say(point.watch)),
    );
}
